/** Paragraphs enough to scroll by. */
export const Filler = ({ count = 8 }: { count?: number }) =>
  Array.from({ length: count }, (_, index) => `Paragraph ${index + 1}`).map((name) => (
    <p key={name}>{name} says nothing new, but it takes its place, so that there is something to scroll by.</p>
  ));
