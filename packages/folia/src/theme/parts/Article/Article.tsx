import { Article as Body, Slot } from '../../../client';

/** The page's own text. */
export function Article() {
  return (
    <article className="folia-doc">
      <Slot name="beforeDocContent" />
      <Body />
      <Slot name="afterDocContent" />
    </article>
  );
}
