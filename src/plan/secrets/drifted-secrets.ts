/**
 * Write-only inputs that the service returns, whole or by member: hashes show the differences from the values last sent. For a text, which has no
 * members, only the difference itself is recorded.
 */

import { secretMembers } from '../../definition/dynamic';
import { flatAttributes } from '../../definition/flatten';
import type { ResourceDefinition } from '../../definition/resource';
import { isValues, type Values } from '../../definition/value';
import type { SecretKeys } from '../../handlers/contract';
import type { PrivateState } from '../private-state';
import { NOT_HASHED, UnverifiableHash } from '../secret-hash';
import { differs, isSameKey } from './compare-secrets';
import { secretAttributesOf, type SecretAttribute } from './secret-attributes';
import { valueAt } from './value-at';

/** The private state after a read. The values in `returned` are not passed on. */
export async function noteDrift(
  { attributes }: ResourceDefinition,
  returned: Values,
  privateState: PrivateState,
): Promise<PrivateState> {
  const drifted: { [attribute: string]: SecretKeys } = {};
  for (const secret of secretAttributesOf(attributes, {}, undefined)) {
    const { attribute, path, writeOnly } = secret;
    const earlier = privateState.sent?.[path.join('.')];
    if (writeOnly.twin === undefined || earlier === undefined) continue;
    const value = valueAt(returned, [...path.slice(0, -1), writeOnly.twin]);
    if (isReturned(attributes, secret)) {
      const isOther =
        earlier !== NOT_HASHED && value !== undefined && (await differs(secret, value, earlier).catch(unverified));
      if (isOther) drifted[path.join('.')] = NO_MEMBERS;
      continue;
    }
    if (attribute.type !== 'dynamic' || typeof earlier !== 'object') continue;
    const found = secretMembers(value);
    if (!isValues(found)) continue;
    const keys = await differingKeys(found, earlier);
    if (keys.sent.length + keys.removed.length > 0) drifted[path.join('.')] = keys;
  }
  if (Object.keys(drifted).length > 0) return { ...privateState, drifted };
  const { drifted: earlier, ...rest } = privateState;
  return earlier ? rest : privateState;
}

const NO_MEMBERS: SecretKeys = { sent: [], removed: [] };

/** Whether every response contains the text as it was sent. */
export function isReturned(
  attributes: ResourceDefinition['attributes'],
  { attribute, path, writeOnly: { twin } }: Pick<SecretAttribute, 'attribute' | 'path' | 'writeOnly'>,
): boolean {
  if (attribute.type !== 'string' || twin === undefined) return false;
  return flatAttributes(attributes)[[...path.slice(0, -1), twin].join('.')]?.unreadable === undefined;
}

/** The plan explains a hash that cannot be compared. */
function unverified(error: Error): false {
  if (error instanceof UnverifiableHash) return false;
  throw error;
}

/** Members to send again, and members of other clients. Members without a hash are only checked for existence. */
async function differingKeys(found: Values, hashes: { readonly [key: string]: string }): Promise<SecretKeys> {
  const sent: string[] = [];
  for (const key of Object.keys(hashes)) {
    const isThere = Object.hasOwn(found, key);
    if (!isThere || (hashes[key] !== NOT_HASHED && !(await isUnchanged(found, key, hashes)))) sent.push(key);
  }
  return { sent, removed: Object.keys(found).filter((key) => !Object.hasOwn(hashes, key)) };
}

async function isUnchanged(found: Values, key: string, hashes: { readonly [key: string]: string }): Promise<boolean> {
  return isSameKey(found, key, hashes).catch((error: Error) => !unverified(error));
}
