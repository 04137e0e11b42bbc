/** A confined process knows the host to which it may connect by the addresses at its start; one that has others now needs a new process. */
import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';

/** Milliseconds between two looks at the name of the host. */
export const lookPause = 10_000;

/** @returns null for a name that cannot be looked up, which says nothing later on */
const addressesOf = (host: string): Promise<readonly string[] | null> =>
  lookup(host, { all: true }).then(
    (found) => found.map(({ address }) => address),
    () => null,
  );

/** @param url null connects to nothing @param onMoved when its name leads to none of the first addresses any more */
export function watchAddresses(url: string | null, onMoved: () => void, look = addressesOf): { stop(): void } {
  const host = url === null ? '' : new URL(url).hostname.replace(/^\[|\]$/g, '');
  if (host === '' || isIP(host)) return { stop: () => undefined };
  let first: readonly string[] | null = null;
  const compare = async (): Promise<void> => {
    const now = await look(host);
    if (now && first?.every((address) => !now.includes(address))) onMoved();
    first ??= now ?? [];
  };
  void compare();
  const timer = setInterval(() => void compare(), lookPause).unref();
  return { stop: () => clearInterval(timer) };
}
