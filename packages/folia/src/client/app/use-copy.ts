import { useAnnounce, useStrings } from '../hooks';
import { writeClipboard } from './clipboard';

/**
 * Returns a function that puts a text on the clipboard and tells users of screen readers. It resolves to `false`, with the reason in the
 * console, when the browser refuses. What has still to be loaded is passed as a promise: after an asynchronous step Safari refuses.
 *
 * @example
 * const copy = useCopy();
 * return <button onClick={async () => setDone(await copy('npm create rslib'))}>Copy</button>;
 */
export function useCopy(): (text: string | Promise<string>) => Promise<boolean> {
  const announce = useAnnounce();
  const { copied } = useStrings();
  return async (text) => {
    try {
      await writeClipboard(text);
    } catch (error) {
      console.error('The text could not be copied.', error);
      return false;
    }
    announce(copied);
    return true;
  };
}
