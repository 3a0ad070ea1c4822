import type { PrivateState } from './private-state';
import { hashSecret, matchesHash } from './secret-hash';
import { flatAttributes } from '../../definition/flatten';
import type { ResourceDefinition } from '../../definition/resource';
import { isUnknown, UNKNOWN, Value, Values } from '../../definition/value';

/** What is to be done with one write-only input; `unknown` where only the apply can tell. */
export type SecretStep = 'send' | 'clear' | 'keep' | 'unknown';

export interface SecretInput {
  /** The write-only attribute. */
  readonly attribute: string;
  /** The name under which handlers see it: that of its stateful twin, where it has one. */
  readonly input: string;
  readonly step: SecretStep;
}

interface Situation {
  readonly definition: ResourceDefinition;
  readonly config: Values;
  readonly prior: Values | undefined;
  readonly privateState: PrivateState;
}

/**
 * Decides what becomes of each write-only input (design rule 5). Core never shows us an earlier value: with a version configured the
 * version alone decides; without one the value is compared with the hash of what was last sent.
 */
export async function planSecrets(situation: Situation): Promise<SecretInput[]> {
  const flat = flatAttributes(situation.definition.attributes);
  const inputs: SecretInput[] = [];
  for (const name of Object.keys(flat)) {
    const { writeOnly } = flat[name];
    if (writeOnly) inputs.push({ attribute: name, input: writeOnly.twin ?? name, step: await decideStep(name, writeOnly, situation) });
  }
  return inputs;
}

async function decideStep(
  name: string, { twin, version }: { readonly twin?: string; readonly version: string }, { config, prior, privateState }: Situation,
): Promise<SecretStep> {
  const value = config[name];
  const sentHash = privateState.sent?.[name];
  if (value === undefined) {
    const takenOver = twin !== undefined && config[twin] !== undefined;
    return prior && !takenOver && (sentHash !== undefined || prior[version] !== undefined) ? 'clear' : 'keep';
  }
  if (!prior) return isUnknown(value) ? 'unknown' : 'send';
  if (twin !== undefined && prior[twin] !== undefined) return isUnknown(value) ? 'unknown' : 'send';
  const configuredVersion = config[version];
  if (isUnknown(configuredVersion)) return 'unknown';
  if (configuredVersion !== undefined) return prior[version] === configuredVersion ? 'keep' : 'send';
  if (isUnknown(value)) return 'unknown';
  return sentHash !== undefined && await matchesHash(String(value), sentHash) ? 'keep' : 'send';
}

/** The counter that makes such a change visible: one more in each plan that sends or clears. */
export function plannedRevision(inputs: readonly SecretInput[], prior: Values | undefined, revisionName: string): Value {
  const counted = prior?.[revisionName] ?? 0;
  if (inputs.some(({ step }) => step === 'send' || step === 'clear')) return Number(counted) + 1;
  return inputs.some(({ step }) => step === 'unknown') ? UNKNOWN : counted;
}

/** The hashes to keep after an apply: of what was sent now, and of what stays as it was sent. */
export async function sentHashes(inputs: readonly SecretInput[], config: Values, privateState: PrivateState): Promise<{ [attribute: string]: string }> {
  const hashes: { [attribute: string]: string } = {};
  for (const { attribute, step } of inputs) {
    const earlier = privateState.sent?.[attribute];
    if (step === 'send') hashes[attribute] = await hashSecret(String(config[attribute]));
    else if (step === 'keep' && config[attribute] !== undefined && earlier !== undefined) hashes[attribute] = earlier;
  }
  return hashes;
}

/** The name of the resource's revision counter, where it has one. */
export function revisionAttribute(definition: ResourceDefinition): string | undefined {
  const flat = flatAttributes(definition.attributes);
  return Object.keys(flat).find((name) => flat[name].revision);
}
