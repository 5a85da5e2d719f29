import { useEffect, useRef, useState } from 'react';
import { useAllStrings, usePage, useSite } from '../../../client';
import { sendFeedback } from './send-feedback';

type State = 'sending' | 'sent' | 'failed';

/** Asks whether the page was helpful, and posts the answer to the address of the configuration. A page is answered once. */
export function Feedback() {
  const { feedback } = useSite();
  const { href, route } = usePage().page;
  const [states, setStates] = useState<Record<string, State>>({});
  const set = (state: State) => setStates((all) => ({ ...all, [href]: state }));
  const state = states[href];
  if (!feedback) return null;
  const send = async (helpful: boolean) => {
    if (state) return;
    set('sending');
    set((await sendFeedback(feedback.endpoint, { route, helpful })) ? 'sent' : 'failed');
  };
  return <Question key={href} state={state} send={send} />;
}

function Question({ state, send }: { state: State | undefined; send(helpful: boolean): Promise<void> }) {
  const strings = useAllStrings();
  const box = useRef<HTMLDivElement>(null);
  const isOpen = !state || state === 'sending';
  useEffect(() => {
    // the button that had the focus is removed
    if (!isOpen && document.activeElement === document.body) box.current?.focus({ preventScroll: true });
  }, [isOpen]);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is a group of a form
    <div
      ref={box}
      role="group"
      tabIndex={-1}
      aria-label={strings.feedbackQuestion}
      className="folia-feedback folia-needs-script"
    >
      {isOpen && (
        <>
          <span>{strings.feedbackQuestion}</span>
          <button type="button" aria-disabled={state === 'sending'} onClick={() => void send(true)}>
            {strings.feedbackYes}
          </button>
          <button type="button" aria-disabled={state === 'sending'} onClick={() => void send(false)}>
            {strings.feedbackNo}
          </button>
        </>
      )}
      <span role="status">
        {state === 'sent' && strings.feedbackSent}
        {state === 'failed' && strings.feedbackFailed}
      </span>
    </div>
  );
}
