import { log } from './log';
import { VERSION } from './version';
import type { Connection } from '../clients/connection';
import { resolvePlatformConnection, resolveSecretsConnection } from '../clients/connection';
import { PlatformClient } from '../clients/platform';
import { SecretsClient } from '../clients/secrets';
import type { Values } from '../definition/value';
import { redact, registerSecret } from '../plan/known-secrets';

/**
 * Makes the client of one service from the provider block and the environment. Asks nothing of the service yet. Who keeps the service sees in
 * its log which Terraform was at work.
 */
export function connect(wing: 'platform' | 'secrets', block: Values | undefined, terraformVersion: string): PlatformClient | SecretsClient {
  const userAgent = `${terraformVersion && `Terraform/${terraformVersion} `}lintel/${VERSION}`;
  const options = { log, redact, userAgent, extraCaFile: process.env.LINTEL_NODE_EXTRA_CA_CERTS };
  if (wing === 'platform') return new PlatformClient(withSecretRegistered(resolvePlatformConnection(block, process.env)), options);
  return new SecretsClient(withSecretRegistered(resolveSecretsConnection(block, process.env)), options);
}

function withSecretRegistered<C extends Connection>(connection: C): C {
  registerSecret(connection.token);
  return connection;
}
