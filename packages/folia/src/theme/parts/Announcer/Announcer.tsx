import { useAnnouncement } from '../../../client';

/** The live region: announces a new page, a copied block and the like. */
export function Announcer() {
  const text = useAnnouncement();
  return (
    <div className="folia-visually-hidden" role="status" aria-live="polite">
      {text}
    </div>
  );
}
