// Written from src/handlers/platform/team/definition.ts by `npx tsx generate/main.ts`.
import {
  ComplexObject,
  IInterpolatingParent,
  IResolvable,
  ImportableResource,
  TerraformMetaArguments,
  TerraformProvider,
} from 'cdktf';
import { Construct } from 'constructs';
import { TeamVisibility } from './vocabularies';
import { team } from '../../handlers/platform/team/definition';
import { hasType } from '../construct-type';
import { DefinedResource } from '../defined-resource';

/** The properties of `Team`. */
export interface TeamProps extends TerraformMetaArguments {
  /**
   * The name of the organization that the team belongs to. Must be the name of an organization: not empty and without `/`. Changing
   * it forces replacement.
   *
   * @default - the `organization` of the provider
   */
  readonly organization?: string;
  /** The name of the team, unique in its organization. Must consist of letters, digits, `-` and `_`. */
  readonly name: string;
  /**
   * Who can see the team: its members and the owners (`secret`), or everyone in the organization (`organization`). One of `secret`,
   * `organization`.
   *
   * @default - the service chooses
   */
  readonly visibility?: TeamVisibility;
  /**
   * The ID of the team at the identity provider.
   *
   * @default - no identity provider manages the members
   */
  readonly ssoTeamId?: string;
  /**
   * Whether members may create and delete tokens of the team.
   *
   * @default true
   */
  readonly allowMemberTokenManagement?: boolean | IResolvable;
  /**
   * What the team may do in the whole organization. Removing it takes all of these rights away.
   *
   * @default - a new team has no rights in the organization, and others may give it some
   */
  readonly organizationAccess?: TeamOrganizationAccess;
}

/** What the team may do in the whole organization. Removing it takes all of these rights away. */
export interface TeamOrganizationAccess {
  /**
   * Whether the team may create, change and delete policies and policy sets.
   *
   * @default false
   */
  readonly managePolicies?: boolean | IResolvable;
  /**
   * Whether the team may override soft-mandatory policy checks.
   *
   * @default false
   */
  readonly managePolicyOverrides?: boolean | IResolvable;
  /**
   * Whether the team may let others override policy checks.
   *
   * @default false
   */
  readonly delegatePolicyOverrides?: boolean | IResolvable;
  /**
   * Whether the team may create and administer all workspaces.
   *
   * @default false
   */
  readonly manageWorkspaces?: boolean | IResolvable;
  /**
   * Whether the team may manage connections to repositories and SSH keys.
   *
   * @default false
   */
  readonly manageVcsSettings?: boolean | IResolvable;
  /**
   * Whether the team may manage agent pools.
   *
   * @default false
   */
  readonly manageAgentPools?: boolean | IResolvable;
  /**
   * Whether the team may publish providers in the registry.
   *
   * @default false
   */
  readonly manageProviders?: boolean | IResolvable;
  /**
   * Whether the team may publish modules in the registry.
   *
   * @default false
   */
  readonly manageModules?: boolean | IResolvable;
  /**
   * Whether the team may manage run tasks.
   *
   * @default false
   */
  readonly manageRunTasks?: boolean | IResolvable;
  /**
   * Whether the team may create and administer all projects; it requires `manageWorkspaces`.
   *
   * @default false
   */
  readonly manageProjects?: boolean | IResolvable;
  /**
   * Whether the team may read all workspaces.
   *
   * @default false
   */
  readonly readWorkspaces?: boolean | IResolvable;
  /**
   * Whether the team may read all projects; it requires `readWorkspaces`.
   *
   * @default false
   */
  readonly readProjects?: boolean | IResolvable;
  /**
   * Whether the team may add and remove members of the organization and of its teams.
   *
   * @default false
   */
  readonly manageMembership?: boolean | IResolvable;
  /**
   * Whether the team may create, change and delete teams.
   *
   * @default false
   */
  readonly manageTeams?: boolean | IResolvable;
  /**
   * Whether the team may change these rights of teams.
   *
   * @default false
   */
  readonly manageOrganizationAccess?: boolean | IResolvable;
  /**
   * Whether the team may see secret teams.
   *
   * @default false
   */
  readonly accessSecretTeams?: boolean | IResolvable;
}

