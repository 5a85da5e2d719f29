export function Note() {
  return <p className="site-note">A note above every page.</p>;
}
