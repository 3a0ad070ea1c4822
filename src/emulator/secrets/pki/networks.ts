import { isIPv4, isIPv6 } from 'net';
import { badRequest } from '../refusal';

/** Normalizes a network: clears the host bits of its address. */
export function withoutHostBits(network: string): string {
  const [address = '', length] = network.split('/');
  const size = isIPv4(address) ? 32 : isIPv6(address) ? 128 : 0;
  if (size === 0 || !/^\d{1,3}$/.test(length ?? '') || Number(length) > size) {
    throw badRequest(`invalid CIDR address: ${network}`);
  }
  const number = BigInt(
    `0x${
      size === 32
        ? address
            .split('.')
            .map((byte) => hex(Number(byte), 2))
            .join('')
        : digitsOf(address)
    }`,
  );
  const kept = hex(number - (number % 2n ** BigInt(size - Number(length))), size / 4);
  return `${
    size === 32
      ? kept
          .match(/../g)!
          .map((byte) => parseInt(byte, 16))
          .join('.')
      : urlOf(kept.match(/..../g)!.join(':'))
  }/${Number(length)}`;
}

function digitsOf(address: string): string {
  // URL normalizes an IPv6 address: no dotted part, and at most one gap.
  const [head = [], tail] = urlOf(address)
    .split('::')
    .map((half) => half.split(':').filter((group) => group !== ''));
  const groups =
    tail === undefined ? head : [...head, ...Array<string>(8 - head.length - tail.length).fill('0'), ...tail];
  return groups.map((group) => group.padStart(4, '0')).join('');
}

function urlOf(address: string): string {
  return new URL(`http://[${address}]`).hostname.slice(1, -1);
}

function hex(number: number | bigint, digits: number): string {
  return number.toString(16).padStart(digits, '0');
}
