import type { SecretInput, SecretStep } from './decision';
import { mayHash } from './pepper';
import type { PrivateState, SentHash } from './private-state';
import { Hash, hashSecret, isOutdated, matchesHash, NOT_HASHED, UnverifiableHash } from './secret-hash';
import type { Attributes, PlainAttribute } from '../definition/attribute';
import type { Problem } from '../definition/check';
import { flatAttributes } from '../definition/flatten';
import { pemKey } from '../definition/kinds/pem';
import { oncePer } from '../definition/once-per';
import type { ResourceDefinition } from '../definition/resource';
import { containsUnknown, isUnknown, isValues, Path, UNKNOWN, Value, Values } from '../definition/value';
import type { SecretKeys } from '../handlers/contract';

/**
 * Write-only values that are configured though the plan is shown none, by their dotted paths; of a map, its keys. Terraform puts what state
 * has in the place of what `ignore_changes` names, and of a write-only value state has nothing.
 */
export type Concealed = ReadonlyMap<string, true | readonly string[]>;

interface Situation {
  readonly definition: ResourceDefinition;
  readonly config: Values;
  readonly prior: Values | undefined;
  readonly privateState: PrivateState;
  readonly concealed?: Concealed;
}

/** One write-only attribute, with the values that stand beside it. */
interface SecretAttribute {
  readonly attribute: PlainAttribute;
  readonly writeOnly: NonNullable<PlainAttribute['writeOnly']>;
  readonly name: string;
  readonly path: Path;
  /** Unknown, where the object that holds it is. */
  readonly beside: Values | typeof UNKNOWN;
  readonly priorBeside: Values | undefined;
  /** What is configured, and not shown. */
  readonly concealed?: true | readonly string[];
}

/**
 * Decides what becomes of each write-only input (design rule 5). Core never shows us an earlier value: with a version configured the
 * version alone decides; without one the value is compared with the hash of what was last sent.
 */
export async function planSecrets({ definition, config, prior, privateState, concealed }: Situation): Promise<SecretInput[]> {
  const planned: SecretInput[] = [];
  if (!hasSecrets(definition.attributes)) return planned;
  for (const found of secretAttributesOf(definition.attributes, config, prior)) {
    const secretAttribute = { ...found, concealed: concealed?.get(found.path.join('.')) };
    const earlier = privateState.sent?.[secretAttribute.path.join('.')];
    const { step, differs: another } = await decide(secretAttribute, prior !== undefined, earlier);
    planned.push({
      path: secretAttribute.path,
      input: secretAttribute.path.length > 1 ? String(secretAttribute.path[0]) : secretAttribute.writeOnly.twin ?? secretAttribute.name,
      step,
      keys: secretAttribute.attribute.type === 'map' && (step === 'send' || step === 'clear') ? await changedKeys(secretAttribute, earlier) : undefined,
      byValue: isByValue(secretAttribute),
      ...prior !== undefined && isConcealed(secretAttribute) ? { concealed: true } : {},
      ...another ? { differs: another } : {},
    });
  }
  return planned;
}

export const hasSecrets = oncePer((attributes: Attributes): boolean => (
  Object.values(flatAttributes(attributes)).some((attribute) => attribute.writeOnly !== undefined || (attribute.type === 'object' && hasSecrets(attribute.attributes)))
));

function* secretAttributesOf(attributes: Attributes, config: Values | typeof UNKNOWN, prior: Values | undefined, outer: Path = []): Iterable<SecretAttribute> {
  const flat = flatAttributes(attributes);
  for (const name of Object.keys(flat)) {
    const attribute = flat[name];
    const path = [...outer, name];
    if (attribute.writeOnly) yield { attribute, writeOnly: attribute.writeOnly, name, path, beside: config, priorBeside: prior };
    if (attribute.type !== 'object') continue;
    const [inner, priorInner] = [config === UNKNOWN ? UNKNOWN : config[name], prior?.[name]];
    yield* secretAttributesOf(attribute.attributes, isUnknown(inner) ? UNKNOWN : isValues(inner) ? inner : {}, isValues(priorInner) ? priorInner : undefined, path);
  }
}

/** What is configured of each write-only input, by its path, without the values. */
export function configuredSecrets({ attributes }: ResourceDefinition, config: Values): Concealed {
  return new Map([...secretAttributesOf(attributes, config, undefined)].flatMap((secretAttribute) => {
    const value = valueOf(secretAttribute);
    return value === undefined ? [] : [[secretAttribute.path.join('.'), isValues(value) ? Object.keys(value) : true] as const];
  }));
}

