import type { Match, Parameters } from './exchange';

interface Row<R> { readonly route: R; readonly segments: readonly string[] }

/** Finds the row of an endpoint table that a request means. The first row that fits counts; those that end in `*rest` come last. */
export class Router<R extends { readonly method: string; readonly path: string }> {
  private readonly bySegmentCount = new Map<number, Row<R>[]>();
  private readonly open: Row<R>[] = [];

  constructor(routes: readonly R[]) {
    for (const route of routes) {
      const segments = route.path.split('/');
      if (segments[segments.length - 1].startsWith('*')) {
        this.open.push({ route, segments });
        continue;
      }
      const rows = this.bySegmentCount.get(segments.length) ?? [];
      rows.push({ route, segments });
      this.bySegmentCount.set(segments.length, rows);
    }
  }

  find(method: string, path: string): Match<R> | undefined {
    return this.matches(path).find(({ route }) => route.method === method);
  }

  /** The methods that the path has, for the header `Allow`. */
  methods(path: string): string[] {
    return this.matches(path).map(({ route }) => route.method);
  }

  private matches(path: string): Match<R>[] {
    const given = decodeSegments(path);
    if (!given) return [];
    const rows = [...this.bySegmentCount.get(given.length) ?? [], ...this.open.filter(({ segments }) => segments.length <= given.length)];
    return rows.flatMap(({ route, segments }) => {
      const parameters = bind(segments, given);
      return parameters ? [{ route, parameters }] : [];
    });
  }
}

function bind(pattern: readonly string[], given: readonly string[]): Parameters | undefined {
  const parameters: Record<string, string> = {};
  for (const [index, segment] of pattern.entries()) {
    if (segment.startsWith('*')) {
      parameters[segment.slice(1)] = given.slice(index).join('/');
    } else if (!segment.startsWith(':')) {
      if (segment !== given[index]) return undefined;
    } else if (given[index] === '') {
      return undefined;
    } else {
      parameters[segment.slice(1)] = given[index];
    }
  }
  return parameters;
}

/** Undefined where the path is not percent-encoded text. */
function decodeSegments(path: string): string[] | undefined {
  try {
    return path.split('/').map(decodeURIComponent);
  } catch {
    return undefined;
  }
}
