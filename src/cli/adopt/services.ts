import { resolvePlatformConnection, resolveSecretsConnection } from '../../clients/connection';
import { MissingConnection } from '../../clients/errors';
import { ENVIRONMENT } from '../../clients/families/input-names';
import { PlatformClient } from '../../clients/platform';
import { SecretsClient } from '../../clients/secrets';
import type { Context } from '../../handlers/contract';
import { reportConnection } from '../report-connection';
import { VERSION } from '../version';

/** The services that are configured in the environment. */
export interface Services {
  readonly context: Context;
  /** Why a service is not available. The message names the variables. */
  readonly missing: { readonly platform?: string; readonly secrets?: string };
  /** Revokes the token if a login obtained it. */
  close(): Promise<void>;
}

/** Resolves the connections as the provider does, because the provider plans the generated code. */
export function openServices(env: NodeJS.ProcessEnv, signal: AbortSignal): Services {
  const options = { userAgent: `lintel/${VERSION}`, extraCaFile: env.LINTEL_NODE_EXTRA_CA_CERTS, signal };
  const platform = connected(() => {
    const connection = resolvePlatformConnection(undefined, env, ENVIRONMENT);
    return new PlatformClient(connection, { ...options, ...reportConnection('platform', connection) });
  });
  const secrets = connected(() => {
    const connection = resolveSecretsConnection(undefined, env, ENVIRONMENT);
    return new SecretsClient(connection, { ...options, ...reportConnection('secrets', connection) });
  });
  return {
    context: {
      get platform() {
        return orThrow(platform);
      },
      get secrets() {
        return orThrow(secrets);
      },
      signal,
      // Warnings of the services are reported when the generated code is planned.
      warn: () => undefined,
    },
    missing: { platform: missingIn(platform), secrets: missingIn(secrets) },
    close: async () => {
      if (secrets instanceof SecretsClient) await secrets.endLogin();
      for (const client of [platform, secrets]) if (!(client instanceof MissingConnection)) client.close();
    },
  };
}

function connected<Client>(connect: () => Client): Client | MissingConnection {
  try {
    return connect();
  } catch (error) {
    if (error instanceof MissingConnection) return error;
    throw error;
  }
}

function orThrow<Client>(client: Client | MissingConnection): Client {
  if (client instanceof MissingConnection) throw client;
  return client;
}

function missingIn(client: unknown): string | undefined {
  return client instanceof MissingConnection ? client.message : undefined;
}
