import type { World } from '../../world';
import type { ResourceDocument } from '../json-api';
import type { Project } from '../projects/default-project';
import { findProject } from '../projects/projects';
import { projectOf } from './workspaces';
import type { Workspace } from './workspaces';

/** Keys and values; null represents a tag without a value. */
export type Tags = Readonly<Record<string, string | null>>;

/** Its own tags and those of its project. */
export function effectiveTags(world: World, workspace: Workspace): Tags {
  return { ...findProject(world, projectOf(workspace))?.tags, ...workspace.tags };
}

/** Inherited bindings name their origin. */
export function effectiveBindings(world: World, workspace: Workspace): ResourceDocument[] {
  return Object.entries(effectiveTags(world, workspace)).map(([key, value]) => {
    const isOwn = Object.hasOwn(workspace.tags ?? {}, key);
    const from = `/api/v2/projects/${projectOf(workspace)}`;
    return bindingDocument(workspace.id, key, value, isOwn ? {} : { links: { 'inherited-from': from } });
  });
}

export function effectiveBindingsOfProject({ id, tags = {} }: Project): ResourceDocument[] {
  return Object.entries(tags).map(([key, value]) => bindingDocument(id, key, value));
}

function bindingDocument(
  owner: string,
  key: string,
  value: string | null,
  parts: Pick<ResourceDocument, 'links'> = {},
): ResourceDocument {
  return { id: `${owner}-${key}`, type: 'effective-tag-bindings', attributes: { key, value: value ?? '' }, ...parts };
}
