import type { PlainAttribute } from './attribute';
import { flatAttributes } from './flatten';
import { oncePer } from './once-per';
import type { Rule } from './rule';

/**
 * Whether a secret may stand in what is configured for an attribute: it is one, something in it is, it is marked so, or it is an address, of
 * which user and query may let somebody in. Whatever shows its source shows the secret.
 */
export const mayHoldSecret = oncePer((attribute: PlainAttribute): boolean => {
  if (attribute.sensitive || attribute.mayHoldSecret) return true;
  if (attribute.type === 'object' || attribute.type === 'objects') return Object.values(flatAttributes(attribute.attributes)).some(mayHoldSecret);
  return isAddress(attribute.rules) || ('elementRules' in attribute && isAddress(attribute.elementRules));
});

function isAddress(rules: readonly Rule[] = []): boolean {
  return rules.some(({ rule }) => rule === 'url');
}
