// Written from src/handlers/platform/team/definition.ts by `npx tsx generate/main.ts`.
import { IResolvable } from 'aws-cdk-lib';
import { Construct } from 'constructs';
import { TeamVisibility } from './vocabularies';
import { DefinedResource } from '../defined-resource';
import { LintelResourceProps } from '../lintel-resource-props';

/** The properties of `Team`. */
export interface TeamProps extends LintelResourceProps {
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
 * The CloudFormation type is `Custom::LintelTeam`.
 */
export class Team extends DefinedResource {
  /** The CloudFormation type name. */
  public static readonly cloudFormationType: string = 'Custom::LintelTeam';

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: TeamProps) {
    super(scope, id, 'Team', props);
  }

  /** The ID of the team, `team-…`. */
  public get id(): string {
    return this._string('Id');
  }

  /** The name of the organization that the team belongs to. */
  public get organization(): string {
    return this._string('Organization');
  }

  /** The name of the team, unique in its organization. */
  public get name(): string {
    return this._string('Name');
  }

  /** Who can see the team: its members and the owners (`secret`), or everyone in the organization (`organization`). */
  public get visibility(): string {
    return this._string('Visibility');
  }

  /** Whether members may create and delete tokens of the team. */
  public get allowMemberTokenManagement(): IResolvable {
    return this._boolean('AllowMemberTokenManagement');
  }

  /** The number of members. If the service does not report it, a reference to it fails. */
  public get usersCount(): number {
    return this._number('UsersCount');
  }
}
