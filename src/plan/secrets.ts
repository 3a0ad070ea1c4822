import type { PrivateState, SentHash } from './private-state';
import { hashSecret, matchesHash } from './secret-hash';
import type { Attributes, PlainAttribute } from '../definition/attribute';
import { flatAttributes } from '../definition/flatten';
import { pemKey } from '../definition/kinds/pem';
import { oncePer } from '../definition/once-per';
import type { ResourceDefinition } from '../definition/resource';
import { containsUnknown, isUnknown, isValues, Path, UNKNOWN, Value, Values } from '../definition/value';
import type { SecretKeys } from '../handlers/contract';

/** What is to be done with one write-only input; `unknown` where only the apply can tell. */
export type SecretStep = 'send' | 'clear' | 'keep' | 'unknown';

export interface SecretInput {
  /** Where the write-only attribute stands. */
  readonly path: Path;
  /** The name under which handlers see a change of it: that of its stateful twin, or of the object that holds it. */
  readonly input: string;
  readonly step: SecretStep;
  /** Of a map that is sent or cleared. */
  readonly keys?: SecretKeys;
  /** No version is configured: the value itself was looked at. */
  readonly byValue: boolean;
  /** It is configured, and kept from the plan: nothing becomes of it. */
  readonly concealed?: true;
}

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
interface Place {
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
  for (const found of placesOf(definition.attributes, config, prior)) {
    const place = { ...found, concealed: concealed?.get(found.path.join('.')) };
    const earlier = privateState.sent?.[place.path.join('.')];
    const step = await decideStep(place, prior !== undefined, earlier);
    planned.push({
      path: place.path,
      input: place.path.length > 1 ? String(place.path[0]) : place.writeOnly.twin ?? place.name,
      step,
      keys: place.attribute.type === 'map' && (step === 'send' || step === 'clear') ? await changedKeys(place, earlier) : undefined,
      byValue: place.beside !== UNKNOWN && place.beside[place.writeOnly.version] === undefined,
      ...prior !== undefined && isConcealed(place) ? { concealed: true } : {},
    });
  }
  return planned;
}

export const hasSecrets = oncePer((attributes: Attributes): boolean => (
  Object.values(flatAttributes(attributes)).some((attribute) => attribute.writeOnly !== undefined || (attribute.type === 'object' && hasSecrets(attribute.attributes)))
));

function* placesOf(attributes: Attributes, config: Values | typeof UNKNOWN, prior: Values | undefined, outer: Path = []): Iterable<Place> {
  const flat = flatAttributes(attributes);
  for (const name of Object.keys(flat)) {
    const attribute = flat[name];
    const path = [...outer, name];
    if (attribute.writeOnly) yield { attribute, writeOnly: attribute.writeOnly, name, path, beside: config, priorBeside: prior };
    if (attribute.type !== 'object') continue;
    const [inner, priorInner] = [config === UNKNOWN ? UNKNOWN : config[name], prior?.[name]];
    yield* placesOf(attribute.attributes, isUnknown(inner) ? UNKNOWN : isValues(inner) ? inner : {}, isValues(priorInner) ? priorInner : undefined, path);
  }
}

/** What is configured of each write-only input, by its path, without the values. */
export function configuredSecrets({ attributes }: ResourceDefinition, config: Values): Concealed {
  return new Map([...placesOf(attributes, config, undefined)].flatMap((place) => {
    const value = valueOf(place);
    return value === undefined ? [] : [[place.path.join('.'), isValues(value) ? Object.keys(value) : true] as const];
  }));
}

/** A version without its value is no valid configuration: whoever plans one has been kept from the value. */
function isConcealed({ name, beside, writeOnly: { version }, concealed }: Place): boolean {
  return beside !== UNKNOWN && beside[name] === undefined && (concealed !== undefined || beside[version] !== undefined);
}

