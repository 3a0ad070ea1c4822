import type { Json, SecretKeys } from '../handlers/contract';
import type { Decision } from './decision';

/**
 * The private state that Terraform stores with an object without interpreting it: unencrypted JSON. It contains no secrets, only a salted, slow
 * hash of each write-only value that was sent, and not even that if a version is configured.
 */
export interface PrivateState {
  /** The object was imported or moved, and has not been applied since. */
  readonly imported?: true;
  /** The object was imported, and has not been read since. */
  readonly unread?: true;
  /** The location of the object: the address and the namespace of the connection, as `placeOf` writes them. */
  readonly place?: string;
  /** The cluster of the secrets service at that location, if the service reports one. */
  readonly cluster?: string;
  /** Hashes of the write-only values that were last sent, by attribute (`password`, `credentialConfig.caPrivateKeyWo`), and by key for a map. */
  readonly sent?: { readonly [attribute: string]: SentHash };
  /** For write-only values without a version: how many applies in a row have sent a different value. */
  readonly differed?: { readonly [attribute: string]: number };
  /** Members of write-only objects whose value differed from the one sent in the last read, and members of other clients. */
  readonly drifted?: { readonly [attribute: string]: SecretKeys };
  /** The optional computed attributes that were configured at the last apply. */
  readonly configured?: readonly string[];
  /** Secrets, as dotted paths, that the object had when it was imported and that have not been configured since. */
  readonly kept?: readonly string[];
  /** The entries that the resource stores. */
  readonly entries?: { readonly [name: string]: Json };
  /** Passed from a plan to its apply. */
  readonly decided?: Decision;
}

export type SentHash = string | { readonly [key: string]: string };

export function readPrivateState(bytes: Uint8Array | undefined): PrivateState {
  if (!bytes?.length) return {};
  return JSON.parse(Buffer.from(bytes).toString('utf8')) as PrivateState;
}

export function writePrivateState(state: PrivateState): Buffer | undefined {
  const kept = Object.entries(state).filter(([, value]) => value !== undefined && !isEmpty(value));
  return kept.length ? Buffer.from(JSON.stringify(Object.fromEntries(kept))) : undefined;
}

function isEmpty(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Object.keys(value).length === 0;
}
