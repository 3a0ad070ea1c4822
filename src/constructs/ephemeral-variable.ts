import { TerraformVariableConfig } from 'cdktf';
import { Construct } from 'constructs';
import { hasType, markType } from './construct-type';
import { VariableElement } from './elements';

const TYPE = 'EphemeralVariable';

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
  constructor(scope: Construct, id: string, config: TerraformVariableConfig = {}) {
    super(scope, id, { ...config, sensitive: config.sensitive ?? true });
    markType(this, TYPE);
    // The classes of both frameworks lack the argument.
    this.addOverride('ephemeral', true);
  }
}
