import { addSecret, addVariable } from './members';
import { SecretVariableOptions, VariableOptions } from './references';
import { DataVariableSetBase } from '../data-variable-set';
import { Variable } from '../variable';

/**
 * A variable set that exists, with the methods of one that the stack manages.
 *
 * Terraform's type is `lintel_variable_set`, a data source.
 */
export class DataVariableSet extends DataVariableSetBase {
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
