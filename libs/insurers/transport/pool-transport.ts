/** One undici pool per insurer: a hanging one fills its own connections and nobody else's (performance.md, finding 5). */
import { Pool } from 'undici';
import { InsurerFault } from '../insurer-fault';
import { readReply } from './read-reply';
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

/** @throws InsurerFault (`unreachable`, `tooLarge`) from `send`, or the reason of its signal */
export function poolTransport({
  baseUrl,
  connections = defaultConnections,
  bodyCap = defaultBodyCap,
}: PoolOptions): PoolTransport {
  const { origin, pathname } = new URL(baseUrl);
  const pool = new Pool(origin, { connections, pipelining: 1, connect: { timeout: 3_000 } });
  const room = pathname.replace(/\/$/, '');
  const send: Transport = async ({ method, path, contentType, body, signal }) => {
    const headers = contentType ? { 'content-type': contentType } : {};
    try {
      return await readReply(pool, { method, path: room + path, headers, body }, { signal, bodyCap });
    } catch (error) {
      signal.throwIfAborted();
      throw error instanceof InsurerFault ? error : new InsurerFault('unreachable', origin, { cause: error });
    }
  };
  return { send, close: () => pool.destroy() };
}
