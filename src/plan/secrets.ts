import type { SecretInput, SecretStep } from './decision';
import { mayHash } from './pepper';
import type { PrivateState, SentHash } from './private-state';
import { Hash, hashSecret, isOutdated, matchesHash, NOT_HASHED, UnverifiableHash } from './secret-hash';
import { isKeyed, type Attributes, type PlainAttribute } from '../definition/attribute';
import type { Problem } from '../definition/check';
import { secretMembers } from '../definition/dynamic';
import { flatAttributes } from '../definition/flatten';
import { pemKey } from '../definition/kinds/pem';
import { oncePer } from '../definition/once-per';
import type { ResourceDefinition } from '../definition/resource';
import { containsUnknown, isUnknown, isValues, Path, UNKNOWN, Value, Values } from '../definition/value';
import type { SecretKeys } from '../handlers/contract';

/**
 * Write-only values that are configured but hidden from the plan, by their dotted paths, with the keys of a map. Terraform replaces attributes in
 * `ignore_changes` with the values from the state, which contains no write-only values.
 */
export type Concealed = ReadonlyMap<string, true | readonly string[]>;

interface Situation {
  readonly definition: ResourceDefinition;
  readonly config: Values;
  readonly prior: Values | undefined;
  readonly privateState: PrivateState;
  readonly concealed?: Concealed;
}

/** One write-only attribute, with the values of its siblings. */
interface SecretAttribute {
  readonly attribute: PlainAttribute;
  readonly writeOnly: NonNullable<PlainAttribute['writeOnly']>;
  readonly name: string;
  readonly path: Path;
  /** The configured value; the members of an object as texts, which are compared one by one. */
  readonly value: Value;
  /** The sibling values; unknown if the containing object is. */
  readonly beside: Values | typeof UNKNOWN;
  readonly priorBeside: Values | undefined;
  /** What is configured but hidden from the plan. */
  readonly concealed?: true | readonly string[];
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
    const { step, differs: another } = await decide(secretAttribute, prior !== undefined, earlier);
    planned.push({
      path: secretAttribute.path,
      input:
        secretAttribute.path.length > 1
          ? String(secretAttribute.path[0])
          : (secretAttribute.writeOnly.twin ?? secretAttribute.name),
      step,
      keys:
        isKeyed(secretAttribute.attribute) && (step === 'send' || step === 'clear')
          ? await changedKeys(secretAttribute, earlier)
          : undefined,
      byValue: isByValue(secretAttribute),
      ...(prior !== undefined && isConcealed(secretAttribute) ? { concealed: true } : {}),
      ...(another ? { differs: another } : {}),
    });
  }
  return planned;
}

export const hasSecrets = oncePer((attributes: Attributes): boolean =>
  Object.values(flatAttributes(attributes)).some(
    (attribute) =>
      attribute.writeOnly !== undefined || (attribute.type === 'object' && hasSecrets(attribute.attributes)),
  ),
);

function* secretAttributesOf(
  attributes: Attributes,
  config: Values | typeof UNKNOWN,
  prior: Values | undefined,
  outer: Path = [],
): Iterable<SecretAttribute> {
  for (const [name, attribute] of Object.entries(flatAttributes(attributes))) {
    const path = [...outer, name];
    if (attribute.writeOnly) {
      const given = config === UNKNOWN ? undefined : config[name];
      const value = attribute.type === 'dynamic' ? secretMembers(given) : given;
      yield { attribute, writeOnly: attribute.writeOnly, name, path, value, beside: config, priorBeside: prior };
    }
    if (attribute.type !== 'object') continue;
    const [inner, priorInner] = [config === UNKNOWN ? UNKNOWN : config[name], prior?.[name]];
    yield* secretAttributesOf(
      attribute.attributes,
      isUnknown(inner) ? UNKNOWN : isValues(inner) ? inner : {},
      isValues(priorInner) ? priorInner : undefined,
      path,
    );
  }
}

/** The write-only inputs that are configured, by path, without their values. */
export function configuredSecrets({ attributes }: ResourceDefinition, config: Values): Concealed {
  return new Map(
    [...secretAttributesOf(attributes, config, undefined)].flatMap(({ path, value }) =>
      value === undefined ? [] : [[path.join('.'), isValues(value) ? Object.keys(value) : true] as const],
    ),
  );
}

