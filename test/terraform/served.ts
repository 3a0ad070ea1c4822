import { rmSync } from 'fs';
import { Socket, createServer } from 'net';
import { tmpdir } from 'os';
import * as path from 'path';
import type { ProviderParts } from '../../src/plugin-protocol/provider-methods';
import { serve } from '../../src/plugin-protocol/serve';
import { ProviderClient } from '../support/provider-client';

let counter = 0;

/** RPCs of a test behind the real server, with a real client. */
export async function served<T>(
  parts: ProviderParts,
  work: (client: ProviderClient, address: string) => Promise<T>,
): Promise<T> {
  const address = path.join(tmpdir(), `lintel-served-${process.pid}-${++counter}.sock`);
  const listener = createServer();
  const connections = new Set<Socket>();
  listener.on('connection', (connection) => connections.add(connection));
  await new Promise<void>((resolve) => listener.listen(address, resolve));
  serve({ listener, managed: false }, parts);
  const client = ProviderClient.attach(address);
  try {
    return await work(client, address);
  } finally {
    client.disconnect();
    for (const connection of connections) connection.destroy();
    await new Promise((resolve) => listener.close(resolve));
    rmSync(address, { force: true });
  }
}
