import type { Attributes, ChoiceAttribute, PlainAttribute } from '../../definition/attribute';
import { dynamicKey, plainValue } from '../../definition/dynamic';
import { equalValue } from '../../definition/equal';
import { flatAttributes } from '../../definition/flatten';
import { isValues, Value, Values } from '../../definition/value';
import { defaultOf } from '../../plan/planned-value';

/** One object before an update, after it, and as the service has it now. */
interface Versions<T> {
  readonly before: T;
  readonly after: T;
  readonly found: T;
}

/**
 * The configuration for planning an update: properties that the update does not change take the service's values. CloudFormation sends all properties
 * with every update, but an update means only those that differ from the earlier ones. A change made outside the template stays until the template
 * changes the same property.
 */
export function keepUnchanged(attributes: Attributes, versions: Versions<Values>): Values {
  const kept: { [name: string]: Value } = {};
  for (const [name, attribute] of Object.entries(attributes)) {
    if (attribute.type === undefined) Object.assign(kept, keptChoice(attribute, versions));
    else kept[name] = keptValue(attribute, valuesAt(versions, name));
  }
  return kept;
}

/** The members of a choice belong together: if one changes, all are taken from the new properties. */
function keptChoice(choice: ChoiceAttribute, { before, after, found }: Versions<Values>): Values {
  const members = Object.entries(flatAttributes({ choice }));
  const isSame = members.every(([name, attribute]) => equalValue(attribute, before[name], after[name]));
  return Object.fromEntries<Value>(members.map(([name]) => [name, (isSame ? found : after)[name]]));
}

function keptValue(attribute: PlainAttribute, { before, after, found }: Versions<Value>): Value {
  // The service does not keep these values, or has chosen them itself.
  if (attribute.use === 'computed' || attribute.local || attribute.writeOnly || attribute.createOnly) return after;
  if (attribute.use === 'optionalComputed' && after === undefined) return after;
  if (attribute.type === 'object' && isValues(before) && isValues(after) && isValues(found)) {
    return keepUnchanged(attribute.attributes, { before, after, found });
  }
  if (attribute.type === 'map') return keptKeys({ before, after, found });
  // An object of secrets is compared as a whole, like a map.
  if (attribute.type === 'dynamic' && attribute.sensitive) {
    return keptKeys({ before, after, found: plainValue(found) });
  }
  if (attribute.type === 'dynamic') return keptMembers({ before, after, found });
  const standard = defaultOf(attribute);
  return equalValue(attribute, before ?? standard, after ?? standard) ? found : after;
}

function keptKeys({ before, after, found }: Versions<Value>): Value {
  const versions = { before: asValues(before), after: asValues(after), found: asValues(found) };
  const keys = [...new Set([...Object.keys(versions.found), ...Object.keys(versions.after)])];
  const kept = keys.flatMap((key): [string, Value][] => {
    const at = valuesAt(versions, key);
    const value = dynamicKey(at.before) === dynamicKey(at.after) ? at.found : at.after;
    return value === undefined ? [] : [[key, value]];
  });
  return kept.length > 0 || after !== undefined ? Object.fromEntries(kept) : undefined;
}

/** If only the service knows all members of an object, just the configured ones are compared. */
function keptMembers({ before, after, found }: Versions<Value>): Value {
  if (!isValues(after)) return after;
  const versions = { before: asValues(before), after, found: asValues(plainValue(found)) };
  return Object.fromEntries(
    Object.keys(after).map((key) => {
      const at = valuesAt(versions, key);
      return [key, dynamicKey(at.before) === dynamicKey(at.after) && at.found !== undefined ? at.found : at.after];
    }),
  );
}

function valuesAt({ before, after, found }: Versions<Values>, name: string): Versions<Value> {
  return { before: before[name], after: after[name], found: found[name] };
}

function asValues(value: Value): Values {
  return isValues(value) ? value : {};
}