/** A version without its value is no valid configuration: whoever plans one has been kept from the value. */
function isConcealed({ name, beside, writeOnly: { version }, concealed }: SecretAttribute): boolean {
  return beside !== UNKNOWN && beside[name] === undefined && (concealed !== undefined || beside[version] !== undefined);
}

type DecidedStep = Pick<SecretInput, 'step' | 'differs'>;

/** As {@link decideStep}; where a hash cannot be compared, it says of what and what to do. */
async function decide(secretAttribute: SecretAttribute, exists: boolean, earlier: SentHash | undefined): Promise<DecidedStep> {
  try {
    const step = await decideStep(secretAttribute, exists, earlier);
    return typeof step === 'string' ? { step } : step;
  } catch (error) {
    if (!(error instanceof UnverifiableHash)) throw error;
    throw new UnverifiableSecret(secretAttribute, error.message);
  }
}

/** Not sent, since it may be the same, and not kept, since it may be another one. Told apart by its name, as what handlers throw. */
class UnverifiableSecret extends Error {
  public readonly path: Path;

  constructor({ path, writeOnly: { version } }: SecretAttribute, reason: string) {
    const name = path.join('.');
    super(`Whether \`${name}\` changed cannot be told: ${reason}. Set LINTEL_STATE_PEPPER to that value again. If it is lost, configure \`${[...path.slice(0, -1), version].join('.')}\`: \`${name}\` is then sent once, and afterwards whenever the version changes.`);
    this.name = 'InvalidConfig';
    this.path = path;
  }
}

async function decideStep(secretAttribute: SecretAttribute, exists: boolean, earlier: SentHash | undefined): Promise<SecretStep | DecidedStep> {
  const { writeOnly: { twin, version }, name, beside, priorBeside } = secretAttribute;
  if (beside === UNKNOWN) return 'unknown';
  const value = beside[name];
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
  // A version decided until now, and it is gone.
  if (earlier === NOT_HASHED) return whenSent;
  if (await differs(secretAttribute, value, earlier)) return { step: 'send', differs: true };
  return containsUnknown(value) ? 'unknown' : 'keep';
}

/** Whether what is known of a value is not what was last sent. */
async function differs({ attribute, concealed }: SecretAttribute, value: Value, earlier: SentHash): Promise<boolean> {
  if (isUnknown(value)) return false;
  if (!isValues(value)) return typeof earlier !== 'string' || !await matchesHash(secretText(attribute, value), earlier);
  if (typeof earlier === 'string' || removedKeys(value, earlier, concealed).length > 0) return true;
  for (const key of Object.keys(value)) {
    if (!isUnknown(value[key]) && !await isSameKey(value, key, earlier)) return true;
  }
  return false;
}

/** A new version sends every key. */
async function changedKeys({ name, beside, writeOnly: { version }, concealed }: SecretAttribute, earlier: SentHash = {}): Promise<SecretKeys> {
  const value = beside !== UNKNOWN && isValues(beside[name]) ? beside[name] : {};
  const hashes = typeof earlier === 'string' ? {} : earlier;
  const sent: string[] = [];
  const byVersion = beside !== UNKNOWN && beside[version] !== undefined;
  for (const key of Object.keys(value)) if (byVersion || !await isSameKey(value, key, hashes)) sent.push(key);
  return { sent, removed: removedKeys(value, hashes, concealed) };
}

/** Those that were sent, and are configured no more. */
function removedKeys(value: Values, earlier: { readonly [key: string]: string }, concealed: SecretAttribute['concealed']): string[] {
  const kept = Array.isArray(concealed) ? concealed as readonly string[] : [];
  return Object.keys(earlier).filter((key) => !Object.hasOwn(value, key) && !kept.includes(key));
}

/** What is said of secrets whose value alone tells that they changed. */
export function secretProblems(inputs: readonly SecretInput[], { attributes }: ResourceDefinition, config: Values, privateState: PrivateState): Problem[] {
  const places = [...secretAttributesOf(attributes, config, undefined)];
  return inputs.flatMap(({ path, byValue, differs: another }, index): Problem[] => {
    const { name: own, beside, writeOnly } = places[index];
    const [name, version] = [path.join('.'), [...path.slice(0, -1), writeOnly.version].join('.')];
    if (byValue && !mayHash() && beside !== UNKNOWN && beside[own] !== undefined) {
      return [{ path: [...path], severity: 'error', summary: `\`${name}\` needs \`${version}\``, detail: `LINTEL_STATE_HASHES is "off", so that no hash of \`${name}\` may be kept in the state, and nothing but a version can tell when it changes. Configure \`${version}\`, and raise it whenever \`${name}\` changes.` }];
    }
    if (!another || !privateState.differed?.[name]) return [];
    return [{
      path: [...path], severity: 'warning', summary: `\`${name}\` is another one again`,
      detail: `The last apply sent \`${name}\` since its value had changed, and now it is another one again. A value that is new in every run, such as that of an ephemeral resource that makes one, is sent by every plan. Configure \`${version}\`: then only its change sends \`${name}\`.`,
    }];
  });
}

