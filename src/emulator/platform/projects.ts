import type { Kind } from '../store';
import type { World } from '../world';
import { defaultProject } from './default-project';
import type { Project } from './default-project';
import type { MemberRule } from './members';
import { organizations } from './organizations';

/** Every project but the default ones, which each organization has without being created. */
export const projects: Kind<Project> = { name: 'projects', key: ({ id }) => id };

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
