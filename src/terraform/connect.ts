import { VERSION } from './version';
import type { Connection } from '../clients/connection';
import { resolvePlatformConnection, resolveSecretsConnection, warningOfClearText } from '../clients/connection';
import { PlatformClient } from '../clients/platform';
import type { ClientOptions } from '../clients/requests';
import { SecretsClient } from '../clients/secrets';
import type { Values } from '../definition/value';
import { redact, registerSecret } from '../plan/known-secrets';
import { log } from '../plugin-protocol/log';

/**
 * Makes the client of one service from the provider block and the environment. Asks nothing of the service yet. Who keeps the service sees in
 * its log which Terraform was at work.
 */
export function connect(
  service: 'platform' | 'secrets', block: Values | undefined, terraformVersion: string, heard: Pick<ClientOptions, 'hurry' | 'report'>,
): PlatformClient | SecretsClient {
  const userAgent = `${terraformVersion && `Terraform/${terraformVersion} `}lintel/${VERSION}`;
  const options = { ...heard, log, redact, userAgent, extraCaFile: process.env.LINTEL_NODE_EXTRA_CA_CERTS };
  if (service === 'platform') return new PlatformClient(withSecretRegistered(resolvePlatformConnection(block, process.env)), options);
  return new SecretsClient(withSecretRegistered(resolveSecretsConnection(block, process.env)), options);
}

/** Of the connection that will be made; nothing, where it cannot be: whoever needs it says why. */
export function clearTextWarning(service: 'platform' | 'secrets', block: Values | undefined): string | undefined {
  try {
    return warningOfClearText(service, (service === 'platform' ? resolvePlatformConnection : resolveSecretsConnection)(block, process.env));
  } catch {
    return undefined;
  }
}

function withSecretRegistered<C extends Connection>(connection: C): C {
  registerSecret(connection.token);
  return connection;
}
