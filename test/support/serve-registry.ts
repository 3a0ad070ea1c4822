import { mkdtempSync, rmSync } from 'fs';
import { createServer, Socket } from 'net';
import { tmpdir } from 'os';
import * as path from 'path';
import { PACE } from '../../src/clients/retry/retry';
import type { Values } from '../../src/definition/value';
import { providerSettings } from '../../src/handlers/provider/definition';
import type { Registry } from '../../src/handlers/registry';
import { hashing } from '../../src/plan/secret-hash';
import type { Call, Rpcs } from '../../src/plugin-protocol/rpc';
import { serve } from '../../src/plugin-protocol/serve';
import { decodeDynamicValue } from '../../src/plugin-protocol/wire/messages';
import { definePlugin } from '../../src/terraform/define-plugin';
import { createProviderRpcs } from '../../src/terraform/rpc';
import { Session } from '../../src/terraform/session';
import { objectType } from '../../src/terraform/wire-types';
import { refereed } from './referee';

export interface ServedRegistry {
  /** The socket it listens on, for the test's own gRPC client. */
  readonly address: string;
  /** The variables with which terraform finds this provider. */
  readonly environment: NodeJS.ProcessEnv;
  close(): Promise<void>;
}

/** Test secrets are not confidential, so a cheap hash keeps the suites fast. A separate provider process uses the real cost. */
hashing.cost = { N: 2 ** 8, r: 8, p: 1 };
/** How long a client waits before it sends a request again is tested in test/clients. Here each wait would only be waited for. */
Object.assign(PACE, { base: 20, longest: 1_000 });

/**
 * Serves test resources from the test's process, with the real server, to real terraform. The referee checks every response. `responded` is
 * called after each RPC with its name. `sessions`: Terraform starts a process for each configuration of a provider, but has only this one.
 */
export async function serveRegistry(
  registry: Registry,
  responded: (rpc: string) => void = () => undefined,
  sessions?: Sessions,
): Promise<ServedRegistry> {
  // The process id would not do: a killed process leaves its socket behind, and ids are reused.
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
    { rpcs: () => overheard(refereed(sessions ? routed(registry, sessions) : rpcsOf(registry), registry), responded) },
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
      // The other names allow state of the peer provider to be moved without that provider being installed. OpenTofu takes those of
      // Terraform's registry in a state for those of its own.
      TF_REATTACH_PROVIDERS: JSON.stringify(
        Object.fromEntries(
          [
            'registry.terraform.io/lintel/lintel',
            ...['tfe', 'vault'].flatMap((name) =>
              ['registry.terraform.io', 'registry.opentofu.org'].map((host) => `${host}/hashicorp/${name}`),
            ),
          ].map((source) => [source, config]),
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

/** A session for each configuration of the provider, by a key that its types and its configuration have. */
export interface Sessions {
  readonly keys: readonly string[];
  ofType(type: string): string;
  ofConfiguration(config: Values): string;
}

function rpcsOf(registry: Registry): Rpcs {
  return createProviderRpcs(new Session(registry));
}

interface Request {
  readonly typeName?: string;
  readonly targetTypeName?: string;
  readonly config?: never;
}

function routed(registry: Registry, { keys, ofType, ofConfiguration }: Sessions): Rpcs {
  const all = new Map(keys.map((key) => [key, rpcsOf(registry)] as const));
  const [first] = [...all.values()] as [Rpcs];
  const keyOf = (rpc: string, { typeName, targetTypeName, config }: Request): string | undefined => {
    const type = typeName ?? targetTypeName;
    if (type !== undefined) return ofType(type);
    return rpc === 'ConfigureProvider'
      ? ofConfiguration(decodeDynamicValue(objectType(providerSettings.attributes), config!) as Values)
      : undefined;
  };
  return Object.fromEntries(
    Object.entries(first).map(([name, load]) => [
      name,
      load &&
        (async () => {
          const replies = new Map<string, (request: unknown, call: Call) => Promise<unknown>>();
          for (const [key, rpcs] of all) replies.set(key, (await rpcs[name]!()) as never);
          return async (request: unknown, call: Call) => {
            const key = keyOf(name, request as Request);
            if (key !== undefined) return replies.get(key)!(request, call);
            const responses = await Promise.all([...replies.values()].map((reply) => reply(request, call)));
            return responses[0];
          };
        }),
    ]),
  );
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
