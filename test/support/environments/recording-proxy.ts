import { createServer, IncomingMessage, ServerResponse } from 'http';
import type { AddressInfo } from 'net';
import { send } from '../send';

export interface Passing {
  readonly method: string;
  /** Includes the query. */
  readonly path: string;
  readonly headers: { readonly [name: string]: string };
  /** Parsed if it is JSON, the text otherwise. */
  readonly body: any;
  /** Forwards the request to the emulator, and the response to the client unless the watch handles it. */
  forward(): Promise<Responded>;
  response(responded: Responded): void;
  /** Closes the connection without a response. */
  drop(): void;
}

export interface Responded {
  readonly status: number;
  readonly headers?: { readonly [name: string]: string };
  readonly body: any;
}

/** Decides how to handle a request. By default it is forwarded. */
export type Watch = (passing: Passing) => Promise<unknown> | unknown;

/** A real HTTP server in front of the emulator that records requests, and can simulate faults of networks and gateways. */
export class RecordingProxy {
  public static async open(target: string): Promise<RecordingProxy> {
    const proxy = new RecordingProxy(target);
    await new Promise<void>((resolve) => proxy.server.listen(0, '127.0.0.1', resolve));
    reachedAs(target, proxy.address);
    return proxy;
  }

  /** The requests, in order. */
  public readonly passed: { readonly method: string; readonly path: string; readonly body: any }[] = [];
  public watch: Watch = () => undefined;
  /** The tokens sent to the emulator in place of those received. */
  public tokens?: { readonly platform: string; readonly secrets: string };
  private readonly server = createServer((request, response) => void this.serve(request, response));

  private constructor(private readonly target: string) {}

  public get address(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** The attributes of each body sent with a method. */
  public sent(method: string): any[] {
    return this.passed.filter((one) => one.method === method && one.body?.data).map(({ body }) => body.data.attributes);
  }

  public async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  /** Requests to addresses in responses pass through the proxy, too. */
  private withUploadHere(body: any): any {
    if (!body?.data) return body;
    return {
      ...body,
      data: Array.isArray(body.data) ? body.data.map(this.withLinksHere) : this.withLinksHere(body.data),
    };
  }

  private readonly withLinksHere = (resource: any): any => {
    if (!resource.links) return resource;
    const links = Object.entries(resource.links).map(([name, link]) => [
      name,
      typeof link === 'string' ? link.replace(this.target, this.address) : link,
    ]);
    return { ...resource, links: Object.fromEntries(links) };
  };

  private async serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
    const bytes = Buffer.concat(chunks);
    const [method, path] = [request.method!, request.url!];
    const body = parse(bytes.toString(), request.headers['content-type']);
    // The id of the cluster, which goes with any object and is asked for once, is no request about it.
    if (!path.startsWith('/v1/sys/health')) this.passed.push({ method, path, body });
    const {
      host,
      connection,
      'content-length': _,
      'transfer-encoding': __,
      ...headers
    } = request.headers as Record<string, string>;
    let settled = false;
    if (this.tokens && headers.authorization) headers.authorization = `Bearer ${this.tokens.platform}`;
    if (this.tokens && headers['x-service-token']) headers['x-service-token'] = this.tokens.secrets;
    const passing: Passing = {
      method,
      path,
      body,
      headers: request.headers as Record<string, string>,
      forward: async () => {
        const reply = await send(method, `${this.target}${path}`, headers, bytes.length > 0 ? bytes : undefined);
        const kept = ['x-request-id', 'location', 'date', 'x-terraform-get'].flatMap((name) =>
          reply.headers.get(name) ? [[name, reply.headers.get(name)!]] : [],
        );
        return { status: reply.status, headers: Object.fromEntries(kept), body: this.withUploadHere(reply.body) };
      },
      response: (responded) => {
        settled = true;
        const isText = typeof responded.body === 'string';
        const type =
          responded.body === undefined
            ? {}
            : { 'Content-Type': isText ? 'text/plain; charset=utf-8' : 'application/vnd.api+json' };
        response.writeHead(responded.status, { ...type, ...responded.headers });
        response.end(responded.body === undefined || isText ? responded.body : JSON.stringify(responded.body));
      },
      drop: () => {
        settled = true;
        request.socket.resetAndDestroy();
      },
    };
    await this.watch(passing);
    if (settled) return;
    // A broken connection behind the proxy is broken in front of it, too.
    await passing.forward().then(passing.response, passing.drop);
  }
}

function parse(text: string, type: string | null | undefined): any {
  if (text === '') return undefined;
  return /json/.test(type ?? '') ? JSON.parse(text) : text;
}

/** The same service has both addresses: a state from one is meant for the other, too. */
function reachedAs(...addresses: readonly string[]): void {
  for (const service of ['PLATFORM', 'SECRETS']) {
    const name = `LINTEL_${service}_MOVED_FROM`;
    process.env[name] = [process.env[name], ...addresses].filter(Boolean).join(',');
  }
}
