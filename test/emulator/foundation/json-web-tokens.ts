import { generateKeyPairSync, sign } from 'crypto';
import type { KeyObject } from 'crypto';
import { createServer } from 'http';
import type { Server } from 'http';
import type { AddressInfo } from 'net';

export interface Signer {
  readonly algorithm: string;
  readonly publicKey: KeyObject;
  readonly privateKey: KeyObject;
}

/** Keys of each kind that signs JWTs. */
export function signer(algorithm: string): Signer {
  const pair = algorithm.startsWith('ES')
    ? generateKeyPairSync('ec', { namedCurve: { ES256: 'P-256', ES384: 'P-384', ES512: 'P-521' }[algorithm]! })
    : algorithm === 'EdDSA'
      ? generateKeyPairSync('ed25519')
      : generateKeyPairSync('rsa', { modulusLength: 2048 });
  return { algorithm, ...pair };
}

export function pemOf({ publicKey }: Signer): string {
  return String(publicKey.export({ type: 'spki', format: 'pem' }));
}

/** A signed JWT. */
export function jwtOf({ algorithm, privateKey }: Signer, claims: object, header: object = {}): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const signed = `${part({ alg: algorithm, typ: 'JWT', ...header })}.${part(claims)}`;
  const pss = algorithm.startsWith('PS') ? { padding: 6, saltLength: -1 } : {};
  const signature = sign(algorithm === 'EdDSA' ? null : `sha${algorithm.slice(2)}`, Buffer.from(signed), {
    key: privateKey,
    dsaEncoding: 'ieee-p1363',
    ...pss,
  });
  return `${signed}.${signature.toString('base64url')}`;
}

/** A server whose responses depend on the path; requests with their bodies are kept. */
export class JsonServer {
  readonly asked: { readonly path: string; readonly authorization?: string; readonly body?: any }[] = [];
  private server: Server | undefined;

  constructor(private readonly responses: (path: string, body: any) => object | undefined) {}

  async start(): Promise<void> {
    this.server = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        const text = Buffer.concat(chunks).toString();
        const body = text === '' ? undefined : (JSON.parse(text) as unknown);
        const { url = '', headers } = request;
        this.asked.push({ path: url, authorization: headers.authorization, body });
        const document = this.responses(url, body);
        response.writeHead(document ? 200 : 404, { 'Content-Type': 'application/json' });
        response.end(JSON.stringify(document ?? {}));
      });
    });
    await new Promise<void>((resolve) => this.server!.listen(0, '127.0.0.1', resolve));
  }

  get address(): string {
    return `http://127.0.0.1:${(this.server!.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    this.server?.closeAllConnections();
    await new Promise((resolve) => this.server?.close(resolve));
  }
}
