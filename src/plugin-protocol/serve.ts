import type { Socket } from 'net';
import { endWithTerraform } from './end';
import type { Methods } from './grpc/method';
import type { GrpcServer } from './grpc/server';
import { pluginMethods } from './plugin-methods';
import { ProviderParts, providerMethods } from './provider-methods';
import type { OpenPlugin } from './start';
import { createGate } from './trust';

/** Serves the plugin's services on every connection. */
export function serve({ listener, tls, managed }: OpenPlugin, parts: ProviderParts): void {
  const end = endWithTerraform(listener, managed);
  const provider = providerMethods(parts);
  const plugin = pluginMethods(end);
  const server = lazyServer((path) => provider(path) ?? plugin(path));
  const gate = tls && createGate(tls.identity, tls.clientCertificate, (trusted) => server().serve(trusted));
  listener.on('connection', (connection: Socket) => {
    // Broken connections are handled where they are used. Here they must only not end the process.
    connection.on('error', () => undefined);
    if (!gate) return server().serve(connection);
    gate(connection);
    // HTTP/2 is loaded while the client computes its part of the TLS handshake: two turns later ours has been sent.
    setImmediate(() => setImmediate(server));
  });
}

function lazyServer(methods: Methods): () => GrpcServer {
  let server: GrpcServer | undefined;
  return () => {
    // oxlint-disable-next-line typescript/no-require-imports -- the time of loading affects the latency of the first response
    const { GrpcServer: Made } = require('./grpc/server') as typeof import('./grpc/server');
    return (server ??= new Made(methods));
  };
}
