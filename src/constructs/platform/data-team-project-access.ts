// Written from src/handlers/platform/team-project-access/definition.ts by `npx tsx generate/main.ts`.
import { TerraformMetaArguments } from 'cdktf';
import { Construct } from 'constructs';
import {
  DataTeamProjectAccessProjectAccessOutputReference,
  DataTeamProjectAccessWorkspaceAccessOutputReference,
} from './nested-values';
import { teamProjectAccessData } from '../../handlers/platform/team-project-access/definition';
import { hasType } from '../construct-type';
import { DefinedDataSource } from '../defined-data-source';

/** The properties of `DataTeamProjectAccess`. */
export interface DataTeamProjectAccessProps extends TerraformMetaArguments {
  /**
   * The ID of the team, `team-…`. Must begin with `team-` and not contain `/`. Exactly one of `teamId`, `teamName` must be set.
   *
   * @default - the team is given by its name
   */
  readonly teamId?: string;
  /**
   * The ID of the project, `prj-…`. Must begin with `prj-` and not contain `/`. Exactly one of `projectId`, `projectName` must be
   * set.
   *
   * @default - the project is given by its name
   */
  readonly projectId?: string;
  /**
   * The name of the organization that the team and the project belong to. Must be the name of an organization: not empty and without
   * `/`.
   *
   * @default - both are given by their IDs, or belong to the `organization` of the provider
   */
  readonly organization?: string;
  /**
   * The name of the team. Must not be empty. Exactly one of `teamId`, `teamName` must be set. `teamName` requires `projectName`.
   *
   * @default - the team is given by its ID
   */
  readonly teamName?: string;
  /**
   * The name of the project. Must not be empty. Exactly one of `projectId`, `projectName` must be set. `projectName` requires
   * `teamName`.
   *
   * @default - the project is given by its ID
   */
  readonly projectName?: string;
}

/**
 * The access of a team to a project, by their IDs or by their names in an organization.
 *
 * The Terraform type is `lintel_team_project_access`.
 */
export class DataTeamProjectAccess extends DefinedDataSource {
  /** The Terraform type name. */
  public static readonly tfResourceType: string = 'lintel_team_project_access';

  /**
   * Whether a value is a `DataTeamProjectAccess`, also if another copy of this package created it.
   *
   * @param x the value
   */
  public static isDataTeamProjectAccess(x: any): boolean {
    return hasType(x, 'data lintel_team_project_access');
  }

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: DataTeamProjectAccessProps = {}) {
    super(scope, id, teamProjectAccessData, props);
  }

  /** The ID of the access, `tprj-…`. */
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

  /** The ID of the project, `prj-…`. If omitted, the project is given by its name. */
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

  /** The permissions of `custom` access to the project itself. Null if they are what the level implies. */
  public get projectAccess(): DataTeamProjectAccessProjectAccessOutputReference {
    return new DataTeamProjectAccessProjectAccessOutputReference(this, 'project_access');
  }

  /** The permissions of `custom` access to the workspaces of the project. Null if they are what the level implies. */
  public get workspaceAccess(): DataTeamProjectAccessWorkspaceAccessOutputReference {
    return new DataTeamProjectAccessWorkspaceAccessOutputReference(this, 'workspace_access');
  }

  /** The name of the organization that the team and the project belong to. */
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

  /** The name of the project. */
  public get projectName(): string {
    return this.getStringAttribute('project_name');
  }

  public set projectName(value: string) {
    this._set('projectName', value);
  }

  /** What `teamId` is configured as. */
  public get teamIdInput(): string | undefined {
    return this._input('teamId');
  }

  /** Removes the configuration of `teamId`. */
  public resetTeamId(): void {
    this._set('teamId', undefined);
  }

  /** What `projectId` is configured as. */
  public get projectIdInput(): string | undefined {
    return this._input('projectId');
  }

  /** Removes the configuration of `projectId`. */
  public resetProjectId(): void {
    this._set('projectId', undefined);
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

  /** What `projectName` is configured as. */
  public get projectNameInput(): string | undefined {
    return this._input('projectName');
  }

  /** Removes the configuration of `projectName`. */
  public resetProjectName(): void {
    this._set('projectName', undefined);
  }
}
