import type { Reply } from '../../exchange';
import type { World } from '../../world';
import { builtInPaths, pathsOf } from '../description/described';
import { openApi } from '../description/document';
import type { DescribedMount } from '../description/document';
import { findEngine } from '../engines';
import { readFields, readFlag } from '../fields';
import { pathWithin } from '../mounts';
import type { Mount } from '../mounts';
import { SecretsRefusal } from '../refusal';
import { tokenOf } from '../token';
import { entriesIn } from './mount-entries';
import type { SystemRoute } from './route';
import { mayUse } from './visible-mounts';

/** The service's own description, covering the mounts where the caller has any permission. */
export const specificationRoutes: readonly SystemRoute[] = ['GET', 'POST'].map((method) => ({
  operation: 'System: Read OpenAPI document',
  method,
  path: '/v1/sys/internal/specs/openapi',
  open: true,
  handle: (world, call): Reply => {
    // Anonymous callers may read it, but callers with an unknown token may not.
    if (!call.caller && tokenOf(world, call) !== undefined) throw new SecretsRefusal(403, ['permission denied']);
    const inQuery = call.query.get('generic_mount_paths') ?? '';
    const generic = /^(?:1|t|true)$/i.test(inQuery) || (readFlag(readFields(call), 'generic_mount_paths') ?? false);
    const mounts = entriesIn(world, call.namespace).filter((mount) => mayUse(world, call, mount));
    return {
      status: 200,
      body: openApi(
        world,
        mounts.flatMap((mount) => described(world, mount, generic)),
      ),
    };
  },
}));

/** In any namespace, a mount's paths are prefixed with its path there. */
function described(world: World, mount: Mount, generic: boolean): readonly DescribedMount[] {
  const path = pathWithin(mount);
  const about = describedMount(world, mount);
  if (!about) return [];
  if (!generic || builtInPaths(path)) return [{ ...about, prefix: `/${path}/` }];
  const own = path.replace(/^auth\//, '');
  const name = `${own.replace(/\W/g, '_')}_mount_path`;
  return [{ ...about, prefix: `/${mount.auth ? 'auth/' : ''}{${name}}/`, mountParameter: { name, path: own } }];
}

/** Undefined for a mount without emulated paths. */
export function describedMount(world: World, mount: Mount): Omit<DescribedMount, 'prefix'> | undefined {
  const path = pathWithin(mount);
  const builtIn = builtInPaths(path);
  if (builtIn) {
    const tag = path === 'sys' ? 'system' : path === 'identity' ? 'identity' : 'auth';
    return { tag, idPrefix: '', paths: builtIn };
  }
  const engine = findEngine(mount, world.dialects.secrets);
  if (!engine) return undefined;
  return {
    tag: mount.auth ? 'auth' : 'secrets',
    // The operation names of these engines clash with others.
    idPrefix: mount.type === 'kv' ? 'kv-' : '',
    ...(engine.otherPath ? { catchAll: true } : {}),
    paths: pathsOf(engine),
  };
}
