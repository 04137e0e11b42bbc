/** Where a server listens: on this machine alone unless its environment names another address. */
import { isIP } from 'node:net';

export const thisMachine = 'localhost';

export const isListenHost = (text: string): boolean => text === thisMachine || isIP(text) !== 0;

/** `HOST`: `localhost`, an IP address of this machine, or all of them by `0.0.0.0` or `::`. @throws Error that names the variable */
export function readListenHost(env: Record<string, string | undefined>): string {
  const host = env['HOST'] || thisMachine;
  if (!isListenHost(host))
    throw new Error(`HOST must be localhost or an IP address, 0.0.0.0 for all of this machine's; it is "${host}".`);
  return host;
}
