import { timingSafeEqual } from 'crypto';
import type { Call } from '../exchange';
import { isLoopback } from '../http/loopback';

/** The header of the token that permits control requests from everywhere. */
const HEADER = 'x-emulator-token';

/**
 * Returns why a caller may not use the control endpoints; undefined if it may. Without the token, only programs on this machine may. A web page shown
 * by this machine's browser is not such a program: it sends its origin, or reaches this machine by another name.
 */
export function refusal({ headers, fromLoopback, origin }: Call, token: string | undefined): string | undefined {
  const given = headers[HEADER];
  if (given !== undefined) {
    if (token === undefined) return 'This emulator has no control token; start it with one, or leave the header out.';
    return isEqual(String(given), token) ? undefined : 'The control token is wrong.';
  }
  if (!fromLoopback) {
    return token === undefined
      ? 'The control endpoints accept requests from this machine only.'
      : `The control endpoints accept requests from other machines with the control token only (header X-Emulator-Token).`;
  }
  if (!isOwnName(origin)) return 'The control endpoints accept requests to localhost or a loopback address only.';
  const site = headers['sec-fetch-site'];
  const isForeign = site !== undefined && site !== 'same-origin' && site !== 'none';
  if (isForeign || (headers.origin !== undefined && headers.origin !== origin)) {
    return 'The control endpoints accept no requests from web pages.';
  }
  return undefined;
}

/** Whether the name in the address always means this machine, no matter who resolves it. */
function isOwnName(origin: string): boolean {
  if (!URL.canParse(origin)) return false;
  const name = new URL(origin).hostname.replace(/^\[|\]$/g, '');
  return isLoopback(name) || name.endsWith('.localhost');
}

function isEqual(given: string, token: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(token)];
  return one.length === other.length && timingSafeEqual(one, other);
}
