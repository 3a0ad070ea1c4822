import type { Reply } from '../../exchange';
import type { World } from '../../world';
import { enveloped, WRITTEN } from '../envelope';
import { readFields } from '../fields';
import { mounts, mountsBelow, mountsIn, pathWithin } from '../mounts';
import { findNamespace, hasNamespaces, isGone, isWithin, namespaces } from '../namespaces';
import type { Namespace } from '../namespaces';
import { passwordPolicies } from '../password-policy';
import { randomText } from '../passwords';
import { policies } from '../policies/kinds';
import { absent, badRequest, SecretsRefusal, unsupportedOperation, unsupportedPath } from '../refusal';
import { inNamespace } from '../request';
import type { SecretsCall } from '../request';
import { revokeToken } from '../revocation';
import { tokens } from '../tokens/kinds';
import { tokenRoles } from '../tokens/role';
import type { SystemRoute } from './route';
import { forgetMount, unmount } from './unmount';

const PATH = '/v1/sys/namespaces';
const RESERVED = ['root', 'sys', 'audit', 'auth', 'cubbyhole', 'identity'];

/** Namespaces below the request's. */
export const namespaceRoutes: readonly SystemRoute[] = (
  [
    {
      operation: 'Namespaces: List namespaces',
      method: 'LIST',
      path: PATH,
      handle: (world, { namespace }) => {
        const all = below(world, namespace).filter(({ path }) => !within(namespace, path).includes('/'));
        return listed(world, namespace, all);
      },
    },
    {
      operation: 'Namespaces: Scan namespaces',
      method: 'SCAN',
      path: PATH,
      handle: (world, { namespace }) => listed(world, namespace, below(world, namespace)),
    },
    {
      operation: 'Namespaces: Read namespace',
      method: 'GET',
      path: `${PATH}/*path`,
      handle: (world, { namespace }, { path }) => {
        if (path.startsWith('api-lock/')) throw unsupportedOperation();
        const found = findNamespace(world, inNamespace(namespace, trimmed(path)));
        if (!found) throw absent();
        return enveloped(world, shown(world, found));
      },
    },
    {
      operation: 'Namespaces: Write namespace',
      method: 'POST',
      path: `${PATH}/*path`,
      handle: (world, call, { path }) => write(world, call, trimmed(path)),
    },
    {
      operation: 'Namespaces: Change metadata of namespace',
      method: 'PATCH',
      path: `${PATH}/*path`,
      handle: (world, call, { path }) => change(world, call, trimmed(path)),
    },
    {
      operation: 'Namespaces: Delete namespace',
      method: 'DELETE',
      path: `${PATH}/*path`,
      handle: async (world, call, { path }) => remove(world, call, trimmed(path)),
    },
  ] satisfies readonly SystemRoute[]
).map(({ handle, ...route }): SystemRoute => ({
  ...route,
  absentIn: route.method === 'SCAN' ? ['standard', 'vault'] : ['standard'],
  handle: async (world, call, parameters) => {
    if (!hasNamespaces(world)) throw unsupportedPath();
    return handle(world, call, parameters);
  },
}));

function write(world: World, call: SecretsCall, name: string): Reply {
  checkName(name);
  const path = inNamespace(call.namespace, name);
  const at = world.store.of(mounts).find(path);
  const conflict = at && (at.namespace ?? '') === call.namespace ? at : mountsBelow(world, call.namespace, name)[0];
  if (conflict) throw badRequest(`new namespace conflicts with existing mount: ${pathWithin(conflict)}/`);
  const customMetadata = readMetadata(call);
  const before = findNamespace(world, path);
  if (before?.goneAt !== undefined) throw badRequest(`namespace "${path}/" is being deleted`);
  const written = world.store.of(namespaces).put({
    path,
    id: before?.id ?? randomText(world.random, 6),
    uuid: before?.uuid ?? world.random.uuid(),
    customMetadata: customMetadata as Namespace['customMetadata'],
  });
  return enveloped(world, shown(world, written));
}

