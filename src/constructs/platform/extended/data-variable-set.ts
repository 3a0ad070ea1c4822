import { DataVariableSetBase } from '../data-variable-set';
import { Variable } from '../variable';
import { VariableSetProject } from '../variable-set-project';
import { VariableSetWorkspace } from '../variable-set-workspace';
import { addSecret, addVariable, applyToProject, applyToWorkspace } from './members';
import { IProject, IVariableSet, IWorkspace, SecretVariableOptions, VariableOptions } from './references';

/**
 * A variable set that exists, with the methods of one that the stack manages.
 *
 * Terraform's type is `lintel_variable_set`, a data source.
 */
export class DataVariableSet extends DataVariableSetBase implements IVariableSet {
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

  /** The id of the variable set, as `id`. */
  public get variableSetId(): string {
    return this.id;
  }

  /**
   * Lets the variables count in a workspace, managed or looked up. `workspaceIds` must not be configured.
   *
   * @param workspace the workspace; its id also determines the id of the attachment's construct
   */
  public applyToWorkspace(workspace: IWorkspace): VariableSetWorkspace {
    return applyToWorkspace(this, this, workspace);
  }

  /**
   * Lets the variables count in all workspaces of a project, managed or looked up. `projectIds` must not be configured.
   *
   * @param project the project; its id also determines the id of the attachment's construct
   */
  public applyToProject(project: IProject): VariableSetProject {
    return applyToProject(this, this, project);
  }
}
