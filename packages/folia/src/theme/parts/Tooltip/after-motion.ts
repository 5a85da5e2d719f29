import { motionDeadline } from '../../../shared/constants';

/**
 * Calls back when no animation of the element is running any more: at once when nothing does, and after a second at the latest,
 * even if something still moves then.
 *
 * @returns a function that cancels it
 */
export function afterMotion(
  element: { getAnimations(): { finished: Promise<unknown> }[] },
  done: () => void,
): () => void {
  const motions = element.getAnimations();
  if (motions.length === 0) {
    done();
    return () => {};
  }
  const state = { over: false };
  const end = () => {
    clearTimeout(deadline);
    if (!state.over) done();
    state.over = true;
  };
  const deadline = setTimeout(end, motionDeadline);
  void Promise.allSettled(motions.map(({ finished }) => finished)).then(end);
  return () => {
    state.over = true;
    clearTimeout(deadline);
  };
}
