import type { Attributes, ChoiceAttribute, PlainAttribute } from '../definition/attribute';
import { equalValue } from '../definition/equal';
import { flatAttributes } from '../definition/flatten';
import { isValues, Value, Values } from '../definition/value';
import { defaultOf } from '../plan/planned-value';

/** One object before an update, after it, and as the service has it now. */
interface DisplayValue<T> {
  readonly before: T;
  readonly after: T;
  readonly found: T;
}

/**
 * What an update is planned with: a property that the update does not change has the value that the service has. CloudFormation sends
 * all properties with every update, and asks for those alone that differ from the earlier ones: what somebody changed outside of the
 * template stays as it is until the template changes just that.
 */
export function keepUnchanged(attributes: Attributes, seen: DisplayValue<Values>): Values {
  const kept: { [name: string]: Value } = {};
  for (const [name, attribute] of Object.entries(attributes)) {
    if (attribute.type === undefined) Object.assign(kept, choiceOf(attribute, seen));
    else kept[name] = keptValue(attribute, valuesAt(seen, name));
  }
  return kept;
}

/** The members of a choice belong together: a change of one brings all of them. */
function choiceOf(choice: ChoiceAttribute, seen: DisplayValue<Values>): Values {
  const flat = flatAttributes({ choice });
  const names = Object.keys(flat);
  const isSame = names.every((name) => equalValue(flat[name], seen.before[name], seen.after[name]));
  return Object.fromEntries<Value>(names.map((name) => [name, (isSame ? seen.found : seen.after)[name]]));
}

function keptValue(attribute: PlainAttribute, { before, after, found }: DisplayValue<Value>): Value {
  // What the service does not keep, or has chosen by itself, is not there to be kept.
  if (attribute.use === 'computed' || attribute.local || attribute.writeOnly || attribute.createOnly) return after;
  if (attribute.use === 'optionalComputed' && after === undefined) return after;
  if (attribute.type === 'object' && isValues(before) && isValues(after) && isValues(found)) return keepUnchanged(attribute.attributes, { before, after, found });
  if (attribute.type === 'map') return keptKeys({ before, after, found });
  const standard = defaultOf(attribute);
  return equalValue(attribute, before ?? standard, after ?? standard) ? found : after;
}

function keptKeys({ before, after, found }: DisplayValue<Value>): Value {
  const seen = { before: asValues(before), after: asValues(after), found: asValues(found) };
  const keys = [...new Set([...Object.keys(seen.found), ...Object.keys(seen.after)])];
  const kept = keys.flatMap((key): [string, Value][] => {
    const at = valuesAt(seen, key);
    const value = at.before === at.after ? at.found : at.after;
    return value === undefined ? [] : [[key, value]];
  });
  return kept.length > 0 || after !== undefined ? Object.fromEntries(kept) : undefined;
}

function valuesAt({ before, after, found }: DisplayValue<Values>, name: string): DisplayValue<Value> {
  return { before: before[name], after: after[name], found: found[name] };
}

function asValues(value: Value): Values {
  return isValues(value) ? value : {};
}
