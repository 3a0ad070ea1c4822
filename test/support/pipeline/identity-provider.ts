import { createPrivateKey, createPublicKey, generateKeyPairSync, sign } from 'crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'fs';
import { createServer, Server } from 'https';
import type { AddressInfo } from 'net';
import { tmpdir } from 'os';
import * as path from 'path';
import { createCertificates } from '../../../src/emulator/certificates';

/** What a forge knows of a job, as its identity token says it. */
export interface Claims {
  readonly [name: string]: string;
}

/** The token with which a job of GitHub Actions asks for its identity token. */
export const REQUEST_TOKEN = 'a token to request an identity token';

/** The part of a forge that issues identity tokens: the keys and, as in GitHub Actions, an address where a job asks for its token. */
export class IdentityProvider {
  public static async open(): Promise<IdentityProvider> {
    const { ca, certificate, key } = await createCertificates();
    const provider = new IdentityProvider(ca, certificate, key);
    await new Promise<void>((resolve) => provider.server.listen(0, '127.0.0.1', resolve));
    return provider;
  }

  /** A file with the authority that signed the certificate of its address. */
  public readonly caFile: string;
  /** Every token that was issued. */
  public readonly issued: string[] = [];
  /** The claims of the job that asks. */
  public claims: Claims = {};
  private readonly key = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    privateKeyEncoding: PEM,
    publicKeyEncoding: SPKI,
  });
  private readonly server: Server;
  private readonly folder: string;

  private constructor(
    public readonly ca: string,
    cert: string,
    key: string,
  ) {
    this.folder = mkdtempSync(path.join(tmpdir(), 'lintel-identities-'));
    this.caFile = path.join(this.folder, 'ca.pem');
    writeFileSync(this.caFile, ca);
    this.server = createServer({ cert, key }, ({ headers, url }, response) => {
      const { pathname, searchParams } = new URL(url!, this.address);
      if (pathname === '/keys') return void response.end(JSON.stringify({ keys: [this.publicKey()] }));
      const isAllowed = pathname === '/token' && headers.authorization === `bearer ${REQUEST_TOKEN}`;
      response.writeHead(isAllowed ? 200 : 403, { 'Content-Type': 'application/json' });
      response.end(isAllowed ? JSON.stringify({ value: this.issue(searchParams.get('audience')!) }) : '{}');
    });
  }

  public get address(): string {
    return `https://localhost:${(this.server.address() as AddressInfo).port}`;
  }

  /** An identity token of the job, for an audience. */
  public issue(aud: string, claims = this.claims): string {
    const seconds = Math.floor(Date.now() / 1000);
    const payload = { iss: this.address, aud, iat: seconds, nbf: seconds, exp: seconds + 300, ...claims };
    const unsigned = [{ alg: 'RS256', typ: 'JWT', kid: 'one' }, payload].map(encoded).join('.');
    const jwt = `${unsigned}.${sign('sha256', Buffer.from(unsigned), createPrivateKey(this.key.privateKey)).toString('base64url')}`;
    this.issued.push(jwt);
    return jwt;
  }

  public async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
    rmSync(this.folder, { recursive: true });
  }

  private publicKey(): object {
    return { ...createPublicKey(this.key.publicKey).export({ format: 'jwk' }), kid: 'one', alg: 'RS256', use: 'sig' };
  }
}

const PEM = { type: 'pkcs8', format: 'pem' } as const;
const SPKI = { type: 'spki', format: 'pem' } as const;

function encoded(part: object): string {
  return Buffer.from(JSON.stringify(part)).toString('base64url');
}
