/** One undici pool per insurer: a hanging one fills its own connections and nobody else's (performance.md, finding 5). */
import { Pool, type Dispatcher } from 'undici';
import { InsurerFault } from '../insurer-fault';
import type { Transport } from './transport';

export interface PoolOptions {
  /** Address of the insurer's room, e.g. `http://127.0.0.1:4300/insurers/31`. */
  baseUrl: string;
  connections?: number;
  /** Bytes of an answer that are read before it is refused. */
  bodyCap?: number;
}
export interface PoolTransport {
  send: Transport;
  close(): Promise<void>;
}

/** One waits in each for a visitor: 200 at once and an insurer that needs seconds must not queue (docs/decisions/113). They are opened as they are needed. */
const defaultConnections = 256;
const defaultBodyCap = 256 * 1024;

export function poolTransport({
  baseUrl,
  connections = defaultConnections,
  bodyCap = defaultBodyCap,
}: PoolOptions): PoolTransport {
  const { origin, pathname } = new URL(baseUrl);
  const pool = new Pool(origin, { connections, pipelining: 1, connect: { timeout: 3_000 } });
  const send: Transport = async ({ method, path, contentType, body, signal }) => {
    try {
      const reply = await pool.request({
        method,
        path: pathname.replace(/\/$/, '') + path,
        signal,
        headers: contentType ? { 'content-type': contentType } : {},
        ...(body !== undefined && { body }),
      });
      return { status: reply.statusCode, headers: reply.headers, text: await textOf(reply, bodyCap) };
    } catch (error) {
      signal.throwIfAborted();
      throw error instanceof InsurerFault ? error : new InsurerFault('unreachable', origin, { cause: error });
    }
  };
  return { send, close: () => pool.destroy() };
}

/** A length that was stated is checked once; undici holds the body to it. */
async function textOf({ headers, body }: Dispatcher.ResponseData, cap: number): Promise<string> {
  const stated = Number(headers['content-length'] ?? Infinity);
  return stated <= cap ? body.text() : readCapped(body, cap);
}

async function readCapped(body: AsyncIterable<Buffer>, cap: number): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.length;
    if (size > cap) throw new InsurerFault('tooLarge', `answer over ${cap} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks, size).toString('utf8');
}
