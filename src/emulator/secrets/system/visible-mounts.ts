import type { World } from '../../world';
import { enveloped } from '../envelope';
import { pathWithin } from '../mounts';
import type { Mount } from '../mounts';
import { splitNamespace } from '../namespaces';
import { grantsBelow } from '../policies/decide';
import { rulesOfToken } from '../policies/rules';
import { SecretsRefusal } from '../refusal';
import type { SecretsCall } from '../request';
import { isRoot } from '../tokens/kinds';
import { entriesIn, shownMount } from './mount-entries';
import type { SystemRoute } from './route';

/** Mounts as programs discover them, for callers with any permission below them. */
export const visibleMountRoutes: readonly SystemRoute[] = [
  {
    operation: 'System: List mounts for clients',
    method: 'GET',
    path: '/v1/sys/internal/ui/mounts',
    open: true,
    handle: (world, call) => {
      const visible = entriesIn(world, call.namespace).filter((mount) => isVisible(world, call, mount));
      const shown = (entries: readonly Mount[]) =>
        Object.fromEntries(
          entries.map((mount) => [`${pathWithin(mount).replace(/^auth\//, '')}/`, shownMount(world, mount)]),
        );
      return enveloped(world, {
        secret: shown(visible.filter(({ auth }) => !auth)),
        auth: shown(visible.filter(({ auth }) => auth)),
      });
    },
  },
  {
    operation: 'Mounts: Read mount for clients',
    method: 'GET',
    path: '/v1/sys/internal/ui/mounts/*path',
    open: true,
    handle: (world, call, { path }) => {
      if (!call.caller) throw new SecretsRefusal(403, ['permission denied']);
      const { namespace, rest } = splitNamespace(world, call.namespace, path) ?? {
        namespace: call.namespace,
        rest: path,
      };
      const mount = entriesIn(world, namespace).find((entry) => `${rest}/`.startsWith(`${pathWithin(entry)}/`));
      // The services do not distinguish missing objects from forbidden ones.
      if (!mount || !mayUse(world, call, mount)) {
        throw new SecretsRefusal(403, [
          `preflight capability check returned 403, please ensure client's policies grant access to path "${path.replace(/\/$/, '')}/"`,
        ]);
      }
      const below = mount.path
        .slice(call.namespace === '' ? 0 : call.namespace.length + 1)
        .replace(/(^|\/)auth\//, '$1');
      return enveloped(world, { ...shownMount(world, mount), path: `${below}/` });
    },
  },
];

/** Publicly listed mounts need no permission. */
function isVisible(world: World, call: SecretsCall, mount: Mount): boolean {
  return mount.config?.listing_visibility === 'unauth' || mayUse(world, call, mount);
}

export function mayUse(world: World, { caller }: Pick<SecretsCall, 'caller'>, { path }: Mount): boolean {
  if (!caller) return false;
  if (caller.kind === 'fixed') return caller.access !== 'none';
  const { token } = caller;
  const own = token.namespace === '' ? '' : `${token.namespace}/`;
  if (!path.startsWith(own)) return false;
  return isRoot(token) || grantsBelow(rulesOfToken(world, token), `${path.slice(own.length)}/`);
}
