/** Compares a write-only value with the hash of what was last sent. */

import type { PlainAttribute } from '../../definition/attribute';
import { pemKey } from '../../definition/kinds/pem';
import { isUnknown, isValues, Value, Values } from '../../definition/value';
import type { SentHash } from '../private-state';
import { matchesHash } from '../secret-hash';
import type { SecretAttribute } from './secret-attributes';

/** Whether the known part of a value differs from what was last sent. */
export async function differs(
  { attribute, concealed }: SecretAttribute,
  value: Value,
  earlier: SentHash,
): Promise<boolean> {
  if (isUnknown(value)) return false;
  if (!isValues(value)) {
    return typeof earlier !== 'string' || !(await matchesHash(secretText(attribute, value), earlier));
  }
  if (typeof earlier === 'string' || removedKeys(value, earlier, concealed).length > 0) return true;
  for (const key of Object.keys(value)) {
    if (!isUnknown(value[key]) && !(await isSameKey(value, key, earlier))) return true;
  }
  return false;
}

/** The keys that were sent and are no longer configured. */
export function removedKeys(
  value: Values,
  earlier: { readonly [key: string]: string },
  concealed: SecretAttribute['concealed'],
): string[] {
  const kept = Array.isArray(concealed) ? (concealed as readonly string[]) : [];
  return Object.keys(earlier).filter((key) => !Object.hasOwn(value, key) && !kept.includes(key));
}

export async function isSameKey(
  value: Values,
  key: string,
  hashes: { readonly [key: string]: string },
): Promise<boolean> {
  const hash = Object.hasOwn(hashes, key) ? hashes[key] : undefined;
  return hash !== undefined && !isUnknown(value[key]) && (await matchesHash(String(value[key]), hash));
}

/** White space does not matter in a PEM key. */
export function secretText(attribute: PlainAttribute, value: Value): string {
  return (attribute.type === 'pem' ? pemKey(String(value)) : undefined) ?? String(value);
}
