import type { PlainAttribute } from './attribute';
import { flatAttributes } from './flatten';
import { oncePer } from './once-per';
import type { Rule } from './rule';

/**
 * Whether the configured value of an attribute may contain a secret: it is sensitive, one of its members is, it is marked so, or it is a
 * URL, which may contain credentials. Messages must not quote the source of such a value.
 */
export const mayHoldSecret = oncePer((attribute: PlainAttribute): boolean => {
  if (attribute.sensitive || attribute.mayHoldSecret) return true;
  if (attribute.type === 'object' || attribute.type === 'objects') {
    return Object.values(flatAttributes(attribute.attributes)).some(mayHoldSecret);
  }
  return isAddress(attribute.rules) || ('elementRules' in attribute && isAddress(attribute.elementRules));
});

function isAddress(rules: readonly Rule[] = []): boolean {
  return rules.some(({ rule }) => rule === 'url');
}
