import * as grpc from '@grpc/grpc-js';
import { ClientCertificate, createClientCertificate } from './client-certificate';
import { definitions } from './plugin-messages';
import { Handshake, PluginProcess } from './plugin-process';

const packages = grpc.loadPackageDefinition(definitions) as any;

const CHANNEL = {
  'grpc.max_receive_message_length': -1,
  'grpc.max_send_message_length': -1,
  'grpc.ssl_target_name_override': 'localhost',
  'grpc.default_authority': 'localhost',
};

/** Core has a new one for each plugin, which only the tests of the handshake need: it takes a tenth of the time of a start. */
let sharedCertificate: Promise<ClientCertificate> | undefined;

/** Core from the provider's point of view: a gRPC client that shares no code with our server. */
export class ProviderClient {
  /** Starts the bundled provider and connects to it like core, with certificates on both sides. */
  public static async start(environment: NodeJS.ProcessEnv = {}): Promise<ProviderClient> {
    sharedCertificate ??= createClientCertificate();
    return ProviderClient.connect(PluginProcess.startWith(await sharedCertificate, environment));
  }

  /** Connects to a started provider when it is ready. */
  public static async connect(plugin: PluginProcess): Promise<ProviderClient> {
    const handshake = await plugin.handshake();
    return new ProviderClient(
      handshake,
      handshake.certificate ? secure(handshake, plugin.client) : grpc.credentials.createInsecure(),
      plugin,
    );
  }

  /** Connects to a provider that was started manually. */
  public static attach(address: string): ProviderClient {
    return new ProviderClient({ network: 'unix', address }, grpc.credentials.createInsecure());
  }

  private readonly clients: { readonly [service: string]: any };

  constructor(
    { network, address }: Pick<Handshake, 'network' | 'address'>,
    credentials: grpc.ChannelCredentials,
    public readonly plugin?: PluginProcess,
  ) {
    const target = network === 'unix' ? `unix:${address}` : address;
    const connect = (service: any) => new service(target, credentials, CHANNEL);
    this.clients = {
      provider: connect(packages.tfplugin6.Provider),
      controller: connect(packages.plugin.GRPCController),
      stdio: connect(packages.plugin.GRPCStdio),
      broker: connect(packages.plugin.GRPCBroker),
      health: connect(packages.grpc.health.v1.Health),
    };
  }

  /** Calls an RPC of the provider service. */
  public call(rpc: string, request: object = {}, options: grpc.CallOptions = {}): Promise<any> {
    return unary(this.clients.provider, rpc, request, options);
  }

  /** Calls a streaming RPC and returns all messages. */
  public async events(rpc: string, request: object = {}): Promise<any[]> {
    const events: any[] = [];
    for await (const event of this.stream(rpc, request)) events.push(event);
    return events;
  }

  public stream(rpc: string, request: object = {}): grpc.ClientReadableStream<any> {
    return this.clients.provider[rpc](request);
  }

  /** Calls a method of one of the services that every plugin has. */
  public callService(service: 'controller' | 'health', method: string, request: object = {}): Promise<any> {
    return unary(this.clients[service], method, request, {});
  }

  /** Opens the two streams that core opens directly after it connects. */
  public openPluginStreams(): {
    readonly stdio: grpc.ClientReadableStream<unknown>;
    readonly broker: grpc.ClientDuplexStream<unknown, unknown>;
  } {
    return { stdio: this.clients.stdio.StreamStdio({}), broker: this.clients.broker.StartStream() };
  }

  public watchHealth(): grpc.ClientReadableStream<any> {
    return this.clients.health.Watch({ service: 'plugin' });
  }

  /** Drops the connections without notice, like a core that was killed. */
  public disconnect(): void {
    for (const client of Object.values(this.clients)) client.close();
  }

  /** Stops the provider like core, which does not look at the response: the process may end before its last bytes are read. */
  public async close(): Promise<void> {
    if (this.plugin) {
      await this.callService('controller', 'Shutdown').catch((error: grpc.ServiceError) => {
        if (error.code !== grpc.status.UNAVAILABLE) throw error;
      });
    }
    this.disconnect();
    await this.plugin?.exited;
  }
}

export function secure(
  { certificate }: Handshake,
  { certificate: own, privateKey }: ClientCertificate,
): grpc.ChannelCredentials {
  const root = `-----BEGIN CERTIFICATE-----\n${certificate}${'='.repeat((4 - (certificate.length % 4)) % 4)}\n-----END CERTIFICATE-----\n`;
  return grpc.credentials.createSsl(Buffer.from(root), Buffer.from(privateKey), Buffer.from(own));
}

function unary(client: any, method: string, request: object, options: grpc.CallOptions): Promise<any> {
  return new Promise((resolve, reject) => {
    client[method](request, options, (error: grpc.ServiceError | null, response: unknown) =>
      error ? reject(error) : resolve(response),
    );
  });
}
