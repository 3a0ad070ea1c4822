// Written from src/handlers/platform/variable-set-workspace/definition.ts by `npx tsx generate/main.ts`.
import { ImportableResource, TerraformMetaArguments, TerraformProvider } from 'cdktf';
import { Construct } from 'constructs';
import { variableSetWorkspace } from '../../handlers/platform/variable-set-workspace/definition';
import { hasType } from '../construct-type';
import { DefinedResource } from '../defined-resource';

/** The properties of `VariableSetWorkspace`. */
export interface VariableSetWorkspaceProps extends TerraformMetaArguments {
  /** The ID of the variable set, `varset-…`. Must begin with `varset-` and not contain `/`. Changing it forces replacement. */
  readonly variableSetId: string;
  /** The ID of the workspace, `ws-…`. Must begin with `ws-` and not contain `/`. Changing it forces replacement. */
  readonly workspaceId: string;
}

/**
 * A workspace in which a variable set counts, for variable sets whose workspaces several configurations manage. A variable set whose
 * `workspaceIds` are configured takes none, nor does a global one.
 *
 * The Terraform type is `lintel_variable_set_workspace`.
 */
export class VariableSetWorkspace extends DefinedResource {
  /** The Terraform type name. */
  public static readonly tfResourceType: string = 'lintel_variable_set_workspace';

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
    return new ImportableResource(scope, importToId, { terraformResourceType: 'lintel_variable_set_workspace', importId: importFromId, provider });
  }

  /**
   * Whether a value is a `VariableSetWorkspace`, also if another copy of this package created it.
   *
   * @param x the value
   */
  public static isVariableSetWorkspace(x: any): boolean {
    return hasType(x, 'resource lintel_variable_set_workspace');
  }

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: VariableSetWorkspaceProps) {
    super(scope, id, variableSetWorkspace, props);
  }

  /** The IDs of the variable set and of the workspace, `varset-…/ws-…`. */
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

  /** The ID of the workspace, `ws-…`. */
  public get workspaceId(): string {
    return this.getStringAttribute('workspace_id');
  }

  public set workspaceId(value: string) {
    this._set('workspaceId', value);
  }

  /** What `variableSetId` is configured as. */
  public get variableSetIdInput(): string {
    return this._input('variableSetId');
  }

  /** What `workspaceId` is configured as. */
  public get workspaceIdInput(): string {
    return this._input('workspaceId');
  }
}
