import type { Reply, Call, Match, Parameters, Route, Service } from '../exchange';
import { EndpointTable } from '../http/endpoint-table';
import { unreadParameters } from '../http/read-query';
import type { Sender } from '../journal/recorded-request';
import { unreadFields, unreadTopFields } from '../read-fields';
import type { Dialects } from '../settings';
import type { World } from '../world';
import { authorize, authorizeWrapping, callerOf, countUse } from './access';
import { audit } from './audit/entry';
import { builtInOf } from './description/described';
import { helpReply } from './description/help';
import type { Engine, EngineRoute } from './engine';
import { engines, findEngine } from './engines';
import { WRITTEN } from './envelope';
import { isListing, isWriting, refuseFlags, writtenMethods } from './methods';
import { findMount } from './mounts';
import { hasNamespaces, lockedNamespace, splitNamespace } from './namespaces';
import { cleanPath, pathInNamespace, redirection } from './paths';
import {
  absent,
  badRequest,
  FieldRefusal,
  refusalResponse,
  SecretsRefusal,
  unsupportedOperation,
  unsupportedPath,
} from './refusal';
import { NamespacedCall } from './request';
import type { SecretsCall } from './request';
import { catchUp, revokeToken } from './revocation';
import { secretsRoutes } from './routes';
import { findEntry } from './system/mount-entries';
import { isUnlocking } from './system/namespace-locks';
import { routesOf } from './system/route';
import type { SystemRoute } from './system/route';
import { describedMount } from './system/specification';
import { tokenOf } from './token';
import { findToken } from './tokens/kinds';
import { wantedWrapping, wrapped } from './wrapping';

/** Engines that exist without being mounted. */
const BUILT_IN = ['sys', 'auth/token', 'cubbyhole', 'identity'];

/** Paths that find a namespace's token even if the request does not name the namespace. */
const ABOUT_ITSELF = ['auth/token/lookup-self', 'auth/token/renew-self', 'auth/token/revoke-self'];

/** The secrets service, below `/v1`, with its token header, error envelope and responses to unknown paths. */
export class SecretsService implements Service {
  readonly name = 'secrets';
  private readonly tables: Tables;
  /** For requests whose row was looked up: each is located once. */
  private readonly locations = new WeakMap<Call, Located>();

  constructor(private readonly world: World) {
    this.tables = tablesOf(world.dialects.secrets);
  }

  find(call: Call): Match<Route> | undefined {
    const located = this.located(call);
    if (located) this.locations.set(call, located);
    else this.locations.delete(call);
    // The request log and the faults only need the row.
    return located?.row as Match<Route> | undefined;
  }

  /** The response repeats the namespace that the client named. */
  async reply(call: Call): Promise<Reply> {
    const reply = await this.replied(call);
    const namespace = hasNamespaces(this.world) ? call.headers['x-vault-namespace'] : undefined;
    if (typeof namespace !== 'string' || namespace === '') return reply;
    return { ...reply, headers: { ...reply.headers, 'X-Vault-Namespace': namespace } };
  }

  private async replied(call: Call): Promise<Reply> {
    const clean = cleanPath(call.path);
    if (clean !== call.path) return redirection(clean, call);
    const located = this.locations.get(call) ?? this.located(call);
    if (!located) return refusalResponse(new SecretsRefusal(404, ['namespace not found']));
    const reply = await this.permitted(located).catch((error: unknown) => {
      if (error instanceof SecretsRefusal) return refusalResponse(error);
      throw error;
    });
    audit(this.world, located.call, located.path, reply);
    return reply;
  }

  sender(call: Call): Sender {
    const token = tokenOf(this.world, call) ?? '';
    return { token, accessor: token === '' ? undefined : findToken(this.world, token)?.accessor };
  }

  unknownFields(call: Call): string[] {
    return unreadFields(call);
  }

  unknownParameters(call: Call): string[] {
    return unreadParameters(call.query);
  }

  tooManyRequests(call: Call, secondsToWait: number): Reply {
    const refusal = errors(429, `request path "${call.path.slice('/v1/'.length)}": rate limit quota exceeded`);
    return { ...refusal, headers: { 'Retry-After': String(Math.ceil(secondsToWait)) } };
  }

  /** Whole seconds, unlike on the platform. */
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

  private async permitted(located: Located): Promise<Reply> {
    const { world } = this;
    const { call, path, row } = located;
    if (call.hasQuery && (call.query.get('help') ?? '') !== '') return this.help(located);
    const wrapping = wantedWrapping(call);
    const isLast = row?.route.open ? false : countUse(world, call);
    try {
      const exists = row && isWriting(call) ? row.exists() : undefined;
      authorize(world, call, path, { open: row?.route.open, sudo: row?.route.sudo, exists });
      authorizeWrapping(world, call, path, wrapping);
      await catchUp(world);
      if (!isUnlocking(path)) this.refuseLocked(call);
      refuseFlags(call);
      const ended = row && path.endsWith('/') ? this.slashReply(located) : undefined;
      if (ended) return ended;
      const handled = row
        ? exists === undefined
          ? row.handle()
          : row.handle().catch(withReasonOnly)
        : this.other(located);
      const reply = this.withWarnings(located, await handled);
      return wrapping > 0 ? wrapped(world, call, reply, wrapping, path) : reply;
    } finally {
      if (isLast && call.caller) await revokeToken(world, call.caller.id);
    }
  }

