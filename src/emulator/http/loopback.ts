import { isIP } from 'net';
import { hostname, networkInterfaces } from 'os';

export const LOOPBACK = '127.0.0.1';

/** Whether the address is reachable from this machine only: `localhost`, `::1` or any of `127.0.0.0/8`. */
export function isLoopback(address: string | undefined): boolean {
  if (address === undefined) return false;
  const plain = address.replace(/^::ffff:/i, '');
  return plain === 'localhost' || plain === '::1' || (isIP(plain) === 4 && plain.startsWith('127.'));
}

/** Returns the address by which a program on this machine reaches a listener. */
export function reachable(bind: string): string {
  if (bind === '0.0.0.0' || bind === '::') return LOOPBACK;
  return isIP(bind) === 6 ? `[${bind}]` : bind;
}

/**
 * Returns the names by which other machines may reach a listener: all names of this machine if it listens on every
 * address, else the address.
 */
export function namesOf(bind: string): string[] {
  if (bind !== '0.0.0.0' && bind !== '::') return [bind];
  const addresses = Object.values(networkInterfaces())
    .flatMap((all) => all ?? [])
    .map(({ address }) => address.replace(/%.*$/, ''));
  return [...new Set([hostname(), ...addresses])];
}
