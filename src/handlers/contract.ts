import type { PlatformClient } from '../clients/platform';
import type { SecretsClient } from '../clients/secrets';
import type { DataSourceDefinition, ArgumentsOf, ResultOf } from '../definition/data-source';
import type { AnswerOf, ConfigOf, ResourceDefinition } from '../definition/resource';
import type { Values } from '../definition/value';

/** What a handler is given besides its input. */
export interface Context {
  /** Throws `MissingConnection`, naming the variables, where address or token is not configured. */
  readonly platform: PlatformClient;
  readonly secrets: SecretsClient;
  /** Aborted when whoever asked no longer wants the answer: on an interrupt, or when Terraform is gone. */
  readonly signal: AbortSignal;
  /** Tells the person something that is no error. */
  warn(summary: string, detail: string): void;
}

/** An update: what is wanted, what was there at the last read, and what differs. */
export interface Change<D extends ResourceDefinition> {
  readonly config: ConfigOf<D>;
  readonly prior: AnswerOf<D>;
  /** Names that differ from what is there, cleared ones and secret inputs that are to be sent among them. */
  readonly changed: ReadonlySet<keyof ConfigOf<D> & string>;
}

/**
 * What a room does. "Gone" is a value, not an exception: `read` answers undefined once that is proven, `delete` is content with it.
 * Everything else that a caller cannot mend is thrown.
 */
export interface ResourceHandlers<D extends ResourceDefinition> {
  /** Makes the object. A failure half-way is undone before it is thrown: no state is stored with an error. */
  create(context: Context, config: ConfigOf<D>): Promise<AnswerOf<D>>;
  /** Reads the object from what is known of it: all of its last state, or only what the import id gave. */
  read(context: Context, known: Partial<AnswerOf<D>>): Promise<AnswerOf<D> | undefined>;
  /** Without it every change replaces. */
  update?(context: Context, change: Change<D>): Promise<AnswerOf<D>>;
  delete(context: Context, state: AnswerOf<D>): Promise<void>;
  /** State of a foreign type (`definition.movedFrom`), as parsed JSON, in our attributes; does no input or output. */
  move?(source: { readonly type: string; readonly state: Values }): { readonly state: Partial<Values>; readonly notCarried: readonly string[] };
}

export interface DataSourceHandlers<D extends DataSourceDefinition> {
  /** Not found is an error. */
  read(context: Context, config: ArgumentsOf<D>): Promise<ResultOf<D>>;
}
