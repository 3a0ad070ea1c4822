import type { PlatformClient } from '../clients/platform';
import type { SecretsClient } from '../clients/secrets';
import type { ActionDefinition } from '../definition/action';
import type { DataSourceDefinition, ArgumentsOf, ResultOf } from '../definition/data-source';
import type { EphemeralResourceDefinition } from '../definition/ephemeral-resource';
import type { ListResourceDefinition } from '../definition/list-resource';
import type { Problem } from '../definition/problem';
import type { ReadStateOf, ConfigOf, IdentityOf, ResourceDefinition, StateOf } from '../definition/resource';
import type { Values } from '../definition/value';

/** The context of a handler's call. */
export interface Context {
  /** Throws `MissingConnection`, naming the variables, if the address or the token is not configured. */
  readonly platform: PlatformClient;
  readonly secrets: SecretsClient;
  /** Aborted when the caller no longer needs the result: on an interrupt, or when Terraform has exited. */
  readonly signal: AbortSignal;
  /** Shows a warning. */
  warn(summary: string, detail: string): void;
}

/** Plain data that JSON can hold. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json };

/**
 * Data that a resource stores for an object besides its state, such as what was sent and cannot be read back. It is stored unencrypted with
 * the state and never shown, so it must not contain secrets. It is empty at first, after a create or an import, and is deleted with the
 * object.
 */
export interface PrivateStateAccess {
  /** The value stored under this name. Undefined if there is none. */
  recall<T extends Json>(name: string): T | undefined;
  /** Stores a value; undefined deletes it. Takes effect when the call succeeds. If the call throws, the private state does not change. */
  remember(name: string, value: Json | undefined): void;
}

/** The context of a managed resource's handlers. */
export interface ResourceContext extends Context {
  readonly privateState: PrivateStateAccess;
  /** Logs the progress of a long operation. Terraform itself shows a provider's messages only at the end. */
  progress(message: string): void;
}

/** The context of `modifyPlan`, which reads but changes nothing. */
export interface PlanContext extends Context {
  readonly privateState: Pick<PrivateStateAccess, 'recall'>;
  /**
   * Values that the plans of this run share under a name, such as the API path of the planned object. A role that the same run is about to
   * create takes precedence over the role in the service.
   */
  readonly run: { report(name: string, what: unknown): void; reported(name: string): unknown };
}

type InputName<D extends ResourceDefinition> = keyof ConfigOf<D> & string;
type StateName<D extends ResourceDefinition> = keyof StateOf<D> & string;

/** The keys of a write-only map that changed, and those that were sent last time and are no longer configured. */
export interface SecretKeys {
  readonly sent: readonly string[];
  readonly removed: readonly string[];
}

/** An update: the configuration, the state of the last read, and the differences. */
export interface Change<D extends ResourceDefinition> {
  readonly config: ConfigOf<D>;
  readonly prior: StateOf<D>;
  /** Names of inputs that differ from the state, including those that are removed and secret inputs that are to be sent. */
  readonly changed: ReadonlySet<InputName<D>>;
  /** For each write-only map that is to be sent, by the name under which the handler sees it. */
  readonly secretKeys: { readonly [name: string]: SecretKeys | undefined };
  /**
   * Dotted paths of configured write-only inputs that are withheld because `ignore_changes` names them. If an object is written as a whole,
   * the service's values of these must be kept.
   */
  readonly concealed: ReadonlySet<string>;
}

/** The planned change as far as the definition alone determines it. */
export interface Proposal<D extends ResourceDefinition> {
  /** The configuration with defaults, without values that are wholly or partly unknown. */
  readonly config: Partial<ConfigOf<D>>;
  /** Inputs that are known only after apply, at least in part. */
  readonly unknown: ReadonlySet<InputName<D>>;
  /** For each choice, its possible kinds: one, unless members of several groups are unknown. */
  readonly kinds: { readonly [choice: string]: readonly string[] };
  /** Absent for a create, including that of a replacement. */
  readonly prior: StateOf<D> | undefined;
  /** As in {@link Change}; empty for a create. */
  readonly changed: ReadonlySet<InputName<D>>;
  /** The object was imported or moved and has not been applied since. */
  readonly imported: boolean;
  /** Whether attributes marked `replace` force replacement. */
  readonly replaces: boolean;
}

