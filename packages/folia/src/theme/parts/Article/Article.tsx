import { Article as Body, Slot, usePage } from '../../../client';

/** The text of the page. A text without a level-1 heading gets one from the page's title. */
export function Article() {
  const { page, body } = usePage();
  return (
    <article className="folia-doc">
      <Slot name="beforeDocContent" />
      {page.title && !body.includes('<h1') && <h1>{page.title}</h1>}
      <Body />
      <Slot name="afterDocContent" />
    </article>
  );
}
