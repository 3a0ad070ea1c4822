import { defaultOf } from './planned-value';
import type { Attributes, PlainAttribute } from '../../definition/attribute';
import { equalValue } from '../../definition/equal';
import { flatAttributes, flatten } from '../../definition/flatten';
import { isUnknown, isValues, Path, Value, Values } from '../../definition/value';

/**
 * The state after a read: what the service tells, in the spelling that state has while it means the same; what only our state knows
 * stays as it is.
 */
export function stateAfterRead(attributes: Attributes, answer: Values, current: Values): Values {
  return readMembers(attributes, flatten(attributes, answer), current);
}

function readMembers(attributes: Attributes, answer: Values, current: Values | undefined): Values {
  const flat = flatAttributes(attributes);
  const state: { [name: string]: Value } = {};
  for (const name of Object.keys(flat)) state[name] = readMember(flat[name], answer[name], current?.[name]);
  return state;
}

function readMember(attribute: PlainAttribute, answer: Value, current: Value): Value {
  if (attribute.writeOnly) return undefined;
  if (attribute.revision) return current ?? 0;
  if (attribute.local) return current ?? defaultOf(attribute);
  if (attribute.unreadable === true) return current;
  if (attribute.unreadable === 'maybe' && answer === undefined) return current ?? defaultOf(attribute);
  if (attribute.type === 'object' && isValues(answer)) return readMembers(attribute.attributes, answer, isValues(current) ? current : undefined);
  if (attribute.type === 'objects' && Array.isArray(answer)) {
    const earlier = Array.isArray(current) ? current as readonly Value[] : [];
    return answer.map((element, index) => readMembers(attribute.attributes, element as Values, earlier[index] as Values | undefined));
  }
  if (current !== undefined && equalValue(attribute, answer, current)) return current;
  return attribute.emptyIsAbsent && isEmpty(answer) ? undefined : answer;
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
export function stateAfterApply(attributes: Attributes, answer: Values, planned: Values): AppliedState {
  const deviations: Path[] = [];
  const state = appliedMembers(attributes, flatten(attributes, answer), planned, [], deviations);
  return { state, deviations };
}

function appliedMembers(attributes: Attributes, answer: Values, planned: Values, path: Path, deviations: Path[]): Values {
  const flat = flatAttributes(attributes);
  const state: { [name: string]: Value } = {};
  for (const name of Object.keys(flat)) state[name] = appliedMember(flat[name], answer[name], planned[name], [...path, name], deviations);
  return state;
}

function appliedMember(attribute: PlainAttribute, answer: Value, planned: Value, path: Path, deviations: Path[]): Value {
  if (attribute.writeOnly) return undefined;
  if (isUnknown(planned)) return attribute.local || attribute.unreadable === true ? undefined : answer;
  if (attribute.local || attribute.revision || attribute.unreadable === true) return planned;
  if (attribute.unreadable === 'maybe' && answer === undefined) return planned;
  if (attribute.type === 'object' && isValues(planned) && isValues(answer)) {
    return appliedMembers(attribute.attributes, answer, planned, path, deviations);
  }
  if (attribute.type === 'objects' && Array.isArray(planned) && Array.isArray(answer) && planned.length === answer.length) {
    return planned.map((element, index) => appliedMembers(attribute.attributes, answer[index] as Values, element as Values, [...path, index], deviations));
  }
  if (!equalValue(attribute, answer, planned)) deviations.push(path);
  return planned;
}

function isEmpty(value: Value): boolean {
  if (value === '' || value === false || value === 0) return true;
  if (Array.isArray(value)) return value.length === 0;
  return isValues(value) && Object.keys(value).length === 0;
}
