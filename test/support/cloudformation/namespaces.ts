import { createServer, request as ask } from 'http';
import type { AddressInfo } from 'net';
import { startEmulator, TestEmulator } from '../emulator';

/** One address with a separate service for each namespace, since the emulator has no namespaces. */
export class Namespaces {
  /** The empty string is the root namespace. */
  public static async open(...names: readonly string[]): Promise<Namespaces> {
    const services = await Promise.all(names.map(async (name) => [name, await startEmulator()] as const));
    const namespaces = new Namespaces(new Map(services));
    await new Promise<void>((resolve) => namespaces.server.listen(0, '127.0.0.1', resolve));
    return namespaces;
  }

  private readonly server = createServer((request, response) => {
    const service = this.services.get(String(request.headers['x-vault-namespace'] ?? ''));
    if (!service) return void response.writeHead(404).end();
    const { method, url, headers } = request;
    const passed = ask(`${service.address}${url}`, { method, headers }, (reply) => {
      response.writeHead(reply.statusCode!, reply.headers);
      reply.pipe(response);
    });
    passed.on('error', () => response.destroy());
    request.pipe(passed);
  });

  private constructor(private readonly services: ReadonlyMap<string, TestEmulator>) {}

  public get address(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  public in(name: string): TestEmulator {
    return this.services.get(name)!;
  }

  public async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
    for (const service of this.services.values()) await service.close();
  }
}
