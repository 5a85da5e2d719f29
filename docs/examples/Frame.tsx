import { useHref } from 'folia/client';
import './frame.css';

/** Shows a page of the site inside another one. */
export function Frame({ page, title }: { page: string; title: string }) {
  return <iframe className="frame" src={useHref()(page)} title={title} loading="lazy" />;
}
