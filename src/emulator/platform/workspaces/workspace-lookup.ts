import type { Call, Reply, Route } from '../../exchange';
import type { World } from '../../world';
import { actingTeam } from '../access/acting-team';
import { workspaceRights } from '../access/rights';
import { includes, unique } from '../include';
import { documentResponse } from '../json-api';
import type { ResourceDocument } from '../json-api';
import { hasWantedTags, sortedBy } from '../lookups';
import { getOrganization, organizationDocument } from '../organizations/organizations';
import { paginate } from '../pagination';
import { projectDocument } from '../projects/project-documents';
import { findProject } from '../projects/projects';
import { variableDocument, variablesOf } from '../variables/variables';
import { effectiveBindings, effectiveTags } from './tags';
import { workspaceDocument } from './workspace-document';
import { getWorkspaceByName } from './workspace-management';
import { byOrganization, getWorkspace, projectOf, tagNames, workspaces } from './workspaces';
import type { Workspace } from './workspaces';

const COLLECTION = '/api/v2/organizations/:organization_name/workspaces';

export const workspaceRoutes: readonly Route[] = [
  {
    operation: 'List workspaces',
    method: 'GET',
    path: COLLECTION,
    handle: (world, call, { organization_name }) => {
      const { name } = getOrganization(world, organization_name);
      const { items, links, meta } = paginate(call, listedWorkspaces(world, call, name));
      return withIncluded(world, call, items, (documents, included) =>
        documentResponse(200, documents, { ...included, links, meta }),
      );
    },
  },
  {
    operation: 'Show workspace',
    method: 'GET',
    path: '/api/v2/workspaces/:workspace_id',
    handle: (world, call, { workspace_id }) => shown(world, call, getWorkspace(world, workspace_id)),
  },
  {
    operation: 'Show workspace by name',
    method: 'GET',
    path: `${COLLECTION}/:name`,
    handle: (world, call, { organization_name, name }) =>
      shown(world, call, getWorkspaceByName(world, organization_name, name)),
  },
];

function shown(world: World, call: Call, workspace: Workspace): Reply {
  return withIncluded(world, call, [workspace], ([document], included) =>
    documentResponse(200, document as ResourceDocument, included),
  );
}

function listedWorkspaces(world: World, call: Call, organization: string): readonly Workspace[] {
  const asked = (name: string) => call.query.get(name) ?? '';
  const list = (name: string) =>
    asked(name)
      .split(',')
      .map((tag) => tag.trim())
      .filter(Boolean);
  const part = asked('search[name]').toLowerCase();
  const wildcard = wildcardExpression(asked('search[wildcard-name]'));
  const [tags, excluded] = [list('search[tags]'), list('search[exclude-tags]')];
  const project = asked('filter[project][id]');
  const team = actingTeam(world, call);
  const found = world.store
    .of(workspaces)
    .by(byOrganization, organization)
    .filter((workspace) => {
      const names = tagNames(workspace);
      return (
        workspaceRights(world, team, workspace).read &&
        workspace.name.toLowerCase().includes(part) &&
        wildcard.test(workspace.name) &&
        tags.every((tag) => names.includes(tag)) &&
        !excluded.some((tag) => names.includes(tag)) &&
        (project === '' || projectOf(workspace) === project) &&
        // No workspace has a current run.
        asked('filter[current-run][status]') === '' &&
        hasWantedTags(call, effectiveTags(world, workspace))
      );
    });
  return sortedBy(call, found, {
    'name': ({ name }) => name,
    'current-run.created-at': undefined,
    'latest-change-at': ({ latestChangeAt, createdAt }) => latestChangeAt ?? createdAt ?? '',
  });
}

/** `*` at the start, the end or both. */
function wildcardExpression(pattern: string): RegExp {
  if (pattern === '') return /^/;
  const [, start = '', middle = '', end = ''] = /^(\*?)(.*?)(\*?)$/s.exec(pattern) ?? [];
  const text = middle.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`${start ? '' : '^'}${text}${end ? '' : '$'}`, 'i');
}

const INCLUDES = [
  'organization',
  'current_run',
  'current_run.plan',
  'current_configuration_version',
  'current_configuration_version.ingress_attributes',
  'locked_by',
  'readme',
  'outputs',
  'project',
];

/** The includes that the release supports. */
function knownIncludes({ settings }: World): string[] {
  return [
    ...INCLUDES,
    ...(settings.includeVariables ? ['vars'] : []),
    ...(settings.tagBindings ? ['effective_tag_bindings'] : []),
  ];
}

function withIncluded(
  world: World,
  call: Call,
  items: readonly Workspace[],
  respond: (documents: ResourceDocument[], parts: { readonly included?: readonly ResourceDocument[] }) => Reply,
): Reply {
  const asked = includes(call, knownIncludes(world));
  const bindings = new Map(
    asked.has('effective_tag_bindings')
      ? items.map((workspace) => [workspace.id, effectiveBindings(world, workspace)])
      : [],
  );
  const documents = items.map((workspace): ResourceDocument => {
    const document = workspaceDocument(world, call, workspace);
    const own = bindings.get(workspace.id);
    if (!own) return document;
    const data = own.map(({ id, type }) => ({ id, type }));
    return { ...document, relationships: { ...document.relationships, 'effective-tag-bindings': { data } } };
  });
  if (asked.size === 0) return respond(documents, {});
  const team = actingTeam(world, call);
  const related = items.flatMap((workspace) => [
    ...(asked.has('project') ? [findProject(world, projectOf(workspace))] : []).flatMap((project) =>
      project ? [projectDocument(world, call, project)] : [],
    ),
    ...(asked.has('organization') ? [organizationDocument(getOrganization(world, workspace.organization))] : []),
    ...(asked.has('vars') && workspaceRights(world, team, workspace).readVariables
      ? variablesOf(world, workspace.id).map(variableDocument)
      : []),
    ...(bindings.get(workspace.id) ?? []),
  ]);
  return respond(documents, { included: unique(related) });
}
