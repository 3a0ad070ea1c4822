import { TerraformVariableValidationConfig } from 'cdktf';
import { Construct } from 'constructs';
import { hasType, markType } from './construct-type';
import { VariableElement } from './elements';

const TYPE = 'EphemeralVariable';

/**
 * The configuration of an `EphemeralVariable`.
 *
 * It repeats what the framework's own configuration has: for a class whose configuration is of another package, jsii gives Java no
 * builder, and `EphemeralVariable.Builder` would be the inherited one, which builds a variable that Terraform does store.
 */
export interface EphemeralVariableConfig {
  /**
   * The type of the value, as Terraform writes it: `string`, `list(string)`. Defaults to any type.
   *
   * @see https://developer.hashicorp.com/terraform/language/expressions/type-constraints
   */
  readonly type?: string;

  /** What the variable is for. Terraform shows it when it asks for the value. */
  readonly description?: string;

  /** The value if none is given. If not set, a value is required. It is stored in `cdk.tf.json`: leave it out for a secret. */
  readonly default?: any;

  /** Whether Terraform hides the value in its output. Defaults to true. */
  readonly sensitive?: boolean;

  /** Whether the value may be null. Defaults to true. */
  readonly nullable?: boolean;

  /** Conditions that a value must meet, each with the message for one that does not. If not set, every value of the type is accepted. */
  readonly validation?: TerraformVariableValidationConfig[];
}

/**
 * An input variable whose value is stored in neither the plan nor the state: what a write-only property takes, or the token of the
 * provider. It is sensitive, unless `sensitive` is false. Requires Terraform 1.10 or later, or OpenTofu 1.11 or later.
 *
 * Terraform accepts its value only where nothing stores it: in write-only attributes, in provider blocks, in ephemeral resources and in
 * provisioners.
 */
export class EphemeralVariable extends VariableElement {
  /**
   * Whether a value is an `EphemeralVariable`, also if another copy of this package created it.
   *
   * @param x the value
   */
  public static isEphemeralVariable(x: any): boolean {
    return hasType(x, TYPE);
  }

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope; directly in a stack, it is the name of the variable
   * @param config the type, description and default of the variable
   */
  constructor(scope: Construct, id: string, config: EphemeralVariableConfig = {}) {
    super(scope, id, { ...config, sensitive: config.sensitive ?? true });
    markType(this, TYPE);
    // The classes of both frameworks lack the argument.
    this.addOverride('ephemeral', true);
  }
}
