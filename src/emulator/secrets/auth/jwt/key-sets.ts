import { createPublicKey } from 'crypto';
import type { JsonWebKey, KeyObject } from 'crypto';
import { outgoing } from '../outgoing';

/** A key in a set, with its id. */
export interface SetKey {
  readonly id: string | undefined;
  readonly key: KeyObject;
}

/** Fetches a key set. Ignores kinds of keys that cannot sign JWTs. Rejects if the address does not serve a key set. */
export async function fetchKeys(url: string, ca: string): Promise<readonly SetKey[]> {
  const { keys } = (await outgoing({ url, ca })) as { readonly keys?: unknown };
  if (!Array.isArray(keys)) throw new Error('no key set');
  return keys.flatMap(keyOf);
}

/** Fetches an issuer's key set, which its discovery document names. Rejects if the document is for another issuer. */
export async function fetchDiscoveredKeys(issuer: string, ca: string): Promise<readonly SetKey[]> {
  const document = await outgoing({ url: `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`, ca });
  const { issuer: named, jwks_uri: url } = document as { readonly issuer?: unknown; readonly jwks_uri?: unknown };
  if (named !== issuer || typeof url !== 'string') throw new Error('the discovery document is of another issuer');
  return fetchKeys(url, ca);
}

function keyOf(given: unknown): SetKey[] {
  if (typeof given !== 'object' || given === null) return [];
  const { kid } = given as { readonly kid?: unknown };
  try {
    const key = createPublicKey({ key: given as JsonWebKey, format: 'jwk' });
    return [{ id: typeof kid === 'string' ? kid : undefined, key }];
  } catch {
    return [];
  }
}
