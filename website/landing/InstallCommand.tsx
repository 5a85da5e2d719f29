import { useCopy, useStrings } from 'folia/client';
import { useState } from 'react';
import './install-command.css';

const command = 'npm create rslib@latest';

/** The command that starts a project, with a button that copies it. */
export function InstallCommand() {
  const copy = useCopy();
  const { copyCode } = useStrings();
  const [done, setDone] = useState(0);
  const press = async () => {
    if (await copy(command)) setDone((times) => times + 1);
  };
  return (
    <div className="landing-command">
      <code>{command}</code>
      <button type="button" className="folia-icon-button folia-needs-script" aria-label={copyCode} onClick={press}>
        <svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true">
          <path d="M9 9h11v11H9zM15 9V4H4v11h5" />
          {/* A new key starts the animation of the tick again. */}
          {done > 0 && <path key={done} className="landing-tick" d="M11 14.5l2.5 2.5 4-5" />}
        </svg>
      </button>
    </div>
  );
}