async function isSameKey(value: Values, key: string, hashes: { readonly [key: string]: string }): Promise<boolean> {
  return Object.hasOwn(hashes, key) && !isUnknown(value[key]) && await matchesHash(String(value[key]), hashes[key]);
}

/** The counter that makes such a change visible: one more in each plan that sends or clears. */
export function plannedRevision(inputs: readonly SecretInput[], prior: Values | undefined, revisionName: string): Value {
  const counted = prior?.[revisionName] ?? 0;
  if (inputs.some(({ step }) => step === 'send' || step === 'clear')) return Number(counted) + 1;
  return inputs.some(({ step }) => step === 'unknown') ? UNKNOWN : counted;
}

/**
 * What becomes of each write-only input when a plan is carried out. What the plan would clear, and is configured after all, was kept from the
 * plan: it is left alone. `planned`: as the plan decided it; where it decided nothing, nothing is sent.
 */
export function secretsToSend({ attributes }: ResourceDefinition, config: Values, planned: readonly SecretInput[]): SecretInput[] {
  if (planned.length === 0) return [];
  const places = new Map([...secretAttributesOf(attributes, config, undefined)].map((secretAttribute) => [secretAttribute.path.join('.'), valueOf(secretAttribute)]));
  return planned.map((secret) => {
    const value = places.get(secret.path.join('.'));
    if (secret.step === 'clear' && value !== undefined) return { ...secret, step: 'keep', keys: undefined, concealed: true };
    if (!secret.keys || !isValues(value)) return secret;
    const removed = secret.keys.removed.filter((key) => !Object.hasOwn(value, key));
    const isNothing = secret.keys.sent.length + removed.length === 0 && Object.keys(value).length > 0;
    return isNothing ? { ...secret, step: 'keep', keys: undefined } : { ...secret, keys: { ...secret.keys, removed } };
  });
}

/** What to remember of secrets after an apply. */
export async function rememberSecrets(
  inputs: readonly SecretInput[], definition: ResourceDefinition, config: Values, privateState: PrivateState, hash?: Hash,
): Promise<Pick<PrivateState, 'sent' | 'differed'>> {
  const differed = inputs.filter(({ differs: another }) => another).map(({ path }) => path.join('.'));
  return {
    sent: await sentHashes(inputs, definition, config, privateState, hash),
    differed: Object.fromEntries(differed.map((name) => [name, (privateState.differed?.[name] ?? 0) + 1])),
  };
}

/**
 * The hashes to keep after an apply: of what was sent now, and of what stays as it was sent, made anew where they would be made otherwise
 * now. Of what has a version there is none.
 */
export async function sentHashes(
  inputs: readonly SecretInput[], { attributes }: ResourceDefinition, config: Values, privateState: PrivateState, hash: Hash = hashSecret,
): Promise<{ [attribute: string]: SentHash }> {
  const hashes: { [attribute: string]: SentHash } = {};
  const decided = new Map(inputs.map((input) => [input.path.join('.'), input]));
  for (const secretAttribute of secretAttributesOf(attributes, config, undefined)) {
    const path = secretAttribute.path.join('.');
    const { step = 'keep', keys } = decided.get(path) ?? {};
    const value = valueOf(secretAttribute);
    const earlier = privateState.sent?.[path];
    if (value === undefined || (step === 'keep' && earlier === undefined)) continue;
    if (!isByValue(secretAttribute)) hashes[path] = notHashed(step === 'keep' && typeof earlier === 'object' ? earlier : value);
    else hashes[path] = step === 'keep' ? await renewed(secretAttribute, value, earlier!, hash) : await hashOf(secretAttribute.attribute, value, earlier, hash, keys);
  }
  return hashes;
}

function valueOf({ beside, name }: SecretAttribute): Value {
  return beside === UNKNOWN ? undefined : beside[name];
}

/** No version is configured. */
function isByValue({ beside, writeOnly: { version } }: SecretAttribute): boolean {
  return beside !== UNKNOWN && beside[version] === undefined;
}

/** Of a map the keys are remembered: one that goes has to be cleared. */
function notHashed(value: Value): SentHash {
  return isValues(value) ? Object.fromEntries(Object.keys(value).map((key) => [key, NOT_HASHED])) : NOT_HASHED;
}

