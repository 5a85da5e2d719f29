import { useAllStrings, usePage } from '../../../client';
import { formatDay, joinNames } from '../../../shared/byline';
import type { PostSummary } from '../../../shared/page';
import { renderPostCover } from '../../../shared/post-cover';
import { SiteHtml } from '../../parts/SiteHtml/SiteHtml';
import './PostList.css';

/** The posts below the page, each with its cover, day, authors and one sentence. */
export function PostList() {
  const { posts = [] } = usePage();
  const { noPosts } = useAllStrings();
  if (posts.length === 0) return <p>{noPosts}</p>;
  return (
    <ul className="folia-posts">
      {posts.map((post) => (
        <Post key={post.id} post={post} />
      ))}
    </ul>
  );
}

/** The last part of its address is its id, so that an address of the list can lead to it. */
function Post({ post: { id, href, title, date, authors, description } }: { post: PostSummary }) {
  const { locale } = usePage().page.route;
  return (
    <li id={id.slice(id.lastIndexOf('/') + 1)} className="folia-post">
      <SiteHtml html={renderPostCover(id)} />
      <div>
        <p className="folia-post-line">
          <time dateTime={date} suppressHydrationWarning>
            {formatDay(date, locale)}
          </time>
          {authors.length > 0 && <span suppressHydrationWarning>{joinNames(authors, locale)}</span>}
        </p>
        <h2>
          <a href={href}>{title}</a>
        </h2>
        <p>{description}</p>
      </div>
    </li>
  );
}
