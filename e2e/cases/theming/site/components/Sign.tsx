import { usePage } from 'folia/client';

/** Stands on every page. */
export default function Sign() {
  return <p className="sign">You are at {usePage().page.href}</p>;
}
