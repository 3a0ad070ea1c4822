/** Decisions of a plan about each write-only input, and their use in an apply. */

import { isKeyed } from '../../definition/attribute';
import type { ResourceDefinition } from '../../definition/resource';
import { containsUnknown, isUnknown, isValues, Path, UNKNOWN, Value, Values } from '../../definition/value';
import type { SecretKeys } from '../../handlers/contract';
import type { SecretInput, SecretStep } from '../decision';
import type { PrivateState, SentHash } from '../private-state';
import { NOT_HASHED, UnverifiableHash } from '../secret-hash';
import { differs, isSameKey, removedKeys } from './compare-secrets';
import {
  hasSecrets,
  isByValue,
  isConcealed,
  secretAttributesOf,
  type Concealed,
  type SecretAttribute,
} from './secret-attributes';

interface Situation {
  readonly definition: ResourceDefinition;
  readonly config: Values;
  readonly prior: Values | undefined;
  readonly privateState: PrivateState;
  readonly concealed?: Concealed;
}

/**
 * Decides what to do with each write-only input. Terraform never provides an earlier value. If a version is configured, only the version decides;
 * if not, the value is compared with the hash of the value that was last sent.
 */
export async function planSecrets({
  definition,
  config,
  prior,
  privateState,
  concealed,
}: Situation): Promise<SecretInput[]> {
  const planned: SecretInput[] = [];
  if (!hasSecrets(definition.attributes)) return planned;
  for (const found of secretAttributesOf(definition.attributes, config, prior)) {
    const secretAttribute = { ...found, concealed: concealed?.get(found.path.join('.')) };
    const earlier = privateState.sent?.[secretAttribute.path.join('.')];
    const decided = await decide(secretAttribute, prior !== undefined, earlier);
    const drift = driftOf(secretAttribute, privateState.drifted?.[secretAttribute.path.join('.')]);
    const { differs: another } = decided;
    const step = decided.step === 'keep' && drift ? 'send' : decided.step;
    planned.push({
      path: secretAttribute.path,
      input:
        secretAttribute.path.length > 1
          ? String(secretAttribute.path[0])
          : (secretAttribute.writeOnly.twin ?? secretAttribute.name),
      step,
      keys:
        isKeyed(secretAttribute.attribute) && (step === 'send' || step === 'clear')
          ? withDrift(await changedKeys(secretAttribute, earlier), drift)
          : undefined,
      byValue: isByValue(secretAttribute),
      ...(prior !== undefined && isConcealed(secretAttribute) ? { concealed: true } : {}),
      ...(another ? { differs: another } : {}),
      ...(drift && step === 'send' ? { drifted: drift } : {}),
    });
  }
  return planned;
}

/** Configured members whose value in the service differs from the one sent. */
function driftOf(secretAttribute: SecretAttribute, drift: SecretKeys | undefined): SecretKeys | undefined {
  const { value, concealed } = secretAttribute;
  if (!drift || value === undefined || isConcealed(secretAttribute)) return undefined;
  if (!isValues(value)) return drift;
  const hidden = Array.isArray(concealed) ? (concealed as readonly string[]) : [];
  const sent = drift.sent.filter((key) => Object.hasOwn(value, key));
  const removed = drift.removed.filter((key) => !Object.hasOwn(value, key) && !hidden.includes(key));
  return sent.length + removed.length > 0 ? { sent, removed } : undefined;
}

function withDrift(keys: SecretKeys, drift: SecretKeys | undefined): SecretKeys {
  if (!drift) return keys;
  return {
    sent: [...new Set([...keys.sent, ...drift.sent])],
    removed: [...new Set([...keys.removed, ...drift.removed])],
  };
}

type DecidedStep = Pick<SecretInput, 'step' | 'differs'>;

/** Like {@link decideStep}, but explains a hash that cannot be compared. */
async function decide(
  secretAttribute: SecretAttribute,
  exists: boolean,
  earlier: SentHash | undefined,
): Promise<DecidedStep> {
  try {
    const step = await decideStep(secretAttribute, exists, earlier);
    return typeof step === 'string' ? { step } : step;
  } catch (error) {
    if (!(error instanceof UnverifiableHash)) throw error;
    throw new UnverifiableSecret(secretAttribute, error.message);
  }
}

