// Written from src/handlers/platform/team-project-access/definition.ts by `npx tsx generate/main.ts`.
import { ComplexList, ComplexObject, IInterpolatingParent, TerraformMetaArguments } from 'cdktf';
import { Construct } from 'constructs';
import {
  DataTeamProjectAccessProjectAccessOutputReference,
  DataTeamProjectAccessWorkspaceAccessOutputReference,
} from './nested-values';
import { teamProjectAccessesData } from '../../handlers/platform/team-project-access/definition';
import { hasType } from '../construct-type';
import { DefinedDataSource } from '../defined-data-source';

/** The properties of `DataTeamProjectAccesses`. */
export interface DataTeamProjectAccessesProps extends TerraformMetaArguments {
  /** The ID of the project, `prj-…`. Must begin with `prj-` and not contain `/`. */
  readonly projectId: string;
}

/**
 * The access of all teams to a project. Teams see their own; those who administer the project see all.
 *
 * The Terraform type is `lintel_team_project_accesses`.
 */
export class DataTeamProjectAccesses extends DefinedDataSource {
  /** The Terraform type name. */
  public static readonly tfResourceType: string = 'lintel_team_project_accesses';

  /**
   * Whether a value is a `DataTeamProjectAccesses`, also if another copy of this package created it.
   *
   * @param x the value
   */
  public static isDataTeamProjectAccesses(x: any): boolean {
    return hasType(x, 'data lintel_team_project_accesses');
  }

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: DataTeamProjectAccessesProps) {
    super(scope, id, teamProjectAccessesData, props);
  }

  /** The ID of the project, `prj-…`. */
  public get projectId(): string {
    return this.getStringAttribute('project_id');
  }

  public set projectId(value: string) {
    this._set('projectId', value);
  }

  /** The access of each team, sorted by the ID of the team. */
  public get accesses(): DataTeamProjectAccessesAccessesList {
    return new DataTeamProjectAccessesAccessesList(this, 'accesses', false);
  }

  /** What `projectId` is configured as. */
  public get projectIdInput(): string {
    return this._input('projectId');
  }
}

/** The access of each team, sorted by the ID of the team. */
export class DataTeamProjectAccessesAccessesOutputReference extends ComplexObject {
  /**
   * @param terraformResource the object that has the attribute
   * @param terraformAttribute the Terraform name of the attribute
   * @param complexObjectIndex the index in the list
   * @param complexObjectIsFromSet whether the list is a set in Terraform
   */
  constructor(terraformResource: IInterpolatingParent, terraformAttribute: string, complexObjectIndex: number, complexObjectIsFromSet: boolean) {
    super(terraformResource, terraformAttribute, complexObjectIsFromSet, complexObjectIndex);
  }

  /** The ID of the access, `tprj-…`. */
  public get id(): string {
    return this.getStringAttribute('id');
  }

  /** The ID of the team, `team-…`. */
  public get teamId(): string {
    return this.getStringAttribute('team_id');
  }

  /** The ID of the project, `prj-…`. */
  public get projectId(): string {
    return this.getStringAttribute('project_id');
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
}

/** The access of each team, sorted by the ID of the team. */
export class DataTeamProjectAccessesAccessesList extends ComplexList {
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
  public get(index: number): DataTeamProjectAccessesAccessesOutputReference {
    return new DataTeamProjectAccessesAccessesOutputReference(this.terraformResource, this.terraformAttribute, index, this.wrapsSet);
  }
}
