import { EndpointTable } from '../endpoint-table';
import type { Reply, Call, Match, Parameters, Route, Service } from '../exchange';
import type { Dialects } from '../settings';
import { secretsAccess } from '../tokens';
import type { World } from '../world';
import type { Engine, EngineRoute } from './engine';
import { engines, findEngine } from './engines';
import { findMount } from './mounts';
import { refusalResponse, SecretsRefusal, unsupportedOperation, unsupportedPath } from './refusal';
import { catchUp } from './revocation';
import { secretsRoutes } from './routes';
import { routesOf } from './system/route';
import { tokenOf } from './token';

/** Engines that exist without being mounted. */
const BUILT_IN = ['sys', 'auth/token', 'cubbyhole', 'identity'];

/** The secrets service, below `/v1`, with its token header, error envelope and responses to unknown paths. */
export class SecretsService implements Service {
  readonly name = 'secrets';
  private readonly tables: Tables;

  constructor(private readonly world: World) {
    this.tables = tablesOf(world.dialects.secrets);
  }

  find(call: Call): Match<Route> | undefined {
    const { router, path, prepare } = this.table(call.path);
    const match = writtenMethods(call).flatMap((method) => router?.find(method, path) ?? [])[0];
    return match && { route: prepare(match.route), parameters: match.parameters };
  }

  async reply(call: Call, match: Match<Route> | undefined): Promise<Reply> {
    try {
      return await this.permitted(call, match);
    } catch (error) {
      if (error instanceof SecretsRefusal) return refusalResponse(error);
      throw error;
    }
  }

  caller(call: Call): string {
    return tokenOf(this.world, call) ?? '';
  }

  tooManyRequests(call: Call, secondsToWait: number): Reply {
    const refusal = errors(429, `request path "${call.path.slice('/v1/'.length)}": rate limit quota exceeded`);
    return { ...refusal, headers: { 'Retry-After': String(Math.ceil(secondsToWait)) } };
  }

  /** Whole seconds, unlike the platform's. */
  limitHeaders(limit: number, remaining: number, secondsToWait: number): Readonly<Record<string, string>> {
    return {
      'X-RateLimit-Limit': String(limit),
      'X-RateLimit-Remaining': String(remaining),
      'X-RateLimit-Reset': String(Math.ceil(secondsToWait)),
    };
  }

  tooLarge(): Reply {
    return errors(413, 'request body too large');
  }

  private async permitted(call: Call, match: Match<Route> | undefined): Promise<Reply> {
    if (!match?.route.open) {
      const access = secretsAccess(tokenOf(this.world, call));
      const allowed = access === 'write' || (access === 'read' && isReading(call));
      if (!allowed) throw new SecretsRefusal(403, ['permission denied']);
    }
    await catchUp(this.world);
    if (!match) throw this.unknownPath(call);
    return match.route.handle(this.world, call, match.parameters);
  }

  /** The rows that may match a path: those of the engine that is mounted there, or the system's. */
  private table(path: string): Table {
    const mounted = this.mounted(path);
    if (!mounted) return { router: this.tables.system as EndpointTable<Row>, path, prepare: (route) => route as Route };
    const { mount, rest, engine } = mounted;
    return {
      router: this.tables.engines.get(engine) as EndpointTable<Row> | undefined,
      path: rest,
      prepare: (route) => ({
        ...route,
        handle: (world, call, parameters) =>
          (route as EngineRoute).handle({ world, call, mount, parameters: named(world, parameters) }),
      }),
    };
  }

  private mounted(
    path: string,
  ): { readonly mount: string; readonly rest: string; readonly engine: Engine } | undefined {
    const found = findMount(this.world, path.slice('/v1/'.length));
    const engine = found && findEngine(found.mount.type, this.world.dialects.secrets);
    return engine && { mount: found.mount.path, rest: found.rest.replace(/\/$/, ''), engine };
  }

  private unknownPath(call: Call): SecretsRefusal {
    const { router, path: below } = this.table(call.path);
    if ((router?.methods(below) ?? []).length > 0) return unsupportedOperation();
    const path = call.path.slice('/v1/'.length);
    if (this.mounted(call.path) || BUILT_IN.some((mount) => path === mount || path.startsWith(`${mount}/`))) {
      return unsupportedPath();
    }
    return new SecretsRefusal(404, [`no handler for route "${path}". route entry not found.`]);
  }
}

interface Tables {
  readonly system: EndpointTable<Route>;
  readonly engines: ReadonlyMap<Engine, EndpointTable<EngineRoute>>;
}

/** Shared by all emulators of a process. */
const tablesByDialect = new Map<string, Tables>();

function tablesOf(dialect: Dialects['secrets']): Tables {
  const known = tablesByDialect.get(dialect);
  if (known) return known;
  const tables: Tables = {
    system: new EndpointTable(routesOf(secretsRoutes, dialect)),
    engines: new Map(
      engines.map((engine) => [
        engine,
        new EndpointTable(engine.routes.filter(({ absentIn }) => !absentIn?.includes(dialect))),
      ]),
    ),
  };
  tablesByDialect.set(dialect, tables);
  return tables;
}

type Row = Pick<Route, 'operation' | 'method' | 'path'>;

interface Table {
  readonly router: EndpointTable<Row> | undefined;
  readonly path: string;
  prepare(route: Row): Route;
}

/** PUT is POST, and `GET …?list=true` is LIST. */
function writtenMethods(call: Call): readonly string[] {
  if (call.method === 'PUT') return ['PUT', 'POST'];
  return [call.method === 'GET' && call.query.get('list') === 'true' ? 'LIST' : call.method];
}

/** Vault and OpenBao route only names with certain characters; the specification has no such rule. */
function named(world: World, parameters: Parameters): Parameters {
  if (world.dialects.secrets === 'standard') return parameters;
  const names = Object.entries(parameters).filter(([key]) => key === 'name' || key === 'role');
  if (!names.every(([, name]) => /^\w(?:[\w.-]*\w)?$/.test(name))) throw unsupportedPath();
  return parameters;
}

function isReading(call: Call): boolean {
  return call.method === 'GET' || call.method === 'LIST';
}

function errors(status: number, ...texts: string[]): Reply {
  return { status, body: { errors: texts } };
}
