import type { ActionDefinition } from '../definition/action';
import type { DataSourceDefinition } from '../definition/data-source';
import type { EphemeralResourceDefinition } from '../definition/ephemeral-resource';
import type { ListResourceDefinition } from '../definition/list-resource';
import type { Problem } from '../definition/problem';
import type { ResourceDefinition } from '../definition/resource';
import type { ResourceReview } from '../definition/review-rule';
import type { Values } from '../definition/value';
import type {
  Context,
  FolderFile,
  Json,
  Kept,
  PrivateStateAccess,
  PlanContext,
  ResourceContext,
  ResourceHandlers,
  SecretKeys,
  Upgrades,
} from './contract';

/** All resources, by Terraform's type name. The generator writes `index.ts` from the folders next to it. */
export interface Registry {
  readonly resources: { readonly [type: string]: RegisteredResource };
  readonly dataSources: { readonly [type: string]: RegisteredDataSource };
  readonly ephemeralResources: { readonly [type: string]: RegisteredEphemeralResource };
  readonly listResources: { readonly [type: string]: RegisteredListResource };
  readonly actions: { readonly [type: string]: RegisteredAction };
}

/**
 * A managed resource, as the entry points see it. Both members are functions, so that a process loads only the resources it needs: a
 * program that declares a run task evaluates one definition, and a plan of run tasks loads no other resource.
 */
export interface RegisteredResource {
  definition(): ResourceDefinition;
  handlers(): SomeResourceHandlers;
}

/** A managed resource as needed for a review of a plan, without its operations. */
export interface ReviewedResource {
  definition(): ResourceDefinition;
  review(): ResourceReview;
}

export interface RegisteredDataSource {
  definition(): DataSourceDefinition;
  handlers(): SomeDataSourceHandlers;
}

export interface RegisteredEphemeralResource {
  definition(): EphemeralResourceDefinition;
  handlers(): SomeEphemeralResourceHandlers;
}

export interface RegisteredListResource {
  definition(): ListResourceDefinition;
  handlers(): SomeListResourceHandlers;
}

export interface RegisteredAction {
  definition(): ActionDefinition;
  handlers(): SomeActionHandlers;
}

/** `ResourceHandlers` without the types of a definition, as the entry points call them. */
export interface SomeResourceHandlers {
  move?: ResourceHandlers<ResourceDefinition>['move'];
  upgrades?: Upgrades;
  identityUpgrades?: Upgrades;
  modifyPlan?(context: PlanContext, proposal: SomeProposal): Promise<AnyPlanModification>;
  planDeletion?(context: PlanContext, state: Values): Promise<readonly Problem[]>;
  create(context: ResourceContext, config: Values): Promise<Values>;
  read(context: ResourceContext, known: Values): Promise<Values | undefined>;
  update?(context: ResourceContext, change: SomeChange): Promise<Values>;
  delete(context: ResourceContext, state: Values): Promise<void>;
  withdraw?(context: ResourceContext, state: Values): Promise<void>;
  isReady?(context: ResourceContext, known: Values): Promise<boolean>;
  folder?(context: ResourceContext, known: Values): Promise<readonly FolderFile[]>;
  sentAfterwards?: readonly string[];
  createTakesEqual?: true;
  isVacant?(state: Values, context: Context): boolean | Promise<boolean>;
  ended?(config: Values): Values;
  restorePrivateState?(privateState: PrivateStateAccess, config: Values): void;
}

export interface SomeChange {
  readonly config: Values;
  readonly prior: Values;
  readonly changed: ReadonlySet<string>;
  readonly secretKeys: { readonly [name: string]: SecretKeys | undefined };
  readonly concealed: ReadonlySet<string>;
}

export interface SomeProposal {
  readonly config: Values;
  readonly unknown: ReadonlySet<string>;
  readonly kinds: { readonly [choice: string]: readonly string[] };
  readonly prior: Values | undefined;
  readonly changed: ReadonlySet<string>;
  readonly imported: boolean;
  readonly overlaid: boolean;
  readonly replaces: boolean;
}

export interface AnyPlanModification {
  readonly set?: Values;
  readonly send?: readonly string[];
  readonly keep?: readonly string[];
  readonly unknown?: readonly string[];
  readonly replace?: readonly string[];
  readonly inPlace?: readonly string[];
  readonly problems?: readonly Problem[];
}

/** The same for `DataSourceHandlers`. */
export interface SomeDataSourceHandlers {
  read(context: Context, config: Values): Promise<Values>;
}

/** The same for the others. */
export interface SomeEphemeralResourceHandlers {
  open(context: Context, config: Values): Promise<Kept & { readonly result: Values }>;
  renew?(context: Context, kept: Json | undefined): Promise<Kept>;
  close?(context: Context, kept: Json | undefined): Promise<void>;
}

export interface SomeListResourceHandlers {
  list(
    context: Context,
    config: Values,
    wanted: { readonly withObject: boolean; readonly limit?: number },
  ): AsyncIterable<SomeListedObject>;
}

export interface SomeListedObject {
  readonly displayName: string;
  readonly identity: Values;
  readonly object?: Values;
}

export interface SomeActionHandlers {
  plan?(context: Context, config: Values): Promise<readonly Problem[]>;
  invoke(context: Context, config: Values, progress: (message: string) => void): Promise<void>;
}
