import type { Engine, EngineAccess, EngineQuestion, EngineRequest } from '../engines/engine';

/** `slow`: no answer in time. `broken`: another answer than records. */
export class EngineError extends Error {
  readonly kind: 'slow' | 'broken';

  constructor(kind: EngineError['kind'], cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.kind = kind;
  }
}

/** Bytes of an answer that are read. */
const largestAnswer = 8_000_000;

export interface EngineLink {
  engine: Engine;
  access: EngineAccess;
  /** Milliseconds for all that is asked for one question. */
  patience: number;
}

/**
 * Asks the engine, in one shape of query after the other until there are records.
 *
 * @throws EngineError when there is no answer
 */
export async function askEngine(
  { engine, access, patience }: EngineLink,
  question: EngineQuestion,
): Promise<unknown[]> {
  const signal = AbortSignal.timeout(patience);
  try {
    for (const request of engine.requests(question, access)) {
      const records = engine.read(await answerTo(request, signal));
      if (!records) throw new Error('The answer has no list of records.');
      if (records.length > 0) return records.slice(0, question.size);
    }
    return [];
  } catch (error) {
    throw new EngineError(signal.aborted ? 'slow' : 'broken', error);
  }
}

async function answerTo({ url, method, headers, body }: EngineRequest, signal: AbortSignal): Promise<unknown> {
  const response = await fetch(url, { method, headers, body, signal, redirect: 'error' });
  if (!response.ok) {
    await response.body?.cancel();
    throw new Error(`Status ${response.status}.`);
  }
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of response.body ?? []) {
    size += part.length;
    if (size > largestAnswer) throw new Error('The answer is too large.');
    parts.push(part);
  }
  return JSON.parse(Buffer.concat(parts).toString());
}
