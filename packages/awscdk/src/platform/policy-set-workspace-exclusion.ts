// Written from src/handlers/platform/policy-set-workspace-exclusion/definition.ts by `npx tsx generate/main.ts`.
import { Construct } from 'constructs';
import { DefinedResource } from '../defined-resource';
import { LintelResourceProps } from '../lintel-resource-props';

/** The properties of `PolicySetWorkspaceExclusion`. */
export interface PolicySetWorkspaceExclusionProps extends LintelResourceProps {
  /** The ID of the policy set, `polset-…`. Must begin with `polset-` and not contain `/`. Changing it forces replacement. */
  readonly policySetId: string;
  /** The ID of the workspace, `ws-…`. Must begin with `ws-` and not contain `/`. Changing it forces replacement. */
  readonly workspaceId: string;
}

/**
 * A workspace that a policy set does not apply to, whatever else applies it. A policy set whose `excludedWorkspaceIds` are
 * configured takes none.
 *
 * The CloudFormation type is `Custom::LintelPolicySetWorkspaceExclusion`.
 */
export class PolicySetWorkspaceExclusion extends DefinedResource {
  /** The CloudFormation type name. */
  public static readonly cloudFormationType: string = 'Custom::LintelPolicySetWorkspaceExclusion';

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: PolicySetWorkspaceExclusionProps) {
    super(scope, id, 'PolicySetWorkspaceExclusion', props);
  }

  /** The IDs of the policy set and of the workspace, `polset-…/ws-…`. */
  public get id(): string {
    return this._string('Id');
  }

  /** The ID of the policy set, `polset-…`. */
  public get policySetId(): string {
    return this._string('PolicySetId');
  }

  /** The ID of the workspace, `ws-…`. */
  public get workspaceId(): string {
    return this._string('WorkspaceId');
  }
}
