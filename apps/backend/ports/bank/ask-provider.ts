/** One question to a payment provider over HTTP: its JSON, or null for everything that is no answer. */
import { request } from 'undici';

export interface Question {
  url: string;
  method: 'GET' | 'POST';
  headers?: Record<string, string>;
  body?: string;
  /** Milliseconds that the answer may take. */
  deadline: number;
}

const longestAnswer = 256 * 1024;

/** Null for a fault of the line, a silence, an HTTP error, too long an answer, and anything that is not JSON: all callers have an outcome for it. */
export async function askProvider({ url, method, headers = {}, body, deadline }: Question): Promise<unknown> {
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
