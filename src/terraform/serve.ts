import type { Socket } from 'net';
import { endWithTerraform } from './end';
import type { Methods } from './grpc/method';
import { GrpcServer } from './grpc/server';
import { pluginMethods } from './plugin-methods';
import { ProviderParts, providerMethods } from './provider-methods';
import type { Door } from './start';
import { createGate } from './trust';

/** Serves the plugin's services on every connection that comes through the door. */
export function serve({ listener, tls, managed }: Door, parts: ProviderParts): void {
  const end = endWithTerraform(listener, managed);
  const provider = providerMethods(parts);
  const plugin = pluginMethods(end);
  const methods: Methods = (path) => provider(path) ?? plugin(path);
  const server = new GrpcServer(methods);
  const gate = tls && createGate(tls.identity, tls.clientCertificate, (trusted) => server.serve(trusted));
  listener.on('connection', (connection: Socket) => {
    // A connection that breaks is noticed where it is used; here it only must not end the process.
    connection.on('error', () => undefined);
    if (gate) gate(connection);
    else server.serve(connection);
  });
}
