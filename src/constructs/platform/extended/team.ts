import { Construct } from 'constructs';
import { DataTeamProps } from '../data-team';
import { TeamBase } from '../team';
import { TeamMember } from '../team-member';
import { TeamProjectAccess } from '../team-project-access';
import { TeamWorkspaceAccess } from '../team-workspace-access';
import { DataTeam } from './data-team';
import { addMember, grantProject, grantWorkspace } from './members';
import { IProject, ITeam, IWorkspace, ProjectAccessOptions, WorkspaceAccessOptions } from './references';

/**
 * A group of people, and what they may do in the organization.
 *
 * Terraform's type is `lintel_team`.
 */
export class Team extends TeamBase implements ITeam {
  /**
   * Looks up a team that exists, with the same methods.
   *
   * @param scope the parent construct
   * @param constructId the construct's id in its scope
   * @param props what the team is looked up by
   */
  public static fromLookup(scope: Construct, constructId: string, props: DataTeamProps): DataTeam {
    return new DataTeam(scope, constructId, props);
  }

  /** The id of the team, as `id`. */
  public get teamId(): string {
    return this.id;
  }

  /**
   * Gives the team access to a workspace.
   *
   * @param workspace the workspace; its id also determines the id of the access's construct
   * @param options what the team may do
   */
  public grantWorkspace(workspace: IWorkspace, options: WorkspaceAccessOptions): TeamWorkspaceAccess {
    return grantWorkspace(this, this, workspace, options);
  }

  /**
   * Gives the team access to a project with all its workspaces.
   *
   * @param project the project; its id also determines the id of the access's construct
   * @param options what the team may do
   */
  public grantProject(project: IProject, options: ProjectAccessOptions): TeamProjectAccess {
    return grantProject(this, this, project, options);
  }

  /**
   * Adds a person who is in the organization.
   *
   * @param userName the user name; it also determines the id of the membership's construct
   */
  public addMember(userName: string): TeamMember {
    return addMember(this, userName);
  }
}
