import { isIP } from 'net';
import { hostname, networkInterfaces } from 'os';

export const LOOPBACK = '127.0.0.1';

/** Whether nobody but this machine has the address, as `localhost`, `::1` and all of `127.0.0.0/8`. */
export function isLoopback(address: string | undefined): boolean {
  if (address === undefined) return false;
  const plain = address.replace(/^::ffff:/i, '');
  return plain === 'localhost' || plain === '::1' || (isIP(plain) === 4 && plain.startsWith('127.'));
}

/** What a program on this machine may call an address that is listened on. */
export function reachable(bind: string): string {
  if (bind === '0.0.0.0' || bind === '::') return LOOPBACK;
  return isIP(bind) === 6 ? `[${bind}]` : bind;
}

/** Every name under which others may know this machine, where all of its addresses are listened on; the address alone, where one is. */
export function namesOf(bind: string): string[] {
  if (bind !== '0.0.0.0' && bind !== '::') return [bind];
  const addresses = Object.values(networkInterfaces()).flatMap((all) => all ?? []).map(({ address }) => address.split('%')[0]);
  return [...new Set([hostname(), ...addresses])];
}
