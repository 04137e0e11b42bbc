import { BlockList, isIP, SocketAddress } from 'node:net';

const ownMachine = new BlockList();
ownMachine.addSubnet('127.0.0.0', 8);
ownMachine.addAddress('::1', 'ipv6');

/** Half of an IPv6 address belongs to one line: whoever has a line has all addresses below it. */
const halfOfV6 = 4;

/** What stands for the line that a request came over: the IPv4 address or the first half of the IPv6 one. Null for the machine itself and for what is no address. */
export function networkOf(address: string): string | null {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  const version = isIP(plain);
  if (version === 0 || ownMachine.check(plain, version === 4 ? 'ipv4' : 'ipv6')) return null;
  return version === 4 ? plain : groupsOf(plain).slice(0, halfOfV6).join(':');
}

/** The eight groups of an IPv6 address, `::` written out. */
function groupsOf(address: string): string[] {
  const [head = '', tail] = new SocketAddress({ address, family: 'ipv6' }).address.split('::');
  const [first, last] = [head, tail ?? ''].map((part) => part.split(':').filter((group) => group !== ''));
  return [...first!, ...Array<string>(8 - first!.length - last!.length).fill('0'), ...last!];
}
