/** Rendered once on every page. */
export default function Mark() {
  return (
    <aside aria-label="Mark" className="global-mark">
      mark
    </aside>
  );
}
