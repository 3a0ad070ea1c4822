import type { Call } from '../../exchange';
import type { World } from '../../world';
import { clientOf } from '../connections/oauth-clients';
import { includes, unique } from '../include';
import type { Relationship, ResourceDocument } from '../json-api';
import { policyDocument } from '../policies/policies';
import { projectDocument } from '../projects/project-documents';
import { findProject, projectsOf } from '../projects/projects';
import { workspaceDocument } from '../workspaces/workspace-document';
import { byOrganization, workspaces } from '../workspaces/workspaces';
import { policiesBySet } from './policy-set-policies';
import { currentVersion, versionDocument, versionsOf } from './policy-set-versions';
import { detailsOf, isFirstFramework } from './policy-sets';
import type { PolicySet, PolicySetDetails, PolicySetRepository } from './policy-sets';

export function policySetDocument(world: World, call: Call, set: PolicySet): ResourceDocument {
  return policySetDocuments(world, call, [set])[0] as ResourceDocument;
}

export function policySetDocuments(world: World, call: Call, sets: readonly PolicySet[]): ResourceDocument[] {
  const members = policiesBySet(world, sets);
  return sets.map((set) => {
    const policies = members.get(set.id) ?? [];
    const [newest] = versionsOf(world, set);
    const current = currentVersion(world, set);
    const inVersion = current?.content && 'policies' in current.content.outcome ? current.content.outcome.policies : 0;
    const details = detailsOf(world, set);
    return {
      id: set.id,
      type: 'policy-sets',
      attributes: {
        'name': set.name,
        ...ownAttributes(world, details),
        'vcs-repo': details.repository && repositoryAttributes(world, call, details.repository),
        'versioned': details.repository !== null || newest !== undefined,
        'policy-count': newest ? inVersion : policies.length,
        ...counts(world, set, details),
        'created-at': details.createdAt,
        'updated-at': details.updatedAt,
      },
      relationships: {
        'organization': { data: { id: set.organization, type: 'organizations' } },
        'policies': many(
          'policies',
          policies.map(({ id }) => id),
        ),
        ...scope(world, details),
        'current-version': { data: current ? { id: current.id, type: 'policy-set-versions' } : null },
        'newest-version': { data: newest ? { id: newest.id, type: 'policy-set-versions' } : null },
      },
      links: { self: `/api/v2/policy-sets/${set.id}` },
    };
  });
}

/** Attributes that the first framework has only with an agent are null without one; the other frameworks always have them. */
function ownAttributes(world: World, details: PolicySetDetails): Readonly<Record<string, unknown>> {
  const { tagSelectors } = details;
  return {
    'description': details.description,
    'kind': details.kind,
    'global': details.global,
    'agent-enabled': details.agentEnabled || !isFirstFramework(world, details.kind),
    'overridable': details.overridable,
    'policy-tool-version': details.policyToolVersion,
    'policies-path': details.policiesPath,
    'policy-update-patterns': details.updatePatterns,
    ...(world.settings.tagScoping
      ? {
          'scoping-type': tagSelectors.length > 0 ? 'tag' : 'explicit',
          'tag-selectors': tagSelectors.map(({ key, value, excludes }) => ({
            'tag-key': key,
            'tag-value': value,
            'is-exclude': excludes,
          })),
        }
      : {}),
  };
}

function repositoryAttributes(world: World, call: Call, repository: PolicySetRepository): object {
  const { identifier, branch, connection, ingressSubmodules, webhook } = repository;
  const throughApp = connection.startsWith('ghain-');
  return {
    identifier,
    branch,
    [throughApp ? 'github-app-installation-id' : 'oauth-token-id']: connection,
    'ingress-submodules': ingressSubmodules,
    'display-identifier': identifier,
    'repository-http-url': `https://git.example/${identifier}`,
    'service-provider': throughApp ? 'github_app' : (clientOf(world, connection)?.serviceProvider ?? 'github'),
    'webhook-url': `${call.origin}/webhooks/vcs/${webhook}`,
  };
}

/** A global set applies to every workspace and project that is not excluded. */
function counts(
  world: World,
  { organization }: PolicySet,
  details: PolicySetDetails,
): Readonly<Record<string, number>> {
  const { global, excludedWorkspaces, excludedProjects } = details;
  const without = (all: readonly { readonly id: string }[], excluded: readonly string[]) =>
    all.filter(({ id }) => !excluded.includes(id)).length;
  return {
    'workspace-count': global
      ? without(world.store.of(workspaces).by(byOrganization, organization), excludedWorkspaces)
      : details.workspaces.length,
    'project-count': global ? without(projectsOf(world, organization), excludedProjects) : details.projects.length,
  };
}

/** Omits what has no effect while the set is global. */
function scope({ settings }: World, details: PolicySetDetails): Readonly<Record<string, Relationship>> {
  return {
    ...(details.global
      ? {}
      : { workspaces: many('workspaces', details.workspaces), projects: many('projects', details.projects) }),
    'workspace-exclusions': many('workspaces', details.excludedWorkspaces),
    ...(settings.projectExclusions ? { 'project-exclusions': many('projects', details.excludedProjects) } : {}),
  };
}

function many(type: string, ids: readonly string[]): Relationship {
  return { data: ids.map((id) => ({ id, type })) };
}

/** Clients and the specification spell exclusions differently. */
export function includedOf(
  world: World,
  call: Call,
  sets: readonly PolicySet[],
): { readonly included?: readonly ResourceDocument[] } {
  const { projectExclusions } = world.settings;
  const asked = includes(call, [
    'policies',
    'workspaces',
    'projects',
    'workspace-exclusions',
    'workspace_exclusions',
    ...(projectExclusions ? ['project-exclusions', 'project_exclusions'] : []),
    'current_version',
    'newest_version',
  ]);
  if (asked.size === 0) return {};
  const members = asked.has('policies') ? policiesBySet(world, sets) : new Map();
  return { included: unique(sets.flatMap((set) => relatedTo(world, call, set, asked, members))) };
}

function relatedTo(
  world: World,
  call: Call,
  set: PolicySet,
  asked: ReadonlySet<string>,
  members: ReturnType<typeof policiesBySet>,
): ResourceDocument[] {
  const details = detailsOf(world, set);
  const wants = (name: string) => asked.has(name) || asked.has(name.replace('_', '-'));
  const [newest] = versionsOf(world, set);
  const current = currentVersion(world, set);
  const shown = !details.global;
  return [
    ...(members.get(set.id) ?? []).map(policyDocument),
    ...[
      ...(shown && wants('workspaces') ? details.workspaces : []),
      ...(wants('workspace_exclusions') ? details.excludedWorkspaces : []),
    ]
      .flatMap((id) => world.store.of(workspaces).find(id) ?? [])
      .map((workspace) => workspaceDocument(world, call, workspace)),
    ...[
      ...(shown && wants('projects') ? details.projects : []),
      ...(wants('project_exclusions') ? details.excludedProjects : []),
    ]
      .flatMap((id) => findProject(world, id) ?? [])
      .map((project) => projectDocument(world, call, project)),
    ...[
      ...(wants('current_version') && current ? [current] : []),
      ...(wants('newest_version') && newest ? [newest] : []),
    ].map((version) => versionDocument(world, call, version)),
  ];
}
