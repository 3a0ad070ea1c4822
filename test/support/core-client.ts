import * as http2 from 'http2';
import { createConnection } from 'net';
import type { MethodDefinition } from '@grpc/proto-loader';
import { definitions } from './plugin-messages';

const METHODS = definitions['tfplugin6.Provider'] as unknown as Readonly<Record<string, MethodDefinition<any, any>>>;
/** Whether a message is compressed, and its length. */
const PREFIX = 5;

/**
 * Calls the RPCs of a provider in the test's process. Like `ProviderClient` it shares no code with our server, but it does without the
 * channels, balancing and interceptors of a whole gRPC library, which cost more than the house rules' requests themselves.
 */
export class CoreClient {
  public static attach(address: string): CoreClient {
    return new CoreClient(http2.connect('http://localhost', { createConnection: () => createConnection(address) }));
  }

  /** There is no process of its own. */
  public readonly plugin = undefined;

  private constructor(private readonly session: http2.ClientHttp2Session) {
    // Calls under way report it.
    session.on('error', () => undefined);
  }

  public async call(rpc: string, request: object = {}): Promise<any> {
    const [response, ...more] = await this.events(rpc, request);
    if (response === undefined || more.length > 0) throw new Error(`${rpc}: ${1 + more.length} messages for one`);
    return response;
  }

  /** Returns all messages of a stream. */
  public events(rpc: string, request: object = {}): Promise<any[]> {
    const method = METHODS[rpc];
    if (!method) throw new Error(`There is no RPC ${rpc}.`);
    return new Promise((resolve, reject) => {
      const stream = this.session.request({
        ':method': 'POST',
        ':path': method.path,
        'content-type': 'application/grpc',
        'te': 'trailers',
      });
      const chunks: Buffer[] = [];
      let status: http2.IncomingHttpHeaders = {};
      stream
        .on('response', (headers) => (status = headers))
        .on('trailers', (trailers) => (status = trailers))
        .on('data', (chunk: Buffer) => chunks.push(chunk))
        .on('error', reject)
        .on('close', () => reject(new Error(`${rpc}: the connection was closed`)))
        .on('end', () => {
          if (status['grpc-status'] === '0') resolve(messagesIn(Buffer.concat(chunks)).map(method.responseDeserialize));
          else reject(new Error(`${rpc}: ${status['grpc-status']} ${status['grpc-message']}`));
        });
      stream.end(framed(method.requestSerialize(request)));
    });
  }

  /** Drops the connection without notice, like a core that was killed. */
  public disconnect(): void {
    this.session.destroy();
  }
}

function framed(message: Buffer): Buffer {
  const prefix = Buffer.alloc(PREFIX);
  prefix.writeUInt32BE(message.length, 1);
  return Buffer.concat([prefix, message]);
}

function messagesIn(bytes: Buffer): Buffer[] {
  const messages: Buffer[] = [];
  for (let at = 0; at < bytes.length;) {
    if (bytes[at] !== 0) throw new Error('A message is compressed, which was not offered.');
    const end = at + PREFIX + bytes.readUInt32BE(at + 1);
    if (end > bytes.length) throw new Error('A message ends early.');
    messages.push(bytes.subarray(at + PREFIX, end));
    at = end;
  }
  return messages;
}
