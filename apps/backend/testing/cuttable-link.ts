import { connect, createServer, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';

export interface CuttableLink {
  /** The database's address through the link. */
  url: string;
  /** Drops every connection and refuses new ones, as a server that went down. */
  cut(): Promise<void>;
  mend(): Promise<void>;
}

/** A TCP relay before the database of a test, so that its loss can be played without touching other tests. */
export async function cuttableLink(databaseUrl: string): Promise<CuttableLink> {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  const keep = (socket: Socket): Socket =>
    sockets.add(socket) && socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
  const server = createServer((near) => {
    const far = keep(connect(Number(target.port || 5432), target.hostname));
    keep(near).pipe(far).pipe(near);
    // A process that is killed resets its connections; the server must hear of it, or it keeps their transactions open.
    near.on('close', () => far.destroy());
    far.on('close', () => near.destroy());
  });
  const listen = (port: number): Promise<void> => new Promise((done) => server.listen(port, '127.0.0.1', done));
  await listen(0);
  const { port } = server.address() as AddressInfo;
  const url = new URL(databaseUrl);
  [url.hostname, url.port] = ['127.0.0.1', String(port)];
  return {
    url: url.href,
    cut: () =>
      new Promise((done) => {
        server.close(() => done());
        for (const socket of sockets) socket.destroy();
      }),
    mend: () => listen(port),
  };
}
