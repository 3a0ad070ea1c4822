import type { World } from '../world';
import { findProject } from './projects';
import { projectOf } from './workspaces';
import type { Workspace } from './workspaces';

/** Keys and values; null is the value of a tag without one. */
export type Tags = Readonly<Record<string, string | null>>;

/** Its own tags, and those of its project. */
export function effectiveTags(world: World, workspace: Workspace): Tags {
  return { ...findProject(world, projectOf(workspace))?.tags, ...workspace.tags };
}
