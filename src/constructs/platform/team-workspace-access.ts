// Written from src/handlers/platform/team-workspace-access/definition.ts by `npx tsx generate/main.ts`.
import {
  ComplexObject,
  IInterpolatingParent,
  IResolvable,
  ImportableResource,
  TerraformMetaArguments,
  TerraformProvider,
} from 'cdktf';
import { Construct } from 'constructs';
import { TeamAccessToWorkspace, RunsAccess, VariablesAccess, StateVersionsAccess, SentinelMocksAccess } from './vocabularies';
import { teamWorkspaceAccess } from '../../handlers/platform/team-workspace-access/definition';
import { hasType } from '../construct-type';
import { DefinedResource } from '../defined-resource';

/** The properties of `TeamWorkspaceAccess`. */
export interface TeamWorkspaceAccessProps extends TerraformMetaArguments {
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
 * The Terraform type is `lintel_team_workspace_access`.
 */
export class TeamWorkspaceAccess extends DefinedResource {
  /** The Terraform type name. */
  public static readonly tfResourceType: string = 'lintel_team_workspace_access';

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
    return new ImportableResource(scope, importToId, { terraformResourceType: 'lintel_team_workspace_access', importId: importFromId, provider });
  }

  /**
   * Whether a value is a `TeamWorkspaceAccess`, also if another copy of this package created it.
   *
   * @param x the value
   */
  public static isTeamWorkspaceAccess(x: any): boolean {
    return hasType(x, 'resource lintel_team_workspace_access');
  }

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: TeamWorkspaceAccessProps) {
    super(scope, id, teamWorkspaceAccess, props);
  }

  /** The ID of the access, `tws-…`. */
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

  /** The ID of the workspace, `ws-…`. */
  public get workspaceId(): string {
    return this.getStringAttribute('workspace_id');
  }

  public set workspaceId(value: string) {
    this._set('workspaceId', value);
  }

  /** What the team may do: a fixed level, or `custom`, which is what the objects with permissions say. */
  public get access(): string {
    return this.getStringAttribute('access');
  }

  /** The permissions of `custom` access. If omitted, they are what the level implies. */
  public get permissions(): TeamWorkspaceAccessPermissionsOutputReference {
    return new TeamWorkspaceAccessPermissionsOutputReference(this, 'permissions');
  }

  /** What `teamId` is configured as. */
  public get teamIdInput(): string {
    return this._input('teamId');
  }

  /** What `workspaceId` is configured as. */
  public get workspaceIdInput(): string {
    return this._input('workspaceId');
  }

  /** What `access` is configured as. */
  public get accessInput(): TeamAccessToWorkspace {
    return this._input('access');
  }

  /**
   * Changes what `access` is configured as.
   *
   * @param value the new value
   */
  public putAccess(value: TeamAccessToWorkspace): void {
    this._set('access', value);
  }

  /** What `permissions` is configured as. */
  public get permissionsInput(): TeamWorkspaceAccessPermissions | undefined {
    return this._input('permissions');
  }

  /**
   * Changes what `permissions` is configured as.
   *
   * @param value the new value
   */
  public putPermissions(value: TeamWorkspaceAccessPermissions): void {
    this._set('permissions', value);
  }

  /** Removes the configuration of `permissions`. */
  public resetPermissions(): void {
    this._set('permissions', undefined);
  }
}

/** The permissions of `custom` access. */
export class TeamWorkspaceAccessPermissionsOutputReference extends ComplexObject {
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

  /** Whether the team may lock and unlock the workspace. */
  public get workspaceLocking(): IResolvable {
    return this.getBooleanAttribute('workspace_locking');
  }

  /** Whether the team may attach run tasks to the workspace. */
  public get runTasks(): IResolvable {
    return this.getBooleanAttribute('run_tasks');
  }

  /** Whether the team may override soft-mandatory policy checks. */
  public get policyOverrides(): IResolvable {
    return this.getBooleanAttribute('policy_overrides');
  }
}
