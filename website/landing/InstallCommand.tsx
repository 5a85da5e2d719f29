import { useAnnounce, useStrings } from 'folia/client';
import { useState } from 'react';

const command = 'npm create rslib@latest';

/** The way to begin, ready to be pasted into a terminal. */
export function InstallCommand() {
  const announce = useAnnounce();
  const { copyCode, copied } = useStrings();
  const [done, setDone] = useState(0);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(command);
    } catch (error) {
      console.error('The command could not be copied.', error);
      return;
    }
    announce(copied);
    setDone((times) => times + 1);
  };
  return (
    <div className="landing-command">
      <code>{command}</code>
      <button type="button" className="folia-icon-button folia-needs-script" aria-label={copyCode} onClick={copy}>
        <svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true">
          <path d="M9 9h11v11H9zM15 9V4H4v11h5" />
          {/* A new key draws the tick anew. */}
          {done > 0 && <path key={done} className="landing-tick" d="M11 14.5l2.5 2.5 4-5" />}
        </svg>
      </button>
    </div>
  );
}
