import { connect, createServer, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';

export interface TcpRelay {
  /** The database's address through the relay. */
  url: string;
  /** Closes every connection and refuses new ones, like a server that is down. */
  cut(): Promise<void>;
  restore(): Promise<void>;
}

/** A TCP relay in front of a test's database, to simulate its outage without affecting other tests. */
export async function openTcpRelay(databaseUrl: string): Promise<TcpRelay> {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  const track = (socket: Socket): Socket =>
    sockets.add(socket) && socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
  const server = createServer((near) => {
    const far = track(connect(Number(target.port || 5432), target.hostname));
    track(near).pipe(far).pipe(near);
    // A closed client connection is passed on, so that PostgreSQL ends its transactions.
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
    restore: () => listen(port),
  };
}
