// Written from src/handlers/platform/policy-set-workspace/definition.ts by `npx tsx generate/main.ts`.
import { ImportableResource, TerraformMetaArguments, TerraformProvider } from 'cdktf';
import { Construct } from 'constructs';
import { policySetWorkspace } from '../../handlers/platform/policy-set-workspace/definition';
import { hasType } from '../construct-type';
import { DefinedResource } from '../defined-resource';

/** The properties of `PolicySetWorkspace`. */
export interface PolicySetWorkspaceProps extends TerraformMetaArguments {
  /** The ID of the policy set, `polset-…`. Must begin with `polset-` and not contain `/`. Changing it forces replacement. */
  readonly policySetId: string;
  /** The ID of the workspace, `ws-…`. Must begin with `ws-` and not contain `/`. Changing it forces replacement. */
  readonly workspaceId: string;
}

/**
 * A workspace that a policy set is attached to, for policy sets whose workspaces several configurations manage. A policy set whose
 * `workspaceIds` are configured takes none, nor does a global one.
 *
 * The Terraform type is `lintel_policy_set_workspace`.
 */
export class PolicySetWorkspace extends DefinedResource {
  /** The Terraform type name. */
  public static readonly tfResourceType: string = 'lintel_policy_set_workspace';

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
    return new ImportableResource(scope, importToId, { terraformResourceType: 'lintel_policy_set_workspace', importId: importFromId, provider });
  }

  /**
   * Whether a value is a `PolicySetWorkspace`, also if another copy of this package created it.
   *
   * @param x the value
   */
  public static isPolicySetWorkspace(x: any): boolean {
    return hasType(x, 'resource lintel_policy_set_workspace');
  }

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: PolicySetWorkspaceProps) {
    super(scope, id, policySetWorkspace, props);
  }

  /** The IDs of the policy set and of the workspace, `polset-…/ws-…`. */
  public get id(): string {
    return this.getStringAttribute('id');
  }

  /** The ID of the policy set, `polset-…`. */
  public get policySetId(): string {
    return this.getStringAttribute('policy_set_id');
  }

  public set policySetId(value: string) {
    this._set('policySetId', value);
  }

  /** The ID of the workspace, `ws-…`. */
  public get workspaceId(): string {
    return this.getStringAttribute('workspace_id');
  }

  public set workspaceId(value: string) {
    this._set('workspaceId', value);
  }

  /** What `policySetId` is configured as. */
  public get policySetIdInput(): string {
    return this._input('policySetId');
  }

  /** What `workspaceId` is configured as. */
  public get workspaceIdInput(): string {
    return this._input('workspaceId');
  }
}
