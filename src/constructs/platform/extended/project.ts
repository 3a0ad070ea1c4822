import { Construct } from 'constructs';
import { DataProjectProps } from '../data-project';
import { PolicySetProject } from '../policy-set-project';
import { ProjectBase } from '../project';
import { TeamProjectAccess } from '../team-project-access';
import { VariableSetProps } from '../variable-set';
import { WorkspaceProps } from '../workspace';
import { DataProject } from './data-project';
import { grantProject } from './members';
import { addVariableSet, addWorkspace, applyPolicySet } from './project-members';
import { IPolicySet, IProject, ITeam, ProjectAccessOptions } from './references';
import { VariableSet } from './variable-set';
import { Workspace } from './workspace';

/**
 * A group of workspaces that belong together, with common settings and access.
 *
 * Terraform's type is `lintel_project`.
 */
export class Project extends ProjectBase implements IProject {
  /**
   * Looks up a project that exists, with the same methods.
   *
   * @param scope the parent construct
   * @param constructId the construct's id in its scope
   * @param props what the project is looked up by
   */
  public static fromLookup(scope: Construct, constructId: string, props: DataProjectProps): DataProject {
    return new DataProject(scope, constructId, props);
  }

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
