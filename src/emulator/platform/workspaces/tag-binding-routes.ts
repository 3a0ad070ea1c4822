import type { Call, Parameters, Reply, Route } from '../../exchange';
import type { World } from '../../world';
import { documentResponse, refuseIfAny } from '../json-api';
import type { ResourceDocument } from '../json-api';
import type { Project } from '../projects/default-project';
import { getProject } from '../projects/project-lookup';
import { projects } from '../projects/projects';
import { bindingDocuments, bindingsIn, countProblems, readBindings, withBindings } from './tag-bindings';
import type { Bindings } from './tag-bindings';
import { effectiveBindings, effectiveBindingsOfProject } from './tags';
import type { Tags } from './tags';
import { changeWorkspace, getWorkspace } from './workspaces';

/** An object with tags, and how to change them. */
interface Tagged {
  readonly id: string;
  readonly tags: Tags | undefined;
  readonly effective: readonly ResourceDocument[];
  change(tags: Tags): void;
}

function taggedWorkspace(world: World, id: string): Tagged {
  const workspace = getWorkspace(world, id);
  return {
    id,
    tags: workspace.tags,
    effective: effectiveBindings(world, workspace),
    change: (tags) => void changeWorkspace(world, workspace, { tags }),
  };
}

function taggedProject(world: World, id: string): Tagged {
  const project: Project = getProject(world, id);
  return {
    id,
    tags: project.tags,
    effective: effectiveBindingsOfProject(project),
    change: (tags) => void world.store.of(projects).put({ ...project, tags }),
  };
}

export const tagBindingRoutes: readonly Route[] = [
  ...routes('workspace', '/api/v2/workspaces/:workspace_id', (world, { workspace_id }) =>
    taggedWorkspace(world, workspace_id),
  ),
  ...routes('project', '/api/v2/projects/:id', (world, { id }) => taggedProject(world, id)),
].map((route): Route => ({ ...route, isServed: ({ tagBindings }) => tagBindings }));

function routes(noun: string, path: string, find: (world: World, parameters: Parameters) => Tagged): Route[] {
  const added = (before: Bindings, given: Bindings) => ({ ...before, ...given });
  return [
    ...['/tag-bindings', '/relationships/tag-bindings'].map((end): Route => ({
      operation: `List tag bindings of ${noun}${end.startsWith('/rel') ? ' (as a relationship)' : ''}`,
      method: 'GET',
      path: `${path}${end}`,
      handle: (world, _, parameters) => shown(find(world, parameters)),
    })),
    {
      operation: `List effective tag bindings of ${noun}`,
      method: 'GET',
      path: `${path}/effective-tag-bindings`,
      handle: (world, _, parameters) => documentResponse(200, find(world, parameters).effective),
    },
    {
      operation: `Add or change tag bindings of ${noun}`,
      method: 'PATCH',
      path: `${path}/tag-bindings`,
      handle: (world, call, parameters) => {
        store(call, find(world, parameters), added);
        return shown(find(world, parameters));
      },
    },
    {
      operation: `Add tag bindings of ${noun}`,
      method: 'POST',
      path: `${path}/relationships/tag-bindings`,
      handle: (world, call, parameters) => store(call, find(world, parameters), added),
    },
    {
      operation: `Replace tag bindings of ${noun}`,
      method: 'PATCH',
      path: `${path}/relationships/tag-bindings`,
      handle: (world, call, parameters) => store(call, find(world, parameters), (_, given) => given),
    },
  ];
}

function shown({ id, tags }: Tagged): Reply {
  return documentResponse(200, bindingDocuments(id, tags));
}

function store(call: Call, tagged: Tagged, after: (before: Bindings, given: Bindings) => Bindings): Reply {
  const bindings = after(bindingsIn(tagged.tags), readBindings(call));
  refuseIfAny(countProblems(bindings, '/data'));
  tagged.change(withBindings(tagged.tags, bindings));
  return { status: 204 };
}
