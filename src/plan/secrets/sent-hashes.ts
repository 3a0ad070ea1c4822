/** The hashes of sent values in the private state. */

import type { PlainAttribute } from '../../definition/attribute';
import type { ResourceDefinition } from '../../definition/resource';
import { isValues, Value, Values } from '../../definition/value';
import type { SecretKeys } from '../../handlers/contract';
import type { SecretInput } from '../decision';
import type { PrivateState, SentHash } from '../private-state';
import { Hash, hashSecret, isOutdated, NOT_HASHED } from '../secret-hash';
import { differs, isSameKey, secretText } from './compare-secrets';
import { isReturned } from './drifted-secrets';
import { isByValue, secretAttributesOf, type SecretAttribute } from './secret-attributes';
import { valueAt } from './value-at';

/** The private state of secrets after an apply. */
export async function rememberSecrets(
  inputs: readonly SecretInput[],
  definition: ResourceDefinition,
  config: Values,
  privateState: PrivateState,
  hash?: Hash,
): Promise<Pick<PrivateState, 'sent' | 'differed'>> {
  const differed = inputs.filter(({ differs: another }) => another).map(({ path }) => path.join('.'));
  return {
    sent: await sentHashes(inputs, definition, config, privateState, hash),
    differed: Object.fromEntries(differed.map((name) => [name, (privateState.differed?.[name] ?? 0) + 1])),
  };
}

/**
 * The hashes to keep after an apply: of values that were sent now, and of those that are unchanged, renewed if their parameters are outdated.
 * Values with a version are not hashed, unless every response has them and a hash shows that another client has changed them.
 */
export async function sentHashes(
  inputs: readonly SecretInput[],
  { attributes }: ResourceDefinition,
  config: Values,
  privateState: PrivateState,
  hash: Hash = hashSecret,
): Promise<{ [attribute: string]: SentHash }> {
  const hashes: { [attribute: string]: SentHash } = {};
  const decided = new Map(inputs.map((input) => [input.path.join('.'), input]));
  for (const secretAttribute of secretAttributesOf(attributes, config, undefined)) {
    const path = secretAttribute.path.join('.');
    const { step = 'keep', keys } = decided.get(path) ?? {};
    const { value } = secretAttribute;
    const earlier = privateState.sent?.[path];
    if (value === undefined || (step === 'keep' && earlier === undefined)) continue;
    if (!isByValue(secretAttribute) && isReturned(attributes, secretAttribute)) {
      hashes[path] = step === 'keep' ? earlier! : await hashOf(secretAttribute.attribute, value, earlier, hash, keys);
    } else if (!isByValue(secretAttribute)) {
      hashes[path] = notHashed(step === 'keep' && typeof earlier === 'object' ? earlier : value);
    } else {
      hashes[path] =
        step === 'keep'
          ? await renewed(secretAttribute, value, earlier!, hash)
          : await hashOf(secretAttribute.attribute, value, earlier, hash, keys);
    }
  }
  return hashes;
}

/** The keys of a map are remembered, because removed keys must be cleared. */
function notHashed(value: Value): SentHash {
  return isValues(value) ? Object.fromEntries(Object.keys(value).map((key) => [key, NOT_HASHED])) : NOT_HASHED;
}

/** An unchanged value keeps its hash, unless the hash is outdated and can be renewed because its value is available. */
async function renewed(
  secretAttribute: SecretAttribute,
  value: Value,
  earlier: SentHash,
  hash: Hash,
): Promise<SentHash> {
  const isOld = typeof earlier === 'string' ? isOutdated(earlier) : Object.values(earlier).some(isOutdated);
  return isOld && !(await differs(secretAttribute, value, earlier))
    ? hashOf(secretAttribute.attribute, value, earlier, hash)
    : earlier;
}

/** `keys`: the keys of a map that were sent; defaults to all. Keys with unchanged values keep their hashes. */
async function hashOf(
  attribute: PlainAttribute,
  value: Value,
  earlier: SentHash | undefined,
  hash: Hash,
  keys?: SecretKeys,
): Promise<SentHash> {
  if (!isValues(value)) return hash(secretText(attribute, value));
  const known = typeof earlier === 'object' ? earlier : {};
  const { sent, removed } = keys ?? { sent: Object.keys(value), removed: Object.keys(known) };
  // Without a prototype, so that `__proto__` is an ordinary key.
  const hashes = Object.create(null) as { [key: string]: string };
  for (const [key, earlierHash] of Object.entries(known)) if (!removed.includes(key)) hashes[key] = earlierHash;
  for (const key of sent) {
    const earlierHash = known[key];
    const isKept = earlierHash !== undefined && (await isSameKey(value, key, known)) && !isOutdated(earlierHash);
    hashes[key] = isKept ? earlierHash : await hash(String(value[key]));
  }
  return hashes;
}

/** Removes hashes of values with a version, which earlier releases kept. Returns the same object if there are none. */
export function withoutNeedlessHashes(
  { attributes }: ResourceDefinition,
  state: Values,
  privateState: PrivateState,
): PrivateState {
  const { sent } = privateState;
  if (!sent) return privateState;
  const needless = [...secretAttributesOf(attributes, {}, undefined)].flatMap(
    (secretAttribute): [string, SentHash][] => {
      if (isReturned(attributes, secretAttribute)) return [];
      const {
        path,
        writeOnly: { version },
      } = secretAttribute;
      const name = path.join('.');
      const hash = sent[name];
      if (hash === undefined || valueAt(state, [...path.slice(0, -1), version]) === undefined) return [];
      if (typeof hash === 'string') return hash === NOT_HASHED ? [] : [[name, NOT_HASHED]];
      return Object.values(hash).every((one) => one === NOT_HASHED) ? [] : [[name, notHashed(hash)]];
    },
  );
  return needless.length === 0 ? privateState : { ...privateState, sent: { ...sent, ...Object.fromEntries(needless) } };
}
