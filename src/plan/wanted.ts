import type { Attributes, PlainAttribute } from '../definition/attribute';
import { equalValue } from '../definition/equal';
import { flatEntries } from '../definition/flatten';
import type { ResourceDefinition } from '../definition/resource';
import { containsUnknown, isUnknown, isValues, Path, Value, Values } from '../definition/value';
import type { Decision, SecretInput } from './decision';
import { handlerConfig } from './inputs';

export interface Wanted {
  readonly config: Values;
  /** Absent for a create. */
  readonly prior: Values | undefined;
  readonly planned: Values;
  readonly decided: Pick<Decision, 'chosen'>;
  /** The step of the apply for each write-only input. */
  readonly secrets: readonly SecretInput[];
}

/**
 * The configuration that a handler receives when a plan is applied: the planned values. Values from the configuration are used only where the plan
 * was unknown, and for write-only values that were visible to the plan; neither contains what `ignore_changes` hides.
 */
export function wantedConfig(definition: ResourceDefinition, wanted: Wanted): Values {
  return handlerConfig(definition, membersOf(definition.attributes, wanted.config, wanted.planned, [], wanted));
}

function membersOf(attributes: Attributes, config: Values, planned: Values, path: Path, wanted: Wanted): Values {
  return Object.fromEntries<Value>(
    flatEntries(attributes).map(([name, attribute]) => [
      name,
      valueOf(attribute, config[name], planned[name], [...path, name], wanted),
    ]),
  );
}

function valueOf(attribute: PlainAttribute, config: Value, planned: Value, path: Path, wanted: Wanted): Value {
  if (attribute.writeOnly) return isHandedOver(path, wanted) ? config : undefined;
  // Only kept in the state: no request contains it after the create.
  if (attribute.createOnly && wanted.prior) return config;
  if (attribute.use === 'optionalComputed' && path.length === 1 && !wanted.decided.chosen.includes(String(path[0]))) {
    return undefined;
  }
  if (isUnknown(planned)) return config;
  if (attribute.type === 'object' && isValues(planned)) {
    return membersOf(attribute.attributes, isValues(config) ? config : {}, planned, path, wanted);
  }
  if (attribute.type === 'objects' && Array.isArray(planned)) {
    const elements = Array.isArray(config) ? (config as readonly Value[]) : [];
    return (planned as readonly Values[]).map((element, index) => {
      const configured = elements[index];
      return membersOf(attribute.attributes, isValues(configured) ? configured : {}, element, [...path, index], wanted);
    });
  }
  if (containsUnknown(planned)) return config;
  // A planned value that stands for absence is omitted.
  return config === undefined && equalValue(attribute, planned, undefined) ? undefined : planned;
}

function isHandedOver(path: Path, { prior, secrets }: Wanted): boolean {
  const decided = secrets.find((secret) => secret.path.join('.') === path.join('.'));
  return !prior || (decided !== undefined && decided.step !== 'clear' && !decided.concealed);
}
