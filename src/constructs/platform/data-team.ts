// Written from src/handlers/platform/team/definition.ts by `npx tsx generate/main.ts`.
import { BooleanMap, IResolvable, TerraformMetaArguments } from 'cdktf';
import { Construct } from 'constructs';
import { teamData } from '../../handlers/platform/team/definition';
import { hasType } from '../construct-type';
import { DefinedDataSource } from '../defined-data-source';

/** The properties of `DataTeam`. */
export interface DataTeamProps extends TerraformMetaArguments {
  /**
   * The ID of the team, `team-…`. Must begin with `team-` and not contain `/`.
   *
   * @default - the team is looked up by `organization` and `name`
   */
  readonly id?: string;
  /**
   * The name of the organization that the team belongs to. Must be the name of an organization: not empty and without `/`.
   * `organization` requires `name`.
   *
   * @default - the team is looked up by `id`, or in the `organization` of the provider
   */
  readonly organization?: string;
  /**
   * The name of the team. Upper and lower case are distinguished. Must not be empty.
   *
   * @default - the team is looked up by `id`
   */
  readonly name?: string;
}

/**
 * A team, looked up by its ID, or by its organization and name.
 *
 * The Terraform type is `lintel_team`.
 *
 * @internal
 */
export class DataTeamBase extends DefinedDataSource {
  /** The Terraform type name. */
  public static readonly tfResourceType: string = 'lintel_team';

  /**
   * Whether a value is a `DataTeam`, also if another copy of this package created it.
   *
   * @param x the value
   */
  public static isDataTeam(x: any): boolean {
    return hasType(x, 'data lintel_team');
  }

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: DataTeamProps = {}) {
    super(scope, id, teamData, props);
  }

  /** The ID of the team, `team-…`. If omitted, the team is looked up by `organization` and `name`. */
  public get id(): string {
    return this.getStringAttribute('id');
  }

  public set id(value: string) {
    this._set('id', value);
  }

  /**
   * The name of the organization that the team belongs to. If omitted, the team is looked up by `id`, or in the `organization` of
   * the provider.
   */
  public get organization(): string {
    return this.getStringAttribute('organization');
  }

  public set organization(value: string) {
    this._set('organization', value);
  }

  /** The name of the team. Upper and lower case are distinguished. If omitted, the team is looked up by `id`. */
  public get name(): string {
    return this.getStringAttribute('name');
  }

  public set name(value: string) {
    this._set('name', value);
  }

  /**
   * Who can see the team: its members and the owners (`secret`), or everyone in the organization (`organization`). Null if the
   * service chooses.
   */
  public get visibility(): string {
    return this.getStringAttribute('visibility');
  }

  /** The ID of the team at the identity provider. Null if no identity provider manages the members. */
  public get ssoTeamId(): string {
    return this.getStringAttribute('sso_team_id');
  }

  /** Whether members may create and delete tokens of the team. */
  public get allowMemberTokenManagement(): IResolvable {
    return this.getBooleanAttribute('allow_member_token_management');
  }

  /** The number of members. Null if the service does not report it. */
  public get usersCount(): number {
    return this.getNumberAttribute('users_count');
  }

  /** What the team may do in the whole organization, by the service’s names, such as `manage-policies`. */
  public get organizationAccess(): BooleanMap {
    return new BooleanMap(this, 'organization_access');
  }

  /** A description of the team. Null if the team has no description. */
  public get description(): string {
    return this.getStringAttribute('description');
  }

  /** What `id` is configured as. */
  public get idInput(): string | undefined {
    return this._input('id');
  }

  /** Removes the configuration of `id`. */
  public resetId(): void {
    this._set('id', undefined);
  }

  /** What `organization` is configured as. */
  public get organizationInput(): string | undefined {
    return this._input('organization');
  }

  /** Removes the configuration of `organization`. */
  public resetOrganization(): void {
    this._set('organization', undefined);
  }

  /** What `name` is configured as. */
  public get nameInput(): string | undefined {
    return this._input('name');
  }

  /** Removes the configuration of `name`. */
  public resetName(): void {
    this._set('name', undefined);
  }
}
