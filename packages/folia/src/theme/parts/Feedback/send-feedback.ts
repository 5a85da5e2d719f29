/** Timeout of the request, in milliseconds. */
const longestWait = 8_000;

/** What the address of `theme.feedback` receives, as JSON. */
export interface FeedbackAnswer {
  route: { id: string; locale: string; version: string };
  helpful: boolean;
}

/** Whether the answer has arrived. It is sent once, even when the page is left meanwhile. */
export async function sendFeedback(endpoint: string, answer: FeedbackAnswer): Promise<boolean> {
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(new Error('It took too long.')), longestWait);
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(answer),
      credentials: 'omit',
      keepalive: true,
      signal: late.signal,
    });
    return response.ok;
  } catch (error) {
    console.warn('The feedback could not be sent.', error);
    return false;
  } finally {
    clearTimeout(timer);
  }
}
