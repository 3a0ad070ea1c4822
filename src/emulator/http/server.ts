import { setMaxListeners } from 'events';
import { createServer as createHttpServer } from 'http';
import type { Server } from 'http';
import { createServer as createHttpsServer } from 'https';
import type { AddressInfo } from 'net';
import type { Duplex } from 'stream';
import type { FastifyServerFactory } from 'fastify';
import { ControlService } from '../control/service';
import type { Call, Reply } from '../exchange';
import { frontPage } from '../front/pages';
import type { ViolationReport } from '../journal/violations';
import { PlatformService } from '../platform/service';
import { SecretsService } from '../secrets/service';
import { begin } from '../state/begin';
import { createWorld } from '../state/create-world';
import { catchUp } from '../state/due-work';
import type { WorldOptions } from '../world';
import { apiOf, createApplication } from './application';
import type { Api } from './application';
import { LOOPBACK, reachable } from './loopback';
import { createServerOfAnyMethod } from './other-methods';
import { Walk } from './walk';
import type { Surroundings } from './walk';

export interface EmulatorOptions extends WorldOptions, Pick<Surroundings, 'responded'> {
  /** A file that keeps the state from one start to the next. */
  readonly state?: string;
  /** A folder of seeds to apply at the start, unless the state file exists. */
  readonly init?: string;
  /** If absent or 0, a free port. */
  readonly port?: number;
  /** The address to listen on; defaults to a loopback address, which other machines cannot reach. */
  readonly bind?: string;
  /** If set, requests that carry it may use the control endpoints from anywhere. */
  readonly controlToken?: string;
  /** PEM; if set, the server uses HTTPS. */
  readonly tls?: { readonly key: string; readonly certificate: string };
}

export interface Emulator {
  /** Such as `http://127.0.0.1:8400`. Both services are below it. */
  readonly address: string;
  /** Calls a control endpoint without HTTP. */
  control(request: Pick<Call, 'method' | 'path' | 'body'>): Promise<Reply>;
  /** Returns the remaining violations of the strict mode, and discards them. */
  violations(): ViolationReport;
  close(): Promise<void>;
}

/** How often due work is checked for while no requests arrive: leases end and passwords rotate on time regardless. */
const TICK_MS = 1000;

/** Serves both services on one port until it is closed. Rejects if the port is taken. */
export async function startEmulator({
  port = 0,
  bind = LOOPBACK,
  controlToken,
  tls,
  responded,
  state,
  init,
  ...options
}: EmulatorOptions = {}): Promise<Emulator> {
  const world = createWorld(options);
  const closing = new AbortController();
  // Every waiting request listens to it.
  setMaxListeners(0, closing.signal);
  const surroundings = { signal: closing.signal, responded };
  const [control, platform, secrets] = [
    new ControlService(world, controlToken),
    new Walk(world, new PlatformService(world), surroundings),
    new Walk(world, new SecretsService(world), surroundings),
  ];
  const scheme = tls ? 'https' : 'http';
  const apis: readonly Api[] = [
    { beginning: '/_emulator', deliver: (call) => control.deliver(call) },
    { beginning: '/v1', deliver: (call) => secrets.deliver(call) },
    {
      beginning: '',
      deliver: async (call) => {
        const reply = frontPage(world, call);
        return reply ? { kind: 'response', reply } : platform.deliver(call);
      },
    },
  ];
  const target = {
    world,
    origin: `${scheme}://${LOOPBACK}`,
    deliver: async (call: Call) => apiOf(apis, call.path).deliver(call),
  };
  const file = await begin(target, { state, init, ...options });
  const application = createApplication({ world, scheme, apis, createServer: serverFactory(tls) });
  const connections = new Set<Duplex>();
  application.server.on('connection', (connection: Duplex) => {
    if (closing.signal.aborted) connection.destroy();
    connections.add(connection);
    connection.on('close', () => connections.delete(connection));
  });
  await application.listen({ port, host: bind });
  // Only now: the port might have been taken by another emulator using the same file.
  await file?.keep().catch(async (error: unknown) => {
    await application.close();
    throw error;
  });
  const ticking = setInterval(() => void catchUp(world).catch(warn), TICK_MS).unref();
  const { port: bound } = application.server.address() as AddressInfo;
  const address = `${tls ? 'https' : 'http'}://${reachable(bind)}:${bound}`;
  world.address = address;
  return {
    address,
    control: async (request) => control.reply(request),
    violations: () => {
      const report = world.violations.report();
      world.violations.clear();
      return report;
    },
    close: async () => {
      closing.abort();
      clearInterval(ticking);
      for (const connection of connections) connection.destroy();
      await application.close();
      await file?.close();
    },
  };
}

/**
 * Connections have no timeout: closing one while the next request is on its way would lose that request. This includes unused connections, which an
 * agent opens and keeps if another one becomes free first.
 */
function serverFactory(tls: EmulatorOptions['tls']): FastifyServerFactory<Server> {
  const options = { keepAliveTimeout: 0, headersTimeout: 0, requestTimeout: 0 };
  return (handler) => {
    // Accepts any client certificate or none: the auth method decides.
    const clients = { requestCert: true, rejectUnauthorized: false };
    const certificate = tls && { key: tls.key, cert: tls.certificate, ALPNProtocols: ['http/1.1'] };
    if (process.versions.bun) return createServerOfAnyMethod(certificate && { ...clients, ...certificate }, handler);
    if (!certificate) return createHttpServer(options, handler);
    return createHttpsServer({ ...options, ...clients, ...certificate }, handler);
  };
}

/** The work is due again at the next tick, so the emulator continues. Node.js prints the warning. */
function warn(error: unknown): void {
  process.emitWarning(error instanceof Error ? error : String(error));
}
