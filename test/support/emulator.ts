import { appendFileSync } from 'fs';
import type { RequestConditions } from '../../src/emulator';
import type { Call } from '../../src/emulator/exchange';
import { startEmulator as start } from '../../src/emulator/http/server';
import type { Emulator } from '../../src/emulator/http/server';
import type { JournalReport } from '../../src/emulator/journal/recorded-request';
import type { RequestLog } from '../../src/emulator/journal/request-log';
import type { Dialects, Settings } from '../../src/emulator/settings';
import type { Snapshot } from '../../src/emulator/world';
import { Reply, send } from './send';

export type { Reply } from './send';

export interface TestEmulatorOptions {
  readonly dialects?: Partial<Dialects>;
  readonly settings?: Partial<Settings>;
  /** If set, random values are the same after every start and reset. */
  readonly seed?: number;
  /** Calls the control endpoints in this process, without HTTP. */
  readonly direct?: true;
  /** Serves HTTPS with a new certificate; the emulator then has `ca`. */
  readonly tls?: boolean;
}

export interface RequestOptions {
  /** Defaults to the root token of the service that the path belongs to. Null sends no token. */
  readonly token?: string | null;
  /** An object is sent as JSON, a string unchanged. */
  readonly body?: unknown;
  /** Override the headers that result from the other options. */
  readonly headers?: Record<string, string>;
}

/** The body of `PUT /_emulator/settings`: of the settings with members, those that are not named stay. */
export type SettingsInput = { readonly [Name in keyof Settings]?: Settings[Name] | Partial<Settings[Name]> };

/** One entry of `PUT /_emulator/faults`. */
export interface FaultInput {
  readonly method?: string;
  readonly path: string;
  /** What else the request must have. */
  readonly when?: RequestConditions;
  readonly times?: number;
  readonly after?: number;
  readonly probability?: number;
  readonly status?: number;
  readonly headers?: Record<string, string | number>;
  readonly body?: unknown;
  readonly latencyMs?: number;
  readonly reset?: 'before' | 'after';
  readonly truncate?: number;
}

/** The control endpoints as functions. Each throws the emulator's message if it refuses. */
export interface Control {
  requests(): Promise<ReturnType<RequestLog['report']>>;
  clearRequests(): Promise<void>;
  journal(): Promise<JournalReport>;
  reset(): Promise<void>;
  snapshot(): Promise<Snapshot>;
  restore(snapshot: Snapshot): Promise<void>;
  clock(advanceSeconds: number): Promise<Date>;
  faults(faults: readonly FaultInput[], seed?: number): Promise<void>;
  clearFaults(): Promise<void>;
  limits(requestsPerSecond?: number): Promise<void>;
  settings(settings: SettingsInput): Promise<Settings>;
  recoveryShares(): Promise<{ keys: string[]; threshold: number }>;
  /** The tokens of the secrets service that were issued and have not ended. */
  tokens(): Promise<{ accessor: string; policies: string[]; expires: string | null }[]>;
  organization(name: string, email?: string): Promise<void>;
  workspace(id: string, name: string, organization?: string): Promise<void>;
  repository(identifier: string, tags: readonly string[], connection?: string): Promise<void>;
  policySet(id: string, name: string, organization?: string): Promise<void>;
}

export interface TestEmulator {
  readonly address: string;
  /** The certificate, as PEM text, of the authority that signed the server's certificate. */
  readonly ca?: string;
  readonly control: Control;
  /** Sends a request. Over HTTPS, use a client that accepts `ca` instead. */
  request<Body = any>(method: string, path: string, options?: RequestOptions): Promise<Reply<Body>>;
  close(): Promise<void>;
}

/** Starts a separate emulator on a free port, over real HTTP. */
export async function startEmulator({ tls, direct, ...options }: TestEmulatorOptions = {}): Promise<TestEmulator> {
  const certificates = tls ? await certificateLibrary().createCertificates() : undefined;
  const emulator = await start({ ...options, tls: certificates, responded: record });
  const { address } = emulator;
  const tokenHeaders = (path: string, token?: string | null) => headersFor(path, token, options.dialects);
  return {
    address,
    ca: certificates?.ca,
    control: controlOf(direct ? controlDirectly(emulator) : controlByHttp(address)),
    request: async (method, path, { token, body, headers } = {}) =>
      send(method, `${address}${path}`, { ...tokenHeaders(path, token), ...headers }, body),
    close: async () => emulator.close(),
  };
}

