import { generateKeyPair } from 'crypto';
import { promisify } from 'util';
import type { World } from '../../world';
import { generateByPolicy } from '../password-policy';
import { createClientCertificate } from './client-certificate';
import type { Credential } from './credential-config';
import { renderUsername } from './username';

const generate = promisify(generateKeyPair);

export interface CredentialOwner {
  readonly username: string;
  /** A certificate's lifetime; defaults to a year. */
  readonly ttlSeconds: number | undefined;
  /** The connection's policy; the role's takes precedence. */
  /** The path of the mount, whose namespace contains the password policy. */
  readonly mount: string;
  readonly passwordPolicy: string;
  /** For a common name's template. */
  readonly role?: string;
}

/** Creates a credential, using the names in the response. A certificate's username is its subject. */
export async function generateCredential(
  world: World,
  { type, config }: Credential,
  { username, ttlSeconds, mount, passwordPolicy, role }: CredentialOwner,
): Promise<{ readonly username: string; readonly secret: Readonly<Record<string, string>> }> {
  switch (type) {
    case 'rsa_private_key': {
      const { privateKey } = await generate('rsa', {
        modulusLength: Number(config.key_bits),
        publicKeyEncoding: { type: 'spki', format: 'pem' },
        privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
      });
      return { username, secret: { rsa_private_key: privateKey } };
    }
    case 'client_certificate': {
      const template = String(config.common_name_template || '');
      const commonName =
        role === undefined || template === ''
          ? username
          : renderUsername(template, { role, now: world.clock.now(), random: world.random });
      const secret = await createClientCertificate(world, config, {
        commonName,
        notBefore: world.clock.now(),
        lifeSeconds: ttlSeconds ?? 365 * 86400,
      });
      return { username: `CN=${commonName}`, secret };
    }
    default:
      return {
        username,
        secret: { password: generateByPolicy(world, mount, String(config.password_policy || passwordPolicy)) },
      };
  }
}
