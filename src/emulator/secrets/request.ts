import type { Call } from '../exchange';
import type { Access } from '../tokens';
import type { Token } from './tokens/kinds';

/** Who sends a request: one of the fixed tokens, or one that the service has issued. */
export type Caller =
  | { readonly kind: 'fixed'; readonly id: string; readonly access: Access }
  | { readonly kind: 'issued'; readonly id: string; readonly token: Token };

/** A request to the secrets service, in its namespace. */
export interface SecretsCall extends Call {
  /** Without leading and trailing slashes; empty for the root namespace. */
  readonly namespace: string;
  /** Undefined where no token is needed and none was sent, or an unknown one. */
  readonly caller: Caller | undefined;
}

/** The token that owns the leases of a request; undefined if they never end with it. */
export function ownerOf({ caller }: SecretsCall): string | undefined {
  return caller?.kind === 'issued' ? caller.id : undefined;
}

/** The path of a request in a namespace, from the root namespace. */
export function inNamespace(namespace: string, path: string): string {
  return namespace === '' ? path : `${namespace}/${path}`;
}
