import type { Context, PlanContext, ResourceContext, ResourceHandlers, SecretKeys } from './contract';
import type { DataSourceDefinition } from '../definition/data-source';
import type { Problem } from '../definition/problem';
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
  plan?(context: PlanContext, proposal: SomeProposal): Promise<SomePlanAdvice>;
  create(context: ResourceContext, config: Values): Promise<Values>;
  read(context: ResourceContext, known: Values): Promise<Values | undefined>;
  update?(context: ResourceContext, change: SomeChange): Promise<Values>;
  delete(context: ResourceContext, state: Values): Promise<void>;
}

export interface SomeChange {
  readonly config: Values;
  readonly prior: Values;
  readonly changed: ReadonlySet<string>;
  readonly secretKeys: { readonly [name: string]: SecretKeys | undefined };
}

export interface SomeProposal {
  readonly config: Values;
  readonly unknown: ReadonlySet<string>;
  readonly prior: Values | undefined;
  readonly changed: ReadonlySet<string>;
  readonly imported: boolean;
  readonly replaces: boolean;
}

export interface SomePlanAdvice {
  readonly set?: Values;
  readonly keep?: readonly string[];
  readonly unknown?: readonly string[];
  readonly replace?: readonly string[];
  readonly inPlace?: readonly string[];
  readonly problems?: readonly Problem[];
}

/** `DataSourceHandlers`, likewise. */
export interface SomeDataSourceHandlers {
  read(context: Context, config: Values): Promise<Values>;
}