function headersFor(
  path: string,
  token: string | null | undefined,
  dialects: Partial<Dialects> = {},
): Record<string, string> {
  if (path.startsWith('/_emulator')) return { 'Content-Type': 'application/json' };
  if (path.startsWith('/v1/')) {
    const name = (dialects.secrets ?? 'standard') === 'standard' ? 'X-Service-Token' : 'X-Vault-Token';
    return { 'Content-Type': 'application/json', ...(token === null ? {} : { [name]: token ?? 'secrets-root' }) };
  }
  return {
    'Content-Type': 'application/vnd.api+json',
    ...(token === null ? {} : { Authorization: `Bearer ${token ?? 'platform-root'}` }),
  };
}

/** If `RECORD_REQUESTS` names a file, appends a line for each call with its operation and caller. */
function record({ method, path, headers }: Call, status: number): void {
  const file = process.env.RECORD_REQUESTS;
  if (file) appendFileSync(file, `${JSON.stringify({ method, path, status, agent: headers['user-agent'] })}\n`);
}

/** The library is large, and few tests need it. */
function certificateLibrary() {
  // oxlint-disable-next-line typescript/no-require-imports
  return require('../../src/emulator/certificates') as typeof import('../../src/emulator/certificates');
}

/** `read` returns the body, which is copied only then. */
type CallControl = (method: string, path: string, body?: unknown) => Promise<{ status: number; read(): any }>;

function controlByHttp(address: string): CallControl {
  return async (method, path, sent) => {
    const { status, body } = await send(method, `${address}${path}`, { 'Content-Type': 'application/json' }, sent);
    return { status, read: () => body };
  };
}

/** With the same documents: what is shared with the emulator would change with it. */
function controlDirectly(emulator: Emulator): CallControl {
  return async (method, path, sent) => {
    const { status, body } = await emulator.control({
      method,
      path,
      body: Buffer.from(sent === undefined ? '' : JSON.stringify(sent)),
    });
    return { status, read: () => (body === undefined ? undefined : JSON.parse(JSON.stringify(body))) };
  };
}

function controlOf(request: CallControl): Control {
  const perform = async (method: string, path: string, body?: unknown): Promise<() => any> => {
    const { status, read } = await request(method, `/_emulator${path}`, body);
    if (status >= 300) throw new Error(`${method} ${path}: ${status} ${JSON.stringify(read())}`);
    return read;
  };
  const call = async (method: string, path: string, body?: unknown) => (await perform(method, path, body))();
  return {
    requests: async () => call('GET', '/requests'),
    clearRequests: async () => call('DELETE', '/requests'),
    journal: async () => call('GET', '/journal'),
    reset: async () => call('POST', '/reset'),
    snapshot: async () => call('GET', '/snapshot'),
    restore: async (snapshot) => void (await perform('PUT', '/snapshot', snapshot)),
    clock: async (advanceSeconds) => new Date((await call('POST', '/clock', { advanceSeconds })).now),
    faults: async (faults, seed = 1) => void (await call('PUT', '/faults', { seed, faults })),
    clearFaults: async () => call('DELETE', '/faults'),
    limits: async (requestsPerSecond) => void (await call('PUT', '/limits', { requestsPerSecond })),
    settings: async (settings) => call('PUT', '/settings', settings),
    tokens: async () => (await call('GET', '/tokens')).tokens,
    recoveryShares: async () => call('GET', '/recovery-shares'),
    organization: async (name, email = `platform@${name}.example`) =>
      void (await call('POST', '/organizations', { name, email })),
    workspace: async (id, name, organization = 'acme') =>
      void (await call('POST', '/workspaces', { id, name, organization })),
    repository: async (identifier, tags, connection = 'ot-main') =>
      void (await call('POST', '/repositories', { identifier, connection, tags })),
    policySet: async (id, name, organization = 'acme') =>
      void (await call('POST', '/policy-sets', { id, name, organization })),
  };
}
