import type { Dispatcher } from 'undici';

/** Milliseconds. */
const limit = 3_000;

/** Null when nothing was answered in time. */
async function answerOf(api: Dispatcher, path: string): Promise<unknown> {
  try {
    const reply = await api.request({ path: `/api/${path}`, method: 'GET', headersTimeout: limit, bodyTimeout: limit });
    return await reply.body.json();
  } catch {
    return null;
  }
}

/** A list of the API; null when it did not answer with one. */
export async function answeredList<Row>(api: Dispatcher, path: string): Promise<Row[] | null> {
  const list = await answerOf(api, path);
  return Array.isArray(list) ? (list as Row[]) : null;
}

/** Empty while the API is away, so that the rest is still found. */
export const apiList = async <Row>(api: Dispatcher, path: string): Promise<Row[]> =>
  (await answeredList<Row>(api, path)) ?? [];

/** A number of the API; null when it did not answer with one. */
export async function answeredCount(api: Dispatcher, path: string): Promise<number | null> {
  const answer = (await answerOf(api, path)) as { result?: unknown } | null;
  return typeof answer?.result === 'number' ? answer.result : null;
}
