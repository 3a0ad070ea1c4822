import type { Attribute } from './attribute';

/** Whether a configuration must contain the attribute, whatever the provider has. */
export function isRequired(attribute: Attribute): boolean {
  return attribute.use === 'required' && !('fromProvider' in attribute && attribute.fromProvider);
}
