import { resolvePlatformConnection, resolveSecretsConnection } from '../../clients/connection';
import { MissingConnection } from '../../clients/errors';
import { PlatformClient } from '../../clients/platform';
import { SecretsClient } from '../../clients/secrets';
import type { Context } from '../../handlers/contract';
import { reportConnection } from '../report-connection';
import { VERSION } from '../version';

/** Both services, as far as the environment configures them. */
export interface Services {
  readonly context: Context;
  /** Why a service is left out, in the words that name the variables. */
  readonly missing: { readonly platform?: string; readonly secrets?: string };
  close(): void;
}

/** Finds the services as the provider finds them: code that is written is planned by the provider, which must find the same ones. */
export function openServices(env: NodeJS.ProcessEnv, signal: AbortSignal): Services {
  const options = { userAgent: `lintel/${VERSION}`, extraCaFile: env.LINTEL_NODE_EXTRA_CA_CERTS, signal };
  const platform = connected(() => {
    const connection = resolvePlatformConnection(undefined, env);
    return new PlatformClient(connection, { ...options, ...reportConnection('platform', connection) });
  });
  const secrets = connected(() => {
    const connection = resolveSecretsConnection(undefined, env);
    return new SecretsClient(connection, { ...options, ...reportConnection('secrets', connection) });
  });
  return {
    context: {
      get platform() { return orThrow(platform); },
      get secrets() { return orThrow(secrets); },
      signal,
      // What a service says beside an answer is about the object, which is planned, and warned of, soon enough.
      warn: () => undefined,
    },
    missing: { platform: missingIn(platform), secrets: missingIn(secrets) },
    close: () => {
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
