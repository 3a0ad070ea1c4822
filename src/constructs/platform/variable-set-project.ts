// Written from src/handlers/platform/variable-set-project/definition.ts by `npx tsx generate/main.ts`.
import { ImportableResource, TerraformMetaArguments, TerraformProvider } from 'cdktf';
import { Construct } from 'constructs';
import { variableSetProject } from '../../handlers/platform/variable-set-project/definition';
import { hasType } from '../construct-type';
import { DefinedResource } from '../defined-resource';

/** The properties of `VariableSetProject`. */
export interface VariableSetProjectProps extends TerraformMetaArguments {
  /** The ID of the variable set, `varset-…`. Must begin with `varset-` and not contain `/`. Changing it forces replacement. */
  readonly variableSetId: string;
  /** The ID of the project, `prj-…`. Must begin with `prj-` and not contain `/`. Changing it forces replacement. */
  readonly projectId: string;
}

/**
 * A project in whose workspaces a variable set counts, for variable sets whose projects several configurations manage. A variable
 * set whose `projectIds` are configured takes none, nor does a global one.
 *
 * The Terraform type is `lintel_variable_set_project`.
 */
export class VariableSetProject extends DefinedResource {
  /** The Terraform type name. */
  public static readonly tfResourceType: string = 'lintel_variable_set_project';

  /**
   * Generates the configuration of an existing object during `cdktf plan`.
   *
   * @param scope the parent of the construct
   * @param importToId the id of the construct
   * @param importFromId the import id of the object
   * @param provider the provider that reads the object; defaults to the only one in the stack
   */
  public static generateConfigForImport(
    scope: Construct, importToId: string, importFromId: string, provider?: TerraformProvider,
  ): ImportableResource {
    return new ImportableResource(scope, importToId, { terraformResourceType: 'lintel_variable_set_project', importId: importFromId, provider });
  }

  /**
   * Whether a value is a `VariableSetProject`, also if another copy of this package created it.
   *
   * @param x the value
   */
  public static isVariableSetProject(x: any): boolean {
    return hasType(x, 'resource lintel_variable_set_project');
  }

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: VariableSetProjectProps) {
    super(scope, id, variableSetProject, props);
  }

  /** The IDs of the variable set and of the project, `varset-…/prj-…`. */
  public get id(): string {
    return this.getStringAttribute('id');
  }

  /** The ID of the variable set, `varset-…`. */
  public get variableSetId(): string {
    return this.getStringAttribute('variable_set_id');
  }

  public set variableSetId(value: string) {
    this._set('variableSetId', value);
  }

  /** The ID of the project, `prj-…`. */
  public get projectId(): string {
    return this.getStringAttribute('project_id');
  }

  public set projectId(value: string) {
    this._set('projectId', value);
  }

  /** What `variableSetId` is configured as. */
  public get variableSetIdInput(): string {
    return this._input('variableSetId');
  }

  /** What `projectId` is configured as. */
  public get projectIdInput(): string {
    return this._input('projectId');
  }
}
