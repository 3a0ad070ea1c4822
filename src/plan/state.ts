import { defaultOf, mayGoWithoutSaying } from './planned-value';
import type { Attributes, PlainAttribute } from '../definition/attribute';
import { equalValue } from '../definition/equal';
import { flatAttributes, flatten } from '../definition/flatten';
import { containsUnknown, isUnknown, isValues, Path, Value, Values } from '../definition/value';

/**
 * The state after a read: what the service tells, in the spelling that state has while it means the same; what only our state knows
 * stays as it is.
 */
export function stateAfterRead(attributes: Attributes, returned: Values, current: Values, concealed: Concealed = NOTHING): Values {
  return readMembers(attributes, flatten(attributes, returned), current, concealed);
}

/** Attributes, as dotted paths, that stay out of state whatever the service tells: stateful forms of secrets that came write-only. */
type Concealed = ReadonlySet<string>;
const NOTHING: Concealed = new Set();

function readMembers(attributes: Attributes, returned: Values, current: Values | undefined, concealed: Concealed, outer = ''): Values {
  const flat = flatAttributes(attributes);
  const state: { [name: string]: Value } = {};
  for (const name of Object.keys(flat)) state[name] = readMember(flat[name], returned[name], current?.[name], concealed, outer + name);
  return state;
}

function readMember(attribute: PlainAttribute, returned: Value, current: Value, concealed: Concealed, path: string): Value {
  if (concealed.has(path)) return undefined;
  if (attribute.writeOnly) return undefined;
  if (attribute.revision) return current ?? 0;
  if (attribute.local) return current ?? defaultOf(attribute);
  if (attribute.unreadable === true) return current;
  if (attribute.unreadable === 'maybe' && returned === undefined) return current ?? defaultOf(attribute);
  if (current === undefined && attribute.emptyIsAbsent && !mayGoWithoutSaying(attribute) && equalValue(attribute, returned, undefined)) return undefined;
  if (attribute.type === 'object' && isValues(returned)) return readMembers(attribute.attributes, returned, isValues(current) ? current : undefined, concealed, `${path}.`);
  if (attribute.type === 'objects' && Array.isArray(returned)) {
    const earlier = Array.isArray(current) ? current as readonly Value[] : [];
    return returned.map((element, index) => readMembers(attribute.attributes, element as Values, earlier[index] as Values | undefined, NOTHING));
  }
  if (current !== undefined && equalValue(attribute, returned, current)) return current;
  return attribute.emptyIsAbsent && equalValue(attribute, returned, undefined) ? undefined : returned;
}

export interface AppliedState {
  readonly state: Values;
  /** What the service keeps differently from what was planned. */
  readonly deviations: readonly Path[];
}

/**
 * The state after a create or an update. Core insists on every value that was planned as known. Where the service keeps another one,
 * the planned value is stored and the deviation reported: the next plan then shows it as drift. An error instead would taint a new
 * object, and have it replaced, for a difference that replacing does not mend.
 */
export function stateAfterApply(attributes: Attributes, returned: Values, planned: Values, concealed: Concealed = NOTHING): AppliedState {
  const to: Judgement = { concealed, deviations: [] };
  const state = appliedMembers(attributes, flatten(attributes, returned), planned, [], to);
  return { state, deviations: to.deviations };
}

/** The state of an object of which little is known but that it was made as planned: what the plan left open is what is known of it, or nothing. */
export function stateAfterFailure(attributes: Attributes, known: Values, planned: Values, concealed: Concealed = NOTHING): AppliedState {
  const returned = { ...settledMembers(planned), ...flatten(attributes, known) };
  return { state: appliedMembers(attributes, returned, planned, [], { concealed, deviations: [] }), deviations: [] };
}

/** The attributes that a plan left open, and a state does not have. What goes without saying is not missed: the next read fills it in. */
export function stateLacks(attributes: Attributes, state: Values, planned: Values): string[] {
  const flat = flatAttributes(attributes);
  return Object.keys(flat).filter((name) => containsUnknown(planned[name]) && state[name] === undefined && !mayGoWithoutSaying(flat[name]));
}

/** Without what is unknown. */
function settledMembers(planned: Values): Values {
  return Object.fromEntries<Value>(Object.entries(planned).map(([name, value]) => [name, settledValue(value)]));
}

function settledValue(value: Value): Value {
  if (!containsUnknown(value) || isUnknown(value)) return isUnknown(value) ? undefined : value;
  if (Array.isArray(value)) return value.map(settledValue);
  return isValues(value) ? settledMembers(value) : undefined;
}

interface Judgement {
  readonly concealed: Concealed;
  readonly deviations: Path[];
}

function appliedMembers(attributes: Attributes, returned: Values, planned: Values, path: Path, to: Judgement): Values {
  const flat = flatAttributes(attributes);
  const state: { [name: string]: Value } = {};
  for (const name of Object.keys(flat)) state[name] = appliedMember(flat[name], returned[name], planned[name], [...path, name], to);
  return state;
}

function appliedMember(attribute: PlainAttribute, returned: Value, planned: Value, path: Path, to: Judgement): Value {
  if (attribute.writeOnly || to.concealed.has(path.join('.'))) return undefined;
  if (isUnknown(planned)) return attribute.local || attribute.unreadable === true ? undefined : returned;
  if (attribute.local || attribute.revision || attribute.unreadable === true) return planned;
  if (attribute.unreadable === 'maybe' && returned === undefined) return planned;
  if (attribute.type === 'object' && isValues(planned) && isValues(returned)) {
    return appliedMembers(attribute.attributes, returned, planned, path, to);
  }
  if (attribute.type === 'objects' && Array.isArray(planned) && Array.isArray(returned) && planned.length === returned.length) {
    return planned.map((element, index) => appliedMembers(attribute.attributes, returned[index] as Values, element as Values, [...path, index], to));
  }
  if (!equalValue(attribute, returned, planned)) to.deviations.push(path);
  // What is open in it, the service has not told.
  return settledValue(planned);
}
