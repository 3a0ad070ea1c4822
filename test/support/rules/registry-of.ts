import { DefinitionKind, isOfKind } from '../../../src/definition/definition-kind';
import type { ResourceDefinition } from '../../../src/definition/resource';
import type { Registry } from '../../../src/handlers/registry';

/** The exports of modules. */
export type Exports = { readonly [name: string]: unknown };

/** What the handlers of a definition are called, after the name of the definition. */
const HANDLERS: { readonly [Kind in DefinitionKind]: string } = {
  resource: 'Resource',
  dataSource: 'Source',
  ephemeralResource: 'Resource',
  listResource: 'Resource',
  action: 'Handlers',
};

/** A registry of what one folder has, under the names by which the generator finds it; see `generate/render-registry.ts`. */
export function registryOf(exports: Exports): Registry {
  const all = <Kind>(kind: DefinitionKind) =>
    Object.fromEntries(
      Object.entries(exports)
        .filter(([, value]) => isOfKind(kind, value))
        .map(([name, definition]) => [
          (definition as ResourceDefinition).type,
          { definition: () => definition, handlers: () => found(exports, `${name}${HANDLERS[kind]}`) },
        ]),
    ) as unknown as Kind;
  return {
    resources: all<Registry['resources']>('resource'),
    dataSources: all<Registry['dataSources']>('dataSource'),
    ephemeralResources: all<Registry['ephemeralResources']>('ephemeralResource'),
    listResources: all<Registry['listResources']>('listResource'),
    actions: all<Registry['actions']>('action'),
  };
}

function found(exports: Exports, name: string): unknown {
  if (name in exports) return exports[name];
  throw new Error(`the rules are not given \`${name}\``);
}
