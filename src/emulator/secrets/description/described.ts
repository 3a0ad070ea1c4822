import type { Engine } from '../engine';
import { parseTable } from './parse-table';
import type { DescribedOperation, DescribedPath } from './parse-table';
import { IDENTITY } from './tables/identity';
import { SYSTEM } from './tables/system';
import { TOKEN } from './tables/token';

/** The built-in mounts, with the tables that describe them. */
const BUILT_IN: ReadonlyMap<string, string> = new Map([
  ['sys', SYSTEM],
  ['identity', IDENTITY],
  ['auth/token', TOKEN],
]);

/** Tables never change, so each is parsed once. */
const parsed = new Map<string, readonly DescribedPath[]>();

export function builtInPaths(mount: string): readonly DescribedPath[] | undefined {
  const table = BUILT_IN.get(mount);
  return table === undefined ? undefined : pathsIn(table);
}

/** The built-in mount that a path is below, and the rest of the path. */
export function builtInOf(path: string): { readonly mount: string; readonly rest: string } | undefined {
  for (const mount of BUILT_IN.keys()) {
    if (path === mount || path.startsWith(`${mount}/`)) return { mount, rest: path.slice(mount.length + 1) };
  }
  return undefined;
}

export function pathsOf(engine: Engine): readonly DescribedPath[] {
  return engine.description === undefined ? pathsOfRoutes(engine) : pathsIn(engine.description);
}

function pathsIn(table: string): readonly DescribedPath[] {
  const known = parsed.get(table);
  if (known) return known;
  const paths = parseTable(table);
  parsed.set(table, paths);
  return paths;
}

const VERBS: Readonly<Record<string, DescribedOperation['verb']>> = {
  GET: 'get',
  LIST: 'list',
  POST: 'post',
  PUT: 'post',
  DELETE: 'delete',
};

/** For engines without a table: their paths, without the members of bodies. */
function pathsOfRoutes({ type, routes }: Engine): readonly DescribedPath[] {
  const paths = [...new Set(routes.map(({ path }) => path))].sort();
  return paths.map((path) => {
    const own = routes.filter((route) => route.path === path);
    const operations = own.flatMap(({ method }): DescribedOperation[] => {
      const verb = VERBS[method];
      const words = path.replace(/[:*]/g, '').replace(/[/_]/g, '-');
      return verb ? [{ verb, id: `${type}-${verb}-${words}`, members: new Map() }] : [];
    });
    return {
      path: path.replace(/[:*](\w+)/g, '{$1}'),
      creates: own.some(({ exists }) => exists !== undefined),
      sudo: own.some(({ sudo }) => sudo ?? false),
      open: own.some(({ open }) => open ?? false),
      operations,
    };
  });
}

/** The description that matches a path; the one with the most literal segments wins. */
export function describedPath(paths: readonly DescribedPath[], path: string): DescribedPath | undefined {
  return paths
    .filter((described) => patternOf(described.path).test(path))
    .sort((one, other) => literalsOf(other.path) - literalsOf(one.path))[0];
}

/** Only the last segment of a path may contain slashes. */
function patternOf(path: string): RegExp {
  const text = path.replace(/\{\w+\}(?!$)/g, '[^/]+').replace(/\{\w+\}$/, '.+');
  return new RegExp(`^${text}$`);
}

function literalsOf(path: string): number {
  return path.split('/').filter((segment) => !segment.startsWith('{')).length;
}