  private refuseLocked({ namespace }: SecretsCall): void {
    const locked = namespace === '' ? undefined : lockedNamespace(this.world, namespace);
    if (!locked) return;
    throw new SecretsRefusal(503, [
      `API access to this namespace has been locked by an administrator - "${locked.path}/" must be unlocked to gain access.`,
    ]);
  }

  /** Otherwise misspelt fields would go unnoticed. The specification has no such warning. */
  private withWarnings({ call, path }: Located, reply: Reply): Reply {
    if (this.world.dialects.secrets === 'standard' || !hasWarnings(reply.body)) return reply;
    const ignored = [...unreadTopFields(call), ...this.ignoredParameters(call, path)].sort();
    if (ignored.length === 0) return reply;
    const warning = `Endpoint ignored these unrecognized parameters: [${ignored.join(' ')}]`;
    return { ...reply, body: { ...reply.body, warnings: [...(reply.body.warnings ?? []), warning] } };
  }

  /** Query parameters count if there is no body. */
  private ignoredParameters({ method, query, hasQuery, namespace }: SecretsCall, path: string): readonly string[] {
    if (!hasQuery || !['GET', 'LIST', 'SCAN'].includes(method)) return [];
    const engine = this.mounted(namespace, path)?.engine;
    const paging = engine && !engine.unpaged ? PAGING : [];
    return unreadParameters(query).filter((name) => !paging.includes(name));
  }

  /** Locates a request; undefined if its namespace does not exist. */
  private located(received: Call): Located | undefined {
    const { world } = this;
    const caller = callerOf(world, received);
    const target = this.namespaced(received, caller?.kind === 'issued' ? caller.token.namespace : '');
    if (!target) return undefined;
    const { namespace, rest: path } = target;
    const method = writtenMethods(received).at(-1) ?? received.method;
    const call = new NamespacedCall(received, { namespace, caller, method, path: `/v1/${path}` });
    const engine = this.engineRow(call, path) ?? this.systemRow(call);
    return { call, path, row: engine === 'none' ? undefined : engine };
  }

  private namespaced(
    { path, headers }: Call,
    own: string,
  ): { readonly namespace: string; readonly rest: string } | undefined {
    const rest = path.slice('/v1/'.length);
    if (!hasNamespaces(this.world)) return { namespace: '', rest };
    const header = headers['x-vault-namespace'];
    const split = splitNamespace(this.world, typeof header === 'string' ? header : '', rest);
    return split?.namespace === '' && ABOUT_ITSELF.includes(rest) ? { namespace: own, rest } : split;
  }

  /** The row of the engine mounted at a path; `none` if the engine lacks it, undefined if nothing is mounted. */
  private engineRow(call: SecretsCall, path: string): Row | 'none' | undefined {
    const { world } = this;
    const mounted = this.mounted(call.namespace, path);
    if (!mounted) return undefined;
    if (mounted.tainted) return 'none';
    const match = found(this.tables.engines.get(mounted.engine), call, mounted.rest);
    if (!match) return 'none';
    const { route } = match;
    const request = () => ({
      world,
      call,
      mount: mounted.mount,
      parameters: named(world, mounted.engine, match.parameters),
    });
    return {
      ...match,
      exists: () => route.exists?.(request()),
      handle: async () => route.handle(request()),
    };
  }

  private systemRow(call: SecretsCall): Row | undefined {
    const { world } = this;
    const match = found(this.tables.system, call, call.path);
    if (!match) return undefined;
    const { route, parameters } = match;
    return {
      ...match,
      exists: () => route.exists?.(world, call, parameters),
      handle: async () => route.handle(world, call, parameters),
    };
  }

  private mounted(namespace: string, path: string): Mounted | undefined {
    const at = findMount(this.world, namespace, path);
    const engine = at && findEngine(at.mount, this.world.dialects.secrets);
    if (!engine) return undefined;
    const { path: mount, tainted = false } = at.mount;
    return { mount, rest: at.rest.replace(/\/$/, ''), engine, tainted };
  }