/** What stays as it was sent keeps its hash, unless it would be made otherwise now and the value is there that it was made of. */
async function renewed(secretAttribute: SecretAttribute, value: Value, earlier: SentHash, hash: Hash): Promise<SentHash> {
  const isOld = typeof earlier === 'string' ? isOutdated(earlier) : Object.values(earlier).some(isOutdated);
  return isOld && !await differs(secretAttribute, value, earlier) ? hashOf(secretAttribute.attribute, value, earlier, hash) : earlier;
}

/** `keys`: which of a map were sent; absent, all of them. Those that have the values that were sent earlier keep their hashes. */
async function hashOf(attribute: PlainAttribute, value: Value, earlier: SentHash | undefined, hash: Hash, keys?: SecretKeys): Promise<SentHash> {
  if (!isValues(value)) return hash(secretText(attribute, value));
  const known = typeof earlier === 'object' ? earlier : {};
  const { sent, removed } = keys ?? { sent: Object.keys(value), removed: Object.keys(known) };
  // Without a prototype, `__proto__` is a key like any other.
  const hashes = Object.create(null) as { [key: string]: string };
  for (const key of Object.keys(known)) if (!removed.includes(key)) hashes[key] = known[key];
  for (const key of sent) {
    const isSame = await isSameKey(value, key, known) && !isOutdated(known[key]);
    hashes[key] = isSame ? known[key] : await hash(String(value[key]));
  }
  return hashes;
}

/** A key in PEM stays the same secret when its white space changes. */
function secretText(attribute: PlainAttribute, value: Value): string {
  return (attribute.type === 'pem' ? pemKey(String(value)) : undefined) ?? String(value);
}

/**
 * The stateful forms of secrets, as dotted paths, whose write-only form was sent: what the service tells of them stays out of state.
 * `state` has the versions that are configured.
 */
export function concealedTwins({ attributes }: ResourceDefinition, state: Values, privateState: PrivateState): ReadonlySet<string> {
  return hide(attributes, ({ path, version }) => privateState.sent?.[path.join('.')] !== undefined || valueAt(state, version) !== undefined);
}

/** Likewise, for what is being applied. */
export function concealedTwinsOf({ attributes }: ResourceDefinition, config: Values): ReadonlySet<string> {
  return hide(attributes, ({ path }) => valueAt(config, path) !== undefined);
}

interface ReadableTwin {
  readonly path: Path;
  readonly version: Path;
  readonly twin: string;
}

function hide(attributes: Attributes, isInUse: (twin: ReadableTwin) => boolean): ReadonlySet<string> {
  const twins = readableTwins(attributes);
  return twins.length === 0 ? NONE : new Set(twins.filter(isInUse).map(({ twin }) => twin));
}

const NONE: ReadonlySet<string> = new Set();

/** A twin that the service never returns cannot get into state by its answer. */
const readableTwins = oncePer((attributes: Attributes): readonly ReadableTwin[] => [...secretAttributesOf(attributes, {}, undefined)].flatMap(({ path, writeOnly: { twin, version } }) => {
  if (twin === undefined) return [];
  const outer = path.slice(0, -1);
  const level = outer.reduce((within: Attributes, step) => (within[step] as { readonly attributes: Attributes }).attributes, attributes);
  return flatAttributes(level)[twin].unreadable === true ? [] : [{ path, version: [...outer, version], twin: [...outer, twin].join('.') }];
}));

function valueAt(values: Values, path: Path): Value {
  return path.reduce<Value>((within, step) => (isValues(within) ? within[step] : undefined), values);
}

/** Without the hashes that earlier versions kept of what has a version too; the same, where there are none. */
export function withoutNeedlessHashes({ attributes }: ResourceDefinition, state: Values, privateState: PrivateState): PrivateState {
  const { sent } = privateState;
  if (!sent) return privateState;
  const needless = [...secretAttributesOf(attributes, {}, undefined)].flatMap(({ path, writeOnly: { version } }): [string, SentHash][] => {
    const name = path.join('.');
    const hash = sent[name];
    if (hash === undefined || valueAt(state, [...path.slice(0, -1), version]) === undefined) return [];
    if (typeof hash === 'string') return hash === NOT_HASHED ? [] : [[name, NOT_HASHED]];
    return Object.values(hash).every((one) => one === NOT_HASHED) ? [] : [[name, notHashed(hash)]];
  });
  return needless.length === 0 ? privateState : { ...privateState, sent: { ...sent, ...Object.fromEntries(needless) } };
}

/** The name of the resource's revision counter, where it has one. */
export function revisionAttribute(definition: ResourceDefinition): string | undefined {
  const flat = flatAttributes(definition.attributes);
  return Object.keys(flat).find((name) => flat[name].revision);
}
