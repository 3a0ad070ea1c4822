import type { PlatformClient } from '../clients/platform';
import type { SecretsClient } from '../clients/secrets';
import type { ActionDefinition } from '../definition/action';
import type { DataSourceDefinition, ArgumentsOf, ResultOf } from '../definition/data-source';
import type { EphemeralResourceDefinition } from '../definition/ephemeral-resource';
import type { ListResourceDefinition } from '../definition/list-resource';
import type { Problem } from '../definition/problem';
import type { ReadStateOf, ConfigOf, IdentityOf, ResourceDefinition, StateOf } from '../definition/resource';
import type { Values } from '../definition/value';
import type { Code } from '../diagnostics/catalogue';

/** The context of every handler call. */
export interface Context {
  /** Throws `MissingConnection`, naming the variables, if the address or the token is not configured. */
  readonly platform: PlatformClient;
  readonly secrets: SecretsClient;
  /** Aborted when the caller no longer needs the result: on an interrupt, or when Terraform has exited. */
  readonly signal: AbortSignal;
  /** Shows a warning. */
  warn(code: Code, summary: string, detail: string): void;
}

/** Plain data that JSON can hold. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json };

/**
 * A resource's notes about one object, such as values that were sent and cannot be read back. Terraform stores them with the state,
 * unencrypted, and never shows them, so they must contain no secrets. They are empty after a create or an import, and end with the object.
 */
export interface PrivateStateAccess {
  /** Returns the value stored under this name, or undefined. */
  recall<T extends Json>(name: string): T | undefined;
  /** Stores a value; undefined removes it. Takes effect when the call succeeds: a call that throws changes nothing. */
  remember(name: string, value: Json | undefined): void;
}

/** The context of the handlers of a managed resource. */
export interface ResourceContext extends Context {
  readonly privateState: PrivateStateAccess;
  /** Logs the progress of a long operation. Terraform shows a provider's messages only at the end. */
  progress(message: string): void;
  /**
   * The work that remains if this call is terminated after its next request, for an entry point that gets the same call again. Absent for other entry
   * points. Contains no secrets.
   */
  readonly remaining?: {
    /** The work that an earlier, terminated call has left. */
    recall(): Json | undefined;
    remember(what: Json): Promise<void>;
  };
}

/** The context of `modifyPlan`, which reads and changes nothing. */
export interface PlanContext extends Context {
  readonly privateState: Pick<PrivateStateAccess, 'recall'>;
  /**
   * Values that the plans of this run share by name, such as the path of an object. A role that this run is going to create takes
   * precedence over the role that the service has now.
   */
  readonly run: { report(name: string, what: unknown): void; reported(name: string): unknown };
}

type InputName<D extends ResourceDefinition> = keyof ConfigOf<D> & string;
type StateName<D extends ResourceDefinition> = keyof StateOf<D> & string;

/** The keys of a write-only map to send, and those that were sent before and have been removed. */
export interface SecretKeys {
  readonly sent: readonly string[];
  readonly removed: readonly string[];
}

/** An update: the configuration, the state at the last read, and the differences. */
export interface Change<D extends ResourceDefinition> {
  readonly config: ConfigOf<D>;
  readonly prior: StateOf<D>;
  /** Names of inputs that differ from the service, including cleared ones and secret inputs to be sent. */
  readonly changed: ReadonlySet<InputName<D>>;
  /** The keys of each write-only map to be sent, by the map's name in the configuration. */
  readonly secretKeys: { readonly [name: string]: SecretKeys | undefined };
  /**
   * Configured write-only inputs, as dotted paths, that are left out because `ignore_changes` names them. A handler that writes the whole
   * object keeps the service's values of them.
   */
  readonly concealed: ReadonlySet<string>;
}

/** The plan as the definition alone decides it. */
export interface Proposal<D extends ResourceDefinition> {
  /** The configuration with defaults, without values that are unknown or contain unknown values. */
  readonly config: Partial<ConfigOf<D>>;
  /** Inputs that are known only after apply, or in part. */
  readonly unknown: ReadonlySet<InputName<D>>;
  /** The possible kinds of each choice: one, unless members of several groups are unknown. */
  readonly kinds: { readonly [choice: string]: readonly string[] };
  /** Undefined for a create, including the create of a replacement. */
  readonly prior: StateOf<D> | undefined;
  /** As in {@link Change}; empty for a create. */
  readonly changed: ReadonlySet<InputName<D>>;
  /** Whether the object was imported or moved, and no apply has changed it since. */
  readonly imported: boolean;
  /** Whether `ignore_changes` may have put prior values in place of what was written. */
  readonly overlaid: boolean;
  /** Whether the definition already requires replacing the object. */
  readonly replaces: boolean;
}

