import { generateKeyPairSync, sign } from 'crypto';

const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });

/** What the forge of a pipeline says about a job that examples/empty-to-credentials lets log in. */
export const TRUSTED = {
  iss: 'https://identity.example.com',
  aud: 'https://secrets.example.com',
  sub: 'repo:acme/shop:ref:refs/heads/main',
};

/** The public key of the forge, as PEM. */
export function identityKey(): string {
  return publicKey.export({ type: 'spki', format: 'pem' }).toString();
}

/** A JWT with these claims, which is valid for ten minutes. */
export function identity(claims: object): string {
  const now = Math.floor(Date.now() / 1000);
  const parts = [
    { alg: 'ES256', typ: 'JWT' },
    { ...claims, iat: now, nbf: now, exp: now + 600 },
  ].map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'));
  const signature = sign('sha256', Buffer.from(parts.join('.')), { key: privateKey, dsaEncoding: 'ieee-p1363' });
  return [...parts, signature.toString('base64url')].join('.');
}
