import type { Context, ResourceHandlers } from './contract';
import type { DataSourceDefinition } from '../definition/data-source';
import type { ResourceDefinition } from '../definition/resource';
import type { Values } from '../definition/value';

/** All rooms, by Terraform's type name. `index.ts` is written by the generator from the folders beside it. */
export interface Register {
  readonly resources: { readonly [type: string]: ResourceRoom };
  readonly dataSources: { readonly [type: string]: DataSourceRoom };
}

/**
 * What the doors know of a managed resource. Both are functions, so that a process loads only the rooms it is asked for: a program
 * that writes down a run task evaluates one definition, and a plan of run tasks no other room.
 */
export interface ResourceRoom {
  definition(): ResourceDefinition;
  handlers(): SomeResourceHandlers;
}

export interface DataSourceRoom {
  definition(): DataSourceDefinition;
  handlers(): SomeDataSourceHandlers;
}

/** `ResourceHandlers` as a door sees them: it fills in whatever the definition says, without knowing which definition that is. */
export interface SomeResourceHandlers {
  move?: ResourceHandlers<ResourceDefinition>['move'];
  create(context: Context, config: Values): Promise<Values>;
  read(context: Context, known: Values): Promise<Values | undefined>;
  update?(context: Context, change: { readonly config: Values; readonly prior: Values; readonly changed: ReadonlySet<string> }): Promise<Values>;
  delete(context: Context, state: Values): Promise<void>;
}

/** `DataSourceHandlers`, likewise. */
export interface SomeDataSourceHandlers {
  read(context: Context, config: Values): Promise<Values>;
}
