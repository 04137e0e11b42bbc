/** The same delivery for every measured site: HTTP/2 over TLS (HTTP/1.1 on request), brotli, loopback only. */
import { createSecureServer } from 'node:http2';
import type { AddressInfo } from 'node:net';
import type { Certificate } from './certificate.ts';
import { forward } from './forward.ts';
import type { Exchange } from './send.ts';
import { serveFolder } from './serve-folder.ts';

/** A running site by its origin, or a folder. */
export type ProxyTarget = { upstream: string } | { folder: string };

export interface TlsProxy {
  /** `https://localhost:<port>` */
  origin: string;
  close(): void;
}

const answer = (exchange: Exchange, behind: ProxyTarget): void =>
  'folder' in behind ? serveFolder(exchange, behind.folder) : forward(exchange, behind.upstream);

/** @param port a free one when omitted */
export async function openTlsProxy(behind: ProxyTarget, { key, cert }: Certificate, port = 0): Promise<TlsProxy> {
  const server = createSecureServer({ key, cert, allowHTTP1: true }, (request, response) =>
    answer({ request, response }, behind),
  );
  const sessions = new Set<{ destroy(): void }>();
  server.on('session', (session) => {
    sessions.add(session);
    session.once('close', () => sessions.delete(session));
  });
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done));
  return {
    origin: `https://localhost:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.close();
      for (const session of sessions) session.destroy();
    },
  };
}
