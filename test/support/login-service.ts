import { generateKeyPairSync, sign } from 'crypto';
import type { SecretsService } from './openbao';

const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });

/** Its texts are recognized in everything that must not show a secret. */
export const SUBJECT = 'canary-subject';

/** The public key of identity tokens, as PEM. */
export function identityKey(): string {
  return publicKey.export({ type: 'spki', format: 'pem' }).toString();
}

/** An identity token of a forge that {@link prepareLogins} trusts. */
export function identityToken(claims: Record<string, unknown> = {}): string {
  const now = Math.floor(Date.now() / 1000);
  const parts = [
    { alg: 'ES256', typ: 'JWT' },
    { iss: 'https://forge.example.com', aud: 'us', sub: SUBJECT, iat: now, nbf: now, exp: now + 3600, ...claims },
  ].map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'));
  const signature = sign('sha256', Buffer.from(parts.join('.')), { key: privateKey, dsaEncoding: 'ieee-p1363' });
  return [...parts, signature.toString('base64url')].join('.');
}

/** What a pipeline may do: everything in the engine of certificates. */
const POLICY = 'path "pki/*" {\n  capabilities = ["create", "read", "update", "delete", "list"]\n}\n';

export interface AppRole {
  readonly roleId: string;
  readonly secretId: string;
}

/** Auth methods with a role `deploy` each: `forge` for JWTs, and `approle`. */
export async function prepareLogins(service: SecretsService): Promise<AppRole> {
  await service.data('POST', 'sys/policies/acl/deploy', { policy: POLICY });
  await service.data('POST', 'sys/auth/forge', { type: 'jwt' });
  await service.data('POST', 'auth/forge/config', {
    jwt_validation_pubkeys: [identityKey()],
  });
  await writeJwtRole(service, 'deploy');
  await service.data('POST', 'sys/auth/approle', { type: 'approle' });
  await service.data('POST', 'auth/approle/role/deploy', { token_policies: ['deploy'], token_ttl: '10m' });
  const { role_id: roleId } = await service.data('GET', 'auth/approle/role/deploy/role-id');
  const { secret_id: secretId } = await service.data('POST', 'auth/approle/role/deploy/secret-id', {});
  return { roleId, secretId };
}

/** A role of the method `forge`. */
export async function writeJwtRole(service: SecretsService, name: string, more: object = {}): Promise<void> {
  await service.data('POST', `auth/forge/role/${name}`, {
    role_type: 'jwt',
    user_claim: 'sub',
    bound_audiences: ['us'],
    token_policies: ['deploy'],
    token_ttl: '10m',
    ...more,
  });
}

/** How many tokens of logins have not ended. */
export async function tokensLeft(service: SecretsService, kind: 'emulator' | 'server'): Promise<number> {
  if (kind === 'emulator') {
    const response = await fetch(`${service.address}/_emulator/tokens`);
    return ((await response.json()) as { tokens: unknown[] }).tokens.length;
  }
  const { keys } = await service.data('LIST', 'auth/token/accessors');
  // The root token is one of them.
  return keys.length - 1;
}
