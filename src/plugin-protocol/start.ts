import { writeSync } from 'fs';
import { Server, createServer } from 'net';
import { Identity, createIdentity } from './certificate';
import { crashLoudly } from './crash';
import { STARTED_MANUALLY, handshakeLine, isStartedByTerraform, unsupportedVersions } from './handshake';
import { listen } from './listen';
import { Plugin, plugin, withReference } from './plugin';

/** What is open after the handshake, for the part that serves. */
export interface OpenPlugin {
  /** Already accepts connections, but its `connection` event has not fired yet. */
  readonly listener: Server;
  /** Absent if TLS is disabled (TF_DISABLE_PLUGIN_TLS) or the process was started manually. */
  readonly tls?: { readonly identity: Identity; readonly clientCertificate: string };
  /** Whether Terraform started the process, which then ends with it. */
  readonly managed: boolean;
}

export type Serve = (open: OpenPlugin) => void;
export type Reattach = (listener: Server, listening: (socket: string) => void) => void;
export type Sweep = (socket: string) => void;

/** Longer than most commands take: only longer ones clean up. */
const SWEEP_AFTER = 1_000;

/**
 * Starts the plugin. Terraform waits for the handshake line, so it is written before loading anything that the line does not need. The server is
 * loaded while Terraform reads the line and connects.
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
    writeSync(2, `${withReference(STARTED_MANUALLY, 'manual')}\n`);
    process.exitCode = 1;
  } else {
    startManaged(loadServe, loadSweep);
  }
}

function startManaged(loadServe: () => Serve, loadSweep: () => Sweep): void {
  const unsupported = unsupportedVersions();
  if (unsupported !== undefined) return refuse(withReference(unsupported, 'protocol'));
  // Ctrl-C reaches the whole foreground process group. Terraform decides what it means and calls StopProvider.
  process.on('SIGINT', () => undefined);
  const listener = createServer();
  const clientCertificate = process.env.PLUGIN_CLIENT_CERT;
  listen(listener, {
    // With certificates, only Terraform can connect. Without them, and without Unix sockets, an open port is what the user has chosen.
    authenticated: Boolean(clientCertificate) || process.platform === 'win32',
    listening: (address) => {
      const tls = clientCertificate ? { identity: createIdentity(), clientCertificate } : undefined;
      writeSync(1, handshakeLine(address, tls?.identity.certificate));
      loadServe()({ listener, tls, managed: true });
      if (address.network === 'unix') sweepLater(address.address, loadSweep);
    },
    refused: (why) => refuse(withReference(why, 'socket')),
  });
}

/** How long a process that cannot start waits for Terraform to end it. */
const PATIENCE = 3_000;

/**
 * Terraform shows the first line on standard output if it is not a handshake, and then ends the process. It may miss the line of a process that has
 * already ended, and it calls a message on standard error a crash.
 */
function refuse(why: string): void {
  writeSync(1, `The provider cannot start. ${why}\n`);
  setTimeout(() => process.exit(1), PATIENCE);
}

/** Runs after startup, while Terraform processes the first responses, and does not keep the process alive. */
function sweepLater(socket: string, loadSweep: () => Sweep): void {
  setTimeout(() => loadSweep()(socket), SWEEP_AFTER).unref();
}
