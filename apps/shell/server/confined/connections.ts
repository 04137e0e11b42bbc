/**
 * To what a confined process can connect: one host and port, or nothing. Node 24 has no permission for that (`--allow-net` came with
 * version 25). So the native functions below all its sockets and DNS queries are replaced before the remote's code is loaded; its
 * permissions close every other way to them: bindings, debugger, threads, add-ons and programs.
 */
import dgram from 'node:dgram';
import dns from 'node:dns';
import { syncBuiltinESMExports } from 'node:module';
import { isIP, Socket } from 'node:net';
import { getSystemErrorMap } from 'node:util';

/** Tells a confined process the one URL whose host and port it may reach. */
export const connectsToVariable = 'CONFINED_CONNECTS_TO';

type Functions = Record<string, (...args: unknown[]) => unknown>;
type Answer = (error: Error | null, address?: unknown, family?: number) => void;

/** Taken before the remote's code can replace it. */
const { apply } = Reflect;
/** As a native function returns it. */
const denied = [...getSystemErrorMap()].find(([, [name]]) => name === 'EACCES')![0];
const nothing = (): boolean => false;

function replace(owner: object, name: string, value: unknown): void {
  if (typeof (owner as Functions)[name] !== 'function') throw new Error(`this Node has no ${name} to withhold`);
  Object.defineProperty(owner, name, { value, writable: false, configurable: false });
}

function guard(owner: object, names: readonly string[], isAllowed: (args: readonly unknown[]) => boolean = nothing) {
  for (const name of names) {
    const native = (owner as Functions)[name]!;
    replace(owner, name, function (this: unknown, ...args: unknown[]) {
      return isAllowed(args) ? apply(native, this, args) : denied;
    });
  }
}

/** A socket has its handle before it knows its address. */
function handleOf(options: { path: string } | { port: number }): object {
  const socket = new Socket().on('error', () => undefined);
  socket.connect({ ...options, host: 'none', lookup: () => undefined } as never);
  const { _handle } = socket as unknown as { _handle: object };
  socket.destroy();
  return Object.getPrototypeOf(_handle) as object;
}

/** Nobody listens at a folder. */
const noPath = '/';

function datagramHandle(): object {
  const socket = dgram.createSocket('udp4');
  const states = Object.getOwnPropertySymbols(socket).map(
    (key) => (socket as never)[key] as { handle?: object } | null,
  );
  const handle = states.find((state) => state?.handle)!.handle!;
  socket.close();
  return Object.getPrototypeOf(handle) as object;
}

function withholdQueries(): void {
  const { _handle } = new dns.Resolver() as unknown as { _handle: object };
  const queries = Object.getPrototypeOf(_handle) as object;
  guard(queries, [...Object.getOwnPropertyNames(queries).filter((name) => name.startsWith('query')), 'getHostByAddr']);
  const refuse = (): never => {
    throw Object.assign(new Error('lookupService EACCES'), { code: 'EACCES' });
  };
  for (const owner of [dns, dns.promises]) replace(owner, 'lookupService', refuse);
}

/** The one name is known by the addresses that it had at the start: a later query would be the remote's code to answer. */
function withholdNames(host: string, known: Promise<readonly dns.LookupAddress[]>): void {
  const lookup = async (name: string, options?: dns.LookupOptions | number | null) => {
    const all = name === host ? await known : [];
    const asked = typeof options === 'object' ? options : { family: options };
    const found = all.filter(({ family }) => !asked?.family || asked.family === family);
    if (!found[0]) throw Object.assign(new Error(`getaddrinfo EACCES ${name}`), { code: 'EACCES' });
    return asked && 'all' in asked && asked.all ? found : found[0];
  };
  replace(dns.promises, 'lookup', lookup);
  replace(dns, 'lookup', (name: string, ...[options, answer]: [dns.LookupOptions | Answer, Answer?]) => {
    const tell = answer ?? (options as Answer);
    lookup(name, answer ? (options as dns.LookupOptions) : undefined).then(
      (found) => ('address' in found ? tell(null, found.address, found.family) : tell(null, found)),
      (error: Error) => tell(error),
    );
  });
}

/** @param reachable the one that it may reach, as a URL; none when empty @returns when its addresses are known: no code of a remote may run before */
export function limitConnections(reachable: string): Promise<unknown> {
  const { hostname, port, protocol } = new URL(reachable || 'http://none.invalid');
  const host = hostname.replace(/^\[|\]$/g, '');
  const allowedPort = Number(port || (protocol === 'https:' ? 443 : 80));
  const addresses = Object.create(null) as Record<string, boolean>;
  if (isIP(host)) addresses[host] = true;
  const known = reachable ? dns.promises.lookup(host, { all: true }).catch(() => []) : Promise.resolve([]);
  const settled = known.then((found) => found.forEach(({ address }) => (addresses[address] = true)));
  const isReachable = ([, address, to]: readonly unknown[]): boolean =>
    typeof address === 'string' && addresses[address] === true && to === allowedPort;

  const connections = handleOf({ port: 1 });
  const pipes = handleOf({ path: noPath });
  const datagrams = datagramHandle();
  guard(connections, ['connect', 'connect6'], isReachable);
  guard(connections, ['bind', 'bind6', 'listen']);
  guard(pipes, ['connect', 'bind', 'listen']);
  guard(datagrams, ['connect', 'connect6', 'bind', 'bind6', 'send', 'send6', 'open']);
  withholdQueries();
  withholdNames(host, known);
  syncBuiltinESMExports();
  return settled;
}
