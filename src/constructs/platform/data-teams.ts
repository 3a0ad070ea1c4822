// Written from src/handlers/platform/team/definition.ts by `npx tsx generate/main.ts`.
import {
  BooleanMap,
  ComplexList,
  ComplexObject,
  Fn,
  IInterpolatingParent,
  IResolvable,
  StringMap,
  TerraformMetaArguments,
  Token,
} from 'cdktf';
import { Construct } from 'constructs';
import { teamsData } from '../../handlers/platform/team/definition';
import { hasType } from '../construct-type';
import { DefinedDataSource } from '../defined-data-source';

/** The properties of `DataTeams`. */
export interface DataTeamsProps extends TerraformMetaArguments {
  /**
   * The name of the organization. Must be the name of an organization: not empty and without `/`.
   *
   * @default - the `organization` of the provider
   */
  readonly organization?: string;
  /**
   * The exact names of the teams. A name that does not exist is an error; an empty set yields no teams. Each element must be a name:
   * not empty and without `,`.
   *
   * @default - the teams are not restricted by name
   */
  readonly names?: string[];
  /**
   * A search term for the names of teams, in which case is ignored.
   *
   * @default - names are not filtered
   */
  readonly q?: string;
  /**
   * The maximum number of teams to fetch. Must be at least 1.
   *
   * @default - all are fetched
   */
  readonly maxResults?: number;
}

/**
 * The teams of an organization, all of them or those that match the filters.
 *
 * The Terraform type is `lintel_teams`.
 */
export class DataTeams extends DefinedDataSource {
  /** The Terraform type name. */
  public static readonly tfResourceType: string = 'lintel_teams';

  /**
   * Whether a value is a `DataTeams`, also if another copy of this package created it.
   *
   * @param x the value
   */
  public static isDataTeams(x: any): boolean {
    return hasType(x, 'data lintel_teams');
  }

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: DataTeamsProps = {}) {
    super(scope, id, teamsData, props);
  }

  /** The name of the organization. */
  public get organization(): string {
    return this.getStringAttribute('organization');
  }

  public set organization(value: string) {
    this._set('organization', value);
  }

  /** The exact names of the teams. A name that does not exist is an error; an empty set yields no teams. */
  public get names(): string[] {
    return Token.asList(Fn.tolist(this.getListAttribute('names')));
  }

  public set names(value: string[]) {
    this._set('names', value);
  }

  /** A search term for the names of teams, in which case is ignored. */
  public get q(): string {
    return this.getStringAttribute('q');
  }

  public set q(value: string) {
    this._set('q', value);
  }

  /** The maximum number of teams to fetch. */
  public get maxResults(): number {
    return this.getNumberAttribute('max_results');
  }

  public set maxResults(value: number) {
    this._set('maxResults', value);
  }

  /** The teams, sorted by name. */
  public get teams(): DataTeamsTeamsList {
    return new DataTeamsTeamsList(this, 'teams', false);
  }

  /** The ID of each team, by its name. */
  public get ids(): StringMap {
    return new StringMap(this, 'ids');
  }

  /** The number of matching teams, as counted by the service. */
  public get totalCount(): number {
    return this.getNumberAttribute('total_count');
  }

  /** What `organization` is configured as, or else a reference to what the provider fills in. */
  public get organizationInput(): string {
    return this._input('organization') ?? this.organization;
  }

  /** Removes the configuration of `organization`. */
  public resetOrganization(): void {
    this._set('organization', undefined);
  }

  /** What `names` is configured as. */
  public get namesInput(): string[] | undefined {
    return this._input('names');
  }

  /** Removes the configuration of `names`. */
  public resetNames(): void {
    this._set('names', undefined);
  }

  /** What `q` is configured as. */
  public get qInput(): string | undefined {
    return this._input('q');
  }

  /** Removes the configuration of `q`. */
  public resetQ(): void {
    this._set('q', undefined);
  }

  /** What `maxResults` is configured as. */
  public get maxResultsInput(): number | undefined {
    return this._input('maxResults');
  }

  /** Removes the configuration of `maxResults`. */
  public resetMaxResults(): void {
    this._set('maxResults', undefined);
  }
}

/** The teams, sorted by name. */
export class DataTeamsTeamsOutputReference extends ComplexObject {
  /**
   * @param terraformResource the object that has the attribute
   * @param terraformAttribute the Terraform name of the attribute
   * @param complexObjectIndex the index in the list
   * @param complexObjectIsFromSet whether the list is a set in Terraform
   */
  constructor(terraformResource: IInterpolatingParent, terraformAttribute: string, complexObjectIndex: number, complexObjectIsFromSet: boolean) {
    super(terraformResource, terraformAttribute, complexObjectIsFromSet, complexObjectIndex);
  }

  /** The ID of the team, `team-…`. */
  public get id(): string {
    return this.getStringAttribute('id');
  }

  /** The name of the organization that the team belongs to. */
  public get organization(): string {
    return this.getStringAttribute('organization');
  }

  /** The name of the team. */
  public get name(): string {
    return this.getStringAttribute('name');
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
}

/** The teams, sorted by name. */
export class DataTeamsTeamsList extends ComplexList {
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
  public get(index: number): DataTeamsTeamsOutputReference {
    return new DataTeamsTeamsOutputReference(this.terraformResource, this.terraformAttribute, index, this.wrapsSet);
  }
}
