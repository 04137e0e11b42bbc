import { createServer, type AddressInfo } from 'node:net';

/** A TCP port of the loopback address that is free at the moment. @param wanted preferred if it is free */
export async function freePort(wanted?: number): Promise<number> {
  return (wanted === undefined ? null : await listen(wanted).catch(() => null)) ?? listen(0);
}

const listen = (wanted: number): Promise<number> =>
  new Promise((done, fail) => {
    const probe = createServer();
    probe.once('error', fail);
    probe.listen(wanted, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => done(port));
    });
  });
