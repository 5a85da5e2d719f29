import { useStrings } from '../../../client';
import './SkipLink.css';

/** The first thing the Tab key reaches (AX-06). */
export function SkipLink() {
  return (
    <a className="folia-skip-link" href="#folia-content">
      {useStrings().skipToContent}
    </a>
  );
}
