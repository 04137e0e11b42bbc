/** One undici pool per insurer: a hanging insurer blocks only its own connections. */
import { errors, Pool } from 'undici';
import { InsurerFault, type FaultKind } from '../insurer-fault';
import type { Transport } from './transport';

export interface PoolOptions {
  /** Base URL of the insurer, e.g. `http://127.0.0.1:4300/insurers/31`. */
  baseUrl: string;
  connections?: number;
  /** Maximum size of a response body in bytes. */
  bodyCap?: number;
}
export interface PoolTransport {
  send: Transport;
  close(): Promise<void>;
}

/** HTTP/1.1 holds a connection until the answer: with fewer, visitors would wait behind a slow insurer. The file limit must allow 30 x 256 sockets. */
const defaultConnections = 256;
const defaultBodyCap = 256 * 1024;

const faultKind = (error: unknown): FaultKind =>
  error instanceof errors.ResponseExceededMaxSizeError ? 'tooLarge' : 'unreachable';

/** @throws InsurerFault (`unreachable`, `tooLarge`) from `send`, or the reason of its signal */
export function poolTransport({
  baseUrl,
  connections = defaultConnections,
  bodyCap = defaultBodyCap,
}: PoolOptions): PoolTransport {
  const { origin, pathname } = new URL(baseUrl);
  const pool = new Pool(origin, { connections, pipelining: 1, connect: { timeout: 3_000 }, maxResponseSize: bodyCap });
  const basePath = pathname.replace(/\/$/, '');
  const send: Transport = async ({ method, path, contentType, body, signal }) => {
    const headers = contentType ? { 'content-type': contentType } : {};
    try {
      const reply = await pool.request({ method, path: basePath + path, headers, body, signal });
      return { status: reply.statusCode, headers: reply.headers, text: await reply.body.text() };
    } catch (error) {
      signal.throwIfAborted();
      throw new InsurerFault(faultKind(error), origin, { cause: error });
    }
  };
  return { send, close: () => pool.destroy() };
}