/** What a resource adds to a plan. All members are optional. */
export interface PlanModification<D extends ResourceDefinition> {
  /**
   * Values for attributes that are not configured, such as the code of a policy from a file. They are part of `config` as if they were
   * configured, and count as changed if they differ. For a computed attribute, the plan shows the value and the apply must return it; on
   * its own it causes no request.
   */
  readonly set?: Partial<StateOf<D>>;
  /** Inputs that are sent even though they do not differ, because other parts of the object do. They count as changed. */
  readonly send?: readonly InputName<D>[];
  /** Attributes that keep their value from state, whatever is configured. They are neither planned nor sent. */
  readonly keep?: readonly StateName<D>[];
  /** Attributes that are known only after apply. Inputs among them count as changed. */
  readonly unknown?: readonly StateName<D>[];
  /** Attributes, including computed ones, whose difference forces replacement as if they were marked `replace`. */
  readonly replace?: readonly StateName<D>[];
  /** Attributes marked `replace` whose difference does not force replacement this time. */
  readonly inPlace?: readonly StateName<D>[];
  /** Errors refuse the plan; warnings accompany it. Names in backticks, in the definition's spelling, are shown in Terraform's. */
  readonly problems?: readonly Problem[];
}

/** A file in a folder that an input names. */
export interface FolderFile {
  /** Relative to the folder, with `/` between its parts. */
  readonly name: string;
  readonly executable: boolean;
  readonly content: Buffer;
}

/**
 * The operations of a resource. A deleted object is a value, not an exception: `read` returns undefined if the object is provably gone, and
 * `delete` succeeds. Any other failure that the handler cannot fix is thrown.
 */
export interface ResourceHandlers<D extends ResourceDefinition> {
  /**
   * Modifies a plan before it is shown. Not called for deletions. It is called two or three times per change and again before the apply. It
   * must not change the service, and must return the same result each time. Reads of other objects that the token may not read are skipped
   * (`look`). If the connection is known only after apply, using it ends the call without a modification.
   */
  modifyPlan?(context: PlanContext, proposal: Proposal<D>): Promise<PlanModification<D>>;
  /** Creates the object. A partial creation is undone before the error is thrown; if it cannot be undone, `PartiallyCreated` is thrown. */
  create(context: ResourceContext, config: ConfigOf<D>): Promise<ReadStateOf<D>>;
  /** Reads the object from the known attributes: those of the last state, or only those of the import id. */
  read(context: ResourceContext, known: Partial<StateOf<D>>): Promise<ReadStateOf<D> | undefined>;
  /** Without it, every change forces replacement. */
  update?(context: ResourceContext, change: Change<D>): Promise<ReadStateOf<D>>;
  delete(context: ResourceContext, state: StateOf<D>): Promise<void>;
  /**
   * Whether the service has finished the work that follows a creation, for entry points that cannot wait as long as `create` may. Throws if
   * that work failed. If a resource has this function, its `create` throws `Unfinished`, with the id of the object, when it would wait too
   * long.
   */
  isReady?(context: ResourceContext, known: Partial<StateOf<D>>): Promise<boolean>;
  /**
   * The files, as stored by the service, of the folder that an input names. Adoption writes the folder from them. Throws the reason if they
   * cannot be determined.
   */
  folder?(context: ResourceContext, known: Partial<StateOf<D>>): Promise<readonly FolderFile[]>;
  /**
   * Inputs that `create` sends in a separate request after it has created the object. An object that lacks exactly these was not finished.
   */
  readonly sentAfterwards?: readonly InputName<D>[];
  /**
   * The state of an object that has ended by itself and that the service no longer reports, for entry points that keep no state. An object
   * of such a resource is created only on request, and never to undo another operation.
   */
  ended?(config: ConfigOf<D>): ReadStateOf<D>;
  /**
   * `create` takes over an existing object that equals the configuration, because the service does not record who created it. An entry
   * point that must not take over other objects reads first.
   */
  readonly createTakesEqual?: true;
  /**
   * Restores the private state that an apply of this configuration would have left, for entry points that store nothing between two calls.
   */
  restorePrivateState?(privateState: PrivateStateAccess, config: ConfigOf<D>): void;
  /**
   * Converts the state of a foreign type (`definition.movedFrom`), given as parsed JSON, to our attributes. Performs no input or output.
   */
  move?(source: { readonly type: string; readonly state: Values }): {
    readonly state: Partial<Values>;
    readonly notCarried: readonly NotCarried[];
  };
  /** For each earlier `schemaVersion`, converts its state, given as parsed JSON under Terraform's names, to the next version. */
  readonly upgrades?: Upgrades;
  /** The same for each earlier `identityVersion`. */
  readonly identityUpgrades?: Upgrades;
}