/**
 * A team of an organization, with what its members may do in the whole organization. The team `owners` can be imported, but neither
 * made nor destroyed.
 *
 * The Terraform type is `lintel_team`.
 *
 * @internal
 */
export class TeamBase extends DefinedResource {
  /** The Terraform type name. */
  public static readonly tfResourceType: string = 'lintel_team';

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
    return new ImportableResource(scope, importToId, { terraformResourceType: 'lintel_team', importId: importFromId, provider });
  }

  /**
   * Whether a value is a `Team`, also if another copy of this package created it.
   *
   * @param x the value
   */
  public static isTeam(x: any): boolean {
    return hasType(x, 'resource lintel_team');
  }

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: TeamProps) {
    super(scope, id, team, props);
  }

  /** The ID of the team, `team-…`. */
  public get id(): string {
    return this.getStringAttribute('id');
  }

  /** The name of the organization that the team belongs to. */
  public get organization(): string {
    return this.getStringAttribute('organization');
  }

  public set organization(value: string) {
    this._set('organization', value);
  }

  /** The name of the team, unique in its organization. */
  public get name(): string {
    return this.getStringAttribute('name');
  }

  public set name(value: string) {
    this._set('name', value);
  }

  /**
   * Who can see the team: its members and the owners (`secret`), or everyone in the organization (`organization`). If omitted, the
   * service chooses.
   */
  public get visibility(): string {
    return this.getStringAttribute('visibility');
  }

  /** The ID of the team at the identity provider. */
  public get ssoTeamId(): string {
    return this.getStringAttribute('sso_team_id');
  }

  public set ssoTeamId(value: string) {
    this._set('ssoTeamId', value);
  }

  /** Whether members may create and delete tokens of the team. */
  public get allowMemberTokenManagement(): boolean | IResolvable {
    return this.getBooleanAttribute('allow_member_token_management');
  }

  public set allowMemberTokenManagement(value: boolean | IResolvable) {
    this._set('allowMemberTokenManagement', value);
  }

  /**
   * What the team may do in the whole organization. Removing it takes all of these rights away. If omitted, a new team has no rights
   * in the organization, and others may give it some.
   */
  public get organizationAccess(): TeamOrganizationAccessOutputReference {
    return new TeamOrganizationAccessOutputReference(this, 'organization_access');
  }

  /** The number of members. Null if the service does not report it. */
  public get usersCount(): number {
    return this.getNumberAttribute('users_count');
  }

  /** What `organization` is configured as, or else a reference to what the provider fills in. */
  public get organizationInput(): string {
    return this._input('organization') ?? this.organization;
  }

  /** Removes the configuration of `organization`. */
  public resetOrganization(): void {
    this._set('organization', undefined);
  }

  /** What `name` is configured as. */
  public get nameInput(): string {
    return this._input('name');
  }

  /** What `visibility` is configured as. */
  public get visibilityInput(): TeamVisibility | undefined {
    return this._input('visibility');
  }

  /**
   * Changes what `visibility` is configured as.
   *
   * @param value the new value
   */
  public putVisibility(value: TeamVisibility): void {
    this._set('visibility', value);
  }

  /** Removes the configuration of `visibility`. */
  public resetVisibility(): void {
    this._set('visibility', undefined);
  }

  /** What `ssoTeamId` is configured as. */
  public get ssoTeamIdInput(): string | undefined {
    return this._input('ssoTeamId');
  }

  /** Removes the configuration of `ssoTeamId`. */
  public resetSsoTeamId(): void {
    this._set('ssoTeamId', undefined);
  }

  /** What `allowMemberTokenManagement` is configured as. */
  public get allowMemberTokenManagementInput(): boolean | IResolvable | undefined {
    return this._input('allowMemberTokenManagement');
  }

  /** Removes the configuration of `allowMemberTokenManagement`. */
  public resetAllowMemberTokenManagement(): void {
    this._set('allowMemberTokenManagement', undefined);
  }

  /** What `organizationAccess` is configured as. */
  public get organizationAccessInput(): TeamOrganizationAccess | undefined {
    return this._input('organizationAccess');
  }

  /**
   * Changes what `organizationAccess` is configured as.
   *
   * @param value the new value
   */
  public putOrganizationAccess(value: TeamOrganizationAccess): void {
    this._set('organizationAccess', value);
  }

  /** Removes the configuration of `organizationAccess`. */
  public resetOrganizationAccess(): void {
    this._set('organizationAccess', undefined);
  }
}

