import type { Attributes } from '../../definition/attribute';
import { flatAttributes } from '../../definition/flatten';
import { snakeCase } from '../../definition/names';
import type { Registry } from '../../handlers/registry';
import type { ResourceChange } from '../stack/plan-json';

/** Whatever registry it is said to come from. */
const OURS = /(?:^|\/)lintel\/lintel$/;

/**
 * The attributes of one of our objects that move by themselves, such as the time of the last rotation: by their paths, in Terraform's names.
 * Nothing for objects of other providers, of which we know nothing.
 */
export function movingAttributes({ type, provider_name: provider }: Pick<ResourceChange, 'type' | 'provider_name'>, registry: Registry): readonly string[] {
  const isOurs = OURS.test(provider) && Object.hasOwn(registry.resources, type);
  return isOurs ? movingIn(registry.resources[type].definition().attributes) : [];
}

function movingIn(attributes: Attributes, prefix = ''): string[] {
  return Object.entries(flatAttributes(attributes)).flatMap(([name, attribute]) => {
    const path = prefix + snakeCase(name);
    if (attribute.moving) return [path];
    return attribute.type === 'object' ? movingIn(attribute.attributes, `${path}.`) : [];
  });
}
