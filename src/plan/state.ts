import type { Attributes, PlainAttribute } from '../definition/attribute';
import { equalValue } from '../definition/equal';
import { flatAttributes, flatEntries, flatten } from '../definition/flatten';
import { containsUnknown, isUnknown, isValues, Path, Value, Values } from '../definition/value';
import { defaultOf, hasImpliedValue, isSpelledOtherwise } from './planned-value';

/**
 * The state after a read: the reported values, in the spelling of the state if they are equivalent. Values that the service does not store are kept.
 */
export function stateAfterRead(
  attributes: Attributes,
  returned: Values,
  current: Values,
  concealed: Concealed = NOTHING,
): Values {
  return readMembers(attributes, flatten(attributes, returned), current, concealed);
}

/** Attributes, as dotted paths, that are kept out of the state even if the service reports them: stateful forms of secrets sent as write-only. */
type Concealed = ReadonlySet<string>;
const NOTHING: Concealed = new Set();

function readMembers(
  attributes: Attributes,
  returned: Values,
  current: Values | undefined,
  concealed: Concealed,
  outer = '',
): Values {
  const state: { [name: string]: Value } = {};
  for (const [name, attribute] of flatEntries(attributes)) {
    state[name] = readMember(attribute, returned[name], current?.[name], concealed, outer + name);
  }
  return state;
}

function readMember(
  attribute: PlainAttribute,
  returned: Value,
  current: Value,
  concealed: Concealed,
  path: string,
): Value {
  if (concealed.has(path)) return undefined;
  if (attribute.writeOnly) return undefined;
  if (attribute.revision) return current ?? 0;
  if (attribute.local) return current ?? defaultOf(attribute);
  if (attribute.unreadable === true) return current;
  if (attribute.unreadable === 'maybe' && returned === undefined) return current ?? defaultOf(attribute);
  if (
    current === undefined &&
    attribute.emptyIsAbsent &&
    !hasImpliedValue(attribute) &&
    equalValue(attribute, returned, undefined)
  ) {
    return undefined;
  }
  if (attribute.type === 'object' && isValues(returned)) {
    return readMembers(attribute.attributes, returned, isValues(current) ? current : undefined, concealed, `${path}.`);
  }
  if (isSpelledOtherwise(attribute, returned, current)) return current;
  if (attribute.type === 'objects' && Array.isArray(returned)) {
    const earlier = Array.isArray(current) ? (current as readonly Value[]) : [];
    return returned.map((element, index) =>
      readMembers(attribute.attributes, element as Values, earlier[index] as Values | undefined, NOTHING),
    );
  }
  if (current !== undefined && equalValue(attribute, returned, current)) return current;
  return attribute.emptyIsAbsent && equalValue(attribute, returned, undefined) ? undefined : returned;
}

export interface AppliedState {
  readonly state: Values;
  /** Attributes whose values in the service differ from the plan. */
  readonly deviations: readonly Path[];
}

/**
 * The state after a create or an update. Terraform requires every value that was known in the plan. If the service stores another value, the
 * planned value is kept and the deviation is reported, so that the next plan shows it as drift. An error would taint a new object and replace it
 * because of a difference that a replacement does not fix.
 */
export function stateAfterApply(
  attributes: Attributes,
  returned: Values,
  planned: Values,
  concealed: Concealed = NOTHING,
): AppliedState {
  const to: Judgement = { concealed, deviations: [] };
  const state = appliedMembers(attributes, flatten(attributes, returned), planned, [], to);
  return { state, deviations: to.deviations };
}

/** The state of an object that was created but not read: the planned values, and for unknown ones the values known so far. */
export function stateAfterFailure(
  attributes: Attributes,
  known: Values,
  planned: Values,
  concealed: Concealed = NOTHING,
): AppliedState {
  const returned = { ...settledMembers(planned), ...flatten(attributes, known) };
  return { state: appliedMembers(attributes, returned, planned, [], { concealed, deviations: [] }), deviations: [] };
}

/** The attributes that were unknown in the plan and are absent from the state. Those whose absence stands for a value are filled in by the next read. */
export function stateLacks(attributes: Attributes, state: Values, planned: Values): string[] {
  return flatEntries(attributes)
    .filter(
      ([name, attribute]) => containsUnknown(planned[name]) && state[name] === undefined && !hasImpliedValue(attribute),
    )
    .map(([name]) => name);
}

/** Removes unknown values. */
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
  for (const [name, attribute] of Object.entries(flat)) {
    state[name] = appliedMember(attribute, returned[name], planned[name], [...path, name], to);
  }
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
  if (isSpelledOtherwise(attribute, returned, planned)) return planned;
  if (
    attribute.type === 'objects' &&
    Array.isArray(planned) &&
    Array.isArray(returned) &&
    planned.length === returned.length
  ) {
    return planned.map((element, index) =>
      appliedMembers(attribute.attributes, returned[index] as Values, element as Values, [...path, index], to),
    );
  }
  if (!equalValue(attribute, returned, planned)) to.deviations.push(path);
  // Nested unknown values were not reported by the service.
  return settledValue(planned);
}