/** Whether the value is hidden from the plan. A version without a value is not a valid configuration, so it means that, too. */
function isConcealed({ value, beside, writeOnly: { version }, concealed }: SecretAttribute): boolean {
  return beside !== UNKNOWN && value === undefined && (concealed !== undefined || beside[version] !== undefined);
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

/** Whether the known part of a value differs from what was last sent. */
async function differs({ attribute, concealed }: SecretAttribute, value: Value, earlier: SentHash): Promise<boolean> {
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

/** The keys that were sent and are no longer configured. */
function removedKeys(
  value: Values,
  earlier: { readonly [key: string]: string },
  concealed: SecretAttribute['concealed'],
): string[] {
  const kept = Array.isArray(concealed) ? (concealed as readonly string[]) : [];
  return Object.keys(earlier).filter((key) => !Object.hasOwn(value, key) && !kept.includes(key));
}

/** The problems of secrets without a version. */
export function secretProblems(
  inputs: readonly SecretInput[],
  { attributes }: ResourceDefinition,
  config: Values,
  privateState: PrivateState,
): Problem[] {
  const secretAttributes = new Map(
    [...secretAttributesOf(attributes, config, undefined)].map((found) => [found.path.join('.'), found]),
  );
  return inputs.flatMap(({ path, byValue, differs: another }): Problem[] => {
    const { value, writeOnly } = secretAttributes.get(path.join('.'))!; // The inputs were made from the same attributes.
    const [name, version] = [path.join('.'), [...path.slice(0, -1), writeOnly.version].join('.')];
    if (byValue && !mayHash() && value !== undefined) {
      return [
        {
          path: [...path],
          severity: 'error',
          code: 'secret-version-missing',
          summary: `\`${name}\` needs \`${version}\``,
          detail: `LINTEL_STATE_HASHES is "off", so no hash of \`${name}\` is kept in the state, and only a version can indicate a change. Set \`${version}\`, and increase it whenever \`${name}\` changes.`,
        },
      ];
    }
    if (!another || !privateState.differed?.[name]) return [];
    return [
      {
        path: [...path],
        severity: 'warning',
        code: 'secret-changes-every-run',
        summary: `\`${name}\` has changed again`,
        detail: `The last apply sent \`${name}\` because its value had changed, and now the value has changed again. A value that is new in every run, such as one generated by an ephemeral resource, is sent in every apply. Set \`${version}\` to send \`${name}\` only when the version changes.`,
      },
    ];
  });
}

async function isSameKey(value: Values, key: string, hashes: { readonly [key: string]: string }): Promise<boolean> {
  const hash = Object.hasOwn(hashes, key) ? hashes[key] : undefined;
  return hash !== undefined && !isUnknown(value[key]) && (await matchesHash(String(value[key]), hash));
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
 * What an apply does with each write-only input. An input that the plan would clear, but that is configured, was hidden from the plan and is left
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
 * Values with a version are not hashed.
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
    if (!isByValue(secretAttribute)) {
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

/** Whether no version is configured. */
function isByValue({ beside, writeOnly: { version } }: SecretAttribute): boolean {
  return beside !== UNKNOWN && beside[version] === undefined;
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

/** White space does not matter in a PEM key. */
function secretText(attribute: PlainAttribute, value: Value): string {
  return (attribute.type === 'pem' ? pemKey(String(value)) : undefined) ?? String(value);
}

/**
 * The stateful forms of secrets, as dotted paths, whose write-only form was sent: values reported by the service are kept out of the state.
 * `state` contains the configured versions.
 */
export function concealedTwins(
  { attributes }: ResourceDefinition,
  state: Values,
  privateState: PrivateState,
): ReadonlySet<string> {
  return hide(
    attributes,
    ({ path, version }) => privateState.sent?.[path.join('.')] !== undefined || valueAt(state, version) !== undefined,
  );
}

/** Like {@link concealedTwins}, for an apply. */
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

/** A twin that the service never returns cannot get into the state with a response. */
const readableTwins = oncePer((attributes: Attributes): readonly ReadableTwin[] => {
  const secretAttributes = [...secretAttributesOf(attributes, {}, undefined)];
  return secretAttributes.flatMap(({ path, writeOnly: { twin, version } }) => {
    if (twin === undefined) return [];
    const outer = path.slice(0, -1);
    const level = outer.reduce(
      (within: Attributes, step) => (within[step] as { readonly attributes: Attributes }).attributes,
      attributes,
    );
    return flatAttributes(level)[twin]?.unreadable === true
      ? []
      : [{ path, version: [...outer, version], twin: [...outer, twin].join('.') }];
  });
});

function valueAt(values: Values, path: Path): Value {
  return path.reduce<Value>((within, step) => (isValues(within) ? within[step] : undefined), values);
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
    ({ path, writeOnly: { version } }): [string, SentHash][] => {
      const name = path.join('.');
      const hash = sent[name];
      if (hash === undefined || valueAt(state, [...path.slice(0, -1), version]) === undefined) return [];
      if (typeof hash === 'string') return hash === NOT_HASHED ? [] : [[name, NOT_HASHED]];
      return Object.values(hash).every((one) => one === NOT_HASHED) ? [] : [[name, notHashed(hash)]];
    },
  );
  return needless.length === 0 ? privateState : { ...privateState, sent: { ...sent, ...Object.fromEntries(needless) } };
}

/** The name of the resource's revision counter, if it has one. */
export function revisionAttribute(definition: ResourceDefinition): string | undefined {
  return Object.entries(flatAttributes(definition.attributes)).find(([, { revision }]) => revision)?.[0];
}
