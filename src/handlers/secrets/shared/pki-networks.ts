import { isIP, isIPv4 } from 'net';

/** Whether two sets contain the same networks: `10.1.2.3/8` equals `10.0.0.0/8`. */
export function sameNetworks(one: readonly string[] = [], other: readonly string[] = []): boolean {
  return keyOf(one) === keyOf(other);
}

/** Describes why a text is not a network; undefined if it is one. */
export function findNetworkFault(network: string): string | undefined {
  return networkKey(network) === undefined
    ? `${JSON.stringify(network)} is not a network. Use CIDR notation, such as "10.0.0.0/8".`
    : undefined;
}

function keyOf(networks: readonly string[]): string {
  return [...new Set(networks.map((network) => networkKey(network) ?? network))].sort().join();
}

/** The network's address without its host bits. */
function networkKey(network: string): string | undefined {
  const [, address = '', length] = /^([^/]+)\/(\d{1,3})$/.exec(network.trim()) ?? [];
  const size = isIPv4(address) ? 32 : isIP(address) ? 128 : 0;
  if (size === 0 || Number(length) > size) return undefined;
  const bits = bitsOf(address);
  return `${size}:${bits - (bits % 2n ** BigInt(size - Number(length)))}/${Number(length)}`;
}

function bitsOf(address: string): bigint {
  if (isIPv4(address)) return address.split('.').reduce((bits, part) => bits * 256n + BigInt(part), 0n);
  // The last 32 bits of an IPv6 address can be written as an IPv4 address.
  const [, front, last] = /^(.*:)(\d+(?:\.\d+){3})$/.exec(address) ?? [];
  const tail = last === undefined ? undefined : bitsOf(last);
  const text = tail === undefined ? address : `${front}${(tail / 65536n).toString(16)}:${(tail % 65536n).toString(16)}`;
  const [head = [], rest] = text.split('::').map((half) => (half === '' ? [] : half.split(':')));
  const parts =
    rest === undefined ? head : [...head, ...Array<string>(8 - head.length - rest.length).fill('0'), ...rest];
  return parts.reduce((bits, part) => bits * 65536n + BigInt(`0x${part}`), 0n);
}
