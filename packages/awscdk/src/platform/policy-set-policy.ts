// Written from src/handlers/platform/policy-set-policy/definition.ts by `npx tsx generate/main.ts`.
import { Construct } from 'constructs';
import { DefinedResource } from '../defined-resource';
import { LintelResourceProps } from '../lintel-resource-props';

/** The properties of `PolicySetPolicy`. */
export interface PolicySetPolicyProps extends LintelResourceProps {
  /** The ID of the policy set, `polset-…`. Must begin with `polset-` and not contain `/`. Changing it forces replacement. */
  readonly policySetId: string;
  /** The ID of the policy, `pol-…`. Must begin with `pol-` and not contain `/`. Changing it forces replacement. */
  readonly policyId: string;
}

/**
 * A policy in a policy set, for policy sets whose policies several configurations manage. A policy set whose `policyIds` are
 * configured takes none.
 *
 * The CloudFormation type is `Custom::LintelPolicySetPolicy`.
 */
export class PolicySetPolicy extends DefinedResource {
  /** The CloudFormation type name. */
  public static readonly cloudFormationType: string = 'Custom::LintelPolicySetPolicy';

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: PolicySetPolicyProps) {
    super(scope, id, 'PolicySetPolicy', props);
  }

  /** The IDs of the policy set and of the policy, `polset-…/pol-…`. */
  public get id(): string {
    return this._string('Id');
  }

  /** The ID of the policy set, `polset-…`. */
  public get policySetId(): string {
    return this._string('PolicySetId');
  }

  /** The ID of the policy, `pol-…`. */
  public get policyId(): string {
    return this._string('PolicyId');
  }
}