/** null removes a key. */
function change(world: World, call: SecretsCall, name: string): Reply {
  const type = call.headers['content-type'] ?? '';
  if (!type.startsWith('application/merge-patch+json')) {
    throw new SecretsRefusal(415, ['PATCH requires Content-Type of application/merge-patch+json']);
  }
  const before = findNamespace(world, inNamespace(call.namespace, name));
  if (!before) throw badRequest('namespace not found');
  const merged = { ...before.customMetadata, ...readMetadata(call, { nullable: true }) };
  const customMetadata = Object.fromEntries(
    Object.entries(merged).filter((entry): entry is [string, string] => entry[1] !== null),
  );
  return enveloped(world, shown(world, world.store.of(namespaces).put({ ...before, customMetadata })));
}

async function remove(world: World, { namespace }: SecretsCall, name: string): Promise<Reply> {
  const path = inNamespace(namespace, name);
  const found = findNamespace(world, path);
  if (!found) return enveloped(world, null, { warnings: ['requested namespace does not exist'] });
  if (below(world, path).length > 0) {
    throw badRequest(`cannot delete namespace ("${path}/") containing child namespaces`);
  }
  // OpenBao discards the leases.
  const end = world.dialects.secrets === 'openbao' ? forgetMount : unmount;
  for (const mount of mountsIn(world, path)) await end(world, mount);
  for (const { id } of world.store.of(tokens).where((token) => token.namespace === path)) await revokeToken(world, id);
  world.store.of(policies).deleteWhere((policy) => policy.namespace === path);
  world.store.of(passwordPolicies).deleteWhere((policy) => policy.namespace === path);
  world.store.of(tokenRoles).deleteWhere((role) => role.namespace === path);
  finish(world, found);
  // Vault's documentation shows no body.
  return world.dialects.secrets === 'vault' ? WRITTEN : enveloped(world, { status: 'in-progress' });
}

/** Takes as long as configured. */
function finish({ clock, settings, store }: World, namespace: Namespace): void {
  const { namespaceDelayMs } = settings;
  if (namespaceDelayMs === 0) {
    store.of(namespaces).delete(namespace.path);
  } else if (namespace.goneAt === undefined) {
    const goneAt = new Date(clock.now().getTime() + namespaceDelayMs).toISOString();
    store.of(namespaces).put({ ...namespace, goneAt });
  }
}

function checkName(name: string): void {
  if (name.includes('/')) throw badRequest('namespace name cannot contain /');
  if (RESERVED.includes(name)) throw badRequest(`"${name}/" is a reserved path and cannot be used as a namespace name`);
  if (/\s/.test(name)) throw badRequest(`"${name}" contains space characters that cannot be used in a namespace name`);
  const [wildcard] = /[+*]/.exec(name) ?? [];
  if (wildcard !== undefined) {
    throw badRequest(`"${name}" contains wildcard characters that cannot be used in a namespace name: '${wildcard}'`);
  }
}

function readMetadata(call: SecretsCall, { nullable = false } = {}): Readonly<Record<string, string | null>> {
  const given = readFields(call).custom_metadata ?? {};
  const isText = (value: unknown) => typeof value === 'string' || (nullable && value === null);
  if (typeof given !== 'object' || Array.isArray(given) || !Object.values(given).every(isText)) {
    throw badRequest('custom_metadata values must be strings');
  }
  return { ...(given as Record<string, string | null>) };
}

function below(world: World, namespace: string): Namespace[] {
  return world.store
    .of(namespaces)
    .where((one) => one.path !== namespace && isWithin(one.path, namespace) && !isGone(world, one));
}

function within(namespace: string, path: string): string {
  return namespace === '' ? path : path.slice(namespace.length + 1);
}

function listed(world: World, namespace: string, all: readonly Namespace[]): Reply {
  if (all.length === 0) throw absent();
  const named = all
    .map((one) => [`${within(namespace, one.path)}/`, shown(world, one)] as const)
    .sort(([one], [other]) => (one < other ? -1 : 1));
  return enveloped(world, { keys: named.map(([key]) => key), key_info: Object.fromEntries(named) });
}

function shown({ dialects }: World, { path, id, uuid, customMetadata, locked, goneAt }: Namespace): object {
  const named = { path: `${path}/`, id, custom_metadata: customMetadata };
  return dialects.secrets === 'vault'
    ? named
    : { ...named, uuid, locked: locked === true, tainted: goneAt !== undefined };
}

function trimmed(path: string): string {
  return path.replace(/^\/+|\/+$/g, '');
}
