import { generateKeyPairSync } from 'crypto';
import { createServer } from 'http';
import type { AddressInfo } from 'net';

/** A public key whose private key is thrown away. */
export function publicKey(): string {
  return generateKeyPairSync('ec', { namedCurve: 'P-256' })
    .publicKey.export({ type: 'spki', format: 'pem' })
    .toString()
    .trim();
}

let started: Promise<string> | undefined;

/**
 * The address of a server with an issuer of tokens below every path: `<address>/<path>` has a discovery document, and `<address>/<path>/keys` is its key
 * set. It runs until the process of the tests ends, and does not keep it alive.
 */
export async function issuerAddress(): Promise<string> {
  started ??= startIssuer();
  return started;
}

let known = '';

/** The same, after it has started. */
export function startedIssuer(): string {
  if (known === '') throw new Error('the issuer has not started: wait for `issuerAddress`');
  return known;
}

async function startIssuer(): Promise<string> {
  const key = generateKeyPairSync('ec', { namedCurve: 'P-256' }).publicKey.export({ format: 'jwk' });
  const server = createServer(({ url = '' }, response) => {
    const issuer = known + url.replace(/\/\.well-known\/.*$/, '');
    const body = url.endsWith('/keys') ? { keys: [{ ...key, kid: 'a' }] } : { issuer, jwks_uri: `${issuer}/keys` };
    response.setHeader('Content-Type', 'application/json');
    response.setHeader('Connection', 'close');
    response.end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  server.unref();
  known = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return known;
}
