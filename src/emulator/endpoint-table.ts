import findMyWay from 'find-my-way';
import type { Match, Parameters } from './exchange';
import { parsedMethod } from './list-method';

/** The HTTP framework's own router. */
type Router = findMyWay.Instance<findMyWay.HTTPVersion.V1>;

/** A row, and what its names stand for where the router has found it. */
interface Found<R> {
  readonly row: R;
  /** Undefined where a name is empty, which no row means. */
  read(values: Parameters): Parameters | undefined;
}

/** Finds the row of an endpoint table that a request means: the one that says most of a path literally. Made ready when it is first asked. */
export class EndpointTable<R extends { readonly method: string; readonly path: string }> {
  private made: Router | undefined;

  constructor(private readonly rows: readonly R[]) {}

  find(method: string, path: string): Match<R> | undefined {
    // Behind it, the router would see no path any more.
    if (path.includes('#')) return undefined;
    const found = this.router.find(parsedMethod(method) as findMyWay.HTTPMethod, path.startsWith('/') ? path : `/${path}`);
    if (!found) return undefined;
    const { row, read } = found.store as Found<R>;
    const parameters = read(found.params as Parameters);
    return parameters && { route: row, parameters };
  }

  /** The methods that the path has, in the order of the table. */
  methods(path: string): string[] {
    const found = new Set([...new Set(this.rows.map(({ method }) => method))].map((method) => this.find(method, path)?.route));
    return this.rows.filter((row) => found.has(row)).map(({ method }) => method);
  }

  private get router(): Router {
    this.made ??= routerOf(this.rows);
    return this.made;
  }
}

function routerOf<R extends { readonly method: string; readonly path: string }>(rows: readonly R[]): Router {
  // A request line bounds the length of a name.
  const router: Router = findMyWay({ maxParamLength: Infinity });
  for (const row of rows) {
    const path = row.path.startsWith('/') ? row.path : `/${row.path}`;
    const found: Found<R> = { row, read: parameterReader(path) };
    // The router has no name for what remains of a path.
    router.on(parsedMethod(row.method) as findMyWay.HTTPMethod, path.replace(/\*\w+$/, '*'), () => undefined, found);
  }
  return router;
}

function parameterReader(path: string): Found<unknown>['read'] {
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name);
  const remaining = /\*(\w+)$/.exec(path)?.[1];
  return (values) => {
    for (const name of names) if (values[name] === '') return undefined;
    if (remaining === undefined) return values;
    const { '*': rest, ...named } = values;
    return { ...named, [remaining]: rest };
  };
}
