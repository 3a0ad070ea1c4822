// Written from src/handlers/platform/policy-set-project-exclusion/definition.ts by `npx tsx generate/main.ts`.
import { ImportableResource, TerraformMetaArguments, TerraformProvider } from 'cdktf';
import { Construct } from 'constructs';
import { policySetProjectExclusion } from '../../handlers/platform/policy-set-project-exclusion/definition';
import { hasType } from '../construct-type';
import { DefinedResource } from '../defined-resource';

/** The properties of `PolicySetProjectExclusion`. */
export interface PolicySetProjectExclusionProps extends TerraformMetaArguments {
  /** The ID of the policy set, `polset-…`. Must begin with `polset-` and not contain `/`. Changing it forces replacement. */
  readonly policySetId: string;
  /** The ID of the project, `prj-…`. Must begin with `prj-` and not contain `/`. Changing it forces replacement. */
  readonly projectId: string;
}

/**
 * A project that a global policy set does not apply to. A policy set whose `excludedProjectIds` are configured takes none.
 *
 * The Terraform type is `lintel_policy_set_project_exclusion`.
 */
export class PolicySetProjectExclusion extends DefinedResource {
  /** The Terraform type name. */
  public static readonly tfResourceType: string = 'lintel_policy_set_project_exclusion';

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
    return new ImportableResource(scope, importToId, { terraformResourceType: 'lintel_policy_set_project_exclusion', importId: importFromId, provider });
  }

  /**
   * Whether a value is a `PolicySetProjectExclusion`, also if another copy of this package created it.
   *
   * @param x the value
   */
  public static isPolicySetProjectExclusion(x: any): boolean {
    return hasType(x, 'resource lintel_policy_set_project_exclusion');
  }

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: PolicySetProjectExclusionProps) {
    super(scope, id, policySetProjectExclusion, props);
  }

  /** The IDs of the policy set and of the project, `polset-…/prj-…`. */
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

  /** The ID of the project, `prj-…`. */
  public get projectId(): string {
    return this.getStringAttribute('project_id');
  }

  public set projectId(value: string) {
    this._set('projectId', value);
  }

  /** What `policySetId` is configured as. */
  public get policySetIdInput(): string {
    return this._input('policySetId');
  }

  /** What `projectId` is configured as. */
  public get projectIdInput(): string {
    return this._input('projectId');
  }
}
