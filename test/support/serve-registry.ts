import { mkdtempSync, rmSync } from 'fs';
import { createServer, Socket } from 'net';
import { tmpdir } from 'os';
import * as path from 'path';
import { refereed } from './referee';
import type { Registry } from '../../src/handlers/registry';
import { hashing } from '../../src/plan/secret-hash';
import type { Call, Rpcs } from '../../src/plugin-protocol/rpc';
import { serve } from '../../src/plugin-protocol/serve';
import { definePlugin } from '../../src/terraform/define-plugin';
import { createProviderRpcs } from '../../src/terraform/rpc';
import { Session } from '../../src/terraform/session';

export interface ServedRegistry {
  /** The socket it listens on, for a gRPC client of the test's own. */
  readonly address: string;
  /** What terraform must be started with to find this provider. */
  readonly environment: NodeJS.ProcessEnv;
  close(): Promise<void>;
}

/** The secrets of tests are nobody's: a hash that is cheap to try keeps the suites fast. A provider process of its own hashes as ever. */
hashing.cost = { N: 2 ** 8, r: 8, p: 1 };

/**
 * Serves resources of a test from the test's process, with the real server, to real terraform, which connects to it. Every
 * answer passes the referee; `returned` is reported of it.
 */
export async function serveRegistry(
  registry: Registry,
  responded: (rpc: string) => void = () => undefined,
): Promise<ServedRegistry> {
  // Not by the number of this process: one that was killed has left its socket, and numbers come again.
  const folder = mkdtempSync(path.join(tmpdir(), 'lintel-socket-'));
  const address = path.join(folder, 'provider.sock');
  const listener = createServer();
  const sockets = new Set<Socket>();
  listener.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve, reject) => listener.once('error', reject).listen(address, resolve));
  definePlugin();
  serve(
    { listener, managed: false },
    { rpcs: () => overheard(refereed(createProviderRpcs(new Session(registry)), registry), responded) },
  );
  const config = {
    Protocol: 'grpc',
    ProtocolVersion: 6,
    Pid: process.pid,
    Test: true,
    Addr: { Network: 'unix', String: address },
  };
  return {
    address,
    environment: {
      // The other names let state that a peer wrote be handed over without that peer being installed.
      TF_REATTACH_PROVIDERS: JSON.stringify(
        Object.fromEntries(
          ['lintel/lintel', 'hashicorp/tfe', 'hashicorp/vault'].map((name) => [
            `registry.terraform.io/${name}`,
            config,
          ]),
        ),
      ),
    },
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => listener.close(resolve));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function overheard(rpcs: Rpcs, responded: (rpc: string) => void): Rpcs {
  return Object.fromEntries(
    Object.entries(rpcs).map(([name, load]) => [
      name,
      load &&
        (async () => {
          const reply = await load();
          return async (request: unknown, call: Call) => {
            const response: unknown = await reply(request, call);
            responded(name);
            return response;
          };
        }),
    ]),
  );
}
