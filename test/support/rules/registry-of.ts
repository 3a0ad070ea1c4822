import { DefinitionKind, isOfKind } from '../../../src/definition/definition-kind';
import type { ResourceDefinition } from '../../../src/definition/resource';
import type { DocumentDefinition } from '../../../src/handlers/platform/shared/stored/place';
import {
  storedDocument,
  type StoredDocumentObject,
} from '../../../src/handlers/platform/shared/stored/stored-document';
import type { Registry } from '../../../src/handlers/registry';
import type { StoredDefinition } from '../../../src/handlers/secrets/shared/stored/place';
import { storedObject, type StoredObject } from '../../../src/handlers/secrets/shared/stored/stored-object';

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

/** A registry of what one folder has, under the names by which the generator finds it; see `generate/code/render-registry.ts`. */
export function registryOf(exports: Exports): Registry {
  const stored = storedIn(exports);
  const all = <Kind>(kind: DefinitionKind) =>
    Object.fromEntries(
      Object.entries(exports)
        .filter(([, value]) => isOfKind(kind, value))
        .map(([name, definition]) => [
          (definition as ResourceDefinition).type,
          {
            definition: () => definition,
            handlers: () =>
              exports[`${name}${HANDLERS[kind]}`] ??
              (stored && ofStored(stored, kind, definition as ResourceDefinition)) ??
              missing(`${name}${HANDLERS[kind]}`),
          },
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

/** The handlers of a stored object, which has no others for its resource, its data sources and its list. */
function storedIn(exports: Exports): Stored | undefined {
  const [name, value] = Object.entries(exports).find(([, one]) => isOfKind('resource', one)) ?? [];
  const definition = value as ResourceDefinition | undefined;
  if (name === undefined || !(definition!.stored ?? definition!.document)) return undefined;
  const own = exports[`${name}Object`] as Stored['object'] | undefined;
  const made = () =>
    definition!.document
      ? storedDocument(definition as DocumentDefinition)
      : storedObject(definition as StoredDefinition);
  return { type: definition!.type, object: own ?? made() };
}

interface Stored {
  readonly type: string;
  readonly object: StoredObject<StoredDefinition> | StoredDocumentObject<DocumentDefinition>;
}

function ofStored({ type, object }: Stored, kind: DefinitionKind, definition: { readonly type: string }): unknown {
  if (kind === 'resource') return object.resource;
  if (kind === 'listResource') return object.list;
  if (kind === 'dataSource') return definition.type === type ? object.data : object.names;
  return undefined;
}

function missing(name: string): never {
  throw new Error(`the rules are not given \`${name}\``);
}
