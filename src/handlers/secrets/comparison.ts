import type { Attribute, Attributes } from '../../definition/attribute';
import { equalValue } from '../../definition/equal';
import { isValues, Value, Values } from '../../definition/value';

/** Whether an answer holds what was configured, wherever the service tells. */
export function holds(attributes: Attributes, answer: Values, config: Values): boolean {
  return Object.entries(attributes).every(([name, attribute]) => !isCompared(attribute, answer[name], config[name]) || equalValue(attribute, answer[name], config[name]));
}

/**
 * Whether an answer holds what only somebody else can have written: another text than the one that was sent. That a service keeps another
 * number, leaves something out or spells a text otherwise is its own doing, and no proof.
 */
export function holdsOthers(attributes: Attributes, answer: Values, config: Values): boolean {
  return Object.entries(attributes).some(([name, attribute]) => isCompared(attribute, answer[name], config[name])
    && !equalValue(attribute, answer[name], config[name]) && isOtherText(attribute, answer[name], config[name]));
}

function isCompared(attribute: Attribute, told: Value, sent: Value): boolean {
  if (attribute.use === 'computed' || (attribute.use === 'optionalComputed' && sent === undefined)) return false;
  if (attribute.type === undefined) return true;
  if (attribute.unreadable === true || attribute.local || attribute.writeOnly) return false;
  return attribute.unreadable !== 'maybe' || told !== undefined;
}

function isOtherText(attribute: Attribute, told: Value, sent: Value): boolean {
  // What a service that does not know an attribute tells in its place is one of its words.
  if (attribute.type === undefined || ('values' in attribute && attribute.values)) return false;
  if (attribute.type === 'object') return isValues(told) && isValues(sent) && holdsOthers(attribute.attributes, told, sent);
  if (typeof told === 'string' && typeof sent === 'string') return attribute.type !== 'duration' && bare(told) !== bare(sent);
  if (Array.isArray(told) && Array.isArray(sent)) return lacks(told, sent) && lacks(sent, told);
  return isValues(told) && isValues(sent) && Object.keys(sent).some((key) => told[key] !== undefined && isOtherElement(told[key], sent[key]));
}

function isOtherElement(told: Value, sent: Value): boolean {
  return typeof told === 'string' && typeof sent === 'string' && bare(told) !== bare(sent);
}

function lacks(some: readonly Value[], others: readonly Value[]): boolean {
  const known = new Set(some.map((one) => (typeof one === 'string' ? bare(one) : one)));
  return others.some((other) => typeof other === 'string' && !known.has(bare(other)));
}

/** A text without what services change of it. */
function bare(text: string): string {
  return text.toLowerCase().replace(/\s/g, '');
}
