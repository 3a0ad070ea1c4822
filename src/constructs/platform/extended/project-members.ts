/** What the methods of projects declare, managed or looked up. */

import { PolicySetProject } from '../policy-set-project';
import { VariableSetProps } from '../variable-set';
import { WorkspaceProps } from '../workspace';
import { nameOf } from './members';
import { IPolicySet, IProject } from './references';
import { VariableSet } from './variable-set';
import { Workspace } from './workspace';

/** What is in a project is in its organization. */
interface Organized extends IProject {
  readonly organization: string;
}

export function addWorkspace(project: Organized, props: WorkspaceProps): Workspace {
  const id = nameOf(project, 'workspace', props.name);
  return new Workspace(project, id, { organization: project.organization, ...props, projectId: project.projectId });
}

export function addVariableSet(project: Organized, props: VariableSetProps): VariableSet {
  const id = nameOf(project, 'variable-set', props.name);
  return new VariableSet(project, id, {
    organization: project.organization,
    ...props,
    parentProjectId: project.projectId,
  });
}

export function applyPolicySet(project: IProject, policySet: IPolicySet): PolicySetProject {
  const id = nameOf(project, 'policy-set', policySet.policySetId);
  return new PolicySetProject(project, id, { policySetId: policySet.policySetId, projectId: project.projectId });
}
