/** Write-only objects whose members the service returns: what differs from what was last sent, by the hashes of the members. */
import { isSameKey } from './compare-secrets';
import { secretAttributesOf } from './secret-attributes';
import { valueAt } from './value-at';
import { secretMembers } from '../../definition/dynamic';
import type { ResourceDefinition } from '../../definition/resource';
import { isValues, Values } from '../../definition/value';
import type { SecretKeys } from '../../handlers/contract';
import type { PrivateState } from '../private-state';
import { NOT_HASHED, UnverifiableHash } from '../secret-hash';

/** The private state after a read. The values in `returned` get no further than this. */
export async function noteDrift(
  { attributes }: ResourceDefinition,
  returned: Values,
  privateState: PrivateState,
): Promise<PrivateState> {
  const drifted: { [attribute: string]: SecretKeys } = {};
  for (const { attribute, path, writeOnly } of secretAttributesOf(attributes, {}, undefined)) {
    const earlier = privateState.sent?.[path.join('.')];
    if (attribute.type !== 'dynamic' || writeOnly.twin === undefined || typeof earlier !== 'object') continue;
    const found = secretMembers(valueAt(returned, [...path.slice(0, -1), writeOnly.twin]));
    if (!isValues(found)) continue;
    const keys = await differingKeys(found, earlier);
    if (keys.sent.length + keys.removed.length > 0) drifted[path.join('.')] = keys;
  }
  if (Object.keys(drifted).length > 0) return { ...privateState, drifted };
  const { drifted: earlier, ...rest } = privateState;
  return earlier ? rest : privateState;
}

/** Members to send again, and members of others. What is not hashed is only looked for. */
async function differingKeys(found: Values, hashes: { readonly [key: string]: string }): Promise<SecretKeys> {
  const sent: string[] = [];
  for (const key of Object.keys(hashes)) {
    const isThere = Object.hasOwn(found, key);
    if (!isThere || (hashes[key] !== NOT_HASHED && !(await isUnchanged(found, key, hashes)))) sent.push(key);
  }
  return { sent, removed: Object.keys(found).filter((key) => !Object.hasOwn(hashes, key)) };
}

/** The plan explains a hash that cannot be compared. */
async function isUnchanged(found: Values, key: string, hashes: { readonly [key: string]: string }): Promise<boolean> {
  return isSameKey(found, key, hashes).catch((error: Error) => {
    if (error instanceof UnverifiableHash) return true;
    throw error;
  });
}
