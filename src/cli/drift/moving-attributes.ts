import type { Attributes } from '../../definition/attribute';
import { flatAttributes } from '../../definition/flatten';
import { snakeCase } from '../../definition/names';
import type { Registry } from '../../handlers/registry';
import type { ResourceChange } from '../stack/plan-json';

/** Our provider, from any registry. */
const OURS = /(?:^|\/)lintel\/lintel$/;

/** The paths of attributes that change on their own, such as the time of the last rotation. Empty for objects of other providers. */
export function movingAttributes(
  { type, provider_name: provider }: Pick<ResourceChange, 'type' | 'provider_name'>,
  registry: Registry,
): readonly string[] {
  return movingIn(ownAttributes({ type, provider_name: provider }, registry));
}

/** The attributes of one of our objects. Empty for objects of other providers. */
export function ownAttributes(
  { type, provider_name: provider }: Pick<ResourceChange, 'type' | 'provider_name'>,
  registry: Registry,
): Attributes {
  const resource =
    OURS.test(provider) && Object.hasOwn(registry.resources, type) ? registry.resources[type] : undefined;
  return resource ? resource.definition().attributes : {};
}

function movingIn(attributes: Attributes, prefix = ''): string[] {
  return Object.entries(flatAttributes(attributes)).flatMap(([name, attribute]) => {
    const path = prefix + snakeCase(name);
    if (attribute.moving) return [path];
    return attribute.type === 'object' ? movingIn(attribute.attributes, `${path}.`) : [];
  });
}
