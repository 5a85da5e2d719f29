import { useBanner } from 'folia/client';
import './own-banner.css';

export function OwnBanner() {
  const banner = useBanner();
  if (!banner) return null;
  return (
    <aside className="own-banner">
      <a href={banner.href}>{banner.message}</a>
      <button type="button" onClick={banner.close}>
        Enough
      </button>
    </aside>
  );
}
