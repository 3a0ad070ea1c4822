import { randomUUID } from 'crypto';
import { EmulatorError } from './client/error';
import { clientMethods } from './client/methods';
import type { SendControl } from './client/methods';
import type { EmulatorClient } from './client/types';
import { isLoopback, namesOf } from './http/loopback';
import { startEmulator as start } from './http/server';
import type { Emulator as Server } from './http/server';
import { describeViolations } from './journal/violations';
import type { Dialects, Settings } from './settings';

export { connectToEmulator } from './client/connect';
export type { ConnectOptions } from './client/connect';
export { EmulatorError } from './client/error';
export type {
  ClockChange,
  ClockReading,
  EmulatorClient,
  ExpectedRequest,
  ExpectedValue,
  Fault,
  IssuedToken,
  RequestConditions,
  Seeds,
} from './client/types';
export type {
  Enforcement,
  EnforcedPolicySet,
  EnforcedTask,
  ReportedCallback,
  ReportedDelivery,
  ReportedOutcome,
  ReportedStage,
  ReportedTask,
  ReportedVariable,
  RunReport,
  RunStart,
} from './client/run-types';
export type {
  CreatedTeam,
  CreatedUser,
  GitHubAppInstallation,
  OAuthClient,
  Organization,
  OrganizationObject,
  PolicySet,
  Project,
  Repository,
  Team,
  TeamRight,
  User,
  Workspace,
  WorkspaceState,
} from './client/seed-types';
export type { ClockState } from './state/clock';
export type { JournalReport, RecordedRequest } from './journal/recorded-request';
export type { LoggedRequest, RequestReport } from './journal/request-log';
export type { Times } from './journal/request-pattern';
export type { Snapshot } from './state/snapshot';
export type { Violation } from './journal/violations';
export type { Dialects, Settings };

export interface EmulatorOptions {
  /** If absent or 0, a free port. */
  readonly port?: number;
  /**
   * The address to listen on; defaults to 127.0.0.1. With another address, other machines can use the emulator, and also its control endpoints if
   * they send the `controlToken`.
   */
  readonly bind?: string;
  /**
   * Permits control requests from other machines, in the header `X-Emulator-Token`. If absent and `bind` is not a loopback address, one is generated.
   */
  readonly controlToken?: string;
  /** Whether to serve HTTPS with a certificate of a generated CA; defaults to HTTP. */
  readonly tls?: boolean;
  /** The names and gaps of existing services; defaults to those of the specifications. */
  readonly dialects?: Partial<Dialects>;
  /** The settings at the start and after a reset. */
  readonly settings?: Partial<Settings>;
  /**
   * Records requests with an unknown route, field or query parameter, like the setting `strict`. `close` rejects if any were recorded and not checked
   * with `expectNoViolations`.
   */
  readonly strict?: boolean;
  /** The time of both services at the start and after a reset. It runs unless `frozen` is set. */
  readonly clock?: { readonly now?: Date; readonly frozen?: boolean };
  /** A file that keeps the state of both services from one start to the next. */
  readonly state?: string;
  /**
   * A folder of seeds, applied at the start in the order of their names: JSON documents, and requests in `.http` files. Ignored if the file of the
   * `state` exists.
   */
  readonly init?: string;
  /** Whether the secrets service has engines from the start, as opposed to a fresh installation; defaults to true. */
  readonly engines?: boolean;
  /** If set, identifiers, nonces and serial numbers are the same after every start and reset. */
  readonly seed?: number;
}

export interface Emulator extends EmulatorClient {
  /** Such as `http://127.0.0.1:40123`. Both services and the control endpoints are below it. */
  readonly address: string;
  /** Present if control requests from other machines need one. */
  readonly controlToken?: string;
  /** With `tls`: the CA certificate to trust, in PEM. */
  readonly ca?: string;
  /** Stops the emulator and closes every connection to it. Rejects if violations of the strict mode remain. */
  close(): Promise<void>;
}

/**
 * Serves the platform and the secrets service in this process, on a loopback port unless `bind` is set, until it is
 * closed. Rejects if the port is taken.
 */
export async function startEmulator({ tls, strict, ...options }: EmulatorOptions = {}): Promise<Emulator> {
  const { bind } = options;
  const certificates = tls
    ? await certificateLibrary().createCertificates(bind === undefined ? [] : namesOf(bind))
    : undefined;
  const controlToken = options.controlToken ?? (bind === undefined || isLoopback(bind) ? undefined : randomUUID());
  const settings = { ...options.settings, ...(strict === undefined ? {} : { strict }) };
  const server = await start({ ...options, settings, controlToken, tls: certificates });
  return {
    ...clientMethods(sendTo(server)),
    address: server.address,
    close: async () => closeStrictly(server),
    ...(controlToken === undefined ? {} : { controlToken }),
    ...(certificates ? { ca: certificates.ca } : {}),
  };
}

/** Calls the control endpoints in this process, passing documents as JSON would: shared objects would change together with the emulator. */
function sendTo(server: Server): SendControl {
  return async (method, path, body) => {
    const sent = Buffer.from(body === undefined ? '' : JSON.stringify(body));
    const reply = await server.control({ method, path: `/_emulator${path}`, body: sent });
    return {
      status: reply.status,
      body: reply.body === undefined ? undefined : (JSON.parse(JSON.stringify(reply.body)) as unknown),
    };
  };
}

async function closeStrictly(server: Server): Promise<void> {
  await server.close();
  const report = server.violations();
  if (report.violations.length > 0) throw new EmulatorError(describeViolations(report), 422);
}

/** The library is large, so it is loaded only if needed. */
function certificateLibrary() {
  // oxlint-disable-next-line typescript/no-require-imports
  return require('./certificates') as typeof import('./certificates');
}
