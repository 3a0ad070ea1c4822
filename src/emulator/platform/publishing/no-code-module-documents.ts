import type { World } from '../../world';
import type { ResourceDocument } from '../json-api';
import { registryModules } from '../modules/registry-module';
import { identifiers } from '../objects/related';
import type { NoCodeModule, VariableOption } from './no-code-modules';

export function noCodeModuleDocument(world: World, found: NoCodeModule): ResourceDocument {
  const { id, module, enabled, versionPin, options } = found;
  const organization = world.store.of(registryModules).find(module)?.organization ?? '';
  return {
    id,
    type: 'no-code-modules',
    attributes: { enabled, 'version-pin': versionPin },
    relationships: {
      'organization': { data: { id: organization, type: 'organizations' } },
      'registry-module': { data: { id: module, type: 'registry-modules' } },
      'variable-options': {
        data: identifiers(
          'variable-options',
          options.map((option) => option.id),
        ),
      },
    },
    links: { self: `/api/v2/no-code-modules/${id}` },
  };
}

export function optionDocument(
  { id: owner }: NoCodeModule,
  { id, name, type, options }: VariableOption,
): ResourceDocument {
  return {
    id,
    type: 'variable-options',
    attributes: { 'variable-name': name, 'variable-type': type, options },
    relationships: { 'no-code-module': { data: { id: owner, type: 'no-code-modules' } } },
  };
}
