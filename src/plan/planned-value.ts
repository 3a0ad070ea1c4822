import type { Attributes, PlainAttribute } from '../definition/attribute';
import { equalValue } from '../definition/equal';
import { flatAttributes } from '../definition/flatten';
import { oncePer } from '../definition/once-per';
import { containsUnknown, isUnknown, isValues, UNKNOWN, Value, Values } from '../definition/value';

/**
 * What one attribute is planned as, before it is known whether anything is sent at all.
 *
 * Core accepts a planned value only if it is the configured one, or the prior one where both are there, or free where the attribute
 * is computed and not configured. So an equivalent spelling keeps the prior value, which makes the plan quiet.
 */
export function plannedValue(attribute: PlainAttribute, config: Value, prior: Value, creating: boolean, isNew = creating): Value {
  if (attribute.writeOnly) return undefined;
  if (isUnknown(config)) return UNKNOWN;
  if (config === undefined) return plannedWhereAbsent(attribute, prior, creating, isNew);
  if (attribute.type === 'object') return isValues(config) ? plannedMembers(attribute.attributes, config, asValues(prior), creating) : config;
  if (attribute.type === 'objects') {
    const earlier = Array.isArray(prior) ? prior as readonly Value[] : [];
    return (config as readonly Value[]).map((element, index) => (isValues(element)
      ? plannedMembers(attribute.attributes, element, asValues(earlier[index]), creating || index >= earlier.length) : element));
  }
  return prior !== undefined && !containsUnknown(config) && equalValue(attribute, config, prior) ? prior : config;
}

/** Every attribute of a thing, or of a nested object. */
export function plannedMembers(attributes: Attributes, config: Values, prior: Values | undefined, creating: boolean): Values {
  const flat = flatAttributes(attributes);
  const planned: { [name: string]: Value } = {};
  for (const name of Object.keys(flat)) planned[name] = plannedValue(flat[name], config[name], prior?.[name], creating || !prior, creating);
  return planned;
}

/** `isNew`: the whole is made, and not only an object within it. */
function plannedWhereAbsent(attribute: PlainAttribute, prior: Value, creating: boolean, isNew: boolean): Value {
  const standard = defaultOf(attribute);
  if (standard !== undefined) return prior !== undefined && equalValue(attribute, standard, prior) ? prior : standard;
  if (mayGoWithoutSaying(attribute)) return plannedStandIn(attribute, prior, isNew);
  if (attribute.use !== 'computed' && attribute.use !== 'optionalComputed') return undefined;
  return creating ? UNKNOWN : prior;
}

/** State has what absence means, so that it can be written out without a change: as the service tells it, where it does. */
function plannedStandIn(attribute: PlainAttribute, prior: Value, creating: boolean): Value {
  const open = attribute.local || attribute.unreadable === true ? standInOf(attribute) : UNKNOWN;
  if (creating) return open;
  return equalValue(attribute, prior, undefined) ? prior : open;
}

export function defaultOf(attribute: PlainAttribute): Value {
  return 'default' in attribute ? attribute.default : undefined;
}

/** Whether absence has a meaning that can be written out, of the attribute or of one that stands in it. */
export const mayGoWithoutSaying = oncePer((attribute: PlainAttribute): boolean => (
  standInOf(attribute) !== undefined || (attribute.type === 'object' && attribute.emptyIsAbsent === true && Object.values(flatAttributes(attribute.attributes)).some(mayGoWithoutSaying))
));

/** What absence means, where that is a value: it is in state, and is not sent. */
export function standInOf(attribute: PlainAttribute): Value {
  if ('absentIs' in attribute && attribute.absentIs !== undefined) return attribute.absentIs;
  return attribute.type === 'bool' && attribute.emptyIsAbsent && attribute.use === 'optional' ? false : undefined;
}

/** What state starts from where no service tells: an import, or the state of a peer. */
export function untoldValue(attribute: PlainAttribute): Value {
  return attribute.local ? defaultOf(attribute) ?? standInOf(attribute) : attribute.unreadable === true ? standInOf(attribute) : undefined;
}

/** What moves by itself is known only after an update that sends something. */
export function withMovingUnknown(attributes: Attributes, planned: Values, config: Values): Values {
  const flat = flatAttributes(attributes);
  const result: { [name: string]: Value } = { ...planned };
  for (const name of Object.keys(flat)) {
    const attribute = flat[name];
    if (attribute.moving && config[name] === undefined) {result[name] = UNKNOWN;} else if (attribute.type === 'object' && isValues(planned[name]) && isValues(config[name])) {
      result[name] = withMovingUnknown(attribute.attributes, planned[name], config[name]);
    } else if (attribute.type === 'objects' && Array.isArray(planned[name]) && Array.isArray(config[name])) {
      const elements = config[name] as readonly Value[];
      result[name] = (planned[name] as readonly Value[]).map((element, index) => (isValues(element) && isValues(elements[index])
        ? withMovingUnknown(attribute.attributes, element, elements[index]) : element));
    }
  }
  return result;
}

function asValues(value: Value): Values | undefined {
  return isValues(value) ? value : undefined;
}