  /** Only list paths end with a slash; other paths do not exist with one. */
  private slashReply({ call, path }: Located): Reply | undefined {
    const mounted = this.mounted(call.namespace, path);
    if (!mounted || isListing(call)) return undefined;
    if (isWriting(call) || call.method === 'PATCH') throw badRequest("cannot write to a path ending in '/'");
    if (mounted.engine.slashes) {
      if (call.method === 'DELETE') return WRITTEN;
      throw absent();
    }
    const isListed = this.tables.engines.get(mounted.engine)?.methods(mounted.rest).includes('LIST');
    throw isListed ? unsupportedOperation() : unsupportedPath();
  }

  /** Any known caller may read the help for a path. */
  private help({ call, path }: Located): Reply {
    const { world } = this;
    if (!call.caller) throw new SecretsRefusal(403, ['permission denied']);
    const mounted = this.mounted(call.namespace, path);
    const at = mounted ? undefined : builtInOf(path);
    const mount = findEntry(world, call.namespace, at?.mount ?? pathInNamespace(mounted?.mount ?? '', call.namespace));
    const described = mount && describedMount(world, mount);
    const rest = (mounted?.rest ?? at?.rest ?? '').replace(/\/$/, '');
    const reply = described && helpReply(world, described, rest);
    if (!reply) throw mount ? unsupportedPath() : this.unknownPath({ call, path }, mounted);
    return reply;
  }

  /** The response to a request without a row. */
  private other({ call, path }: Located): Reply {
    const mounted = this.mounted(call.namespace, path);
    const request = { world: this.world, call, mount: mounted?.mount ?? '', parameters: {} as Parameters };
    const answer = mounted?.tainted ? undefined : mounted?.engine.otherPath?.(request, mounted.rest);
    if (!answer) throw this.unknownPath({ call, path }, mounted);
    return answer;
  }

  private unknownPath({ call, path }: Pick<Located, 'call' | 'path'>, mounted: Mounted | undefined): SecretsRefusal {
    // The path of a list ends with a slash.
    const sought = isListing(call) ? `${path.replace(/\/$/, '')}/` : path;
    if (mounted?.tainted) return taintedPath(sought, call.namespace);
    const methods = mounted
      ? this.tables.engines.get(mounted.engine)?.methods(mounted.rest)
      : this.tables.system.methods(call.path);
    // A path with a trailing slash does not name a single object.
    const isNone = isListing(call) && (/^(?:sys|identity)\//.test(path) || (mounted?.engine.plainNames ?? false));
    if ((methods ?? []).length > 0 && !isNone) return unsupportedOperation();
    if (mounted || BUILT_IN.some((mount) => path === mount || path.startsWith(`${mount}/`))) return unsupportedPath();
    return new SecretsRefusal(404, [`no handler for route "${sought}". route entry not found.`]);
  }
}

/** A request in its namespace, and the matching row of an endpoint table. */
interface Located {
  readonly call: SecretsCall;
  /** Below `/v1` and the namespace. */
  readonly path: string;
  readonly row: Row | undefined;
}

/** The mount that a path is below. */
interface Mounted {
  readonly mount: string;
  readonly rest: string;
  readonly engine: Engine;
  readonly tainted: boolean;
}

interface Row extends Match<Pick<Route, 'operation' | 'open'> & { readonly sudo?: true }> {
  exists(): boolean | undefined;
  handle(): Promise<Reply>;
}

interface Tables {
  readonly system: EndpointTable<SystemRoute>;
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

function found<R extends { readonly method: string; readonly path: string }>(
  table: EndpointTable<R> | undefined,
  call: Call,
  path: string,
): Match<R> | undefined {
  return writtenMethods(call).flatMap((method) => table?.find(method, path) ?? [])[0];
}

/** The parameters of engine lists. */
const PAGING = ['after', 'limit'];

/** An envelope in which the service can put warnings. */
function hasWarnings(body: unknown): body is { readonly warnings: readonly string[] | null } {
  return typeof body === 'object' && body !== null && 'warnings' in body;
}

/** Vault and OpenBao only route names with certain characters; the specification has no such rule. */
function named(world: World, { plainNames }: Engine, parameters: Parameters): Parameters {
  if (world.dialects.secrets === 'standard' && !plainNames) return parameters;
  const names = Object.entries(parameters).filter(([key]) => key === 'name' || key === 'role');
  if (!names.every(([, name]) => /^\w(?:[\w.-]*\w)?$/.test(name))) throw unsupportedPath();
  return parameters;
}

/** The message for a mount whose unmount failed. */
function taintedPath(path: string, namespace: string): SecretsRefusal {
  const where = namespace === '' ? '' : `${namespace}/`;
  return new SecretsRefusal(404, [
    `no handler for route ${JSON.stringify(path)} on namespace ${JSON.stringify(where)}. route entry or namespace is tainted.`,
  ]);
}

function errors(status: number, ...texts: string[]): Reply {
  return { status, body: { errors: texts } };
}

function withReasonOnly(error: unknown): never {
  throw error instanceof FieldRefusal ? badRequest(error.reason) : error;
}
