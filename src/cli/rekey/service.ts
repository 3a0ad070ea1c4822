import { readFileSync } from 'fs';
import { resolveSecretsConnection } from '../../clients/connection';
import { ENVIRONMENT } from '../../clients/families/input-names';
import { SecretsClient } from '../../clients/secrets';
import { RecoveryRekeyClient } from '../../clients/secrets/recovery-rekey';
import { reportConnection } from '../report-connection';
import { VERSION } from '../version';

/** Connection settings from the command line. The remaining settings are resolved as in the provider. */
export interface ServiceSettings {
  readonly address?: string;
  readonly tokenFile?: string;
  readonly dialect?: string;
  readonly namespace?: string;
  readonly caCertFile?: string;
}

export interface RekeyService {
  readonly client: RecoveryRekeyClient;
  /** For messages. */
  readonly address: string;
  /** Revokes the token if a login obtained it. */
  close(): Promise<void>;
}

/**
 * Connects as the provider does. Each option stands for its LINTEL_SECRETS_ variable, so that address and token come from the same family of
 * variables. This is the entry point of a separate bundle, which the other commands do not load.
 */
export function openRekeyService(settings: ServiceSettings, env: NodeJS.ProcessEnv): RekeyService {
  const { address, tokenFile, dialect, namespace, caCertFile } = settings;
  const connection = resolveSecretsConnection(
    { caCertFile },
    {
      ...env,
      ...(address === undefined ? {} : { LINTEL_SECRETS_ADDRESS: address }),
      ...(tokenFile === undefined
        ? {}
        : { LINTEL_SECRETS_TOKEN: readFileSync(tokenFile, 'utf8').trim(), LINTEL_SECRETS_LOGIN: undefined }),
      ...(dialect === undefined ? {} : { LINTEL_SECRETS_DIALECT: dialect }),
      ...(namespace === undefined ? {} : { LINTEL_SECRETS_NAMESPACE: namespace }),
    },
    ENVIRONMENT,
  );
  const secrets = new SecretsClient(connection, {
    ...reportConnection('secrets', connection),
    userAgent: `lintel/${VERSION}`,
  });
  return {
    client: new RecoveryRekeyClient(secrets),
    address: connection.address,
    close: async () => {
      await secrets.endLogin();
      secrets.close();
    },
  };
}
