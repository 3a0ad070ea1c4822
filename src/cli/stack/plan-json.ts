import { Failure } from '../failure';

/** A value as Terraform writes it in JSON. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json };

/** Marks in the shape of a value: `true` where a leaf, or all below, has the mark; false, or nothing, where it has not. */
export type Marks = Json;

/**
 * What `terraform show -json` tells of a saved plan, as far as we look at it.
 * https://developer.hashicorp.com/terraform/internals/json-format#plan-representation
 */
export interface Plan {
  /** 1.x. */
  readonly format_version: string;
  readonly terraform_version?: string;
  /** The values of the root module's variables, sensitive ones too. */
  readonly variables?: { readonly [name: string]: { readonly value?: Json } };
  /** What the refresh found to be otherwise than the state has it. */
  readonly resource_drift?: readonly ResourceChange[];
  /** What would be done, an entry with `no-op` for what stays as it is. What was not planned, because of an error, has none. */
  readonly resource_changes?: readonly ResourceChange[];
  readonly deferred_changes?: readonly { readonly reason: string; readonly resource_change: ResourceChange }[];
  readonly output_changes?: { readonly [name: string]: Change };
  /** The state after the refresh. */
  readonly prior_state?: StateDocument;
  readonly planned_values?: StateValues;
  readonly configuration?: Configuration;
  /** The attributes that contributed to a change. */
  readonly relevant_attributes?: readonly { readonly resource: string; readonly attribute: readonly (string | number)[] }[];
  /** Whether something would be done. Absent from old versions, like the two below. */
  readonly applyable?: boolean;
  readonly complete?: boolean;
  /** The plan ended with an error, and has only what was planned until then. */
  readonly errored?: boolean;
}

export interface ResourceChange {
  /** With the module, and the key of the instance. */
  readonly address: string;
  /** Where it was before, if a `moved` block has moved it. */
  readonly previous_address?: string;
  /** `module.network`; absent for the root module. */
  readonly module_address?: string;
  readonly mode: 'managed' | 'data' | 'ephemeral';
  readonly type: string;
  readonly name: string;
  /** The key in `for_each`, or the number in `count`. */
  readonly index?: string | number;
  /** `registry.terraform.io/lintel/lintel`. */
  readonly provider_name: string;
  /** Of an object that a failed replacement has left over. */
  readonly deposed?: string;
  readonly change: Change;
  /** Why it is replaced or deleted, such as `replace_because_tainted`. */
  readonly action_reason?: string;
}

export type Action = 'no-op' | 'create' | 'read' | 'update' | 'delete' | 'forget' | 'open' | 'renew' | 'close';

export interface Change {
  /** Both `delete` and `create`, in their order, where it is replaced. */
  readonly actions: readonly Action[];
  /** null, or absent, where there is nothing before. */
  readonly before?: Json;
  /** null, or absent, where there is nothing after. What is unknown is left out. */
  readonly after?: Json;
  readonly after_unknown?: Marks;
  readonly before_sensitive?: Marks;
  readonly after_sensitive?: Marks;
  /** The attributes that ask for a replacement. */
  readonly replace_paths?: readonly (readonly (string | number)[])[];
  readonly importing?: { readonly id?: string; readonly unknown?: boolean; readonly identity?: Json };
  /** What would be written for an import block without a configuration, in HCL. */
  readonly generated_config?: string;
}

export interface StateDocument {
  readonly format_version?: string;
  readonly values?: StateValues;
}

export interface StateValues {
  readonly outputs?: { readonly [name: string]: { readonly value?: Json; readonly sensitive?: boolean } };
  readonly root_module?: StateModule;
}

export interface StateModule {
  /** Absent for the root module. */
  readonly address?: string;
  readonly resources?: readonly StateResource[];
  readonly child_modules?: readonly StateModule[];
}

export interface StateResource {
  readonly address: string;
  readonly mode: 'managed' | 'data';
  readonly type: string;
  readonly name: string;
  readonly index?: string | number;
  readonly provider_name: string;
  readonly values?: { readonly [name: string]: Json };
  readonly sensitive_values?: Marks;
  /** What it refers to, by addresses without keys. */
  readonly depends_on?: readonly string[];
  readonly tainted?: boolean;
  readonly deposed_key?: string;
}

export interface Configuration {
  readonly provider_config?: { readonly [key: string]: { readonly name: string; readonly full_name?: string; readonly expressions?: Expressions } };
  readonly root_module?: ConfigurationModule;
}

export interface ConfigurationModule {
  readonly resources?: readonly ConfigurationResource[];
  readonly module_calls?: { readonly [name: string]: { readonly source?: string; readonly module?: ConfigurationModule; readonly expressions?: Expressions } };
  readonly outputs?: { readonly [name: string]: { readonly expression?: Expression } };
  readonly variables?: { readonly [name: string]: { readonly default?: Json; readonly sensitive?: boolean } };
}

export interface ConfigurationResource {
  /** Within its module, without keys. */
  readonly address: string;
  readonly mode: 'managed' | 'data' | 'ephemeral';
  readonly type: string;
  readonly name: string;
  readonly expressions?: Expressions;
  readonly count_expression?: Expression;
  readonly for_each_expression?: Expression;
  readonly depends_on?: readonly string[];
}

export interface Expressions {
  readonly [attribute: string]: Expression | Expressions | readonly Expressions[];
}

export interface Expression {
  readonly constant_value?: Json;
  /** The longest form first: `lintel_run_task.scan.id`, then `lintel_run_task.scan`. */
  readonly references?: readonly string[];
}

/** Reads the document; what is none is refused in a sentence that has nothing of it, because it may hold secrets. */
export function parsePlan(text: string): Plan {
  const document = parse(text);
  if (typeof document !== 'object' || document === null || Array.isArray(document)) throw new Failure(`${NO_PLAN}: it is no JSON object. ${HOW}`);
  const { format_version: version, values } = document as { readonly [name: string]: unknown };
  if (typeof version !== 'string') throw new Failure(`${NO_PLAN}: it has no format_version. ${HOW}`);
  if (!/^1\./.test(version)) throw new Failure(`${NO_PLAN} that we can read: its format_version is ${JSON.stringify(version).slice(0, 20)}, and we know 1.x.`);
  if (values !== undefined && !('planned_values' in document) && !('resource_changes' in document)) {
    throw new Failure(`${NO_PLAN} but a state, as \`terraform show -json\` tells it where no plan is named. ${HOW}`);
  }
  return document as Plan;
}

const NO_PLAN = 'this is no plan';
const HOW = 'A plan is written by `terraform plan -out=FILE`, and told by `terraform show -json FILE`.';

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    const binary = text.startsWith('PK');
    throw new Failure(binary ? 'this is a plan as Terraform saves it. Give what `terraform show -json` says of it.' : `${NO_PLAN}: it is no JSON. ${HOW}`);
  }
}
