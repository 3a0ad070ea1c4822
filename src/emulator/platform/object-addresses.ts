import type { Call } from '../exchange';
import type { World } from '../world';
import { notFound } from './json-api';

/** Upload and download of bytes, separate from the API. The address itself is the credential: no token is needed. */
export const ARCHIVIST = '/_archivist/v1';
const DOWNLOADS = `${ARCHIVIST}/object`;

/** An absolute address that expires after the given number of seconds. */
export function objectAddress({ clock }: World, call: Call, object: string, seconds: number): string {
  return addressUntil(call, `${DOWNLOADS}/${object}`, clock.now().getTime() + seconds * 1000);
}

/** An absolute address that expires at the given time, in milliseconds on the services' clock. */
export function addressUntil(call: Call, path: string, expiresAt: number): string {
  return `${call.origin}${path}?expires=${Math.floor(expiresAt / 1000)}`;
}

/** Refuses a request to an expired address. */
export function refuseExpired({ clock }: World, call: Call): void {
  // Part of module addresses, for the client: how to unpack the download.
  void call.query.has('archive');
  const expires = Number(call.query.get('expires') ?? NaN);
  if (!(clock.now().getTime() < expires * 1000)) throw notFound();
}
