/** Rendered once on every page. */
export default function Mark() {
  return <div className="global-mark">mark</div>;
}
