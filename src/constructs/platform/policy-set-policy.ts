// Written from src/handlers/platform/policy-set-policy/definition.ts by `npx tsx generate/main.ts`.
import { ImportableResource, TerraformMetaArguments, TerraformProvider } from 'cdktf';
import { Construct } from 'constructs';
import { policySetPolicy } from '../../handlers/platform/policy-set-policy/definition';
import { hasType } from '../construct-type';
import { DefinedResource } from '../defined-resource';

/** The properties of `PolicySetPolicy`. */
export interface PolicySetPolicyProps extends TerraformMetaArguments {
  /** The ID of the policy set, `polset-…`. Must begin with `polset-` and not contain `/`. Changing it forces replacement. */
  readonly policySetId: string;
  /** The ID of the policy, `pol-…`. Must begin with `pol-` and not contain `/`. Changing it forces replacement. */
  readonly policyId: string;
}

/**
 * A policy in a policy set, for policy sets whose policies several configurations manage. A policy set whose `policyIds` are
 * configured takes none.
 *
 * The Terraform type is `lintel_policy_set_policy`.
 */
export class PolicySetPolicy extends DefinedResource {
  /** The Terraform type name. */
  public static readonly tfResourceType: string = 'lintel_policy_set_policy';

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
    return new ImportableResource(scope, importToId, { terraformResourceType: 'lintel_policy_set_policy', importId: importFromId, provider });
  }

  /**
   * Whether a value is a `PolicySetPolicy`, also if another copy of this package created it.
   *
   * @param x the value
   */
  public static isPolicySetPolicy(x: any): boolean {
    return hasType(x, 'resource lintel_policy_set_policy');
  }

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: PolicySetPolicyProps) {
    super(scope, id, policySetPolicy, props);
  }

  /** The IDs of the policy set and of the policy, `polset-…/pol-…`. */
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

  /** The ID of the policy, `pol-…`. */
  public get policyId(): string {
    return this.getStringAttribute('policy_id');
  }

  public set policyId(value: string) {
    this._set('policyId', value);
  }

  /** What `policySetId` is configured as. */
  public get policySetIdInput(): string {
    return this._input('policySetId');
  }

  /** What `policyId` is configured as. */
  public get policyIdInput(): string {
    return this._input('policyId');
  }
}
