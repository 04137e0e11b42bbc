/** Requests JSON from a payment provider; null for anything but a readable answer. */
import { request } from 'undici';

export interface JsonRequest {
  url: string;
  method: 'GET' | 'POST';
  headers?: Record<string, string>;
  body?: string;
  /** Milliseconds until the request is aborted. */
  deadline: number;
  /** The provider's answers with an HTTP error are JSON too, and are read. */
  readsErrors?: boolean;
  /** Of the answer; `reportBytes` for a report of many transactions. */
  maxBytes?: number;
}

const answerBytes = 256 * 1024;
/** About a hundred thousand transactions. */
export const reportBytes = 16 * 1024 * 1024;

/** Null for a connection error, a timeout, an HTTP error, an oversized body, and anything that is not JSON: all callers have an outcome for it. */
export async function requestJson(asked: JsonRequest): Promise<unknown> {
  const { url, deadline, readsErrors = false, maxBytes = answerBytes, ...sent } = asked;
  try {
    const reply = await request(url, { ...sent, signal: AbortSignal.timeout(deadline) });
    const text = await textOf(reply.body, maxBytes);
    if (text === null || (reply.statusCode >= 400 && !readsErrors)) return null;
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}

/** Null when it is longer. */
async function textOf(body: AsyncIterable<unknown>, maxBytes: number): Promise<string | null> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of body as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > maxBytes) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}
