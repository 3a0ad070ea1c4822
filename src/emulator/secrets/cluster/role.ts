import type { Kind } from '../../store';
import type { World } from '../../world';

/** The identity and namespaces of a role's service accounts. Exactly one of the three identity fields is non-empty. */
export interface ClusterRole {
  readonly mount: string;
  readonly name: string;
  readonly allowedNamespaces: readonly string[];
  readonly allowedNamespaceSelector: string;
  readonly tokenMaxTtlSeconds: number;
  readonly tokenDefaultTtlSeconds: number;
  /** Null if never set. */
  readonly tokenDefaultAudiences: readonly string[] | null;
  readonly serviceAccountName: string;
  readonly roleName: string;
  readonly roleType: string;
  readonly generatedRoleRules: string;
  readonly nameTemplate: string;
  /** Null if never set. */
  readonly extraAnnotations: Readonly<Record<string, string>> | null;
  readonly extraLabels: Readonly<Record<string, string>> | null;
}

export const clusterRoles: Kind<ClusterRole> = { name: 'clusterRoles', key: ({ mount, name }) => `${mount} ${name}` };

/** The service converts names to lower case. */
export function roleName(name: string): string {
  return name.toLowerCase();
}

export function findRole(world: World, mount: string, name: string): ClusterRole | undefined {
  return world.store.of(clusterRoles).find(`${mount} ${roleName(name)}`);
}
