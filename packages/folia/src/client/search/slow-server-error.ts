/** The server did not respond in time. */
export class SlowServerError extends Error {}
