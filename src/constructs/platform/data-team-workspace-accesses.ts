// Written from src/handlers/platform/team-workspace-access/definition.ts by `npx tsx generate/main.ts`.
import { ComplexList, ComplexObject, IInterpolatingParent, TerraformMetaArguments } from 'cdktf';
import { Construct } from 'constructs';
import { DataTeamWorkspaceAccessPermissionsOutputReference } from './nested-values';
import { teamWorkspaceAccessesData } from '../../handlers/platform/team-workspace-access/definition';
import { hasType } from '../construct-type';
import { DefinedDataSource } from '../defined-data-source';

/** The properties of `DataTeamWorkspaceAccesses`. */
export interface DataTeamWorkspaceAccessesProps extends TerraformMetaArguments {
  /** The ID of the workspace, `ws-…`. Must begin with `ws-` and not contain `/`. */
  readonly workspaceId: string;
}

/**
 * The access of all teams to a workspace. Teams see their own; those who administer the workspace see all.
 *
 * The Terraform type is `lintel_team_workspace_accesses`.
 */
export class DataTeamWorkspaceAccesses extends DefinedDataSource {
  /** The Terraform type name. */
  public static readonly tfResourceType: string = 'lintel_team_workspace_accesses';

  /**
   * Whether a value is a `DataTeamWorkspaceAccesses`, also if another copy of this package created it.
   *
   * @param x the value
   */
  public static isDataTeamWorkspaceAccesses(x: any): boolean {
    return hasType(x, 'data lintel_team_workspace_accesses');
  }

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: DataTeamWorkspaceAccessesProps) {
    super(scope, id, teamWorkspaceAccessesData, props);
  }

  /** The ID of the workspace, `ws-…`. */
  public get workspaceId(): string {
    return this.getStringAttribute('workspace_id');
  }

  public set workspaceId(value: string) {
    this._set('workspaceId', value);
  }

  /** The access of each team, sorted by the ID of the team. */
  public get accesses(): DataTeamWorkspaceAccessesAccessesList {
    return new DataTeamWorkspaceAccessesAccessesList(this, 'accesses', false);
  }

  /** What `workspaceId` is configured as. */
  public get workspaceIdInput(): string {
    return this._input('workspaceId');
  }
}

/** The access of each team, sorted by the ID of the team. */
export class DataTeamWorkspaceAccessesAccessesOutputReference extends ComplexObject {
  /**
   * @param terraformResource the object that has the attribute
   * @param terraformAttribute the Terraform name of the attribute
   * @param complexObjectIndex the index in the list
   * @param complexObjectIsFromSet whether the list is a set in Terraform
   */
  constructor(terraformResource: IInterpolatingParent, terraformAttribute: string, complexObjectIndex: number, complexObjectIsFromSet: boolean) {
    super(terraformResource, terraformAttribute, complexObjectIsFromSet, complexObjectIndex);
  }

  /** The ID of the access, `tws-…`. */
  public get id(): string {
    return this.getStringAttribute('id');
  }

  /** The ID of the team, `team-…`. */
  public get teamId(): string {
    return this.getStringAttribute('team_id');
  }

  /** The ID of the workspace, `ws-…`. */
  public get workspaceId(): string {
    return this.getStringAttribute('workspace_id');
  }

  /** What the team may do: a fixed level, or `custom`, which is what the objects with permissions say. */
  public get access(): string {
    return this.getStringAttribute('access');
  }

  /** The permissions of `custom` access. Null if they are what the level implies. */
  public get permissions(): DataTeamWorkspaceAccessPermissionsOutputReference {
    return new DataTeamWorkspaceAccessPermissionsOutputReference(this, 'permissions');
  }
}

/** The access of each team, sorted by the ID of the team. */
export class DataTeamWorkspaceAccessesAccessesList extends ComplexList {
  /**
   * @param terraformResource the object that has the attribute
   * @param terraformAttribute the Terraform name of the attribute
   * @param wrapsSet whether the attribute is a set in Terraform
   */
  constructor(terraformResource: IInterpolatingParent, terraformAttribute: string, wrapsSet: boolean) {
    super(terraformResource, terraformAttribute, wrapsSet);
  }

  /**
   * Returns the element at an index.
   *
   * @param index the zero-based index
   */
  public get(index: number): DataTeamWorkspaceAccessesAccessesOutputReference {
    return new DataTeamWorkspaceAccessesAccessesOutputReference(this.terraformResource, this.terraformAttribute, index, this.wrapsSet);
  }
}
