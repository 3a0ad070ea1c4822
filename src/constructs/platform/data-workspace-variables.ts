// Written from src/handlers/platform/workspace-variables/definition.ts by `npx tsx generate/main.ts`.
import { ComplexList, ComplexObject, IInterpolatingParent, IResolvable, TerraformMetaArguments } from 'cdktf';
import { Construct } from 'constructs';
import { workspaceVariablesData } from '../../handlers/platform/workspace-variables/definition';
import { hasType } from '../construct-type';
import { DefinedDataSource } from '../defined-data-source';

/** The properties of `DataWorkspaceVariables`. */
export interface DataWorkspaceVariablesProps extends TerraformMetaArguments {
  /** The ID of the workspace, `ws-…`. Must begin with `ws-` and not contain `/`. */
  readonly workspaceId: string;
}

/**
 * What the runs of a workspace get: its own variables and those of all variable sets that count in it, and which of several with the
 * same name counts. A value that a run is started with wins over all but those of sets with priority.
 *
 * The Terraform type is `lintel_workspace_variables`.
 */
export class DataWorkspaceVariables extends DefinedDataSource {
  /** The Terraform type name. */
  public static readonly tfResourceType: string = 'lintel_workspace_variables';

  /**
   * Whether a value is a `DataWorkspaceVariables`, also if another copy of this package created it.
   *
   * @param x the value
   */
  public static isDataWorkspaceVariables(x: any): boolean {
    return hasType(x, 'data lintel_workspace_variables');
  }

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: DataWorkspaceVariablesProps) {
    super(scope, id, workspaceVariablesData, props);
  }

  /** The ID of the workspace, `ws-…`. */
  public get workspaceId(): string {
    return this.getStringAttribute('workspace_id');
  }

  public set workspaceId(value: string) {
    this._set('workspaceId', value);
  }

  /** The variables, sorted by category and name; of several with the same name, the strongest is first. */
  public get variables(): DataWorkspaceVariablesVariablesList {
    return new DataWorkspaceVariablesVariablesList(this, 'variables', false);
  }

  /** What `workspaceId` is configured as. */
  public get workspaceIdInput(): string {
    return this._input('workspaceId');
  }
}

/** The variables, sorted by category and name; of several with the same name, the strongest is first. */
export class DataWorkspaceVariablesVariablesOutputReference extends ComplexObject {
  /**
   * @param terraformResource the object that has the attribute
   * @param terraformAttribute the Terraform name of the attribute
   * @param complexObjectIndex the index in the list
   * @param complexObjectIsFromSet whether the list is a set in Terraform
   */
  constructor(terraformResource: IInterpolatingParent, terraformAttribute: string, complexObjectIndex: number, complexObjectIsFromSet: boolean) {
    super(terraformResource, terraformAttribute, complexObjectIsFromSet, complexObjectIndex);
  }

  /** The ID of the variable, `var-…`. */
  public get variableId(): string {
    return this.getStringAttribute('variable_id');
  }

  /** Whether the variable is one of Terraform (`terraform`) or of the environment of runs (`env`). */
  public get category(): string {
    return this.getStringAttribute('category');
  }

  /** The name of the variable. */
  public get key(): string {
    return this.getStringAttribute('key');
  }

  /** The value. Null if it is empty, or the variable is sensitive. */
  public get value(): string {
    return this.getStringAttribute('value');
  }

  /** Whether the value is an expression of the language of Terraform, such as a list. */
  public get hcl(): IResolvable {
    return this.getBooleanAttribute('hcl');
  }

  /** Whether the service never shows the value again. */
  public get sensitive(): IResolvable {
    return this.getBooleanAttribute('sensitive');
  }

  /** The ID of the workspace or the variable set that the variable belongs to, `ws-…` or `varset-…`. */
  public get source(): string {
    return this.getStringAttribute('source');
  }

  /** The name of the workspace or the variable set that the variable belongs to. */
  public get sourceName(): string {
    return this.getStringAttribute('source_name');
  }

  /** The `source` of the variable that counts in its place. Null if the variable counts. */
  public get overwrittenBy(): string {
    return this.getStringAttribute('overwritten_by');
  }
}

/** The variables, sorted by category and name; of several with the same name, the strongest is first. */
export class DataWorkspaceVariablesVariablesList extends ComplexList {
  /**
   * @param terraformResource the object that has the attribute
   * @param terraformAttribute the Terraform name of the attribute
   * @param wrapsSet whether the attribute is a set in Terraform
   */
  constructor(terraformResource: IInterpolatingParent, terraformAttribute: string, wrapsSet: boolean) {
    super(terraformResource, terraformAttribute, wrapsSet);
  }

  /**
   * Returns the element at an index.
   *
   * @param index the zero-based index
   */
  public get(index: number): DataWorkspaceVariablesVariablesOutputReference {
    return new DataWorkspaceVariablesVariablesOutputReference(this.terraformResource, this.terraformAttribute, index, this.wrapsSet);
  }
}
