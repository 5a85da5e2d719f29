/** There was no answer in time. */
export class SlowServerError extends Error {}