/** A resource's changes to the plan that its definition proposes. */
export interface PlanModification<D extends ResourceDefinition> {
  /**
   * Values for attributes that are not configured, such as a policy's code that is read from a file. Handlers receive them in `config`,
   * and they count as changed if they differ. The plan shows the value of a computed attribute, and the apply must return it; it causes
   * no update by itself.
   */
  readonly set?: Partial<StateOf<D>>;
  /** Inputs to send although they do not differ, because another part of the object does. They count as changed. */
  readonly send?: readonly InputName<D>[];
  /** Attributes that keep their value in state whatever is configured: neither planned nor sent. */
  readonly keep?: readonly StateName<D>[];
  /** Attributes that are known only after apply. Inputs among them count as changed. */
  readonly unknown?: readonly StateName<D>[];
  /** Attributes whose difference forces replacement, as if they were marked `replace`. Computed attributes are permitted. */
  readonly replace?: readonly StateName<D>[];
  /** Attributes marked `replace` whose difference does not force replacement in this plan. */
  readonly inPlace?: readonly StateName<D>[];
  /** Errors refuse the plan; warnings are shown with it. Attribute names in backticks are converted to Terraform's spelling. */
  readonly problems?: readonly Problem[];
}

/** A file in the folder that an input names. */
export interface FolderFile {
  /** The path relative to the folder, separated by `/`. */
  readonly name: string;
  readonly executable: boolean;
  readonly content: Buffer;
}

/**
 * The operations of a resource. An object that is proven not to exist is no error: `read` returns undefined, and `delete` succeeds.
 * Every other failure is thrown.
 */
export interface ResourceHandlers<D extends ResourceDefinition> {
  /**
   * Modifies a plan before it is shown; not called for deletions. It runs two or three times for a change, and again when the change is
   * applied, so it must not change the service, and must return the same result each time. Reads of other objects that the token does not
   * permit are skipped (`look`). If the connection is known only after apply, using it ends the call without a modification.
   */
  modifyPlan?(context: PlanContext, proposal: Proposal<D>): Promise<PlanModification<D>>;
  /**
   * Problems of a deletion, for entry points that show them before it happens. `state` is that of the last read. Must not change the service, and
   * must not rely on the order of the plans of a run.
   */
  planDeletion?(context: PlanContext, state: StateOf<D>): Promise<readonly Problem[]>;
  /** Creates the object. A failure half-way is undone before it is thrown; if it cannot be undone, `PartiallyCreated` is thrown. */
  create(context: ResourceContext, config: ConfigOf<D>): Promise<ReadStateOf<D>>;
  /** Reads the object. `known` is its last state, or after an import the parts of the import id. */
  read(context: ResourceContext, known: Partial<StateOf<D>>): Promise<ReadStateOf<D> | undefined>;
  /** Without an update, every change forces replacement. A failure after which the prior state is wrong is thrown as `PartiallyUpdated`. */
  update?(context: ResourceContext, change: Change<D>): Promise<ReadStateOf<D>>;
  delete(context: ResourceContext, state: StateOf<D>): Promise<void>;
  /**
   * Deletes an object that the same request has just created and that no stack knows, regardless of deletion protection. `state` may contain only
   * the parts of the import id. Without it, `delete` does this.
   */
  withdraw?(context: ResourceContext, state: StateOf<D>): Promise<void>;
  /**
   * Returns whether the service has finished its own work on a new object; throws if that work failed. It is for entry points that cannot
   * wait as long as `create` may. A resource with `isReady` ends a `create` that would wait too long with an `Unfinished` that names the object.
   */
  isReady?(context: ResourceContext, known: Partial<StateOf<D>>): Promise<boolean>;
  /** Returns the service's files of the folder that an input names, for `lintel adopt`. Throws if they cannot be read. */
  folder?(context: ResourceContext, known: Partial<StateOf<D>>): Promise<readonly FolderFile[]>;
  /** Inputs that `create` sends in a separate, later request. An object that lacks only these is an unfinished create. */
  readonly sentAfterwards?: readonly InputName<D>[];
  /**
   * Returns the state of an object that ended on its own and that the service no longer returns, for entry points that store no state. A resource
   * with `ended` is only created on request, never to undo another change.
   */
  ended?(config: ConfigOf<D>): ReadStateOf<D>;
  /**
   * Whether `create` accepts an existing object that equals the configuration, because the service does not record who created it. An
   * entry point that must not take over other owners' objects reads first.
   */
  readonly createTakesEqual?: true;
  /**
   * Whether an existing object that the service cannot delete has no effect, as after it was destroyed. A create can then take
   * it over without affecting another owner.
   */
  isVacant?(state: ReadStateOf<D>, context: Context): boolean | Promise<boolean>;
  /** Restores the private state that an apply of this configuration would have left, for entry points that store none. */
  restorePrivateState?(privateState: PrivateStateAccess, config: ConfigOf<D>): void;
  /** Converts the state of a foreign type (`definition.movedFrom`), as parsed JSON, to this resource's attributes. Sends no requests. */
  move?(source: { readonly type: string; readonly state: Values }): Moved;
  /** Converts the state of each earlier `schemaVersion`, as parsed JSON with Terraform's names, to the next version. */
  readonly upgrades?: Upgrades;
  /** The same, from each earlier `identityVersion`. */
  readonly identityUpgrades?: Upgrades;
}

