import type { Attribute, Attributes } from '../../../definition/attribute';
import { equalValue } from '../../../definition/equal';
import { isValues, Value, Values } from '../../../definition/value';

/** Whether an answer holds what was configured, wherever the service tells. */
export function holds(attributes: Attributes, response: Values, config: Values): boolean {
  return Object.entries(attributes).every(([name, attribute]) => !isCompared(attribute, response[name], config[name]) || equalValue(attribute, response[name], config[name]));
}

/**
 * Whether an answer holds what only somebody else can have written: another text than the one that was sent. That a service keeps another
 * number, leaves something out or spells a text otherwise is its own doing, and no proof.
 */
export function holdsOthers(attributes: Attributes, response: Values, config: Values): boolean {
  return Object.entries(attributes).some(([name, attribute]) => isCompared(attribute, response[name], config[name])
    && !equalValue(attribute, response[name], config[name]) && isOtherText(attribute, response[name], config[name]));
}

function isCompared(attribute: Attribute, reported: Value, sent: Value): boolean {
  if (attribute.use === 'computed' || (attribute.use === 'optionalComputed' && sent === undefined)) return false;
  if (attribute.type === undefined) return true;
  if (attribute.unreadable === true || attribute.local || attribute.writeOnly) return false;
  return attribute.unreadable !== 'maybe' || reported !== undefined;
}

function isOtherText(attribute: Attribute, reported: Value, sent: Value): boolean {
  // What a service that does not know an attribute tells in its place is one of its words.
  if (attribute.type === undefined || ('values' in attribute && attribute.values)) return false;
  if (attribute.type === 'object') return isValues(reported) && isValues(sent) && holdsOthers(attribute.attributes, reported, sent);
  if (typeof reported === 'string' && typeof sent === 'string') return attribute.type !== 'duration' && bare(reported) !== bare(sent);
  if (Array.isArray(reported) && Array.isArray(sent)) return lacks(reported, sent) && lacks(sent, reported);
  return isValues(reported) && isValues(sent) && Object.keys(sent).some((key) => reported[key] !== undefined && isOtherElement(reported[key], sent[key]));
}

function isOtherElement(reported: Value, sent: Value): boolean {
  return typeof reported === 'string' && typeof sent === 'string' && bare(reported) !== bare(sent);
}

function lacks(some: readonly Value[], others: readonly Value[]): boolean {
  const known = new Set(some.map((one) => (typeof one === 'string' ? bare(one) : one)));
  return others.some((other) => typeof other === 'string' && !known.has(bare(other)));
}

/** A text without what services change of it. */
function bare(text: string): string {
  return text.toLowerCase().replace(/\s/g, '');
}
