/** What an enlarged image is doing. */
export type ZoomState = 'closed' | 'opening' | 'opened' | 'closing';
/** `settle`: the animation has ended. `leave`: the page goes, whatever is happening. */
export type ZoomRequest = 'open' | 'close' | 'settle' | 'leave';

/** What each state becomes; a request that is not named changes nothing. */
const ways: Record<ZoomState, Partial<Record<ZoomRequest, ZoomState>>> = {
  closed: { open: 'opening' },
  opening: { settle: 'opened', leave: 'closed' },
  opened: { close: 'closing', leave: 'closed' },
  closing: { settle: 'closed', leave: 'closed' },
};

/** Events on the image, by the state that has just begun. */
export const zoomEvents = { opening: 'open', opened: 'opened', closing: 'close', closed: 'closed' } as const;

export interface ZoomMachine {
  get(): ZoomState;
  /** False when the request was ignored. */
  ask(request: ZoomRequest): boolean;
}

export function createZoomMachine(changed: (state: ZoomState) => void): ZoomMachine {
  let state: ZoomState = 'closed';
  return {
    get: () => state,
    ask(request) {
      const next = ways[state][request];
      if (!next) return false;
      state = next;
      changed(next);
      return true;
    },
  };
}
