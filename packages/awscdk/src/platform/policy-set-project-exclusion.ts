// Written from src/handlers/platform/policy-set-project-exclusion/definition.ts by `npx tsx generate/main.ts`.
import { Construct } from 'constructs';
import { DefinedResource } from '../defined-resource';
import { LintelResourceProps } from '../lintel-resource-props';

/** The properties of `PolicySetProjectExclusion`. */
export interface PolicySetProjectExclusionProps extends LintelResourceProps {
  /** The ID of the policy set, `polset-…`. Must begin with `polset-` and not contain `/`. Changing it forces replacement. */
  readonly policySetId: string;
  /** The ID of the project, `prj-…`. Must begin with `prj-` and not contain `/`. Changing it forces replacement. */
  readonly projectId: string;
}

/**
 * A project that a global policy set does not apply to. A policy set whose `excludedProjectIds` are configured takes none.
 *
 * The CloudFormation type is `Custom::LintelPolicySetProjectExclusion`.
 */
export class PolicySetProjectExclusion extends DefinedResource {
  /** The CloudFormation type name. */
  public static readonly cloudFormationType: string = 'Custom::LintelPolicySetProjectExclusion';

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: PolicySetProjectExclusionProps) {
    super(scope, id, 'PolicySetProjectExclusion', props);
  }

  /** The IDs of the policy set and of the project, `polset-…/prj-…`. */
  public get id(): string {
    return this._string('Id');
  }

  /** The ID of the policy set, `polset-…`. */
  public get policySetId(): string {
    return this._string('PolicySetId');
  }

  /** The ID of the project, `prj-…`. */
  public get projectId(): string {
    return this._string('ProjectId');
  }
}
