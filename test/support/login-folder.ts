import { readFileSync } from 'fs';
import type { Values } from '../../src/definition/value';
import { InstalledFolder } from './environments/installed';
import { terraformJson } from './environments/resource';
import type { SecretsService } from './openbao';

/** A folder whose provider logs in to the service by these settings. */
export function openLoginFolder(
  { address, settings }: Pick<SecretsService, 'address' | 'settings'>,
  login: Values | undefined,
  environment: NodeJS.ProcessEnv = {},
  more: Values = {},
): InstalledFolder {
  const terraform = InstalledFolder.create({ TF_LOG_PROVIDER: 'DEBUG', ...environment }).configure('');
  const secrets: Values = { address, dialect: settings.dialect, ...(login && { login }), ...more };
  terraform.write('provider.tf.json', JSON.stringify({ provider: { lintel: terraformJson({ secrets }) } }));
  return terraform;
}

/** The requests in the log that had a response, as `POST /auth/forge/login`. */
export function loggedRequests(terraform: InstalledFolder): string[] {
  return readFileSync(terraform.logFile, 'utf8')
    .split('\n')
    .filter((line) => /secrets request:/.test(line) && /\bstatus=\d/.test(line))
    .map((line) => `${/\bmethod=(\S+)/.exec(line)?.[1]} ${/\bpath="?([^\s"]+)/.exec(line)?.[1]}`);
}