/** What the team may do in the whole organization. Removing it takes all of these rights away. */
export class TeamOrganizationAccessOutputReference extends ComplexObject {
  /**
   * @param terraformResource the object that has the attribute
   * @param terraformAttribute the Terraform name of the attribute
   */
  constructor(terraformResource: IInterpolatingParent, terraformAttribute: string) {
    super(terraformResource, terraformAttribute, false);
  }

  /** Whether the team may create, change and delete policies and policy sets. */
  public get managePolicies(): IResolvable {
    return this.getBooleanAttribute('manage_policies');
  }

  /** Whether the team may override soft-mandatory policy checks. */
  public get managePolicyOverrides(): IResolvable {
    return this.getBooleanAttribute('manage_policy_overrides');
  }

  /** Whether the team may let others override policy checks. */
  public get delegatePolicyOverrides(): IResolvable {
    return this.getBooleanAttribute('delegate_policy_overrides');
  }

  /** Whether the team may create and administer all workspaces. */
  public get manageWorkspaces(): IResolvable {
    return this.getBooleanAttribute('manage_workspaces');
  }

  /** Whether the team may manage connections to repositories and SSH keys. */
  public get manageVcsSettings(): IResolvable {
    return this.getBooleanAttribute('manage_vcs_settings');
  }

  /** Whether the team may manage agent pools. */
  public get manageAgentPools(): IResolvable {
    return this.getBooleanAttribute('manage_agent_pools');
  }

  /** Whether the team may publish providers in the registry. */
  public get manageProviders(): IResolvable {
    return this.getBooleanAttribute('manage_providers');
  }

  /** Whether the team may publish modules in the registry. */
  public get manageModules(): IResolvable {
    return this.getBooleanAttribute('manage_modules');
  }

  /** Whether the team may manage run tasks. */
  public get manageRunTasks(): IResolvable {
    return this.getBooleanAttribute('manage_run_tasks');
  }

  /** Whether the team may create and administer all projects; it requires `manageWorkspaces`. */
  public get manageProjects(): IResolvable {
    return this.getBooleanAttribute('manage_projects');
  }

  /** Whether the team may read all workspaces. */
  public get readWorkspaces(): IResolvable {
    return this.getBooleanAttribute('read_workspaces');
  }

  /** Whether the team may read all projects; it requires `readWorkspaces`. */
  public get readProjects(): IResolvable {
    return this.getBooleanAttribute('read_projects');
  }

  /** Whether the team may add and remove members of the organization and of its teams. */
  public get manageMembership(): IResolvable {
    return this.getBooleanAttribute('manage_membership');
  }

  /** Whether the team may create, change and delete teams. */
  public get manageTeams(): IResolvable {
    return this.getBooleanAttribute('manage_teams');
  }

  /** Whether the team may change these rights of teams. */
  public get manageOrganizationAccess(): IResolvable {
    return this.getBooleanAttribute('manage_organization_access');
  }

  /** Whether the team may see secret teams. */
  public get accessSecretTeams(): IResolvable {
    return this.getBooleanAttribute('access_secret_teams');
  }
}
