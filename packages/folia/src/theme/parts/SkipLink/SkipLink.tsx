import { useStrings } from '../../../client';
import './SkipLink.css';

/** Skips the header; the first element that the Tab key reaches. */
export function SkipLink() {
  return (
    <a className="folia-skip-link" href="#folia-content">
      {useStrings().skipToContent}
    </a>
  );
}
