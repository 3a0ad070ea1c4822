import type { ResourceDefinition } from '../../../src/definition/resource';
import type { Value, Values } from '../../../src/definition/value';
import type { Held } from './core';
import type { Environment } from './environment';
import type { Configurations } from './fixture';
import { importIds } from './resource';

export type ImportBy = { readonly id: string } | { readonly identity: Values };

/** Every way in which an object can be imported. */
export function waysToImport({ resource: { definition } }: Environment<Configurations>, { state }: Held): ImportBy[] {
  return [...importIds(definition, state).map((id) => ({ id })), { identity: identityOf(definition, state) }];
}

export function identityOf(
  { identity, identityFrom }: Pick<ResourceDefinition, 'identity' | 'identityFrom'>,
  state: Values,
): Values {
  return Object.fromEntries<Value>(Object.keys(identity).map((name) => [name, state[identityFrom?.[name] ?? name]]));
}
