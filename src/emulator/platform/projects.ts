import type { Kind } from '../store';
import type { World } from '../world';
import { identifierOf } from './administration';
import type { MemberRule } from './members';
import { organizations } from './organizations';

/** A group of workspaces of an organization. */
export interface Project {
  readonly id: string;
  readonly name: string;
  readonly organization: string;
  readonly description?: string;
  /** Null is the value of a tag without one. */
  readonly tags?: Readonly<Record<string, string | null>>;
  readonly createdAt?: string;
}

/** Every project but the default ones, which each organization has without being created. */
export const projects: Kind<Project> = { name: 'projects', key: ({ id }) => id };

/** Of what was there before the emulator started. */
export const START = '2026-01-01T00:00:00.000Z';

/** The project of workspaces that name none. */
export function defaultProject(organization: string): Project {
  const id = organization === 'acme' ? 'prj-default' : identifierOf('prj', organization);
  return { id, name: 'Default Project', organization };
}

/** The default project first. */
export function projectsOf({ store }: World, name: string): Project[] {
  return [defaultProject(name), ...store.of(projects).where(({ organization }) => organization === name)];
}

export function findProject({ store }: World, id: string): Project | undefined {
  const own = store.of(projects).find(id);
  if (own) return own;
  const [organization] = store.of(organizations).where(({ name }) => defaultProject(name).id === id);
  return organization && defaultProject(organization.name);
}

/** A project of the organization. */
export function projectRule(world: World, organization: string): MemberRule {
  return {
    type: 'projects',
    problem: (id) => (findProject(world, id)?.organization === organization ? undefined : `Project ${id} not found`),
  };
}
