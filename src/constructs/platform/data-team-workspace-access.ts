// Written from src/handlers/platform/team-workspace-access/definition.ts by `npx tsx generate/main.ts`.
import { TerraformMetaArguments } from 'cdktf';
import { Construct } from 'constructs';
import { DataTeamWorkspaceAccessPermissionsOutputReference } from './nested-values';
import { teamWorkspaceAccessData } from '../../handlers/platform/team-workspace-access/definition';
import { hasType } from '../construct-type';
import { DefinedDataSource } from '../defined-data-source';

/** The properties of `DataTeamWorkspaceAccess`. */
export interface DataTeamWorkspaceAccessProps extends TerraformMetaArguments {
  /**
   * The ID of the team, `team-…`. Must begin with `team-` and not contain `/`. Exactly one of `teamId`, `teamName` must be set.
   *
   * @default - the team is given by its name
   */
  readonly teamId?: string;
  /**
   * The ID of the workspace, `ws-…`. Must begin with `ws-` and not contain `/`. Exactly one of `workspaceId`, `workspaceName` must
   * be set.
   *
   * @default - the workspace is given by its name
   */
  readonly workspaceId?: string;
  /**
   * The name of the organization that the team and the workspace belong to. Must be the name of an organization: not empty and
   * without `/`.
   *
   * @default - both are given by their IDs, or belong to the `organization` of the provider
   */
  readonly organization?: string;
  /**
   * The name of the team. Must not be empty. Exactly one of `teamId`, `teamName` must be set. `teamName` requires `workspaceName`.
   *
   * @default - the team is given by its ID
   */
  readonly teamName?: string;
  /**
   * The name of the workspace. Must not be empty. Exactly one of `workspaceId`, `workspaceName` must be set. `workspaceName`
   * requires `teamName`.
   *
   * @default - the workspace is given by its ID
   */
  readonly workspaceName?: string;
}

/**
 * The access of a team to a workspace, by their IDs or by their names in an organization.
 *
 * The Terraform type is `lintel_team_workspace_access`.
 */
export class DataTeamWorkspaceAccess extends DefinedDataSource {
  /** The Terraform type name. */
  public static readonly tfResourceType: string = 'lintel_team_workspace_access';

  /**
   * Whether a value is a `DataTeamWorkspaceAccess`, also if another copy of this package created it.
   *
   * @param x the value
   */
  public static isDataTeamWorkspaceAccess(x: any): boolean {
    return hasType(x, 'data lintel_team_workspace_access');
  }

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: DataTeamWorkspaceAccessProps = {}) {
    super(scope, id, teamWorkspaceAccessData, props);
  }

  /** The ID of the access, `tws-…`. */
  public get id(): string {
    return this.getStringAttribute('id');
  }

  /** The ID of the team, `team-…`. If omitted, the team is given by its name. */
  public get teamId(): string {
    return this.getStringAttribute('team_id');
  }

  public set teamId(value: string) {
    this._set('teamId', value);
  }

  /** The ID of the workspace, `ws-…`. If omitted, the workspace is given by its name. */
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

  /** The permissions of `custom` access. Null if they are what the level implies. */
  public get permissions(): DataTeamWorkspaceAccessPermissionsOutputReference {
    return new DataTeamWorkspaceAccessPermissionsOutputReference(this, 'permissions');
  }

  /** The name of the organization that the team and the workspace belong to. */
  public get organization(): string {
    return this.getStringAttribute('organization');
  }

  public set organization(value: string) {
    this._set('organization', value);
  }

  /** The name of the team. */
  public get teamName(): string {
    return this.getStringAttribute('team_name');
  }

  public set teamName(value: string) {
    this._set('teamName', value);
  }

  /** The name of the workspace. */
  public get workspaceName(): string {
    return this.getStringAttribute('workspace_name');
  }

  public set workspaceName(value: string) {
    this._set('workspaceName', value);
  }

  /** What `teamId` is configured as. */
  public get teamIdInput(): string | undefined {
    return this._input('teamId');
  }

  /** Removes the configuration of `teamId`. */
  public resetTeamId(): void {
    this._set('teamId', undefined);
  }

  /** What `workspaceId` is configured as. */
  public get workspaceIdInput(): string | undefined {
    return this._input('workspaceId');
  }

  /** Removes the configuration of `workspaceId`. */
  public resetWorkspaceId(): void {
    this._set('workspaceId', undefined);
  }

  /** What `organization` is configured as. */
  public get organizationInput(): string | undefined {
    return this._input('organization');
  }

  /** Removes the configuration of `organization`. */
  public resetOrganization(): void {
    this._set('organization', undefined);
  }

  /** What `teamName` is configured as. */
  public get teamNameInput(): string | undefined {
    return this._input('teamName');
  }

  /** Removes the configuration of `teamName`. */
  public resetTeamName(): void {
    this._set('teamName', undefined);
  }

  /** What `workspaceName` is configured as. */
  public get workspaceNameInput(): string | undefined {
    return this._input('workspaceName');
  }

  /** Removes the configuration of `workspaceName`. */
  public resetWorkspaceName(): void {
    this._set('workspaceName', undefined);
  }
}
