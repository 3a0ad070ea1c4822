import type { Attributes, PlainAttribute } from '../definition/attribute';
import { equalValue } from '../definition/equal';
import { flatAttributes, flatEntries } from '../definition/flatten';
import { oncePer } from '../definition/once-per';
import { containsUnknown, isUnknown, isValues, UNKNOWN, Value, Values } from '../definition/value';

/**
 * Plans one attribute, before it is known whether the plan sends anything.
 *
 * Terraform accepts the configured value, the prior value if both exist, or any value of a computed attribute that is not configured. An
 * equivalent spelling therefore keeps the prior value, which avoids a difference in the plan.
 */
export function plannedValue(
  attribute: PlainAttribute,
  config: Value,
  prior: Value,
  creating: boolean,
  isNew = creating,
): Value {
  if (attribute.writeOnly) return undefined;
  if (isUnknown(config)) return UNKNOWN;
  if (config === undefined) return plannedIfAbsent(attribute, prior, creating, isNew);
  if (attribute.type === 'object') {
    return isValues(config) ? plannedMembers(attribute.attributes, config, asValues(prior), creating) : config;
  }
  if (attribute.type === 'objects') {
    if (isSpelledOtherwise(attribute, config, prior)) return prior;
    const earlier = Array.isArray(prior) ? (prior as readonly Value[]) : [];
    return (config as readonly Value[]).map((element, index) =>
      isValues(element)
        ? plannedMembers(attribute.attributes, element, asValues(earlier[index]), creating || index >= earlier.length)
        : element,
    );
  }
  return prior !== undefined && !containsUnknown(config) && equalValue(attribute, config, prior) ? prior : config;
}

/** Whether two lists of objects are equivalent although their elements differ one by one. */
export function isSpelledOtherwise(attribute: PlainAttribute, one: Value, other: Value): boolean {
  return attribute.type === 'objects' && attribute.compare !== undefined && equalValue(attribute, one, other);
}

/** Plans all attributes of a resource or of a nested object. */
export function plannedMembers(
  attributes: Attributes,
  config: Values,
  prior: Values | undefined,
  creating: boolean,
): Values {
  const planned: { [name: string]: Value } = {};
  for (const [name, attribute] of flatEntries(attributes)) {
    planned[name] = plannedValue(attribute, config[name], prior?.[name], creating || !prior, creating);
  }
  return planned;
}

/** `isNew`: the whole resource is created, not only a nested object. */
function plannedIfAbsent(attribute: PlainAttribute, prior: Value, creating: boolean, isNew: boolean): Value {
  const standard = defaultOf(attribute);
  if (standard !== undefined) return prior !== undefined && equalValue(attribute, standard, prior) ? prior : standard;
  if (hasImpliedValue(attribute)) return plannedStandIn(attribute, prior, isNew);
  if (attribute.use !== 'computed' && attribute.use !== 'optionalComputed') return undefined;
  return creating ? UNKNOWN : prior;
}

/** The state contains the value that absence stands for, in the service's spelling if it reports one, so that configuring it causes no change. */
function plannedStandIn(attribute: PlainAttribute, prior: Value, creating: boolean): Value {
  const open = attribute.local || attribute.unreadable === true ? standInOf(attribute) : UNKNOWN;
  if (creating) return open;
  return equalValue(attribute, prior, undefined) ? prior : open;
}

export function defaultOf(attribute: PlainAttribute): Value {
  return 'default' in attribute ? attribute.default : undefined;
}

/** Whether the absence of the attribute, or of a nested one, stands for a value. */
export const hasImpliedValue = oncePer(
  (attribute: PlainAttribute): boolean =>
    standInOf(attribute) !== undefined ||
    (attribute.type === 'object' &&
      attribute.emptyIsAbsent === true &&
      Object.values(flatAttributes(attribute.attributes)).some(hasImpliedValue)),
);

/** The value that absence stands for. It is in the state, but is not sent. */
export function standInOf(attribute: PlainAttribute): Value {
  if ('absentIs' in attribute && attribute.absentIs !== undefined) return attribute.absentIs;
  return attribute.type === 'bool' && attribute.emptyIsAbsent && attribute.use === 'optional' ? false : undefined;
}

/** The initial value of an attribute that the service does not report, for imports and states moved from other providers. */
export function initialValue(attribute: PlainAttribute): Value {
  return attribute.local
    ? (defaultOf(attribute) ?? standInOf(attribute))
    : attribute.unreadable === true
      ? standInOf(attribute)
      : undefined;
}

/** Plans attributes that the service changes by itself as unknown, for updates that send something. */
export function withMovingUnknown(attributes: Attributes, planned: Values, config: Values): Values {
  const result: { [name: string]: Value } = { ...planned };
  for (const [name, attribute] of flatEntries(attributes)) {
    const [value, configured] = [planned[name], config[name]];
    if (attribute.moving && configured === undefined) {
      result[name] = UNKNOWN;
    } else if (attribute.type === 'object' && isValues(value) && isValues(configured)) {
      result[name] = withMovingUnknown(attribute.attributes, value, configured);
    } else if (attribute.type === 'objects' && Array.isArray(value) && Array.isArray(configured)) {
      const elements = configured as readonly Value[];
      result[name] = (value as readonly Value[]).map((element, index) => {
        const beside = elements[index];
        return isValues(element) && isValues(beside)
          ? withMovingUnknown(attribute.attributes, element, beside)
          : element;
      });
    }
  }
  return result;
}

function asValues(value: Value): Values | undefined {
  return isValues(value) ? value : undefined;
}
