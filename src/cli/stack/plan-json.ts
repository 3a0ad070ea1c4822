import { Failure } from '../failure';

/** A value in Terraform's JSON output. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json };

/** Marks in the shape of a value: `true` if the value, or everything in it, has the mark; false or missing otherwise. */
export type Marks = Json;

/** The parts of `terraform show -json` used here. https://developer.hashicorp.com/terraform/internals/json-format#plan-representation */
export interface Plan {
  /** 1.x. */
  readonly format_version: string;
  readonly terraform_version?: string;
  /** The values of the root module's variables, including sensitive ones. */
  readonly variables?: { readonly [name: string]: { readonly value?: Json } };
  /** Differences between the state and the actual objects. */
  readonly resource_drift?: readonly ResourceChange[];
  /** The planned changes. Unchanged objects have the action `no-op`. Objects that were not planned because of an error are missing. */
  readonly resource_changes?: readonly ResourceChange[];
  readonly deferred_changes?: readonly { readonly reason: string; readonly resource_change: ResourceChange }[];
  readonly output_changes?: { readonly [name: string]: Change };
  /** The state after the refresh. */
  readonly prior_state?: StateDocument;
  readonly planned_values?: StateValues;
  readonly configuration?: Configuration;
  /** The attributes that contributed to a change. */
  readonly relevant_attributes?: readonly {
    readonly resource: string;
    readonly attribute: readonly (string | number)[];
  }[];
  /** Whether the plan can be applied. Like `complete` and `errored`, missing in output of old versions. */
  readonly applyable?: boolean;
  readonly complete?: boolean;
  /** Planning failed, and the plan is partial. */
  readonly errored?: boolean;
}

export interface ResourceChange {
  /** Includes the module and the instance key. */
  readonly address: string;
  /** The previous address, if a `moved` block has moved the object. */
  readonly previous_address?: string;
  /** Such as `module.network`. Undefined for the root module. */
  readonly module_address?: string;
  readonly mode: 'managed' | 'data' | 'ephemeral';
  readonly type: string;
  readonly name: string;
  /** The key of `for_each`, or the index of `count`. */
  readonly index?: string | number;
  /** `registry.terraform.io/lintel/lintel`. */
  readonly provider_name: string;
  /** The key of a deposed object, left by a failed replacement. */
  readonly deposed?: string;
  readonly change: Change;
  /** The reason for a replacement or deletion, such as `replace_because_tainted`. */
  readonly action_reason?: string;
}

export type Action = 'no-op' | 'create' | 'read' | 'update' | 'delete' | 'forget' | 'open' | 'renew' | 'close';

export interface Change {
  /** A replacement has both `delete` and `create`, in this order or reversed. */
  readonly actions: readonly Action[];
  /** null or missing if the object did not exist. */
  readonly before?: Json;
  /** null or missing if the object will not exist. Unknown values are omitted. */
  readonly after?: Json;
  readonly after_unknown?: Marks;
  readonly before_sensitive?: Marks;
  readonly after_sensitive?: Marks;
  /** The attributes that force a replacement. */
  readonly replace_paths?: readonly (readonly (string | number)[])[];
  readonly importing?: { readonly id?: string; readonly unknown?: boolean; readonly identity?: Json };
  /** The HCL generated for an import block without a configuration. */
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
  /** Undefined for the root module. */
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
  /** Addresses without instance keys. */
  readonly depends_on?: readonly string[];
  readonly tainted?: boolean;
  readonly deposed_key?: string;
}

export interface Configuration {
  readonly provider_config?: {
    readonly [key: string]: { readonly name: string; readonly full_name?: string; readonly expressions?: Expressions };
  };
  readonly root_module?: ConfigurationModule;
}

export interface ConfigurationModule {
  readonly resources?: readonly ConfigurationResource[];
  readonly module_calls?: {
    readonly [name: string]: {
      readonly source?: string;
      readonly module?: ConfigurationModule;
      readonly expressions?: Expressions;
    };
  };
  readonly outputs?: { readonly [name: string]: { readonly expression?: Expression } };
  readonly variables?: { readonly [name: string]: { readonly default?: Json; readonly sensitive?: boolean } };
}

export interface ConfigurationResource {
  /** Relative to the module, without instance key. */
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
  /** The longest form comes first: `lintel_run_task.scan.id`, then `lintel_run_task.scan`. */
  readonly references?: readonly string[];
}

/** Parses a plan. Error messages do not contain any of the text, because it may hold secrets. */
export function parsePlan(text: string): Plan {
  const document = parse(text);
  if (typeof document !== 'object' || document === null || Array.isArray(document)) {
    throw new Failure('plan-invalid', `${NOT_A_PLAN}: it is not a JSON object. ${HOW}`);
  }
  const { format_version: version, values } = document as { readonly [name: string]: unknown };
  if (typeof version !== 'string') throw new Failure('plan-invalid', `${NOT_A_PLAN}: it has no format_version. ${HOW}`);
  if (!/^1\./.test(version)) {
    throw new Failure(
      'version-unsupported',
      `unsupported plan: its format_version is ${JSON.stringify(version).slice(0, 20)}. Lintel supports 1.x.`,
    );
  }
  if (values !== undefined && !('planned_values' in document) && !('resource_changes' in document)) {
    throw new Failure(
      'plan-invalid',
      `${NOT_A_PLAN} but a state, which \`terraform show -json\` prints without the name of a plan file. ${HOW}`,
    );
  }
  return document as Plan;
}

const NOT_A_PLAN = 'the input is not a plan';
const HOW = 'Save a plan with `terraform plan -out=FILE`, and print it with `terraform show -json FILE`.';

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    if (text.startsWith('PK')) {
      throw new Failure(
        'plan-invalid',
        'the input is a binary plan file. Use the output of `terraform show -json` for it instead.',
      );
    }
    if (isCut(text)) {
      throw new Failure(
        'plan-invalid',
        'the input is a part of a plan: it ends too early. The disk may be full, or the command that wrote it has failed.',
      );
    }
    throw new Failure('plan-invalid', `${NOT_A_PLAN}: it is not JSON. ${HOW}`);
  }
}

/** Terraform prints a plan as one object on one line. */
function isCut(text: string): boolean {
  return text.startsWith('{"format_version":"') && !text.trimEnd().endsWith('}');
}
