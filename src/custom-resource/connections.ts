import { createHash } from 'crypto';
import { renameSync, writeFileSync } from 'fs';
import { tmpdir } from 'os';
import { join } from 'path';
import { parseReference } from './reference';
import { nameFile } from './sandbox-paths';
import type { StoredSecrets } from './stored-secrets';
import { VERSION } from './version';
import type { Connection } from '../clients/connection';
import { resolvePlatformConnection, resolveSecretsConnection, warningOfClearText } from '../clients/connection';
import { InvalidConnection } from '../clients/errors';
import { PlatformClient } from '../clients/platform';
import { unattendedPace } from '../clients/retry';
import { SecretsClient } from '../clients/secrets';
import type { Service } from '../definition/resource';
import { redact, registerSecret } from '../plan/known-secrets';

/** Where a function works unless an event says otherwise. */
export interface OwnConnection {
  readonly address: string;
  /** Empty: the root namespace. */
  readonly namespace: string;
}

const FEWEST_PER_SECOND = 0.1;

/**
 * The clients of one event, from the environment of the function: the settings that the provider has, and two more that Lambda needs.
 * `LINTEL_<WING>_TOKEN_REFERENCE` says where the token is kept, which is looked up at each event, so that a token that was replaced counts
 * at once; `LINTEL_<WING>_CA_CERT` is the text of a certificate, since a function has no file of its own.
 */
export class Connections {
  private client: { platform?: PlatformClient; secrets?: SecretsClient } = {};

  /** `tell`: what the log of an event says of it besides. `hurry`: the time of the function is nearly over. `left`: milliseconds until then; absent: nobody waits. */
  constructor(
    private readonly environment: NodeJS.ProcessEnv, private readonly stored: StoredSecrets, private readonly report?: (message: string) => void,
    private readonly hurry?: AbortSignal, private readonly left?: number,
  ) {}

  /**
   * Throws `MissingConnection` or `InvalidConnection`. Asks nothing of the service yet. `namespace`: the one to work in, in place of the
   * function's own; empty, the root namespace. Answers what the function's own settings are.
   */
  public async open(service: Service, namespace?: string): Promise<OwnConnection> {
    const prefix = `LINTEL_${service.toUpperCase()}`;
    const token = await this.token(service, `${prefix}_TOKEN_REFERENCE`);
    const environment = token === undefined ? this.environment : { ...this.environment, [`${prefix}_TOKEN`]: token };
    const block = { ...fileOf(`${prefix}_CA_CERT`, this.environment), requestsPerSecond: this.requestsPerSecond(service) };
    // Each event makes one object, beside many others: what else becomes of a list in the meantime must not keep it from that.
    const patience = this.left === undefined ? {} : { pace: unattendedPace(this.left), looksBefore: 1 };
    const options = { redact, userAgent: `lintel/${VERSION}`, report: this.report, hurry: this.hurry, ...patience };
    if (service === 'platform') {
      const own = this.checked(service, resolvePlatformConnection(block, environment));
      this.client.platform = new PlatformClient(own, options);
      return { address: own.address, namespace: '' };
    }
    const own = this.checked(service, resolveSecretsConnection(block, environment));
    this.client.secrets = new SecretsClient({ ...own, namespace: (namespace ?? own.namespace) || undefined }, options);
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

  /** Of each sandbox: those that work at once do not know of each other. */
  private requestsPerSecond(service: Service): number | undefined {
    const text = this.environment.LINTEL_REQUESTS_PER_SECOND;
    if (!text) return undefined;
    if (Number(text) >= FEWEST_PER_SECOND && Number.isFinite(Number(text))) return Number(text);
    throw new InvalidConnection(service, `LINTEL_REQUESTS_PER_SECOND must be a number of at least ${FEWEST_PER_SECOND}.`);
  }

  private async token(service: Service, variable: string): Promise<string | undefined> {
    const text = this.environment[variable];
    if (!text) return undefined;
    const reference = parseReference(text);
    if (!reference) throw new InvalidConnection(service, `${variable} must be \`secretsmanager:<arn>\`, with \`#<field>\` where the secret is a JSON object, or \`ssm:<parameter name>\`.`);
    return this.stored.text(reference).catch((error: Error) => { throw new InvalidConnection(service, `The token that ${variable} names cannot be had: ${error.message}`); });
  }
}

/** What a function has said once, as long as it lives. */
const warned = new Set<string>();

/** Clients read certificates from files. The name says what is in it, so that an event finds the file of an earlier one. */
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
  throw new Error('a room of one wing asked for the client of the other');
}
