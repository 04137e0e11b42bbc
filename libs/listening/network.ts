import { isIP, SocketAddress } from 'node:net';

/** A connection is given a /64 of IPv6 addresses: the first four of eight groups. */
const halfOfV6 = 4;

/** An organisation is given a /48 of IPv6 addresses, or some part of a /24 of IPv4 ones: the first three groups of either. */
const providedGroups = 3;

/** The network of a request's address: an IPv4 address, or the /64 prefix of an IPv6 one. Callers with an invalid address share one network. */
export function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  const version = isIP(plain);
  if (version === 0) return 'unknown';
  return version === 4 ? plain : groupsOf(plain).slice(0, halfOfV6).join(':');
}

/** The addresses among which one party may choose: the /24 of an IPv4 address, the /48 of an IPv6 one. */
export function subnetOf(address: string): string {
  const network = networkOf(address);
  const separator = isIP(network) === 4 ? '.' : ':';
  return network.split(separator).slice(0, providedGroups).join(separator);
}

/** The eight groups of an IPv6 address, `::` written out. */
function groupsOf(address: string): string[] {
  const [head = '', tail] = new SocketAddress({ address, family: 'ipv6' }).address.split('::');
  const [first, last] = [head, tail ?? ''].map((part) => part.split(':').filter((group) => group !== ''));
  return [...first!, ...Array<string>(8 - first!.length - last!.length).fill('0'), ...last!];
}
