import type { PlatformClient } from '../clients/platform';
import type { SecretsClient } from '../clients/secrets';
import type { ActionDefinition } from '../definition/action';
import type { DataSourceDefinition, ArgumentsOf, ResultOf } from '../definition/data-source';
import type { EphemeralResourceDefinition } from '../definition/ephemeral-resource';
import type { ListResourceDefinition } from '../definition/list-resource';
import type { Problem } from '../definition/problem';
import type { ReadStateOf, ConfigOf, IdentityOf, ResourceDefinition, StateOf } from '../definition/resource';
import type { Values } from '../definition/value';

/** What a handler is given besides its input. */
export interface Context {
  /** Throws `MissingConnection`, naming the variables, where address or token is not configured. */
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
 * What a resource notes about one object besides its state, such as what was sent and cannot be read back. It is stored unencrypted with
 * the state and shown to nobody: no secrets. It begins empty with a create or an import and ends with the object.
 */
export interface PrivateStateAccess {
  /** What was remembered under this name; undefined, where nothing was. */
  recall<T extends Json>(name: string): T | undefined;
  /** Undefined forgets. Kept once the call has succeeded; a call that throws leaves the memory as it was. */
  remember(name: string, value: Json | undefined): void;
}

/** What the handlers of a managed resource are given besides their input. */
export interface ResourceContext extends Context {
  readonly privateState: PrivateStateAccess;
  /** Logs the progress of a long operation. Terraform itself shows a provider's messages only at the end. */
  progress(message: string): void;
}

/** What `plan` is given: it looks, and changes nothing. */
export interface PlanContext extends Context {
  readonly privateState: Pick<PrivateStateAccess, 'recall'>;
  /**
   * What the plans of this run have reported each other under a name, such as the API path of the object that is meant: the role that this
   * very run is about to make counts before the role that the service still has.
   */
  readonly run: { report(name: string, what: unknown): void; reported(name: string): unknown };
}

type InputName<D extends ResourceDefinition> = keyof ConfigOf<D> & string;
type StateName<D extends ResourceDefinition> = keyof StateOf<D> & string;

/** The keys of a write-only map that were changed, and those that it had when it was last sent and has no more. */
export interface SecretKeys {
  readonly sent: readonly string[];
  readonly removed: readonly string[];
}

/** An update: what is wanted, what was there at the last read, and what differs. */
export interface Change<D extends ResourceDefinition> {
  readonly config: ConfigOf<D>;
  readonly prior: StateOf<D>;
  /** Names that differ from what is there, cleared ones and secret inputs that are to be sent among them. */
  readonly changed: ReadonlySet<InputName<D>>;
  /** For each write-only map that is to be sent, by the name under which the handler sees it. */
  readonly secretKeys: { readonly [name: string]: SecretKeys | undefined };
  /**
   * Write-only inputs, as dotted paths, that are configured and not given here, since `ignore_changes` names them: where a whole is written,
   * what the service has of them stays.
   */
  readonly concealed: ReadonlySet<string>;
}

/** What a plan is about to be, as far as the definition alone decides. */
export interface Proposal<D extends ResourceDefinition> {
  /** What is configured, with defaults filled in: without what is unknown, or holds something that is. */
  readonly config: Partial<ConfigOf<D>>;
  /** Inputs that are known only after apply, at least in part. */
  readonly unknown: ReadonlySet<InputName<D>>;
  /** For each choice the kinds that it may turn out to be: one, unless members of several groups are unknown. */
  readonly kinds: { readonly [choice: string]: readonly string[] };
  /** Absent for a create, also for the one of a replacement. */
  readonly prior: StateOf<D> | undefined;
  /** As in {@link Change}; empty for a create. */
  readonly changed: ReadonlySet<InputName<D>>;
  /** The object was imported or moved here, and no apply has touched it yet. */
  readonly imported: boolean;
  /** Whether the definition's marks alone have it replaced. */
  readonly replaces: boolean;
}

/** What a resource knows about a plan beyond its definition. Everything is optional. */
export interface PlanModification<D extends ResourceDefinition> {
  /**
   * Values for attributes that are not configured, as the text of a file is for the code of a policy. They arrive in `config` as if they
   * had been configured, and count as changed where they differ. On an attribute that is only computed it is what the plan shows and the
   * apply must answer; it alone sends nothing.
   */
  readonly set?: Partial<StateOf<D>>;
  /** Inputs that are sent though they do not differ, since what else there is of the object does: they count as changed. */
  readonly send?: readonly InputName<D>[];
  /** Attributes that stay as they are in state, whatever is configured: neither planned nor sent. */
  readonly keep?: readonly StateName<D>[];
  /** Attributes that are known only after apply. Inputs among them count as changed. */
  readonly unknown?: readonly StateName<D>[];
  /** Attributes whose difference replaces the object, as if they were marked `replace`; also those that are only computed. */
  readonly replace?: readonly StateName<D>[];
  /** Attributes whose difference does not replace this time, though they are marked `replace`. */
  readonly inPlace?: readonly StateName<D>[];
  /** Errors refuse the plan, warnings go with it. Names in backticks, in the definition's spelling, are shown in Terraform's. */
  readonly problems?: readonly Problem[];
}

/** A file of a folder that an input names. */
export interface FolderFile {
  /** From the folder, with `/` between its parts. */
  readonly name: string;
  readonly executable: boolean;
  readonly content: Buffer;
}

/**
 * The operations of a resource. "Gone" is a value, not an exception: `read` returns undefined once that is proven, and `delete` succeeds.
 * Everything else that a caller cannot mend is thrown.
 */
export interface ResourceHandlers<D extends ResourceDefinition> {
  /**
   * Looks at a plan before it is shown; not asked for deletions. It runs two or three times for one change and once more when it is
   * applied, changes nothing on the service, and depends on nothing that differs between these times. A look at another object that
   * the token may not make is skipped (`look`). Where the connection is known only after apply, using it ends the call without a modification.
   */
  modifyPlan?(context: PlanContext, proposal: Proposal<D>): Promise<PlanModification<D>>;
  /** Makes the object. A failure half-way is undone before it is thrown; what cannot be undone is thrown as `PartiallyCreated`. */
  create(context: ResourceContext, config: ConfigOf<D>): Promise<ReadStateOf<D>>;
  /** Reads the object from what is known of it: all of its last state, or only what the import id gave. */
  read(context: ResourceContext, known: Partial<StateOf<D>>): Promise<ReadStateOf<D> | undefined>;
  /** Without it every change replaces. */
  update?(context: ResourceContext, change: Change<D>): Promise<ReadStateOf<D>>;
  delete(context: ResourceContext, state: StateOf<D>): Promise<void>;
  /**
   * Whether the service has finished what it does by itself after the object was made, for who cannot wait as long as `create` may. It
   * throws what went wrong. A resource that has it ends a `create` that would wait too long with an `Unfinished` that names the object.
   */
  isReady?(context: ResourceContext, known: Partial<StateOf<D>>): Promise<boolean>;
  /** What is in the folder that an input names, as the service has it: for those who make the folder of what exists. Throws why it cannot be known. */
  folder?(context: ResourceContext, known: Partial<StateOf<D>>): Promise<readonly FolderFile[]>;
  /** Inputs that `create` sends in a request of their own once the object is there: one that lacks just these was not finished. */
  readonly sentAfterwards?: readonly InputName<D>[];
  /**
   * What an object is like that has ended by itself, and of which the service reports nothing any more: for those who keep no state. What has
   * this is begun only where it is asked for, and never to undo something else.
   */
  ended?(config: ConfigOf<D>): ReadStateOf<D>;
  /**
   * `create` takes what exists for its own where it is just as configured, since it keeps no mark of who has made it. Anyone who must not take
   * over what others have made looks first.
   */
  readonly createTakesEqual?: true;
  /** Remembers what an apply of this configuration would have, for entry points that keep no memory between two calls. */
  restorePrivateState?(privateState: PrivateStateAccess, config: ConfigOf<D>): void;
  /** State of a foreign type (`definition.movedFrom`), as parsed JSON, in our attributes; does no input or output. */
  move?(source: { readonly type: string; readonly state: Values }): {
    readonly state: Partial<Values>;
    readonly notCarried: readonly NotCarried[];
  };
  /** For each earlier `schemaVersion`: its state, as parsed JSON under Terraform's names, in the shape of the next version. */
  readonly upgrades?: Upgrades;
  /** Likewise, for each earlier `identityVersion`. */
  readonly identityUpgrades?: Upgrades;
}

/** The name of a foreign attribute whose value has no place here; `because` says why in a sentence, where there is more to say than that. */
export type NotCarried = string | { readonly name: string; readonly because: string };

export interface Upgrades {
  readonly [version: number]: (stored: Values) => Values;
}

/** What was opened. */
export interface Opened<D extends EphemeralResourceDefinition> extends Kept {
  /** What the service gave. What was configured need not be repeated: it is handed back as it is. */
  readonly result: Omit<ResultOf<D>, keyof ArgumentsOf<D>> & Partial<ResultOf<D>>;
}

export interface Kept {
  /** Seconds from now after which it is to be renewed, if it is still in use: well before it ends. Undefined if it never is. */
  readonly renewAfter?: number;
  /** What `renew` and `close` need to know. It passes through Terraform's hands: no secret but what closing cannot do without. */
  readonly kept?: Json;
  /** What stays usable where closing fails, and until when, such as "the lease x, which ends …": it is shown and logged, so that it holds no secret. */
  readonly remains?: string;
}

/** Opened in each plan and again in each apply; in no state and no plan. */
export interface EphemeralResourceHandlers<D extends EphemeralResourceDefinition> {
  open(context: Context, config: ArgumentsOf<D>): Promise<Opened<D>>;
  /** Gets what the last renewal kept, else what `open` did. */
  renew?(context: Context, kept: Json | undefined): Promise<Kept>;
  /** Gets what `open` kept, whatever renewals did since. It is called after an interrupt too, and its signal is never aborted. */
  close?(context: Context, kept: Json | undefined): Promise<void>;
}

/** One object of a list. */
export interface ListedObject<D extends ResourceDefinition> {
  readonly displayName: string;
  readonly identity: IdentityOf<D>;
  /** Only where it was asked for. */
  readonly object?: ReadStateOf<D>;
}

/** What `terraform query` runs. `L` defines the list, `D` the managed resource. */
export interface ListResourceHandlers<L extends ListResourceDefinition, D extends ResourceDefinition> {
  /**
   * Yields one object after another, as they come. Anyone who asked stops when it has enough: so a next page is fetched only when it is
   * asked for. `limit` is how many are wanted at most; `withObject`, whether whole objects are.
   */
  list(
    context: Context,
    config: ArgumentsOf<L>,
    wanted: { readonly withObject: boolean; readonly limit?: number },
  ): AsyncIterable<ListedObject<D>>;
}

/** Something that is done. */
export interface ActionHandlers<D extends ActionDefinition> {
  /** Looks before it is done, as the `plan` of a resource does. */
  plan?(context: Context, config: ArgumentsOf<D>): Promise<readonly Problem[]>;
  /** `progress` shows the person a line at once. */
  invoke(context: Context, config: ArgumentsOf<D>, progress: (message: string) => void): Promise<void>;
}

export interface DataSourceHandlers<D extends DataSourceDefinition> {
  /** Not found is an error. */
  read(context: Context, config: ArgumentsOf<D>): Promise<ResultOf<D>>;
}
