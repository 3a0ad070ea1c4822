// Written from src/handlers/platform/policy-set-workspace/definition.ts by `npx tsx generate/main.ts`.
import { Construct } from 'constructs';
import { DefinedResource } from '../defined-resource';
import { LintelResourceProps } from '../lintel-resource-props';

/** The properties of `PolicySetWorkspace`. */
export interface PolicySetWorkspaceProps extends LintelResourceProps {
  /** The ID of the policy set, `polset-…`. Must begin with `polset-` and not contain `/`. Changing it forces replacement. */
  readonly policySetId: string;
  /** The ID of the workspace, `ws-…`. Must begin with `ws-` and not contain `/`. Changing it forces replacement. */
  readonly workspaceId: string;
}

/**
 * A workspace that a policy set is attached to, for policy sets whose workspaces several configurations manage. A policy set whose
 * `workspaceIds` are configured takes none, nor does a global one.
 *
 * The CloudFormation type is `Custom::LintelPolicySetWorkspace`.
 */
export class PolicySetWorkspace extends DefinedResource {
  /** The CloudFormation type name. */
  public static readonly cloudFormationType: string = 'Custom::LintelPolicySetWorkspace';

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: PolicySetWorkspaceProps) {
    super(scope, id, 'PolicySetWorkspace', props);
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
