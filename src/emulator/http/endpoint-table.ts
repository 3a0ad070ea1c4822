import findMyWay from 'find-my-way';
import type { Match, Parameters } from '../exchange';

/** The router of the HTTP framework. */
type Router = findMyWay.Instance<findMyWay.HTTPVersion.V1>;

/** The router's match; the remainder of a path is `*`. */
type Matched = Readonly<Record<string, string | undefined>>;

/** A row and the path parameters that the router matched. */
interface Found<R> {
  readonly row: R;
  /** Undefined if a parameter is empty, since no row matches that. */
  read(values: Matched): Matched | undefined;
}

/**
 * Finds the row of an endpoint table that matches a request; the row with the most literal segments wins. Builds the
 * router on first use.
 */
export class EndpointTable<R extends { readonly method: string; readonly path: string }> {
  private made: Router | undefined;

  constructor(private readonly rows: readonly R[]) {}

  find(method: string, path: string): Match<R> | undefined {
    // The router would cut the path at this character.
    if (path.includes('#')) return undefined;
    const routed = routerMethod(method);
    const found = routed && this.router.find(routed, path.startsWith('/') ? path : `/${path}`);
    if (!found) return undefined;
    const { row, read } = found.store as Found<R>;
    const parameters = read(found.params);
    // The parameters of the row's own path; see `Parameters`.
    return parameters && { route: row, parameters: parameters as Parameters };
  }

  /** The methods of a path, in table order. */
  methods(path: string): string[] {
    const found = new Set(
      [...new Set(this.rows.map(({ method }) => method))].map((method) => this.find(method, path)?.route),
    );
    return this.rows.filter((row) => found.has(row)).map(({ method }) => method);
  }

  private get router(): Router {
    this.made ??= routerOf(this.rows);
    return this.made;
  }
}

function routerOf<R extends { readonly method: string; readonly path: string }>(rows: readonly R[]): Router {
  // The length of a request line already limits the length of a parameter.
  const router: Router = findMyWay({ maxParamLength: Infinity });
  for (const row of rows) {
    const path = row.path.startsWith('/') ? row.path : `/${row.path}`;
    const found: Found<R> = { row, read: parameterReader(path) };
    const method = STAND_INS[row.method] ?? (row.method as findMyWay.HTTPMethod);
    // The router has no name for the remainder of a path.
    router.on(method, path.replace(/\*\w+$/, '*'), () => undefined, found);
  }
  return router;
}

/** The router knows only the methods of Node.js's parser. Methods that no operation uses stand in for the others. */
const STAND_INS: Readonly<Record<string, findMyWay.HTTPMethod>> = { LIST: 'LINK', SCAN: 'UNLINK' };

const STANDING_IN: ReadonlySet<string> = new Set(Object.values(STAND_INS));

/** Undefined if no row has this method. */
function routerMethod(method: string): findMyWay.HTTPMethod | undefined {
  if (STANDING_IN.has(method)) return undefined;
  return STAND_INS[method] ?? (method as findMyWay.HTTPMethod);
}

function parameterReader(path: string): Found<unknown>['read'] {
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
  const remaining = /\*(\w+)$/.exec(path)?.[1];
  return (values) => {
    for (const name of names) if (values[name] === '') return undefined;
    if (remaining === undefined) return values;
    const { '*': rest, ...named } = values;
    return { ...named, [remaining]: rest };
  };
}
