/** Reads lists and counts of the API for feed and sitemap, each with what stands for a missing answer. */
import type { Dispatcher } from 'undici';

const patienceMs = 3_000;

/** Null when nothing was answered in time. */
async function answerOf(api: Dispatcher, path: string): Promise<unknown> {
  try {
    const reply = await api.request({
      path: `/api/${path}`,
      method: 'GET',
      headersTimeout: patienceMs,
      bodyTimeout: patienceMs,
    });
    return await reply.body.json();
  } catch {
    return null;
  }
}

/** A list of the API; null when it did not answer with one. */
export async function listOrNull<Row>(api: Dispatcher, path: string): Promise<Row[] | null> {
  const list = await answerOf(api, path);
  return Array.isArray(list) ? (list as Row[]) : null;
}

/** Empty while the API is away, so that the rest is still found. */
export const listOrEmpty = async <Row>(api: Dispatcher, path: string): Promise<Row[]> =>
  (await listOrNull<Row>(api, path)) ?? [];

/** A number of the API; null when it did not answer with one. */
export async function countOrNull(api: Dispatcher, path: string): Promise<number | null> {
  const answer = (await answerOf(api, path)) as { result?: unknown } | null;
  return typeof answer?.result === 'number' ? answer.result : null;
}
