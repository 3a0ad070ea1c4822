import { createHash } from 'crypto';
import { renameSync, writeFileSync } from 'fs';
import { tmpdir } from 'os';
import { join } from 'path';
import type { Connection } from '../../clients/connection';
import { resolvePlatformConnection, resolveSecretsConnection, warningOfClearText } from '../../clients/connection';
import { InvalidConnection } from '../../clients/errors';
import { ENVIRONMENT } from '../../clients/families/input-names';
import { PlatformClient } from '../../clients/platform';
import { unattendedPace } from '../../clients/retry/retry';
import { SecretsClient } from '../../clients/secrets';
import type { Service } from '../../definition/resource';
import { redactService, registerSecret } from '../../plan/known-secrets';
import type { StoredSecrets } from '../aws/stored-secrets';
import { parseReference } from '../properties/reference';
import { nameFile } from '../response/sandbox-paths';
import { earlierLogin, keepLogin, withProofs } from './logins';
import { VERSION } from './version';

/** The connection of the function, which applies unless an event names another namespace. */
export interface OwnConnection {
  readonly address: string;
  /** Empty for the root namespace. */
  readonly namespace: string;
}

const FEWEST_PER_SECOND = 0.1;

/**
 * The clients of one event, configured by the function's environment. It has the provider's settings and some more:
 * `LINTEL_<SERVICE>_TOKEN_REFERENCE` says where the token is stored. The token is read for each event, so that a replaced token takes effect at once.
 * `LINTEL_SECRETS_LOGIN_SECRET_ID_REFERENCE` and `LINTEL_SECRETS_LOGIN_JWT_REFERENCE` do the same for a login. `LINTEL_<SERVICE>_CA_CERT` contains
 * certificates as PEM text, since the function does not have the app's files.
 */
export class Connections {
  private client: { platform?: PlatformClient; secrets?: SecretsClient } = {};

  /**
   * @param environment the environment of the function
   * @param stored reads the token
   * @param report adds a warning to the log
   * @param hurry aborted when the function is about to run out of time
   * @param left milliseconds until then; if absent, requests are not retried for longer than usual
   * @param beforeWrite called before each request that may change something
   */
  constructor(
    private readonly environment: NodeJS.ProcessEnv,
    private readonly stored: StoredSecrets,
    private readonly report?: (message: string) => void,
    private readonly hurry?: AbortSignal,
    private readonly left?: number,
    private readonly beforeWrite?: () => Promise<void>,
  ) {}

  /**
   * Opens a service's client without sending a request. Throws `MissingConnection` or `InvalidConnection`. `namespace` replaces the function's
   * namespace and is empty for the root namespace. Returns the function's settings.
   */
  public async open(service: Service, namespace?: string): Promise<OwnConnection> {
    const prefix = `LINTEL_${service.toUpperCase()}`;
    const earlier = service === 'secrets' ? earlierLogin(this.environment, this.report) : undefined;
    const environment = await this.withSecrets(service, earlier !== undefined);
    const block = {
      ...fileOf(`${prefix}_CA_CERT`, this.environment),
      requestsPerSecond: this.requestsPerSecond(service),
    };
    // Many events change the same lists at the same time. A list that keeps changing must not block a create.
    const pace = this.left === undefined ? {} : { pace: unattendedPace(this.left), looksBefore: 1 };
    const options = {
      redact: redactService,
      learn: registerSecret,
      userAgent: `lintel/${VERSION}`,
      report: this.report,
      hurry: this.hurry,
      beforeWrite: this.beforeWrite,
      ...pace,
    };
    if (service === 'platform') {
      const own = this.checked(service, resolvePlatformConnection(block, environment, ENVIRONMENT));
      this.client.platform = new PlatformClient(own, options);
      return { address: own.address, namespace: '' };
    }
    const own = this.checked(service, resolveSecretsConnection(block, environment, ENVIRONMENT));
    const login =
      earlier ??
      (own.login && keepLogin(this.environment, own, { userAgent: options.userAgent, ...pace }, this.report));
    const there = { ...own, namespace: (namespace ?? own.namespace) || undefined };
    this.client.secrets = new SecretsClient(there, login ? { ...options, login } : options);
    return { address: own.address, namespace: own.namespace ?? '' };
  }

  public get platform(): PlatformClient {
    return this.client.platform ?? unopened();
  }

  public get secrets(): SecretsClient {
    return this.client.secrets ?? unopened();
  }

  public close(): void {
    this.client.platform?.close();
    this.client.secrets?.close();
    this.client = {};
  }

  private checked<C extends Connection>(service: Service, connection: C): C {
    registerSecret(connection.token);
    const warning = warningOfClearText(service, connection);
    if (warning !== undefined && !warned.has(warning)) {
      warned.add(warning);
      this.report?.(warning);
    }
    return connection;
  }

  /** The limit of this execution environment. Concurrent environments do not know about each other. */
  private requestsPerSecond(service: Service): number | undefined {
    const text = this.environment.LINTEL_REQUESTS_PER_SECOND;
    if (!text) return undefined;
    if (Number(text) >= FEWEST_PER_SECOND && Number.isFinite(Number(text))) return Number(text);
    throw new InvalidConnection(
      service,
      `LINTEL_REQUESTS_PER_SECOND must be a number of at least ${FEWEST_PER_SECOND}.`,
    );
  }

  /** The environment, plus the token or login proofs that are stored elsewhere. A login from an earlier event needs no proof. */
  private async withSecrets(service: Service, isLoggedIn: boolean): Promise<NodeJS.ProcessEnv> {
    const prefix = `LINTEL_${service.toUpperCase()}`;
    const token = await this.read(service, 'token', `${prefix}_TOKEN_REFERENCE`);
    const environment = token === undefined ? this.environment : { ...this.environment, [`${prefix}_TOKEN`]: token };
    if (service === 'platform') return environment;
    return withProofs(environment, async (variable) =>
      isLoggedIn && this.environment[variable] ? 'kept' : this.read(service, 'proof', variable),
    );
  }

  private async read(service: Service, what: string, variable: string): Promise<string | undefined> {
    const text = this.environment[variable];
    if (!text) return undefined;
    const reference = parseReference(text);
    if (!reference) {
      throw new InvalidConnection(
        service,
        `${variable} must be \`secretsmanager:<arn>\`, followed by \`#<field>\` if the secret is a JSON object, or \`ssm:<parameter name>\`.`,
      );
    }
    return this.stored.text(reference).catch((error: Error) => {
      throw new InvalidConnection(service, `The ${what} in ${variable} cannot be read: ${error.message}`);
    });
  }
}

/** Warnings that this execution environment has already logged. */
const warned = new Set<string>();

/** Writes certificates to a file that clients read. Its name contains a hash, so that later events reuse the file. */
function fileOf(variable: string, environment: NodeJS.ProcessEnv): { readonly caCertFile: string } | undefined {
  const pem = environment[variable];
  if (!pem) return undefined;
  const file = join(tmpdir(), `lintel-ca-${createHash('sha256').update(pem).digest('hex').slice(0, 32)}.pem`);
  writeFileSync(`${file}.${process.pid}`, pem, { mode: 0o600 });
  renameSync(`${file}.${process.pid}`, file);
  nameFile(file, variable);
  return { caCertFile: file };
}

function unopened(): never {
  throw new Error('a resource of one service asked for the client of the other');
}
