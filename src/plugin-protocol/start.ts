import { writeSync } from 'fs';
import { Server, createServer } from 'net';
import { Identity, createIdentity } from './certificate';
import { crashLoudly } from './crash';
import { STARTED_BY_HAND, handshakeLine, isStartedByTerraform } from './handshake';
import { listen } from './listen';
import { Plugin, plugin } from './plugin';

/** What is open when the process has introduced itself, for whoever serves from now on. */
export interface OpenPlugin {
  /** Accepts connections already; its `connection` event has not fired yet. */
  readonly listener: Server;
  /** Absent where the person has turned TLS off (TF_DISABLE_PLUGIN_TLS), or started the process by hand. */
  readonly tls?: { readonly identity: Identity; readonly clientCertificate: string };
  /** Whether Terraform started us, and we should end with it. */
  readonly managed: boolean;
}

export type Serve = (open: OpenPlugin) => void;
export type Reattach = (listener: Server, listening: (socket: string) => void) => void;
export type Sweep = (socket: string) => void;

/** Longer than most commands: those that take a second do it for all. */
const SWEEP_AFTER = 1_000;

/**
 * Starts the plugin: core waits for one line, so it is written before anything is loaded that the line does not need. What serves is loaded
 * while core reads it and connects.
 */
export function start(own: Plugin, loadServe: () => Serve, loadReattach: () => Reattach, loadSweep: () => Sweep): void {
  plugin.current = own;
  crashLoudly();
  if (process.argv.includes('--debug')) {
    const listener = createServer();
    loadReattach()(listener, (address) => {
      loadServe()({ listener, managed: false });
      sweepLater(address, loadSweep);
    });
  } else if (!isStartedByTerraform()) {
    writeSync(2, STARTED_BY_HAND);
    process.exitCode = 1;
  } else {startManaged(loadServe, loadSweep);}
}

function startManaged(loadServe: () => Serve, loadSweep: () => Sweep): void {
  // The whole foreground group gets Ctrl-C. Core decides what it means, and tells us by StopProvider.
  process.on('SIGINT', () => undefined);
  const listener = createServer();
  const clientCertificate = process.env.PLUGIN_CLIENT_CERT;
  listen(listener, {
    // With certificates nobody but core gets an answer. Where a person has turned them off and there are no sockets, it is what they chose.
    authenticated: Boolean(clientCertificate) || process.platform === 'win32',
    listening: (address) => {
      const tls = clientCertificate ? { identity: createIdentity(), clientCertificate } : undefined;
      writeSync(1, handshakeLine(address, tls?.identity.certificate));
      loadServe()({ listener, tls, managed: true });
      if (address.network === 'unix') sweepLater(address.address, loadSweep);
    },
    refused(why) {
      // Core shows to people what begins so.
      writeSync(2, `panic: The provider cannot start. ${why}\n`);
      process.exit(1);
    },
  });
}

/** While core is busy with our first answers: the start has no time for it, and the process does not live longer for it. */
function sweepLater(socket: string, loadSweep: () => Sweep): void {
  setTimeout(() => loadSweep()(socket), SWEEP_AFTER).unref();
}
