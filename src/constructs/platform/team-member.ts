// Written from src/handlers/platform/team-member/definition.ts by `npx tsx generate/main.ts`.
import { ImportableResource, TerraformMetaArguments, TerraformProvider } from 'cdktf';
import { Construct } from 'constructs';
import { teamMember } from '../../handlers/platform/team-member/definition';
import { hasType } from '../construct-type';
import { DefinedResource } from '../defined-resource';

/** The properties of `TeamMember`. */
export interface TeamMemberProps extends TerraformMetaArguments {
  /** The ID of the team, `team-…`. Must begin with `team-` and not contain `/`. Changing it forces replacement. */
  readonly teamId: string;
  /**
   * The user name of a person who has accepted the invitation to the organization. Must be a user name: without `/`, `|` and white
   * space. Changing it forces replacement.
   *
   * @default - the person is named by `organizationMembershipId`
   */
  readonly username?: string;
  /**
   * The ID of the membership in the organization, `ou-…`, which invited people have, too. Must begin with `ou-` and not contain `/`.
   * Changing it forces replacement.
   *
   * @default - the person is named by `username`
   */
  readonly organizationMembershipId?: string;
}

/**
 * The membership of one person in a team. The person is in the organization already, or has an invitation to it. Use `for_each` for
 * several: there is no list of all members, because two lists would undo each other.
 *
 * The Terraform type is `lintel_team_member`.
 */
export class TeamMember extends DefinedResource {
  /** The Terraform type name. */
  public static readonly tfResourceType: string = 'lintel_team_member';

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
    return new ImportableResource(scope, importToId, { terraformResourceType: 'lintel_team_member', importId: importFromId, provider });
  }

  /**
   * Whether a value is a `TeamMember`, also if another copy of this package created it.
   *
   * @param x the value
   */
  public static isTeamMember(x: any): boolean {
    return hasType(x, 'resource lintel_team_member');
  }

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: TeamMemberProps) {
    super(scope, id, teamMember, props);
  }

  /** The ID of the team and the person, `team-…/<user name>` or `team-…/ou-…`. */
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

  /** The user name of a person who has accepted the invitation to the organization. */
  public get username(): string {
    return this.getStringAttribute('username');
  }

  public set username(value: string) {
    this._set('username', value);
  }

  /** The ID of the membership in the organization, `ou-…`, which invited people have, too. */
  public get organizationMembershipId(): string {
    return this.getStringAttribute('organization_membership_id');
  }

  public set organizationMembershipId(value: string) {
    this._set('organizationMembershipId', value);
  }

  /**
   * Whether the person is in the organization (`active`) or has not accepted the invitation yet (`invited`). Null if the service
   * does not report it.
   */
  public get status(): string {
    return this.getStringAttribute('status');
  }

  /** What `teamId` is configured as. */
  public get teamIdInput(): string {
    return this._input('teamId');
  }

  /** What `username` is configured as. */
  public get usernameInput(): string | undefined {
    return this._input('username');
  }

  /** Removes the configuration of `username`. */
  public resetUsername(): void {
    this._set('username', undefined);
  }

  /** What `organizationMembershipId` is configured as. */
  public get organizationMembershipIdInput(): string | undefined {
    return this._input('organizationMembershipId');
  }

  /** Removes the configuration of `organizationMembershipId`. */
  public resetOrganizationMembershipId(): void {
    this._set('organizationMembershipId', undefined);
  }
}
