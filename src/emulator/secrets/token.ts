import type { Call } from '../exchange';
import { bearerToken } from '../tokens';
import type { World } from '../world';

/** The token of a request: in the specification's header, or in either of the headers of Vault and OpenBao. */
export function tokenOf({ dialects }: World, { headers }: Call): string | undefined {
  if (dialects.secrets === 'standard') return single(headers['x-service-token']);
  return single(headers['x-vault-token']) ?? bearerToken(headers.authorization);
}

function single(header: string | string[] | undefined): string | undefined {
  return Array.isArray(header) ? header[0] : header;
}
