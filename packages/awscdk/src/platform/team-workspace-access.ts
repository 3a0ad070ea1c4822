// Written from src/handlers/platform/team-workspace-access/definition.ts by `npx tsx generate/main.ts`.
import { IResolvable } from 'aws-cdk-lib';
import { Construct } from 'constructs';
import { TeamAccessToWorkspace, RunsAccess, VariablesAccess, StateVersionsAccess, SentinelMocksAccess } from './vocabularies';
import { DefinedResource } from '../defined-resource';
import { LintelResourceProps } from '../lintel-resource-props';

/** The properties of `TeamWorkspaceAccess`. */
export interface TeamWorkspaceAccessProps extends LintelResourceProps {
  /** The ID of the team, `team-…`. Must begin with `team-` and not contain `/`. Changing it forces replacement. */
  readonly teamId: string;
  /** The ID of the workspace, `ws-…`. Must begin with `ws-` and not contain `/`. Changing it forces replacement. */
  readonly workspaceId: string;
  /**
   * What the team may do: a fixed level, or `custom`, which is what the objects with permissions say. One of `read`, `plan`,
   * `write`, `admin`, `custom`.
   */
  readonly access: TeamAccessToWorkspace;
  /**
   * The permissions of `custom` access. `permissions` can be set only if `access` is `custom`. `permissions` is required if `access`
   * is `custom`.
   *
   * @default - they are what the level implies
   */
  readonly permissions?: TeamWorkspaceAccessPermissions;
}

/** The permissions of `custom` access. */
export interface TeamWorkspaceAccessPermissions {
  /**
   * What the team may do with runs. One of `read`, `plan`, `apply`.
   *
   * @default "read"
   */
  readonly runs?: RunsAccess;
  /**
   * What the team may do with variables. One of `none`, `read`, `write`.
   *
   * @default "none"
   */
  readonly variables?: VariablesAccess;
  /**
   * What the team may do with states, which can contain secrets. One of `none`, `read-outputs`, `read`, `write`.
   *
   * @default "none"
   */
  readonly stateVersions?: StateVersionsAccess;
  /**
   * Whether the team may download mocks for policies in Sentinel. One of `none`, `read`.
   *
   * @default "none"
   */
  readonly sentinelMocks?: SentinelMocksAccess;
  /**
   * Whether the team may lock and unlock the workspace.
   *
   * @default false
   */
  readonly workspaceLocking?: boolean | IResolvable;
  /**
   * Whether the team may attach run tasks to the workspace.
   *
   * @default false
   */
  readonly runTasks?: boolean | IResolvable;
  /**
   * Whether the team may override soft-mandatory policy checks.
   *
   * @default false
   */
  readonly policyOverrides?: boolean | IResolvable;
}

/**
 * What a team may do in a workspace, besides its rights in the project and the organization. A team has one access to a workspace.
 * Plans read the access to each workspace with one request.
 *
 * The CloudFormation type is `Custom::LintelTeamWorkspaceAccess`.
 */
export class TeamWorkspaceAccess extends DefinedResource {
  /** The CloudFormation type name. */
  public static readonly cloudFormationType: string = 'Custom::LintelTeamWorkspaceAccess';

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: TeamWorkspaceAccessProps) {
    super(scope, id, 'TeamWorkspaceAccess', props);
  }

  /** The ID of the access, `tws-…`. */
  public get id(): string {
    return this._string('Id');
  }

  /** The ID of the team, `team-…`. */
  public get teamId(): string {
    return this._string('TeamId');
  }

  /** The ID of the workspace, `ws-…`. */
  public get workspaceId(): string {
    return this._string('WorkspaceId');
  }

  /** What the team may do: a fixed level, or `custom`, which is what the objects with permissions say. */
  public get access(): string {
    return this._string('Access');
  }
}
