import { DataProjectBase } from '../data-project';
import { PolicySetProject } from '../policy-set-project';
import { TeamProjectAccess } from '../team-project-access';
import { VariableSetProps } from '../variable-set';
import { WorkspaceProps } from '../workspace';
import { grantProject } from './members';
import { addVariableSet, addWorkspace, applyPolicySet } from './project-members';
import { IPolicySet, IProject, ITeam, ProjectAccessOptions } from './references';
import { VariableSet } from './variable-set';
import { Workspace } from './workspace';

/**
 * A project that exists, with the methods of one that the stack manages.
 *
 * Terraform's type is `lintel_project`, a data source.
 */
export class DataProject extends DataProjectBase implements IProject {
  /** The id of the project, as `id`. */
  public get projectId(): string {
    return this.id;
  }

  /**
   * Adds a workspace to the project, in the organization of the project. What the properties say of a project does not count.
   *
   * @param props the properties of the workspace; its name also determines the id of its construct
   */
  public addWorkspace(props: WorkspaceProps): Workspace {
    return addWorkspace(this, props);
  }

  /**
   * Adds a variable set that the project owns, and that counts only in its workspaces.
   *
   * @param props the properties of the variable set; its name also determines the id of its construct
   */
  public addVariableSet(props: VariableSetProps): VariableSet {
    return addVariableSet(this, props);
  }

  /**
   * Gives a team access to the project with all its workspaces.
   *
   * @param team the team; its id also determines the id of the access's construct
   * @param options what the team may do
   */
  public grant(team: ITeam, options: ProjectAccessOptions): TeamProjectAccess {
    return grantProject(this, team, this, options);
  }

  /**
   * Attaches a policy set to the project with all its workspaces.
   *
   * @param policySet the policy set, whose `projectIds` must not be configured; its id also determines the id of the attachment's construct
   */
  public applyPolicySet(policySet: IPolicySet): PolicySetProject {
    return applyPolicySet(this, policySet);
  }
}
