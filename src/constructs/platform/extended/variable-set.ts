import { TerraformResource, TerraformStack } from 'cdktf';
import { Construct } from 'constructs';
import { DataVariableSetProps } from '../data-variable-set';
import { Variable } from '../variable';
import { VariableSetBase, VariableSetProps } from '../variable-set';
import { VariableSetProject } from '../variable-set-project';
import { VariableSetWorkspace } from '../variable-set-workspace';
import { DataVariableSet } from './data-variable-set';
import { addSecret, addVariable, applyToProject, applyToWorkspace, textIn } from './members';
import { IProject, IVariableSet, IWorkspace, SecretVariableOptions, VariableOptions } from './references';

/**
 * Variables that count in several workspaces: everywhere, in projects, or in single workspaces.
 *
 * Terraform's type is `lintel_variable_set`.
 */
export class VariableSet extends VariableSetBase implements IVariableSet {
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
   * @param scope the parent construct
   * @param id the construct's id in its scope
   * @param props the construct's properties
   */
  constructor(scope: Construct, id: string, props: VariableSetProps) {
    super(scope, id, props);
    this._validate(() => this.conflicts());
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

  /** Attachments of this stack that would be undone, in whatever order they are declared. References of other stacks are checked at plan. */
  private conflicts(): string[] {
    const own = this.synthesizeAttributes();
    const id = textIn(this, this.id);
    return TerraformStack.of(this)
      .node.findAll()
      .filter((element): element is TerraformResource => TerraformResource.isTerraformResource(element))
      .flatMap((element) => {
        const [owner, property] = OWNED_BY[element.terraformResourceType] ?? [];
        if (owner === undefined || own[owner] === undefined) return [];
        const type = element.terraformResourceType;
        const { variable_set_id: set } = element.toTerraform().resource[type][element.friendlyUniqueId] as {
          readonly variable_set_id?: unknown;
        };
        if (set === undefined || textIn(element, set) !== id) return [];
        return [
          `${element.node.path}: conflicts with \`${property}\` of \`${this.node.path}\`, which contains all members of the kind. Add the member there, or remove \`${property}\`.`,
        ];
      });
  }
}

/** The attribute that contains all members of a kind, and its property. */
const OWNED_BY: { readonly [type: string]: readonly [attribute: string, property: string] | undefined } = {
  [VariableSetWorkspace.tfResourceType]: ['workspace_ids', 'workspaceIds'],
  [VariableSetProject.tfResourceType]: ['project_ids', 'projectIds'],
};
