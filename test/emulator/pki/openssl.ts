import { execFileSync } from 'child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'fs';
import { tmpdir } from 'os';
import * as path from 'path';

/** Certificates as another implementation reads them. */
const FOLDER = mkdtempSync(path.join(tmpdir(), 'lintel-openssl-'));

export function removeFiles(): void {
  rmSync(FOLDER, { recursive: true, force: true });
}

/** The certificate as text. */
export function textOf(pem: string): string {
  return run(['x509', '-noout', '-text'], pem);
}

/** The CRL as text, its signature verified with the CA. */
export function listTextOf(pem: string, authority: string): string {
  return run(['crl', '-noout', '-text', '-CAfile', file('authority', authority)], pem);
}

export interface Chain {
  readonly root: string;
  readonly between?: readonly string[];
  readonly leaf: string;
  readonly revocationList?: string;
  readonly purpose?: string;
  readonly atSeconds?: number;
}

/** Undefined if the chain is valid by the strictest rules, else the problem. */
export function wrongIn({ root, between = [], leaf, revocationList, purpose, atSeconds }: Chain): string | undefined {
  try {
    execFileSync(
      'openssl',
      [
        'verify',
        '-x509_strict',
        '-CAfile',
        file('root', root),
        ...(between.length > 0 ? ['-untrusted', file('between', between.join('\n'))] : []),
        ...(revocationList === undefined ? [] : ['-crl_check', '-CRLfile', file('list', revocationList)]),
        ...(purpose === undefined ? [] : ['-purpose', purpose]),
        ...(atSeconds === undefined ? [] : ['-attime', String(atSeconds)]),
        file('leaf', leaf),
      ],
      { stdio: ['ignore', 'pipe', 'pipe'] },
    );
    return undefined;
  } catch (error) {
    return (
      String((error as { stderr: Buffer }).stderr)
        .split('\n')
        .find((line) => line.startsWith('error ')) ?? String(error)
    );
  }
}

/** A typical CSR and its key. */
export function newRequest(
  subject: string,
  { key = ['-newkey', 'rsa:2048'], extensions = [] }: { key?: readonly string[]; extensions?: readonly string[] } = {},
) {
  const keyFile = path.join(FOLDER, 'request.key');
  const csr = execFileSync(
    'openssl',
    [
      'req',
      '-new',
      ...key,
      '-nodes',
      '-keyout',
      keyFile,
      '-subj',
      subject,
      ...extensions.flatMap((extension) => ['-addext', extension]),
    ],
    { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] },
  );
  return { csr, publicKey: run(['req', '-noout', '-pubkey'], csr) };
}

export const EC_KEY = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1'];

/** The public key of a certificate, and that of a private key in any form. */
export function publicKeyOf(pem: string): string {
  return pem.includes('PRIVATE KEY') ? run(['pkey', '-pubout'], pem) : run(['x509', '-noout', '-pubkey'], pem);
}

export function pemOf(base64: string, label = 'CERTIFICATE'): string {
  return `-----BEGIN ${label}-----\n${base64.match(/.{1,64}/g)!.join('\n')}\n-----END ${label}-----\n`;
}

function run(options: readonly string[], input: string): string {
  return execFileSync('openssl', options, { input, encoding: 'utf8', stdio: ['pipe', 'pipe', 'pipe'] });
}

function file(name: string, content: string): string {
  const place = path.join(FOLDER, `${name}.pem`);
  writeFileSync(place, content);
  return place;
}
