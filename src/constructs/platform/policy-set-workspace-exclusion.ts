// Written from src/handlers/platform/policy-set-workspace-exclusion/definition.ts by `npx tsx generate/main.ts`.
import { ImportableResource, TerraformMetaArguments, TerraformProvider } from 'cdktf';
import { Construct } from 'constructs';
import { policySetWorkspaceExclusion } from '../../handlers/platform/policy-set-workspace-exclusion/definition';
import { hasType } from '../construct-type';
import { DefinedResource } from '../defined-resource';

/** The properties of `PolicySetWorkspaceExclusion`. */
export interface PolicySetWorkspaceExclusionProps extends TerraformMetaArguments {
  /** The ID of the policy set, `polset-…`. Must begin with `polset-` and not contain `/`. Changing it forces replacement. */
  readonly policySetId: string;
  /** The ID of the workspace, `ws-…`. Must begin with `ws-` and not contain `/`. Changing it forces replacement. */
  readonly workspaceId: string;
}

/**
 * A workspace that a policy set does not apply to, whatever else applies it. A policy set whose `excludedWorkspaceIds` are
 * configured takes none.
 *
 * The Terraform type is `lintel_policy_set_workspace_exclusion`.
 */
export class PolicySetWorkspaceExclusion extends DefinedResource {
  /** The Terraform type name. */
  public static readonly tfResourceType: string = 'lintel_policy_set_workspace_exclusion';

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
    return new ImportableResource(scope, importToId, { terraformResourceType: 'lintel_policy_set_workspace_exclusion', importId: importFromId, provider });
  }

  /**
   * Whether a value is a `PolicySetWorkspaceExclusion`, also if another copy of this package created it.
   *
   * @param x the value
   */
  public static isPolicySetWorkspaceExclusion(x: any): boolean {
    return hasType(x, 'resource lintel_policy_set_workspace_exclusion');
  }

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: PolicySetWorkspaceExclusionProps) {
    super(scope, id, policySetWorkspaceExclusion, props);
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
