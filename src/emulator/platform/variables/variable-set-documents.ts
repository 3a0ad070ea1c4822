import type { Call } from '../../exchange';
import type { World } from '../../world';
import { actingTeam, mayWrite } from '../access/acting-team';
import { mayTeamChangeSet } from '../access/rights';
import { includes, unique } from '../include';
import type { ResourceDocument } from '../json-api';
import { identifiers } from '../objects/related';
import { shownValues } from '../objects/values';
import { projectDocument } from '../projects/project-documents';
import { findProject } from '../projects/projects';
import { workspaceDocument } from '../workspaces/workspace-document';
import { workspaces } from '../workspaces/workspaces';
import { isGlobal, VARIABLE_SET_RULES } from './variable-sets';
import type { VariableSet } from './variable-sets';
import { variableDocument, variablesOf } from './variables';

export function variableSetDocument(world: World, call: Call, set: VariableSet): ResourceDocument {
  const { id, organization, project, createdAt, updatedAt } = set;
  const own = variablesOf(world, id);
  const scope = isGlobal(set) ? { workspaces: [], projects: [] } : set;
  const may = mayWrite(world, call) && mayChangeSet(world, call, project);
  return {
    id,
    type: 'varsets',
    attributes: {
      ...shownValues(VARIABLE_SET_RULES, set.values),
      'description': set.values.description ?? '',
      'var-count': own.length,
      'workspace-count': scope.workspaces.length,
      'project-count': scope.projects.length,
      'permissions': { 'can-update': may, 'can-destroy': may },
      'created-at': createdAt,
      'updated-at': updatedAt,
    },
    relationships: {
      organization: { data: { id: organization, type: 'organizations' } },
      parent: {
        data: project === undefined ? { id: organization, type: 'organizations' } : { id: project, type: 'projects' },
      },
      vars: {
        data: identifiers(
          'vars',
          own.map((variable) => variable.id),
        ),
      },
      ...(isGlobal(set)
        ? {}
        : {
            workspaces: { data: identifiers('workspaces', set.workspaces) },
            projects: { data: identifiers('projects', set.projects) },
          }),
    },
    links: { self: `/api/v2/varsets/${id}` },
  };
}

/** Whether the token may change a set owned by this project, or by the organization if there is none. */
export function mayChangeSet(world: World, call: Call, project: string | undefined): boolean {
  const team = actingTeam(world, call);
  return !team || mayTeamChangeSet(world, team, project);
}

/** The resources that a request for sets includes. */
export function includedWith(
  world: World,
  call: Call,
  sets: readonly VariableSet[],
): { readonly included?: readonly ResourceDocument[] } {
  const asked = includes(call, ['vars', 'workspaces', 'projects']);
  if (asked.size === 0) return {};
  const attached = sets.filter((set) => !isGlobal(set));
  return {
    included: unique([
      ...(asked.has('vars') ? sets.flatMap(({ id }) => variablesOf(world, id).map(variableDocument)) : []),
      ...(asked.has('workspaces') ? attached.flatMap((set) => set.workspaces) : []).flatMap((id) => {
        const workspace = world.store.of(workspaces).find(id);
        return workspace ? [workspaceDocument(world, call, workspace)] : [];
      }),
      ...(asked.has('projects') ? attached.flatMap((set) => set.projects) : []).flatMap((id) => {
        const project = findProject(world, id);
        return project ? [projectDocument(world, call, project)] : [];
      }),
    ]),
  };
}