/** The state of a foreign type as this resource's attributes. */
export interface Moved {
  readonly state: Partial<Values>;
  /**
   * The foreign attributes that are carried over or have no meaning here. A warning names every other one that
   * has a value. Absent if there is no other.
   */
  readonly carried?: readonly string[];
  /** Further entries of the warning. */
  readonly notCarried?: readonly NotCarried[];
}

/** The name of a foreign attribute that has no counterpart. `because` is a sentence that gives another reason. */
export type NotCarried = string | { readonly name: string; readonly because: string };

export interface Upgrades {
  readonly [version: number]: (stored: Values) => Values;
}

/** An opened ephemeral resource. */
export interface Opened<D extends EphemeralResourceDefinition> extends Kept {
  /** The service's values. Configured arguments are added if they are missing. */
  readonly result: Omit<ResultOf<D>, keyof ArgumentsOf<D>> & Partial<ResultOf<D>>;
}

export interface Kept {
  /** Seconds from now until it must be renewed, well before it expires. Undefined if it is never renewed. */
  readonly renewAfter?: number;
  /** Data for `renew` and `close`. Terraform receives it, so it contains only those secrets that closing requires. */
  readonly kept?: Json;
  /** Credentials that remain valid if closing fails, and until when, such as "the lease x, which ends …". It is shown and logged: no secrets. */
  readonly remains?: string;
}

/** Ephemeral resources are opened in each plan and each apply, and stored in neither the plan nor the state. */
export interface EphemeralResourceHandlers<D extends EphemeralResourceDefinition> {
  open(context: Context, config: ArgumentsOf<D>): Promise<Opened<D>>;
  /** `kept` comes from the last renewal, or from `open`. */
  renew?(context: Context, kept: Json | undefined): Promise<Kept>;
  /** `kept` comes from `open`, even after renewals. Also called after an interrupt; its signal is never aborted. */
  close?(context: Context, kept: Json | undefined): Promise<void>;
}

/** One object of a list. */
export interface ListedObject<D extends ResourceDefinition> {
  readonly displayName: string;
  readonly identity: IdentityOf<D>;
  /** Present if it was requested. */
  readonly object?: ReadStateOf<D>;
}

/** The handler behind `terraform query`. `L` defines the list, `D` the managed resource. */
export interface ListResourceHandlers<L extends ListResourceDefinition, D extends ResourceDefinition> {
  /**
   * Yields objects as they arrive. The caller stops when it has enough, so the next page is fetched only when it is needed. `limit` is the
   * maximum number of objects; `withObject` requests whole objects.
   */
  list(
    context: Context,
    config: ArgumentsOf<L>,
    wanted: { readonly withObject: boolean; readonly limit?: number },
  ): AsyncIterable<ListedObject<D>>;
}

/** The handlers of an action. */
export interface ActionHandlers<D extends ActionDefinition> {
  /** Checks the action at plan, without changing anything. */
  plan?(context: Context, config: ArgumentsOf<D>): Promise<readonly Problem[]>;
  /** `progress` shows a line to the user at once. */
  invoke(context: Context, config: ArgumentsOf<D>, progress: (message: string) => void): Promise<void>;
}

export interface DataSourceHandlers<D extends DataSourceDefinition> {
  /** Throws `NotFound` if the object does not exist. */
  read(context: Context, config: ArgumentsOf<D>): Promise<ResultOf<D>>;
}
