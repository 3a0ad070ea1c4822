import type { Kind } from '../../store';
import type { World } from '../../world';

/** Who a service account may be, and where. Of the three ways to say who, one is not empty. */
export interface ClusterRole {
  readonly mount: string;
  readonly name: string;
  readonly allowedNamespaces: readonly string[];
  readonly allowedNamespaceSelector: string;
  readonly tokenMaxTtlSeconds: number;
  readonly tokenDefaultTtlSeconds: number;
  /** Null: never given. */
  readonly tokenDefaultAudiences: readonly string[] | null;
  readonly serviceAccountName: string;
  readonly roleName: string;
  readonly roleType: string;
  readonly generatedRoleRules: string;
  readonly nameTemplate: string;
  /** Null where nobody ever said. */
  readonly extraAnnotations: Readonly<Record<string, string>> | null;
  readonly extraLabels: Readonly<Record<string, string>> | null;
}

export const clusterRoles: Kind<ClusterRole> = { name: 'clusterRoles', key: ({ mount, name }) => `${mount} ${name}` };

/** The services that exist fold names to small letters. */
export function roleName({ dialects }: World, name: string): string {
  return dialects.secrets === 'standard' ? name : name.toLowerCase();
}

export function findRole(world: World, mount: string, name: string): ClusterRole | undefined {
  return world.store.of(clusterRoles).find(`${mount} ${roleName(world, name)}`);
}
