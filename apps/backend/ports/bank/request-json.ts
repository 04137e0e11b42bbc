/** Requests JSON from a payment provider; null for anything but a readable success. */
import { request } from 'undici';

export interface JsonRequest {
  url: string;
  method: 'GET' | 'POST';
  headers?: Record<string, string>;
  body?: string;
  /** Milliseconds until the request is aborted. */
  deadline: number;
}

const longestAnswer = 256 * 1024;

/** Null for a connection error, a timeout, an HTTP error, an oversized body, and anything that is not JSON: all callers have an outcome for it. */
export async function requestJson({ url, method, headers = {}, body, deadline }: JsonRequest): Promise<unknown> {
  try {
    const reply = await request(url, {
      method,
      headers,
      signal: AbortSignal.timeout(deadline),
      ...(body !== undefined && { body }),
    });
    const parts: Buffer[] = [];
    let length = 0;
    for await (const part of reply.body) {
      length += (part as Buffer).length;
      if (length > longestAnswer) return null;
      parts.push(part as Buffer);
    }
    return reply.statusCode >= 400 ? null : (JSON.parse(Buffer.concat(parts).toString()) as unknown);
  } catch {
    return null;
  }
}
