import { randomInt } from 'node:crypto';
import { createServer, type AddressInfo } from 'node:net';

/** Below the ports that systems give to outgoing connections, which could take one between this probe and its use. */
const probed = { first: 20_000, end: 32_000 };
/**
 * A port is used some seconds after it was found. So processes look in places of their own, and one process takes them in turn: it gives
 * none twice until all were given.
 */
const width = 100;
const place = probed.first + width * (process.pid % ((probed.end - probed.first) / width));
let taken = randomInt(width);
const nextPort = (): number => place + (taken++ % width);

/** A TCP port of the loopback address that is free at the moment. @param wanted preferred if it is free */
export async function freePort(wanted = nextPort()): Promise<number> {
  for (let port = wanted, tries = 0; tries < width; tries++, port = nextPort()) {
    const free = await listen(port).catch(() => null);
    if (free !== null) return free;
  }
  return listen(0);
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
