import type { Connection } from '../clients/connection';
import { resolvePlatformConnection, resolveSecretsConnection, warningOfClearText } from '../clients/connection';
import { PlatformClient } from '../clients/platform';
import { SecretsClient, SecretsOptions } from '../clients/secrets';
import type { Values } from '../definition/value';
import { redactService, registerSecret } from '../plan/known-secrets';
import { isLogged, log } from '../plugin-protocol/log';
import { rememberLogin } from './open-logins';
import { VERSION } from './version';

/**
 * Creates the client of one service from the provider block and the environment, without sending a request. The user agent contains the Terraform
 * version for the log of the service.
 */
export function connect(
  service: 'platform' | 'secrets',
  block: Values | undefined,
  terraformVersion: string,
  signals: Pick<SecretsOptions, 'hurry' | 'report' | 'warn'>,
): PlatformClient | SecretsClient {
  const userAgent = `${terraformVersion && `Terraform/${terraformVersion} `}lintel/${VERSION}`;
  const options = {
    ...signals,
    log,
    redact: redactService,
    learn: registerSecret,
    userAgent,
    extraCaFile: process.env.LINTEL_NODE_EXTRA_CA_CERTS,
  };
  if (service === 'platform') {
    return new PlatformClient(withSecretRegistered(resolvePlatformConnection(block, process.env)), options);
  }
  const connection = withSecretRegistered(resolveSecretsConnection(block, process.env));
  const client = new SecretsClient(connection, { ...options, introduce: isLogged('info') });
  if (connection.login) rememberLogin(client);
  return client;
}

/** Warns about a connection without encryption. Returns undefined for an invalid connection, which is reported when it is needed. */
export function clearTextWarning(service: 'platform' | 'secrets', block: Values | undefined): string | undefined {
  try {
    return warningOfClearText(
      service,
      (service === 'platform' ? resolvePlatformConnection : resolveSecretsConnection)(block, process.env),
    );
  } catch {
    return undefined;
  }
}

function withSecretRegistered<C extends Connection>(connection: C): C {
  registerSecret(connection.token);
  return connection;
}
