import type { Attribute, Attributes } from '../../../definition/attribute';
import { equalValue } from '../../../definition/equal';
import { isValues, Value, Values } from '../../../definition/value';

/** Whether the state that was read back equals the configuration, as far as the service reports it. */
export function holds(attributes: Attributes, state: Values, config: Values): boolean {
  return Object.entries(attributes).every(
    ([name, attribute]) =>
      !isCompared(attribute, state[name], config[name]) || equalValue(attribute, state[name], config[name]),
  );
}

/**
 * Whether the state that was read back contains values that only another client can have written: text that differs from the text sent. Other
 * numbers, missing values and other spellings may come from the service itself and prove nothing.
 */
export function holdsOthers(attributes: Attributes, state: Values, config: Values): boolean {
  return Object.entries(attributes).some(
    ([name, attribute]) =>
      isCompared(attribute, state[name], config[name]) &&
      !equalValue(attribute, state[name], config[name]) &&
      isOtherText(attribute, state[name], config[name]),
  );
}

function isCompared(attribute: Attribute, reported: Value, sent: Value): boolean {
  if (attribute.use === 'computed' || (attribute.use === 'optionalComputed' && sent === undefined)) return false;
  if (attribute.type === undefined) return true;
  if (attribute.unreadable === true || attribute.local || attribute.writeOnly) return false;
  return attribute.unreadable !== 'maybe' || reported !== undefined;
}

function isOtherText(attribute: Attribute, reported: Value, sent: Value): boolean {
  // A service that does not support a value returns another one of the enumeration.
  if (attribute.type === undefined || ('values' in attribute && attribute.values)) return false;
  if (attribute.type === 'object') {
    return isValues(reported) && isValues(sent) && holdsOthers(attribute.attributes, reported, sent);
  }
  if (typeof reported === 'string' && typeof sent === 'string') {
    return attribute.type !== 'duration' && bare(reported) !== bare(sent);
  }
  if (Array.isArray(reported) && Array.isArray(sent)) return lacks(reported, sent) && lacks(sent, reported);
  return (
    isValues(reported) &&
    isValues(sent) &&
    Object.keys(sent).some((key) => reported[key] !== undefined && isOtherElement(reported[key], sent[key]))
  );
}

function isOtherElement(reported: Value, sent: Value): boolean {
  return typeof reported === 'string' && typeof sent === 'string' && bare(reported) !== bare(sent);
}

function lacks(some: readonly Value[], others: readonly Value[]): boolean {
  const known = new Set(some.map((one) => (typeof one === 'string' ? bare(one) : one)));
  return others.some((other) => typeof other === 'string' && !known.has(bare(other)));
}

/** A text without the differences in spelling that services introduce. */
function bare(text: string): string {
  return text.toLowerCase().replace(/\s/g, '');
}