async function decideStep(place: Place, exists: boolean, earlier: SentHash | undefined): Promise<SecretStep> {
  const { writeOnly: { twin, version }, name, beside, priorBeside } = place;
  if (beside === UNKNOWN) return 'unknown';
  const value = beside[name];
  if (value === undefined) {
    if (isConcealed(place)) return 'keep';
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
  if (await differs(place, value, earlier)) return 'send';
  return containsUnknown(value) ? 'unknown' : 'keep';
}

/** Whether what is known of a value is not what was last sent. */
async function differs({ attribute, concealed }: Place, value: Value, earlier: SentHash): Promise<boolean> {
  if (isUnknown(value)) return false;
  if (!isValues(value)) return typeof earlier !== 'string' || !await matchesHash(secretText(attribute, value), earlier);
  if (typeof earlier === 'string' || removedKeys(value, earlier, concealed).length > 0) return true;
  for (const key of Object.keys(value)) {
    if (!isUnknown(value[key]) && !await isSameKey(value, key, earlier)) return true;
  }
  return false;
}

/** A new version sends every key. */
async function changedKeys({ name, beside, writeOnly: { version }, concealed }: Place, earlier: SentHash = {}): Promise<SecretKeys> {
  const value = beside !== UNKNOWN && isValues(beside[name]) ? beside[name] : {};
  const hashes = typeof earlier === 'string' ? {} : earlier;
  const sent: string[] = [];
  const byVersion = beside !== UNKNOWN && beside[version] !== undefined;
  for (const key of Object.keys(value)) if (byVersion || !await isSameKey(value, key, hashes)) sent.push(key);
  return { sent, removed: removedKeys(value, hashes, concealed) };
}

/** Those that were sent, and are configured no more. */
function removedKeys(value: Values, earlier: { readonly [key: string]: string }, concealed: Place['concealed']): string[] {
  const kept = Array.isArray(concealed) ? concealed as readonly string[] : [];
  return Object.keys(earlier).filter((key) => !Object.hasOwn(value, key) && !kept.includes(key));
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
  const places = new Map([...placesOf(attributes, config, undefined)].map((place) => [place.path.join('.'), valueOf(place)]));
  return planned.map((secret) => {
    const value = places.get(secret.path.join('.'));
    if (secret.step === 'clear' && value !== undefined) return { ...secret, step: 'keep', keys: undefined, concealed: true };
    if (!secret.keys || !isValues(value)) return secret;
    const removed = secret.keys.removed.filter((key) => !Object.hasOwn(value, key));
    const isNothing = secret.keys.sent.length + removed.length === 0 && Object.keys(value).length > 0;
    return isNothing ? { ...secret, step: 'keep', keys: undefined } : { ...secret, keys: { ...secret.keys, removed } };
  });
}

/** The hashes to keep after an apply: of what was sent now, and of what stays as it was sent. */
export async function sentHashes(
  inputs: readonly SecretInput[], { attributes }: ResourceDefinition, config: Values, privateState: PrivateState,
): Promise<{ [attribute: string]: SentHash }> {
  const hashes: { [attribute: string]: SentHash } = {};
  const decided = new Map(inputs.map((input) => [input.path.join('.'), input]));
  for (const place of placesOf(attributes, config, undefined)) {
    const path = place.path.join('.');
    const { step = 'keep', keys } = decided.get(path) ?? {};
    const value = valueOf(place);
    const earlier = privateState.sent?.[path];
    if (value === undefined) continue;
    const hash = step === 'keep' ? earlier : await hashOf(place.attribute, value, earlier, keys);
    if (hash !== undefined) hashes[path] = hash;
  }
  return hashes;
}

function valueOf({ beside, name }: Place): Value {
  return beside === UNKNOWN ? undefined : beside[name];
}

/** `keys`: which of a map were sent; absent, all of them. */
async function hashOf(attribute: PlainAttribute, value: Value, earlier: SentHash | undefined, keys: SecretKeys | undefined): Promise<SentHash> {
  if (!isValues(value)) return hashSecret(secretText(attribute, value));
  const known = typeof earlier === 'object' ? earlier : {};
  const { sent, removed } = keys ?? { sent: Object.keys(value), removed: Object.keys(known) };
  // Without a prototype, `__proto__` is a key like any other.
  const hashes = Object.create(null) as { [key: string]: string };
  for (const key of Object.keys(known)) if (!removed.includes(key)) hashes[key] = known[key];
  for (const key of sent) hashes[key] = await isSameKey(value, key, known) ? known[key] : await hashSecret(String(value[key]));
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
export function hiddenTwins({ attributes }: ResourceDefinition, state: Values, privateState: PrivateState): ReadonlySet<string> {
  return hide(attributes, ({ path, version }) => privateState.sent?.[path.join('.')] !== undefined || valueAt(state, version) !== undefined);
}

/** Likewise, for what is being applied. */
export function hiddenTwinsOf({ attributes }: ResourceDefinition, config: Values): ReadonlySet<string> {
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
const readableTwins = oncePer((attributes: Attributes): readonly ReadableTwin[] => [...placesOf(attributes, {}, undefined)].flatMap(({ path, writeOnly: { twin, version } }) => {
  if (twin === undefined) return [];
  const outer = path.slice(0, -1);
  const level = outer.reduce((within: Attributes, step) => (within[step] as { readonly attributes: Attributes }).attributes, attributes);
  return flatAttributes(level)[twin].unreadable === true ? [] : [{ path, version: [...outer, version], twin: [...outer, twin].join('.') }];
}));

function valueAt(values: Values, path: Path): Value {
  return path.reduce<Value>((within, step) => (isValues(within) ? within[step] : undefined), values);
}

/** The name of the resource's revision counter, where it has one. */
export function revisionAttribute(definition: ResourceDefinition): string | undefined {
  const flat = flatAttributes(definition.attributes);
  return Object.keys(flat).find((name) => flat[name].revision);
}
