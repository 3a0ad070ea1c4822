// Written from src/handlers/platform/team-project-access/definition.ts by `npx tsx generate/main.ts`.
import { IResolvable } from 'aws-cdk-lib';
import { Construct } from 'constructs';
import {
  TeamAccessToProject,
  ProjectSettingsAccess,
  ProjectTeamsAccess,
  ProjectVariableSetsAccess,
  RunsAccess,
  VariablesAccess,
  StateVersionsAccess,
  SentinelMocksAccess,
} from './vocabularies';
import { DefinedResource } from '../defined-resource';
import { LintelResourceProps } from '../lintel-resource-props';

/** The properties of `TeamProjectAccess`. */
export interface TeamProjectAccessProps extends LintelResourceProps {
  /** The ID of the team, `team-…`. Must begin with `team-` and not contain `/`. Changing it forces replacement. */
  readonly teamId: string;
  /** The ID of the project, `prj-…`. Must begin with `prj-` and not contain `/`. Changing it forces replacement. */
  readonly projectId: string;
  /**
   * What the team may do: a fixed level, or `custom`, which is what the objects with permissions say. One of `read`, `write`,
   * `maintain`, `admin`, `custom`.
   */
  readonly access: TeamAccessToProject;
  /**
   * The permissions of `custom` access to the project itself. `projectAccess` can be set only if `access` is `custom`. At least one
   * of `projectAccess`, `workspaceAccess` must be set if `access` is `custom`.
   *
   * @default - they are what the level implies
   */
  readonly projectAccess?: TeamProjectAccessProjectAccess;
  /**
   * The permissions of `custom` access to the workspaces of the project. `workspaceAccess` can be set only if `access` is `custom`.
   * At least one of `projectAccess`, `workspaceAccess` must be set if `access` is `custom`.
   *
   * @default - they are what the level implies
   */
  readonly workspaceAccess?: TeamProjectAccessWorkspaceAccess;
}

/** The permissions of `custom` access to the project itself. */
export interface TeamProjectAccessProjectAccess {
  /**
   * What the team may do with the project. One of `read`, `update`, `delete`.
   *
   * @default "read"
   */
  readonly settings?: ProjectSettingsAccess;
  /**
   * What the team may do with the access of teams to the project. One of `none`, `read`, `manage`.
   *
   * @default "none"
   */
  readonly teams?: ProjectTeamsAccess;
  /**
   * What the team may do with variable sets of the project. One of `none`, `read`, `write`.
   *
   * @default "none"
   */
  readonly variableSets?: ProjectVariableSetsAccess;
}

/** The permissions of `custom` access to the workspaces of the project. */
export interface TeamProjectAccessWorkspaceAccess {
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
   * Whether the team may create workspaces in the project.
   *
   * @default false
   */
  readonly create?: boolean | IResolvable;
  /**
   * Whether the team may lock and unlock the workspaces.
   *
   * @default false
   */
  readonly locking?: boolean | IResolvable;
  /**
   * Whether the team may delete the workspaces.
   *
   * @default false
   */
  readonly delete?: boolean | IResolvable;
  /**
   * Whether the team may move the workspaces to another project.
   *
   * @default false
   */
  readonly move?: boolean | IResolvable;
  /**
   * Whether the team may attach run tasks to the workspaces.
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
 * What a team may do in a project and in its workspaces, besides its rights in the organization. A team has one access to a project.
 * Plans read the access to each project with one request.
 *
 * The CloudFormation type is `Custom::LintelTeamProjectAccess`.
 */
export class TeamProjectAccess extends DefinedResource {
  /** The CloudFormation type name. */
  public static readonly cloudFormationType: string = 'Custom::LintelTeamProjectAccess';

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: TeamProjectAccessProps) {
    super(scope, id, 'TeamProjectAccess', props);
  }

  /** The ID of the access, `tprj-…`. */
  public get id(): string {
    return this._string('Id');
  }

  /** The ID of the team, `team-…`. */
  public get teamId(): string {
    return this._string('TeamId');
  }

  /** The ID of the project, `prj-…`. */
  public get projectId(): string {
    return this._string('ProjectId');
  }

  /** What the team may do: a fixed level, or `custom`, which is what the objects with permissions say. */
  public get access(): string {
    return this._string('Access');
  }
}