/** The name of a foreign attribute that has no equivalent here. `because` explains why in a sentence, if necessary. */
export type NotCarried = string | { readonly name: string; readonly because: string };

export interface Upgrades {
  readonly [version: number]: (stored: Values) => Values;
}

/** An opened ephemeral resource. */
export interface Opened<D extends EphemeralResourceDefinition> extends Kept {
  /** The results from the service. Arguments need not be repeated; they are returned unchanged. */
  readonly result: Omit<ResultOf<D>, keyof ArgumentsOf<D>> & Partial<ResultOf<D>>;
}

export interface Kept {
  /** Seconds until the renewal if it is still in use, well before it ends. Undefined if it is never renewed. */
  readonly renewAfter?: number;
  /** The input of `renew` and `close`. Terraform passes it on, so it must not contain secrets except those that closing requires. */
  readonly kept?: Json;
  /**
   * What remains usable if closing fails, and until when, such as "the lease x, which ends …". It is shown and logged, so it must not
   * contain secrets.
   */
  readonly remains?: string;
}

/** Opened in each plan and again in each apply. Never stored in a state or a plan. */
export interface EphemeralResourceHandlers<D extends EphemeralResourceDefinition> {
  open(context: Context, config: ArgumentsOf<D>): Promise<Opened<D>>;
  /** Receives `kept` of the last renewal, or else that of `open`. */
  renew?(context: Context, kept: Json | undefined): Promise<Kept>;
  /** Receives `kept` of `open`, even after renewals. It is also called after an interrupt; its signal is never aborted. */
  close?(context: Context, kept: Json | undefined): Promise<void>;
}

/** One object of a list. */
export interface ListedObject<D extends ResourceDefinition> {
  readonly displayName: string;
  readonly identity: IdentityOf<D>;
  /** Present only on request. */
  readonly object?: ReadStateOf<D>;
}

/** The handlers of `terraform query`. `L` defines the list, `D` the managed resource. */
export interface ListResourceHandlers<L extends ListResourceDefinition, D extends ResourceDefinition> {
  /**
   * Yields objects lazily. The consumer stops when it has enough, so a page is fetched only on demand. `limit`: the maximum number of
   * objects. `withObject`: whether to yield whole objects.
   */
  list(
    context: Context,
    config: ArgumentsOf<L>,
    wanted: { readonly withObject: boolean; readonly limit?: number },
  ): AsyncIterable<ListedObject<D>>;
}

/** An operation without an object. */
export interface ActionHandlers<D extends ActionDefinition> {
  /** Checks before the operation, like `modifyPlan` of a resource. */
  plan?(context: Context, config: ArgumentsOf<D>): Promise<readonly Problem[]>;
  /** `progress` shows a line to the user at once. */
  invoke(context: Context, config: ArgumentsOf<D>, progress: (message: string) => void): Promise<void>;
}

export interface DataSourceHandlers<D extends DataSourceDefinition> {
  /** Throws if the object does not exist. */
  read(context: Context, config: ArgumentsOf<D>): Promise<ResultOf<D>>;
}
