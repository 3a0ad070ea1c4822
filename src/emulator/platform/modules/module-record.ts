import { newId } from '../../identifiers';
import type { World } from '../../world';
import type { AttributeRule } from '../attributes';
import { invalid, refuseIfAny } from '../json-api';
import { registryModules, type RegistryModule } from './registry-module';
import { byAddress } from './registry-modules';

export const NAME: AttributeRule = {
  type: 'string',
  required: true,
  maximumLength: 64,
  pattern: {
    expression: /^[A-Za-z0-9](?:[A-Za-z0-9_-]*[A-Za-z0-9])?$/,
    words: 'may only contain letters, numbers, dashes, and underscores, and must begin and end with a letter or number',
  },
};

export const PROVIDER: AttributeRule = {
  type: 'string',
  required: true,
  maximumLength: 64,
  pattern: { expression: /^[a-z0-9]+$/, words: 'may only contain lowercase letters and numbers' },
};

export function noCodeRule({ settings }: World): AttributeRule {
  return {
    type: 'boolean',
    check: (value) => (value && settings.edition !== 'hosted' ? 'is not available in this edition' : undefined),
  };
}

/** Creates the module unless the organization has one with the same address. */
export function addModule(
  world: World,
  module: Omit<RegistryModule, 'id' | 'createdAt' | 'updatedAt'>,
  pointer = '/data/attributes/name',
): RegistryModule {
  const { store, clock } = world;
  const taken = store.of(registryModules).by(byAddress, byAddress(module));
  refuseIfAny(taken.length > 0 ? [invalid(pointer, 'Name has already been taken')] : []);
  const now = clock.now().toISOString();
  return store.of(registryModules).put({ id: newId(world, 'mod'), ...module, createdAt: now, updatedAt: now });
}
