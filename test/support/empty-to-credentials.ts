import { copyFileSync, readFileSync, writeFileSync } from 'fs';
import * as path from 'path';
import { placeProvider, readPackage } from '../../src/constructs/install/install-provider';
import { hashPackage } from '../../src/constructs/install/package-hash';
import { packageVersion, PROVIDER_SOURCE } from '../../src/constructs/package';
import { identityKey, identityToken } from './login-service';
import type { SecretsService } from './openbao';
import type { Postgresql } from './postgresql';
import { TerraformFolder } from './terraform';

const ROOT = path.join(__dirname, '..', '..');

export const EXAMPLE = path.join(ROOT, 'examples', 'empty-to-credentials');

/** Who logs in by which role of the example. */
const SUBJECTS = { pipeline: 'repo:acme/shop:ref:refs/heads/main', app: 'service:shop' } as const;

/** The environment of somebody who logs in by a JWT and has no token. */
export function loginEnvironment({ address }: SecretsService, role: keyof typeof SUBJECTS): Record<string, string> {
  return {
    LINTEL_SECRETS_ADDRESS: address,
    LINTEL_SECRETS_DIALECT: 'openbao',
    LINTEL_SECRETS_LOGIN: 'jwt',
    LINTEL_SECRETS_LOGIN_MOUNT: 'pipelines',
    LINTEL_SECRETS_LOGIN_ROLE: role,
    LINTEL_SECRETS_LOGIN_JWT: identityToken({
      iss: 'https://identity.example.com',
      aud: 'https://secrets.example.com',
      sub: SUBJECTS[role],
    }),
  };
}

/** The environment of the administrator who applies the stack first. */
export function tokenEnvironment({ address, settings }: SecretsService): Record<string, string> {
  return {
    LINTEL_SECRETS_ADDRESS: address,
    LINTEL_SECRETS_DIALECT: 'openbao',
    LINTEL_SECRETS_TOKEN: String(settings.token),
  };
}

/** The variables of the stack. `migration` runs as the user whose credentials are ephemeral. */
export function stackVariables({ port, administrator }: Postgresql, migration: string): Record<string, string> {
  return {
    TF_VAR_database_address: `127.0.0.1:${port}/postgres?sslmode=disable`,
    TF_VAR_database_username: administrator.username,
    TF_VAR_database_password: administrator.password,
    TF_VAR_identity_key: identityKey(),
    TF_VAR_migration: migration,
  };
}

/** A command that logs in to the database of `DATABASE_URL`, and writes the address and the user's name to a file. */
export function loginCommand(folder: string, file: string): string {
  const script = path.join(folder, 'log-in.js');
  writeFileSync(
    script,
    `const { Client } = require(${JSON.stringify(require.resolve('pg'))});
    const client = new Client({ connectionString: process.env.DATABASE_URL });
    client.connect()
      .then(() => client.query('SELECT current_user AS name'))
      .then(({ rows }) => require('fs').writeFileSync(${JSON.stringify(file)}, JSON.stringify({ name: rows[0].name, address: process.env.DATABASE_URL })))
      .then(() => client.end());`,
  );
  return `${JSON.stringify(process.execPath)} ${JSON.stringify(script)}`;
}

/** A folder with a configuration, in which `terraform init` finds the provider without a registry. */
export function folderWith(environment: NodeJS.ProcessEnv, configuration: string | { readonly file: string }) {
  const terraform = new TerraformFolder(environment);
  const files = readPackage(path.join(ROOT, 'lib', 'bundle', 'provider'));
  placeProvider(files, hashPackage(files), {
    stackFolder: terraform.folder,
    source: PROVIDER_SOURCE,
    version: packageVersion(),
  });
  if (typeof configuration === 'string') terraform.configure(configuration);
  else copyFileSync(configuration.file, path.join(terraform.folder, path.basename(configuration.file)));
  return terraform;
}

/** What the service always has mounted. */
const BUILT_IN = ['sys', 'identity', 'cubbyhole'];

/** Removes every engine, as if the service had just been installed. */
export async function empty(service: SecretsService): Promise<void> {
  for (const mounted of Object.keys((await service.data('GET', 'sys/mounts')) as object)) {
    const at = mounted.replace(/\/$/, '');
    if (!BUILT_IN.includes(at)) await service.data('DELETE', `sys/mounts/${at}`);
  }
}

/**
 * All that the service has. The emulator's snapshot is compared as a whole: the objects of every kind, the settings, and how far the clock was
 * advanced; the request log is not part of it. A server shows its mounts with their settings, the names of policies, leases and tokens.
 */
export async function contents(service: SecretsService, kind: 'emulator' | 'server'): Promise<unknown> {
  if (kind === 'emulator') {
    const { objects, ...rest } = (await (await fetch(`${service.address}/_emulator/snapshot`)).json()) as {
      readonly objects: object;
    };
    // Like a real service, it keeps who has logged in, also without the auth method.
    return { ...rest, objects: { ...objects, identityEntities: [], identityAliases: [] } };
  }
  const names = async (at: string): Promise<unknown> => {
    const { body } = await service.ask('LIST', at);
    return (body as { data?: { keys: string[] } }).data?.keys.sort() ?? [];
  };
  return {
    mounts: await service.data('GET', 'sys/mounts'),
    auth: await service.data('GET', 'sys/auth'),
    policies: await names('sys/policies/acl'),
    passwordPolicies: await names('sys/policies/password'),
    leases: await names('sys/leases/lookup'),
    tokens: await names('auth/token/accessors'),
  };
}

/** The login that {@link loginCommand} has recorded. */
export function recordedLogin(file: string): { readonly name: string; readonly address: string } {
  return JSON.parse(readFileSync(file, 'utf8')) as { name: string; address: string };
}
