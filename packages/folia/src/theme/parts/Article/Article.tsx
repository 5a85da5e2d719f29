import { Article as Body, Slot, usePage } from '../../../client';

/** The page's own text. A page without a level-1 heading gets one from its title (AX-05). */
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
