// Written from src/handlers/platform/team-project-access/definition.ts by `npx tsx generate/main.ts`.
import {
  ComplexObject,
  IInterpolatingParent,
  IResolvable,
  ImportableResource,
  TerraformMetaArguments,
  TerraformProvider,
} from 'cdktf';
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
import { teamProjectAccess } from '../../handlers/platform/team-project-access/definition';
import { hasType } from '../construct-type';
import { DefinedResource } from '../defined-resource';

/** The properties of `TeamProjectAccess`. */
export interface TeamProjectAccessProps extends TerraformMetaArguments {
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
 * The Terraform type is `lintel_team_project_access`.
 */
export class TeamProjectAccess extends DefinedResource {
  /** The Terraform type name. */
  public static readonly tfResourceType: string = 'lintel_team_project_access';

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
    return new ImportableResource(scope, importToId, { terraformResourceType: 'lintel_team_project_access', importId: importFromId, provider });
  }

  /**
   * Whether a value is a `TeamProjectAccess`, also if another copy of this package created it.
   *
   * @param x the value
   */
  public static isTeamProjectAccess(x: any): boolean {
    return hasType(x, 'resource lintel_team_project_access');
  }

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: TeamProjectAccessProps) {
    super(scope, id, teamProjectAccess, props);
  }

  /** The ID of the access, `tprj-…`. */
  public get id(): string {
    return this.getStringAttribute('id');
  }

  /** The ID of the team, `team-…`. */
  public get teamId(): string {
    return this.getStringAttribute('team_id');
  }

  public set teamId(value: string) {
    this._set('teamId', value);
  }

  /** The ID of the project, `prj-…`. */
  public get projectId(): string {
    return this.getStringAttribute('project_id');
  }

  public set projectId(value: string) {
    this._set('projectId', value);
  }

  /** What the team may do: a fixed level, or `custom`, which is what the objects with permissions say. */
  public get access(): string {
    return this.getStringAttribute('access');
  }

  /** The permissions of `custom` access to the project itself. If omitted, they are what the level implies. */
  public get projectAccess(): TeamProjectAccessProjectAccessOutputReference {
    return new TeamProjectAccessProjectAccessOutputReference(this, 'project_access');
  }

  /** The permissions of `custom` access to the workspaces of the project. If omitted, they are what the level implies. */
  public get workspaceAccess(): TeamProjectAccessWorkspaceAccessOutputReference {
    return new TeamProjectAccessWorkspaceAccessOutputReference(this, 'workspace_access');
  }

  /** What `teamId` is configured as. */
  public get teamIdInput(): string {
    return this._input('teamId');
  }

  /** What `projectId` is configured as. */
  public get projectIdInput(): string {
    return this._input('projectId');
  }

  /** What `access` is configured as. */
  public get accessInput(): TeamAccessToProject {
    return this._input('access');
  }

  /**
   * Changes what `access` is configured as.
   *
   * @param value the new value
   */
  public putAccess(value: TeamAccessToProject): void {
    this._set('access', value);
  }

  /** What `projectAccess` is configured as. */
  public get projectAccessInput(): TeamProjectAccessProjectAccess | undefined {
    return this._input('projectAccess');
  }

  /**
   * Changes what `projectAccess` is configured as.
   *
   * @param value the new value
   */
  public putProjectAccess(value: TeamProjectAccessProjectAccess): void {
    this._set('projectAccess', value);
  }

  /** Removes the configuration of `projectAccess`. */
  public resetProjectAccess(): void {
    this._set('projectAccess', undefined);
  }

  /** What `workspaceAccess` is configured as. */
  public get workspaceAccessInput(): TeamProjectAccessWorkspaceAccess | undefined {
    return this._input('workspaceAccess');
  }

  /**
   * Changes what `workspaceAccess` is configured as.
   *
   * @param value the new value
   */
  public putWorkspaceAccess(value: TeamProjectAccessWorkspaceAccess): void {
    this._set('workspaceAccess', value);
  }

  /** Removes the configuration of `workspaceAccess`. */
  public resetWorkspaceAccess(): void {
    this._set('workspaceAccess', undefined);
  }
}

/** The permissions of `custom` access to the project itself. */
export class TeamProjectAccessProjectAccessOutputReference extends ComplexObject {
  /**
   * @param terraformResource the object that has the attribute
   * @param terraformAttribute the Terraform name of the attribute
   */
  constructor(terraformResource: IInterpolatingParent, terraformAttribute: string) {
    super(terraformResource, terraformAttribute, false);
  }

  /** What the team may do with the project. */
  public get settings(): string {
    return this.getStringAttribute('settings');
  }

  /** What the team may do with the access of teams to the project. */
  public get teams(): string {
    return this.getStringAttribute('teams');
  }

  /** What the team may do with variable sets of the project. */
  public get variableSets(): string {
    return this.getStringAttribute('variable_sets');
  }
}

/** The permissions of `custom` access to the workspaces of the project. */
export class TeamProjectAccessWorkspaceAccessOutputReference extends ComplexObject {
  /**
   * @param terraformResource the object that has the attribute
   * @param terraformAttribute the Terraform name of the attribute
   */
  constructor(terraformResource: IInterpolatingParent, terraformAttribute: string) {
    super(terraformResource, terraformAttribute, false);
  }

  /** What the team may do with runs. */
  public get runs(): string {
    return this.getStringAttribute('runs');
  }

  /** What the team may do with variables. */
  public get variables(): string {
    return this.getStringAttribute('variables');
  }

  /** What the team may do with states, which can contain secrets. */
  public get stateVersions(): string {
    return this.getStringAttribute('state_versions');
  }

  /** Whether the team may download mocks for policies in Sentinel. */
  public get sentinelMocks(): string {
    return this.getStringAttribute('sentinel_mocks');
  }

  /** Whether the team may create workspaces in the project. */
  public get create(): IResolvable {
    return this.getBooleanAttribute('create');
  }

  /** Whether the team may lock and unlock the workspaces. */
  public get locking(): IResolvable {
    return this.getBooleanAttribute('locking');
  }

  /** Whether the team may delete the workspaces. */
  public get delete(): IResolvable {
    return this.getBooleanAttribute('delete');
  }

  /** Whether the team may move the workspaces to another project. */
  public get move(): IResolvable {
    return this.getBooleanAttribute('move');
  }

  /** Whether the team may attach run tasks to the workspaces. */
  public get runTasks(): IResolvable {
    return this.getBooleanAttribute('run_tasks');
  }

  /** Whether the team may override soft-mandatory policy checks. */
  public get policyOverrides(): IResolvable {
    return this.getBooleanAttribute('policy_overrides');
  }
}
