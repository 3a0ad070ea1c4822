import { Construct } from 'constructs';
import { DataVariableSet } from './data-variable-set';
import { addSecret, addVariable } from './members';
import { SecretVariableOptions, VariableOptions } from './references';
import { DataVariableSetProps } from '../data-variable-set';
import { Variable } from '../variable';
import { VariableSetBase } from '../variable-set';

/**
 * Variables that count in several workspaces: everywhere, in projects, or in single workspaces.
 *
 * Terraform's type is `lintel_variable_set`.
 */
export class VariableSet extends VariableSetBase {
  /**
   * Looks up a variable set that exists, with the same methods.
   *
   * @param scope the parent construct
   * @param constructId the construct's id in its scope
   * @param props what the variable set is looked up by
   */
  public static fromLookup(scope: Construct, constructId: string, props: DataVariableSetProps): DataVariableSet {
    return new DataVariableSet(scope, constructId, props);
  }

  /**
   * Adds a variable that everyone may see.
   *
   * @param key the name of the variable; it also determines the id of the variable's construct
   * @param options the value, and what kind of variable it is
   */
  public addVariable(key: string, options: VariableOptions = {}): Variable {
    return addVariable(this, { variableSetId: this.id }, key, options);
  }

  /**
   * Adds a variable whose value the service never shows again.
   *
   * @param key the name of the variable; it also determines the id of the variable's construct
   * @param options the value, and what kind of variable it is
   */
  public addSecret(key: string, options: SecretVariableOptions): Variable {
    return addSecret(this, { variableSetId: this.id }, key, options);
  }
}
