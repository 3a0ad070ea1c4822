import { readFileSync } from 'fs';
import { hearing } from '../report-connection';
import { VERSION } from '../version';
import { resolveSecretsConnection } from '../../clients/connection';
import { RecoveryRekeyClient } from '../../clients/recovery-rekey';
import { SecretsClient } from '../../clients/secrets';

/** What the command line says about the service; the rest is found as the provider finds it. */
export interface ServiceSettings {
  readonly address?: string;
  readonly tokenFile?: string;
  readonly dialect?: string;
  readonly namespace?: string;
  readonly caCertFile?: string;
}

export interface RekeyService {
  readonly client: RecoveryRekeyClient;
  /** As people are told it. */
  readonly address: string;
  close(): void;
}

/**
 * Connects as the provider does: an option counts as the variable that it stands for, so that address and token come from one family of
 * settings. Throws what the clients throw; this is a file of its own since the other commands need none of it.
 */
export function openRekeyService(settings: ServiceSettings, env: NodeJS.ProcessEnv): RekeyService {
  const { address, tokenFile, dialect, namespace, caCertFile } = settings;
  const connection = resolveSecretsConnection({ caCertFile }, {
    ...env,
    ...address === undefined ? {} : { LINTEL_SECRETS_ADDRESS: address },
    ...tokenFile === undefined ? {} : { LINTEL_SECRETS_TOKEN: readFileSync(tokenFile, 'utf8').trim() },
    ...dialect === undefined ? {} : { LINTEL_SECRETS_DIALECT: dialect },
    ...namespace === undefined ? {} : { LINTEL_SECRETS_NAMESPACE: namespace },
  });
  const secrets = new SecretsClient(connection, { ...hearing('secrets', connection), userAgent: `lintel/${VERSION}` });
  return { client: new RecoveryRekeyClient(secrets), address: connection.address, close: () => secrets.close() };
}
