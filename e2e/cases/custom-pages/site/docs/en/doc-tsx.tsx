export const frontmatter = { title: 'A document' };

export default function Document() {
  return (
    <>
      <h2 id="first">First part</h2>
      <p>Text of the first part.</p>
    </>
  );
}
