import type { Decision } from './decision';
import type { Json } from '../handlers/contract';

/**
 * What we keep with an object and Terraform does not look at: JSON, stored unencrypted in the state. So it holds no secret, only
 * a salted, slow hash of each write-only value that was sent, and not even that where a version says when it changes.
 */
export interface PrivateState {
  /** The object was imported or moved, and no apply of ours has touched it yet. */
  readonly imported?: true;
  /** Hashes of the write-only values that were last sent, by attribute (`password`, `credentialConfig.caPrivateKeyWo`); of a map, by key. */
  readonly sent?: { readonly [attribute: string]: SentHash };
  /** Of write-only values without a version: how many applies in a row have sent another one than the one before. */
  readonly differed?: { readonly [attribute: string]: number };
  /** The attributes that were configured at the last apply, of those that the service fills in where they are not. */
  readonly configured?: readonly string[];
  /** Secrets that the object had when it was imported, as dotted paths, and that were not configured since. */
  readonly kept?: readonly string[];
  /** What the room remembers. */
  readonly entries?: { readonly [name: string]: Json };
  /** From a plan to its apply. */
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
