import { platformRoutes } from '../platform/routes';
import { builtInOf, builtInPaths, describedPath, pathsOf } from '../secrets/description/described';
import type { DescribedPath } from '../secrets/description/parse-table';
import { schemaOf } from '../secrets/description/schema';
import type { Engine } from '../secrets/engine';
import { findEngine } from '../secrets/engines';
import { mountsIn } from '../secrets/mounts';
import { secretsRoutes } from '../secrets/routes';
import { routesOf } from '../secrets/system/route';
import type { World } from '../world';

/** A row of an endpoint table, at the address where it is currently served. */
export interface Operation {
  readonly service: 'platform' | 'secrets';
  /** The group it belongs to: the first segments of a path, or a mount. */
  readonly group: string;
  readonly name: string;
  readonly method: string;
  /** With `:named` segments. */
  readonly path: string;
  readonly open: boolean;
  readonly deprecated: boolean;
  /** Takes bytes instead of a document. */
  readonly raw: boolean;
  /** The schema of the body, if it is known. */
  readonly body?: object;
}

/** Everything that both services serve with their current settings: engines appear where they are mounted. */
export function operationsOf(world: World): readonly Operation[] {
  return [...ofPlatform(world), ...ofSystem(world), ...ofMounts(world)];
}

function ofPlatform({ settings }: World): Operation[] {
  return platformRoutes
    .filter(({ isServed }) => isServed?.(settings) ?? true)
    .map(({ operation, method, path, open = false, deprecated = false, raw = false }) => {
      return { service: 'platform', group: groupOf(path), name: operation, method, path, open, deprecated, raw };
    });
}

function ofSystem({ dialects }: World): Operation[] {
  return routesOf(secretsRoutes, dialects.secrets).map(({ operation, method, path, open = false, ...row }) => {
    const at = builtInOf(path.slice('/v1/'.length));
    const described = at && describedPath(builtInPaths(at.mount) ?? [], at.rest);
    return {
      service: 'secrets',
      group: at?.mount ?? groupOf(path),
      name: operation,
      method,
      path,
      open,
      deprecated: row.deprecated ?? false,
      raw: false,
      ...bodyOf(method, described),
    };
  });
}

function ofMounts(world: World): Operation[] {
  const { secrets } = world.dialects;
  return mountsIn(world, '').flatMap((mount) => {
    const engine = findEngine(mount, secrets);
    return engine ? ofEngine(engine, mount.path, secrets) : [];
  });
}

function ofEngine(engine: Engine, mount: string, dialect: World['dialects']['secrets']): Operation[] {
  return engine.routes
    .filter(({ absentIn }) => !absentIn?.includes(dialect))
    .map(({ operation, method, path, open = false }) => ({
      service: 'secrets',
      group: mount,
      name: operation,
      method,
      path: `/v1/${mount}/${path}`,
      open,
      deprecated: false,
      raw: false,
      ...bodyOf(method, describedPath(pathsOf(engine), path)),
    }));
}

/** Takes the schema from the service's own description, which names path parameters differently. */
function bodyOf(method: string, described: DescribedPath | undefined): Pick<Operation, 'body'> {
  const written = method === 'POST' && described?.operations.find(({ verb }) => verb === 'post');
  return written && written.members.size > 0 ? { body: schemaOf(written) } : {};
}

/** The first segment that names the kind of object: `/api/v2/organizations/:name/tasks` belongs to `tasks`. */
function groupOf(path: string): string {
  const segments = path.split('/').filter((segment) => segment !== '' && !/^[:*]/.test(segment));
  const [first = '', second = '', ...rest] = segments;
  if (first !== 'api') return first;
  if (second !== 'v2') return second;
  return (rest[0] === 'organizations' && rest[1]) || rest[0]!;
}
