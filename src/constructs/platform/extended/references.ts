import { IResolvable } from 'cdktf';
import { IConstruct } from 'constructs';
import { TeamProjectAccessProjectAccess, TeamProjectAccessWorkspaceAccess } from '../team-project-access';
import { TeamWorkspaceAccessPermissions } from '../team-workspace-access';
import { TeamAccessToProject, TeamAccessToWorkspace, VariableCategory } from '../vocabularies';

/** A workspace: one that the stack manages, or one that it looks up. */
export interface IWorkspace extends IConstruct {
  /** The id of the workspace, `ws-…`. */
  readonly workspaceId: string;
}

/** A project: one that the stack manages, or one that it looks up. */
export interface IProject extends IConstruct {
  /** The id of the project, `prj-…`. */
  readonly projectId: string;
}

/** A team: one that the stack manages, or one that it looks up. */
export interface ITeam extends IConstruct {
  /** The id of the team, `team-…`. */
  readonly teamId: string;
}

/** A run task: one that the stack manages, or one that it looks up. */
export interface IRunTask extends IConstruct {
  /** The id of the run task, `task-…`. */
  readonly runTaskId: string;
}

/** A policy set: one that the stack manages, or one that it looks up. */
export interface IPolicySet extends IConstruct {
  /** The id of the policy set, `polset-…`. */
  readonly policySetId: string;
}

/** A variable set: one that the stack manages, or one that it looks up. */
export interface IVariableSet extends IConstruct {
  /** The id of the variable set, `varset-…`. */
  readonly variableSetId: string;
}

/** The value of a variable that everyone may see. */
export interface VariableOptions {
  /**
   * The value. Plans show it.
   *
   * @default - it is empty
   */
  readonly value?: string;
  /**
   * Whether the variable is one of Terraform or of the environment of runs.
   *
   * @default VariableCategory.TERRAFORM
   */
  readonly category?: VariableCategory;
  /**
   * Whether the value is an expression of the language of Terraform, such as a list.
   *
   * @default false
   */
  readonly hcl?: boolean | IResolvable;
  /**
   * What the variable is for.
   *
   * @default - it has no description
   */
  readonly description?: string;
}

/** The value of a variable that the service never shows again. */
export interface SecretVariableOptions {
  /**
   * The write-only value: that of an ephemeral variable or of an ephemeral resource.
   *
   * @default - `sensitiveValue`
   */
  readonly valueWo?: string;
  /**
   * The version of `valueWo`, which is sent again only when this version changes.
   *
   * @default - changes of `valueWo` are detected automatically
   */
  readonly valueWoVersion?: number;
  /**
   * The value, which is stored in state: prefer `valueWo`.
   *
   * @default - `valueWo`
   */
  readonly sensitiveValue?: string;
  /**
   * Whether the variable is one of Terraform or of the environment of runs.
   *
   * @default VariableCategory.TERRAFORM
   */
  readonly category?: VariableCategory;
  /**
   * Whether the value is an expression of the language of Terraform, such as a list.
   *
   * @default false
   */
  readonly hcl?: boolean | IResolvable;
  /**
   * What the variable is for. The service does not encrypt it.
   *
   * @default - it has no description
   */
  readonly description?: string;
}

/** What a team may do in a workspace. */
export interface WorkspaceAccessOptions {
  /** A fixed level, or custom access, which `permissions` describe. */
  readonly access: TeamAccessToWorkspace;
  /**
   * The permissions of custom access.
   *
   * @default - they are what the level implies
   */
  readonly permissions?: TeamWorkspaceAccessPermissions;
}

/** What a team may do in a project. */
export interface ProjectAccessOptions {
  /** A fixed level, or custom access, which the permissions describe. */
  readonly access: TeamAccessToProject;
  /**
   * The permissions of custom access to the project itself.
   *
   * @default - they are what the level implies
   */
  readonly projectAccess?: TeamProjectAccessProjectAccess;
  /**
   * The permissions of custom access to the workspaces of the project.
   *
   * @default - they are what the level implies
   */
  readonly workspaceAccess?: TeamProjectAccessWorkspaceAccess;
}