/** The secret can be neither sent nor kept, because it is unknown whether it changed. Recognized by its name, like the errors of handlers. */
class UnverifiableSecret extends Error {
  public readonly path: Path;

  constructor({ path, writeOnly: { version } }: SecretAttribute, reason: string) {
    const name = path.join('.');
    super(
      `Cannot determine whether \`${name}\` has changed: ${reason}. Set LINTEL_STATE_PEPPER to that value again. If it is lost, configure \`${[...path.slice(0, -1), version].join('.')}\`: \`${name}\` is then sent once, and again whenever the version changes.`,
    );
    this.name = 'InvalidConfig';
    this.path = path;
  }
}

async function decideStep(
  secretAttribute: SecretAttribute,
  exists: boolean,
  earlier: SentHash | undefined,
): Promise<SecretStep | DecidedStep> {
  const {
    writeOnly: { twin, version },
    value,
    beside,
    priorBeside,
  } = secretAttribute;
  if (beside === UNKNOWN) return 'unknown';
  if (value === undefined) {
    if (isConcealed(secretAttribute)) return 'keep';
    const takenOver = twin !== undefined && beside[twin] !== undefined;
    return exists && !takenOver && (earlier !== undefined || priorBeside?.[version] !== undefined) ? 'clear' : 'keep';
  }
  const whenSent = containsUnknown(value) ? 'unknown' : 'send';
  if (!exists) return whenSent;
  if (twin !== undefined && priorBeside?.[twin] !== undefined) return whenSent;
  const configuredVersion = beside[version];
  if (isUnknown(configuredVersion)) return 'unknown';
  if (configuredVersion !== undefined) return priorBeside?.[version] === configuredVersion ? 'keep' : 'send';
  if (earlier === undefined) return whenSent;
  // The version was removed.
  if (earlier === NOT_HASHED) return whenSent;
  if (await differs(secretAttribute, value, earlier)) return { step: 'send', differs: true };
  return containsUnknown(value) ? 'unknown' : 'keep';
}

/** The keys of a map to send and to remove. A new version sends every key. */
async function changedKeys(
  { value: given, beside, writeOnly: { version }, concealed }: SecretAttribute,
  earlier: SentHash = {},
): Promise<SecretKeys> {
  const value = isValues(given) ? given : {};
  const hashes = typeof earlier === 'string' ? {} : earlier;
  const sent: string[] = [];
  const byVersion = beside !== UNKNOWN && beside[version] !== undefined;
  for (const key of Object.keys(value)) if (byVersion || !(await isSameKey(value, key, hashes))) sent.push(key);
  return { sent, removed: removedKeys(value, hashes, concealed) };
}

/** The counter that makes changes of secrets visible in a plan: incremented by each plan that sends or clears one. */
export function plannedRevision(
  inputs: readonly SecretInput[],
  prior: Values | undefined,
  revisionName: string,
): Value {
  const counted = prior?.[revisionName] ?? 0;
  if (inputs.some(({ step }) => step === 'send' || step === 'clear')) return Number(counted) + 1;
  return inputs.some(({ step }) => step === 'unknown') ? UNKNOWN : counted;
}

/**
 * The step of an apply for each write-only input. An input that the plan would clear, but that is configured, was hidden from the plan and is left
 * unchanged. `planned`: the decision of the plan; if it is empty, nothing is sent.
 */
export function secretsToSend(
  { attributes }: ResourceDefinition,
  config: Values,
  planned: readonly SecretInput[],
): SecretInput[] {
  if (planned.length === 0) return [];
  const values = new Map(
    [...secretAttributesOf(attributes, config, undefined)].map(({ path, value }) => [path.join('.'), value]),
  );
  return planned.map((secret) => {
    const value = values.get(secret.path.join('.'));
    if (secret.step === 'clear' && value !== undefined) {
      return { ...secret, step: 'keep', keys: undefined, concealed: true };
    }
    if (!secret.keys || !isValues(value)) return secret;
    const removed = secret.keys.removed.filter((key) => !Object.hasOwn(value, key));
    const isNothing = secret.keys.sent.length + removed.length === 0 && Object.keys(value).length > 0;
    return isNothing ? { ...secret, step: 'keep', keys: undefined } : { ...secret, keys: { ...secret.keys, removed } };
  });
}
