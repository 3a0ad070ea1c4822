// Written from src/handlers/platform/variable/definition.ts by `npx tsx generate/main.ts`.
import { ComplexList, ComplexObject, IInterpolatingParent, IResolvable, TerraformMetaArguments } from 'cdktf';
import { Construct } from 'constructs';
import { variablesData } from '../../handlers/platform/variable/definition';
import { hasType } from '../construct-type';
import { DefinedDataSource } from '../defined-data-source';

/** The properties of `DataVariables`. */
export interface DataVariablesProps extends TerraformMetaArguments {
  /**
   * The ID of the workspace that the variable belongs to, `ws-…`. Must begin with `ws-` and not contain `/`. Exactly one of
   * `workspaceId`, `variableSetId` must be set.
   *
   * @default - the variable belongs to a variable set
   */
  readonly workspaceId?: string;
  /**
   * The ID of the variable set that the variable belongs to, `varset-…`. Must begin with `varset-` and not contain `/`. Exactly one
   * of `workspaceId`, `variableSetId` must be set.
   *
   * @default - the variable belongs to a workspace
   */
  readonly variableSetId?: string;
}

/**
 * The variables of a workspace or of a variable set.
 *
 * The Terraform type is `lintel_variables`.
 */
export class DataVariables extends DefinedDataSource {
  /** The Terraform type name. */
  public static readonly tfResourceType: string = 'lintel_variables';

  /**
   * Whether a value is a `DataVariables`, also if another copy of this package created it.
   *
   * @param x the value
   */
  public static isDataVariables(x: any): boolean {
    return hasType(x, 'data lintel_variables');
  }

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: DataVariablesProps = {}) {
    super(scope, id, variablesData, props);
  }

  /** The ID of the workspace that the variable belongs to, `ws-…`. */
  public get workspaceId(): string {
    return this.getStringAttribute('workspace_id');
  }

  public set workspaceId(value: string) {
    this._set('workspaceId', value);
  }

  /** The ID of the variable set that the variable belongs to, `varset-…`. */
  public get variableSetId(): string {
    return this.getStringAttribute('variable_set_id');
  }

  public set variableSetId(value: string) {
    this._set('variableSetId', value);
  }

  /** The variables, sorted by category and name. */
  public get variables(): DataVariablesVariablesList {
    return new DataVariablesVariablesList(this, 'variables', false);
  }

  /** What `workspaceId` is configured as. */
  public get workspaceIdInput(): string | undefined {
    return this._input('workspaceId');
  }

  /** Removes the configuration of `workspaceId`. */
  public resetWorkspaceId(): void {
    this._set('workspaceId', undefined);
  }

  /** What `variableSetId` is configured as. */
  public get variableSetIdInput(): string | undefined {
    return this._input('variableSetId');
  }

  /** Removes the configuration of `variableSetId`. */
  public resetVariableSetId(): void {
    this._set('variableSetId', undefined);
  }
}

/** The variables, sorted by category and name. */
export class DataVariablesVariablesOutputReference extends ComplexObject {
  /**
   * @param terraformResource the object that has the attribute
   * @param terraformAttribute the Terraform name of the attribute
   * @param complexObjectIndex the index in the list
   * @param complexObjectIsFromSet whether the list is a set in Terraform
   */
  constructor(terraformResource: IInterpolatingParent, terraformAttribute: string, complexObjectIndex: number, complexObjectIsFromSet: boolean) {
    super(terraformResource, terraformAttribute, complexObjectIsFromSet, complexObjectIndex);
  }

  /** The IDs of the owner and of the variable, `ws-…/var-…` or `varset-…/var-…`. */
  public get id(): string {
    return this.getStringAttribute('id');
  }

  /** The ID of the variable, `var-…`. */
  public get variableId(): string {
    return this.getStringAttribute('variable_id');
  }

  /** A description of the variable. The service does not encrypt it. Null if the variable has no description. */
  public get description(): string {
    return this.getStringAttribute('description');
  }

  /** Whether the value is an expression of the language of Terraform, such as a list. Requires the category `terraform`. */
  public get hcl(): IResolvable {
    return this.getBooleanAttribute('hcl');
  }

  /** The value. Null if it is empty, or the variable is sensitive. */
  public get value(): string {
    return this.getStringAttribute('value');
  }

  /** Whether the service never shows the value again. Changing it to `true` does not force replacement. */
  public get sensitive(): IResolvable {
    return this.getBooleanAttribute('sensitive');
  }

  /** The ID of the version of the variable, which every change replaces. Null if the service does not report it. */
  public get versionId(): string {
    return this.getStringAttribute('version_id');
  }

  /** The name of the variable, unique for its owner and category. */
  public get key(): string {
    return this.getStringAttribute('key');
  }

  /** Whether the variable is one of Terraform or of the environment of runs. */
  public get category(): string {
    return this.getStringAttribute('category');
  }
}

/** The variables, sorted by category and name. */
export class DataVariablesVariablesList extends ComplexList {
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
  public get(index: number): DataVariablesVariablesOutputReference {
    return new DataVariablesVariablesOutputReference(this.terraformResource, this.terraformAttribute, index, this.wrapsSet);
  }
}
