// Written from src/handlers/platform/team-member/definition.ts by `npx tsx generate/main.ts`.
import { ComplexList, ComplexObject, IInterpolatingParent, TerraformMetaArguments } from 'cdktf';
import { Construct } from 'constructs';
import { teamMembersData } from '../../handlers/platform/team-member/definition';
import { hasType } from '../construct-type';
import { DefinedDataSource } from '../defined-data-source';

/** The properties of `DataTeamMembers`. */
export interface DataTeamMembersProps extends TerraformMetaArguments {
  /** The ID of the team, `team-…`. Must begin with `team-` and not contain `/`. */
  readonly teamId: string;
}

/**
 * The people in a team.
 *
 * The Terraform type is `lintel_team_members`.
 */
export class DataTeamMembers extends DefinedDataSource {
  /** The Terraform type name. */
  public static readonly tfResourceType: string = 'lintel_team_members';

  /**
   * Whether a value is a `DataTeamMembers`, also if another copy of this package created it.
   *
   * @param x the value
   */
  public static isDataTeamMembers(x: any): boolean {
    return hasType(x, 'data lintel_team_members');
  }

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: DataTeamMembersProps) {
    super(scope, id, teamMembersData, props);
  }

  /** The ID of the team, `team-…`. */
  public get teamId(): string {
    return this.getStringAttribute('team_id');
  }

  public set teamId(value: string) {
    this._set('teamId', value);
  }

  /** The members, sorted by user names; who has none is named by the membership in the organization. */
  public get members(): DataTeamMembersMembersList {
    return new DataTeamMembersMembersList(this, 'members', false);
  }

  /** What `teamId` is configured as. */
  public get teamIdInput(): string {
    return this._input('teamId');
  }
}

/** The members, sorted by user names; who has none is named by the membership in the organization. */
export class DataTeamMembersMembersOutputReference extends ComplexObject {
  /**
   * @param terraformResource the object that has the attribute
   * @param terraformAttribute the Terraform name of the attribute
   * @param complexObjectIndex the index in the list
   * @param complexObjectIsFromSet whether the list is a set in Terraform
   */
  constructor(terraformResource: IInterpolatingParent, terraformAttribute: string, complexObjectIndex: number, complexObjectIsFromSet: boolean) {
    super(terraformResource, terraformAttribute, complexObjectIsFromSet, complexObjectIndex);
  }

  /** The ID of the membership in the organization, `ou-…`. Null if the service does not report it. */
  public get organizationMembershipId(): string {
    return this.getStringAttribute('organization_membership_id');
  }

  /** The user name. Null if the person has not accepted the invitation yet. */
  public get username(): string {
    return this.getStringAttribute('username');
  }

  /** The e-mail address. Null if the service does not report it. */
  public get email(): string {
    return this.getStringAttribute('email');
  }

  /** Whether the person is in the organization (`active`) or has not accepted the invitation yet (`invited`). */
  public get status(): string {
    return this.getStringAttribute('status');
  }
}

/** The members, sorted by user names; who has none is named by the membership in the organization. */
export class DataTeamMembersMembersList extends ComplexList {
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
  public get(index: number): DataTeamMembersMembersOutputReference {
    return new DataTeamMembersMembersOutputReference(this.terraformResource, this.terraformAttribute, index, this.wrapsSet);
  }
}
