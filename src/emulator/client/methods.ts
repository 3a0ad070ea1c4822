import { describeViolations } from '../journal/violations';
import type { ViolationReport } from '../journal/violations';
import { EmulatorError } from './error';
import type { ClockReading, EmulatorClient } from './types';

/** Sends a control request; the path is below `/_emulator`. Returns the parsed body. */
export type SendControl = (method: string, path: string, body?: unknown) => Promise<ControlReply>;

export interface ControlReply {
  readonly status: number;
  readonly body: unknown;
}

/** The methods of a client, regardless of how its requests are sent. */
export function clientMethods(send: SendControl): EmulatorClient {
  // The emulator's responses have the types that the client declares, since both are of the same version.
  const call = async <T>(method: string, path: string, body?: unknown): Promise<T> => {
    const reply = await send(method, path, withExpressions(body));
    if (reply.status < 300) return reply.body as T;
    throw new EmulatorError(refusalText(`${method} /_emulator${path}`, reply), reply.status);
  };
  const changeClock = async (change: object): Promise<ClockReading> => reading(await call('POST', '/clock', change));
  const remove = (kind: string, id: string): Promise<void> => call('DELETE', `/${kind}/${encodeURIComponent(id)}`);
  return {
    reset: () => call('POST', '/reset'),

    requests: () => call('GET', '/requests'),
    clearRequests: () => call('DELETE', '/requests'),
    journal: () => call('GET', '/journal'),
    findRequests: async (request) => (await call<{ requests: never[] }>('POST', '/journal/find', { request })).requests,
    expectRequest: async (request, { times } = {}) => void (await call('POST', '/verify', { request, times })),
    expectRequests: async (requests) => void (await call('POST', '/verify', { requests })),

    violations: async () => (await call<ViolationReport>('GET', '/violations')).violations,
    clearViolations: () => call('DELETE', '/violations'),
    expectNoViolations: async () => {
      const report = await call<ViolationReport>('GET', '/violations');
      if (report.violations.length === 0) return;
      await call('DELETE', '/violations');
      throw new EmulatorError(describeViolations(report), UNMET);
    },

    clock: async () => reading(await call('GET', '/clock')),
    advanceClock: (advanceSeconds) => changeClock({ advanceSeconds }),
    setClock: (now) => changeClock({ now: timeText(now) }),
    freezeClock: (now) => changeClock({ ...(now === undefined ? {} : { now: timeText(now) }), frozen: true }),
    resumeClock: () => changeClock({ frozen: false }),

    setFaults: async (faults, { seed } = {}) => void (await call('PUT', '/faults', { faults, seed })),
    clearFaults: () => call('DELETE', '/faults'),
    setLimits: async (limits) => void (await call('PUT', '/limits', limits)),
    clearLimits: async () => void (await call('PUT', '/limits', {})),

    settings: () => call('GET', '/settings'),
    changeSettings: (settings) => call('PUT', '/settings', settings),

    snapshot: () => call('GET', '/snapshot'),
    restore: async (snapshot) => void (await call('PUT', '/snapshot', snapshot)),
    applySeeds: (seeds) => call('POST', '/seeds', seeds),
    createOrganization: (organization) => call('POST', '/organizations', organization),
    createWorkspace: (workspace) => call('POST', '/workspaces', workspace),
    createPolicySet: (policySet) => call('POST', '/policy-sets', policySet),
    createRepository: (repository) => call('POST', '/repositories', repository),
    createProject: (project) => call('POST', '/projects', project),
    createTeam: (team) => call('POST', '/teams', team),
    createAgentPool: (agentPool) => call('POST', '/agent-pools', agentPool),
    createOAuthClient: (client) => call('POST', '/oauth-clients', client),
    authoriseOAuthClient: (id) => call('POST', `/oauth-clients/${encodeURIComponent(id)}/authorise`),
    createUser: (user) => call('POST', '/users', user),
    setWorkspaceState: (id, state) => call('POST', `/workspaces/${encodeURIComponent(id)}/state`, state),
    lockWorkspace: async (id, by = 'user') =>
      void (await call('POST', `/workspaces/${encodeURIComponent(id)}/lock`, { by })),
    unlockWorkspace: (id) => call('DELETE', `/workspaces/${encodeURIComponent(id)}/lock`),
    createGitHubAppInstallation: (installation) => call('POST', '/github-app-installations', installation),
    deleteProject: (id) => remove('projects', id),
    deleteWorkspace: (id) => remove('workspaces', id),
    deleteTeam: (id) => remove('teams', id),
    deleteAgentPool: (id) => remove('agent-pools', id),
    deleteOAuthClient: (id) => remove('oauth-clients', id),

    startRun: (run) => call('POST', '/runs', run),
    runs: async () => (await call<{ runs: never[] }>('GET', '/runs')).runs,
    enforcement: (workspace) => call('GET', `/enforcement/${encodeURIComponent(workspace)}`),

    tokens: async () => (await call<{ tokens: never[] }>('GET', '/tokens')).tokens,
    recoveryShares: () => call('GET', '/recovery-shares'),
    failover: () => call('POST', '/failover'),
  };
}

/** The status of unmet expectations. */
const UNMET = 422;

/** An unmet expectation needs no text besides its own. */
function refusalText(request: string, { status, body }: ControlReply): string {
  const error = typeof body === 'object' && body !== null && 'error' in body ? String(body.error) : undefined;
  if (status === UNMET && error !== undefined) return error;
  return `${request}: ${error ?? `the response has the status ${status}. Is this an emulator?`}`;
}

function reading({ now, frozen }: { readonly now: string; readonly frozen: boolean }): ClockReading {
  return { now: new Date(now), frozen };
}

/** Invalid dates are left to the emulator, which reports what is wrong. */
function timeText(time: Date | string): string {
  if (typeof time === 'string') return time;
  return Number.isNaN(time.getTime()) ? 'Invalid Date' : time.toISOString();
}

/** Regular expressions in their JSON form. */
function withExpressions(value: unknown): unknown {
  if (value instanceof RegExp) return expression(value);
  if (Array.isArray(value)) return value.map(withExpressions);
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, withExpressions(item)]));
}

function expression({ source, flags }: RegExp): { readonly $regex: string } {
  if (flags !== '') throw new EmulatorError(`The regular expression /${source}/${flags} must have no flags.`);
  return { $regex: source };
}
