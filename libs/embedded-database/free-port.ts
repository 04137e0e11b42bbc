import { randomInt } from 'node:crypto';
import { createServer, type AddressInfo } from 'node:net';

/** Below the ports that systems give to outgoing connections, which could take one between this probe and its use. */
const probed = { first: 20_000, end: 32_000 };
/** Processes that look at the same time look in different places: a port is used some seconds after it was found. */
const [width, places] = [100, (probed.end - probed.first) / 100];
const place = probed.first + (process.pid % places) * width;
const randomPort = (): number => randomInt(place, place + width);
const attempts = 20;

/** A TCP port of the loopback address that is free at the moment. @param wanted preferred if it is free */
export async function freePort(wanted = randomPort()): Promise<number> {
  for (const port of [wanted, ...Array.from({ length: attempts }, randomPort)]) {
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
