import type { Call, Reply, Route } from '../exchange';
import type { World } from '../world';
import { includes, unique } from './include';
import { documentResponse, notFound } from './json-api';
import type { ResourceDocument } from './json-api';
import { hasWantedTags, sortedBy } from './lookups';
import { getOrganization, organizationDocument } from './organizations';
import { paginate } from './pagination';
import { projectDocument } from './project-documents';
import { findProject } from './projects';
import { effectiveTags } from './tags';
import { byOrganization, getWorkspace, projectOf, tagNames, workspaceDocument, workspaces } from './workspaces';
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
    handle: (world, call, { organization_name, name }) => {
      const organization = getOrganization(world, organization_name);
      const [workspace] = world.store
        .of(workspaces)
        .by(byOrganization, organization.name)
        .filter((known) => known.name === name);
      if (!workspace) throw notFound();
      return shown(world, call, workspace);
    },
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
  const found = world.store
    .of(workspaces)
    .by(byOrganization, organization)
    .filter((workspace) => {
      const names = tagNames(workspace);
      return (
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
    'latest-change-at': undefined,
  });
}

/** `*` at the start, at the end or both. */
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
  'effective_tag_bindings',
];

function withIncluded(
  world: World,
  call: Call,
  items: readonly Workspace[],
  respond: (documents: ResourceDocument[], parts: { readonly included?: readonly ResourceDocument[] }) => Reply,
): Reply {
  const asked = includes(call, INCLUDES);
  const bindings = new Map(items.map((workspace) => [workspace.id, bindingsOf(world, workspace)]));
  const documents = items.map((workspace): ResourceDocument => {
    const document = workspaceDocument(workspace);
    if (!asked.has('effective_tag_bindings')) return document;
    const data = (bindings.get(workspace.id) ?? []).map(({ id, type }) => ({ id, type }));
    return { ...document, relationships: { ...document.relationships, 'effective-tag-bindings': { data } } };
  });
  if (asked.size === 0) return respond(documents, {});
  const related = items.flatMap((workspace) => [
    ...(asked.has('project') ? [findProject(world, projectOf(workspace))] : []).flatMap((project) =>
      project ? [projectDocument(world, project)] : [],
    ),
    ...(asked.has('organization') ? [organizationDocument(getOrganization(world, workspace.organization))] : []),
    ...(asked.has('effective_tag_bindings') ? (bindings.get(workspace.id) ?? []) : []),
  ]);
  return respond(documents, { included: unique(related) });
}

/** Its own tags, and those that it inherits from the project. */
function bindingsOf(world: World, workspace: Workspace): ResourceDocument[] {
  return Object.entries(effectiveTags(world, workspace)).map(([key, value]) => ({
    id: `${workspace.id}-${key}`,
    type: 'effective-tag-bindings',
    attributes: { key, value: value ?? '' },
  }));
}
