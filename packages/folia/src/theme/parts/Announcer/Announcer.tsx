import { useAnnouncement } from '../../../client';

/** What screen readers are told politely: a new page, a copied block (AX-11). */
export function Announcer() {
  const text = useAnnouncement();
  return (
    <div className="folia-visually-hidden" role="status" aria-live="polite">
      {text}
    </div>
  );
}
