import type { Decision, SecretInput } from './decision';
import { handlerConfig } from './inputs';
import type { Attributes, PlainAttribute } from '../definition/attribute';
import { equalValue } from '../definition/equal';
import { flatAttributes } from '../definition/flatten';
import type { ResourceDefinition } from '../definition/resource';
import { containsUnknown, isUnknown, isValues, Path, Value, Values } from '../definition/value';

export interface Wanted {
  readonly config: Values;
  /** Absent for a create. */
  readonly prior: Values | undefined;
  readonly planned: Values;
  readonly decided: Pick<Decision, 'chosen'>;
  /** What is done with each write-only input. */
  readonly secrets: readonly SecretInput[];
}

/**
 * What a handler is given when a plan is applied: the planned values. The configuration counts only for what the plan did not know, and for
 * the write-only values that the plan has seen: what `ignore_changes` keeps is in neither.
 */
export function wantedConfig(definition: ResourceDefinition, wanted: Wanted): Values {
  return handlerConfig(definition, membersOf(definition.attributes, wanted.config, wanted.planned, [], wanted));
}

function membersOf(attributes: Attributes, config: Values, planned: Values, path: Path, wanted: Wanted): Values {
  const flat = flatAttributes(attributes);
  return Object.fromEntries<Value>(Object.keys(flat).map((name) => [name, valueOf(flat[name], config[name], planned[name], [...path, name], wanted)]));
}

function valueOf(attribute: PlainAttribute, config: Value, planned: Value, path: Path, wanted: Wanted): Value {
  if (attribute.writeOnly) return isHandedOver(path, wanted) ? config : undefined;
  // It is only remembered: after the create it is in no request.
  if (attribute.createOnly && wanted.prior) return config;
  if (attribute.use === 'optionalComputed' && path.length === 1 && !wanted.decided.chosen.includes(String(path[0]))) return undefined;
  if (isUnknown(planned)) return config;
  if (attribute.type === 'object' && isValues(planned)) return membersOf(attribute.attributes, isValues(config) ? config : {}, planned, path, wanted);
  if (attribute.type === 'objects' && Array.isArray(planned)) {
    const elements = Array.isArray(config) ? config as readonly Value[] : [];
    const beside = (index: number) => (isValues(elements[index]) ? elements[index] : {});
    return (planned as readonly Values[]).map((element, index) => membersOf(attribute.attributes, beside(index), element, [...path, index], wanted));
  }
  if (containsUnknown(planned)) return config;
  // What is planned for the sake of an absent one need not be said.
  return config === undefined && equalValue(attribute, planned, undefined) ? undefined : planned;
}

function isHandedOver(path: Path, { prior, secrets }: Wanted): boolean {
  const decided = secrets.find((secret) => secret.path.join('.') === path.join('.'));
  return !prior || (decided !== undefined && decided.step !== 'clear' && !decided.concealed);
}
