export interface Organization {
  readonly name: string;
  readonly email: string;
}

export interface OrganizationObject {
  /** Generated if it is absent. */
  readonly id?: string;
  readonly name: string;
  readonly organization: string;
}

export interface Workspace extends OrganizationObject {
  /** The id of a project; defaults to the organization's default project. */
  readonly project?: string;
  /** Null is a tag without a value. */
  readonly tags?: Readonly<Record<string, string | null>>;
  readonly executionMode?: 'remote' | 'local' | 'agent';
  /** The id of an agent pool. */
  readonly agentPool?: string;
}

/** The lists contain ids. */
export interface PolicySet extends OrganizationObject {
  readonly kind?: string;
  readonly global?: boolean;
  readonly policies?: readonly string[];
  readonly workspaces?: readonly string[];
  readonly projects?: readonly string[];
  readonly excludedWorkspaces?: readonly string[];
  readonly excludedProjects?: readonly string[];
}

export interface Repository {
  readonly identifier: string;
  /** The id of a repository connection, such as `ot-main`. */
  readonly connection: string;
  readonly tags?: readonly string[];
  /** The contents of files by name. */
  readonly files?: Readonly<Record<string, string>>;
  /** Files by the names of branches. */
  readonly branches?: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

export interface Project extends OrganizationObject {
  readonly description?: string;
  /** Null is a tag without a value. */
  readonly tags?: Readonly<Record<string, string | null>>;
}

/** The rights of a team in its organization, in addition to those in single projects and workspaces. */
export type TeamRight =
  | 'manage-policies'
  | 'manage-policy-overrides'
  | 'delegate-policy-overrides'
  | 'manage-workspaces'
  | 'manage-vcs-settings'
  | 'manage-agent-pools'
  | 'manage-providers'
  | 'manage-modules'
  | 'manage-run-tasks'
  | 'manage-projects'
  | 'read-workspaces'
  | 'read-projects'
  | 'manage-membership'
  | 'manage-teams'
  | 'manage-organization-access'
  | 'access-secret-teams'
  | 'manage-public-providers'
  | 'manage-public-modules';

export interface Team extends OrganizationObject {
  readonly rights?: readonly TeamRight[];
  /** Ids of the workspaces where it may associate run tasks. */
  readonly workspaces?: readonly string[];
  readonly visibility?: 'secret' | 'organization';
}

/** An existing team. */
export interface CreatedTeam extends Team {
  readonly id: string;
  readonly rights: readonly TeamRight[];
  readonly workspaces: readonly string[];
  /** The token that the team's programs send. */
  readonly token: string;
}

export interface OAuthClient {
  /** Generated if it is absent. */
  readonly id?: string;
  readonly name?: string | null;
  readonly organization: string;
  /** Such as `gitlab_hosted`; defaults to `github`. */
  readonly serviceProvider?: string;
  /** Ids of repository connections to create, such as `ot-data`. */
  readonly tokens?: readonly string[];
}

export interface GitHubAppInstallation {
  /** Generated if it is absent. */
  readonly id?: string;
  readonly name: string;
  readonly installationId?: number;
  readonly type?: 'User' | 'Organization';
}

export interface User {
  readonly username: string;
  readonly organization: string;
  /** The ids of the user and of the membership are generated if they are absent. */
  readonly id?: string;
  readonly membership?: string;
  /** Defaults to `active`. */
  readonly status?: 'active' | 'invited';
  readonly email?: string;
}

/** A person's membership in an organization. */
export interface CreatedUser {
  /** Such as `ou-ada`. */
  readonly id: string;
  readonly organization: string;
  readonly username: string;
  readonly status: 'active' | 'invited';
  readonly email: string;
  /** The id of the user; null while the person is invited. */
  readonly user: string | null;
}

export interface WorkspaceState {
  /** How many resources the state has. */
  readonly resources: number;
  /** Whether the state is being processed. */
  readonly processing: boolean;
}
