import { isIP, isIPv4 } from 'net';

/**
 * The canonical text of a network, without host bits; undefined if it is none. An address is the network of it alone. Equal for all
 * spellings: `10.0.0.1` and `10.0.0.1/32`, `2001:DB8::1` and `2001:db8:0::1`.
 */
export function networkKey(text: string): string | undefined {
  const { address, length } = /^(?<address>[^/]+)(?:\/(?<length>\d{1,3}))?$/.exec(text.trim())?.groups ?? {};
  const size = address === undefined ? 0 : isIPv4(address) ? 32 : isIP(address) ? 128 : 0;
  const fixed = length === undefined ? size : Number(length);
  if (address === undefined || size === 0 || address.includes('%') || fixed > size) return undefined;
  const bits = bitsOf(address);
  return `${size}:${bits - (bits % 2n ** BigInt(size - fixed))}/${fixed}`;
}

/** Whether a text has the length of its network's prefix: `10.0.0.1/32`. */
export function hasPrefixLength(text: string): boolean {
  return text.includes('/');
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
