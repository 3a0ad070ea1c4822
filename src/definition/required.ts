import type { Attribute } from './attribute';

/** Whether a configuration must contain the attribute, regardless of the provider's defaults. */
export function isRequired(attribute: Attribute): boolean {
  return attribute.use === 'required' && !('fromProvider' in attribute && attribute.fromProvider);
}
