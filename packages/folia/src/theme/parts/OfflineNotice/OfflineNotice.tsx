import { useEffect } from 'react';
import { useAnnounce, useFailedLink, useStrings } from '../../../client';
import { Icon } from '../Icon/Icon';

/**
 * Says that a link could not be followed without a connection, and offers to try again. Nothing can be loaded then: its styles
 * are in `late.lazy.css`, and its button has no tooltip.
 */
export function OfflineNotice() {
  const { failed, dismiss } = useFailedLink();
  const strings = useStrings();
  const say = useAnnounce();
  useEffect(() => {
    if (failed) say(strings.offline);
  }, [failed, say, strings]);
  if (!failed) return null;
  return (
    <div className="folia-offline">
      {/* A new element after each attempt: the animation starts again. */}
      <p key={failed.time}>{strings.offline}</p>
      <a href={failed.href}>{strings.retry}</a>
      <button type="button" aria-label={strings.close} onClick={dismiss}>
        <Icon name="close" size={16} />
      </button>
    </div>
  );
}
