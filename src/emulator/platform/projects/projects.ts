import type { Kind } from '../../store';
import type { World } from '../../world';
import type { MemberRule } from '../members';
import { organizations } from '../organizations/organization';
import { defaultProject } from './default-project';
import type { Project } from './default-project';

/** All projects except unchanged default projects, which each organization has without creating them. */
export const projects: Kind<Project> = { name: 'projects', key: ({ id }) => id };

/** The default project first. */
export function projectsOf({ store }: World, name: string): Project[] {
  const original = defaultProject(name);
  const own = store.of(projects).where(({ organization }) => organization === name);
  const changed = own.find(({ id }) => id === original.id);
  return [changed ?? original, ...own.filter((project) => project !== changed)];
}

export function findProject({ store }: World, id: string): Project | undefined {
  const own = store.of(projects).find(id);
  if (own) return own;
  const [organization] = store.of(organizations).where(({ name }) => defaultProject(name).id === id);
  return organization && defaultProject(organization.name);
}

export function isDefaultProject({ id, organization }: Project): boolean {
  return defaultProject(organization).id === id;
}

/** Members must be projects of the organization. */
export function projectRule(world: World, organization: string): MemberRule {
  return {
    type: 'projects',
    problem: (id) => (findProject(world, id)?.organization === organization ? undefined : `Project ${id} not found`),
  };
}
