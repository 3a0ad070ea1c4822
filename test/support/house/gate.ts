import { createServer, IncomingMessage, ServerResponse } from 'http';
import type { AddressInfo } from 'net';

export interface Passing {
  readonly method: string;
  /** With its query. */
  readonly path: string;
  readonly headers: { readonly [name: string]: string };
  /** Parsed, where it is JSON; the text, where it is not. */
  readonly body: any;
  /** Lets the emulator answer, and gives its answer to whoever asked unless something else is done with it. */
  forward(): Promise<Responded>;
  response(responded: Responded): void;
  /** Ends the connection without an answer. */
  drop(): void;
}

export interface Responded {
  readonly status: number;
  readonly headers?: { readonly [name: string]: string };
  readonly body: any;
}

/** Decides what becomes of a request; one that it answers neither way is forwarded and answered. */
export type Watch = (passing: Passing) => Promise<unknown> | unknown;

/** A real HTTP server in front of the emulator: it writes down what passes, and can do to it what networks and gateways do. */
export class Gate {
  public static async open(target: string): Promise<Gate> {
    const gate = new Gate(target);
    await new Promise<void>((resolve) => gate.server.listen(0, '127.0.0.1', resolve));
    return gate;
  }

  /** What has passed, in order. */
  public readonly passed: { readonly method: string; readonly path: string; readonly body: any }[] = [];
  public watch: Watch = () => undefined;
  /** What the emulator gets instead of the tokens that were sent. */
  public tokens?: { readonly platform: string; readonly secrets: string };
  private readonly server = createServer((request, response) => void this.serve(request, response));

  private constructor(private readonly target: string) {}

  public get address(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** The attributes of each body that went to a method. */
  public sent(method: string): any[] {
    return this.passed.filter((one) => one.method === method && one.body?.data).map(({ body }) => body.data.attributes);
  }

  public async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  /** What is sent to the address that an answer gives passes here too. */
  private withUploadHere(body: any): any {
    const upload = body?.data?.links?.upload;
    if (typeof upload !== 'string') return body;
    return { ...body, data: { ...body.data, links: { ...body.data.links, upload: upload.replace(this.target, this.address) } } };
  }

  private async serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
    const bytes = Buffer.concat(chunks);
    const [method, path] = [request.method!, request.url!];
    const body = parse(bytes.toString(), request.headers['content-type']);
    this.passed.push({ method, path, body });
    const { host, connection, 'content-length': _, 'transfer-encoding': __, ...headers } = request.headers as Record<string, string>;
    let settled = false;
    if (this.tokens && headers.authorization) headers.authorization = `Bearer ${this.tokens.platform}`;
    if (this.tokens && headers['x-service-token']) headers['x-service-token'] = this.tokens.secrets;
    const passing: Passing = {
      method, path, body,
      headers: request.headers as Record<string, string>,
      forward: async () => {
        const reply = await fetch(`${this.target}${path}`, { method, headers, body: bytes.length > 0 ? bytes : undefined, redirect: 'manual' });
        const kept = ['x-request-id', 'location', 'date', 'x-terraform-get'].flatMap((name) => reply.headers.get(name) ? [[name, reply.headers.get(name)!]] : []);
        const reported = parse(await reply.text(), reply.headers.get('content-type'));
        return { status: reply.status, headers: Object.fromEntries(kept), body: this.withUploadHere(reported) };
      },
      response: (responded) => {
        settled = true;
        const isText = typeof responded.body === 'string';
        const type = responded.body === undefined ? {} : { 'Content-Type': isText ? 'text/plain; charset=utf-8' : 'application/vnd.api+json' };
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
    // What breaks behind the gate breaks in front of it.
    await passing.forward().then(passing.response, passing.drop);
  }
}

function parse(text: string, type: string | null | undefined): any {
  if (text === '') return undefined;
  return /json/.test(type ?? '') ? JSON.parse(text) : text;
}
