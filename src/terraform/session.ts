import { warning } from './diagnostics';
import type { PlatformClient } from '../clients/platform';
import type { SecretsClient } from '../clients/secrets';
import { containsUnknown, Values } from '../definition/value';
import type { Context } from '../handlers/contract';
import type { DataSourceRoom, Register, ResourceRoom } from '../handlers/register';
import type { Call } from './rpc/rpc';
import type { Diagnostic } from './wire/messages';

/**
 * What lives as long as the process: the rooms, and how it is configured. In debug mode Terraform configures one process again and
 * again, so the configuration can be replaced.
 */
export class Session {
  private settings: Values = {};
  private clients: { platform?: PlatformClient; secrets?: SecretsClient } = {};

  constructor(public readonly register: Register) {}

  public configure(settings: Values): void {
    this.settings = settings;
    this.clients = {};
  }

  public resource(type: string): ResourceRoom {
    return found(this.register.resources, type, 'resource');
  }

  public dataSource(type: string): DataSourceRoom {
    return found(this.register.dataSources, type, 'data source');
  }

  /** What a handler gets besides its input; what it warns of is appended to `diagnostics`. */
  public context(call: Call, diagnostics: Diagnostic[]): Context {
    const client = <W extends 'platform' | 'secrets'>(wing: W) => this.client(wing);
    return {
      get platform() { return client('platform') as PlatformClient; },
      get secrets() { return client('secrets') as SecretsClient; },
      signal: call.signal,
      warn: (summary, detail) => void diagnostics.push(warning(summary, detail)),
    };
  }

  /** Throws `MissingConnection` where the wing is not configured, so that a plan says so and not the apply. */
  public requireConnection(wing: 'platform' | 'secrets'): void {
    if (!containsUnknown(this.settings[wing])) this.client(wing);
  }

  private client(wing: 'platform' | 'secrets'): PlatformClient | SecretsClient {
    // An address that is not known yet must not be replaced by another one that the environment happens to name.
    if (containsUnknown(this.settings[wing])) throw new UnknownConnection(wing);
    // Loaded when something is really asked of a service: most processes that Terraform starts never do.
    // eslint-disable-next-line @typescript-eslint/no-require-imports
    const { connect } = require('./connect') as typeof import('./connect');
    return (this.clients[wing] ??= connect(wing, this.settings[wing] as Values | undefined) as never)!;
  }
}

class UnknownConnection extends Error {
  constructor(wing: string) {
    super(`The \`${wing}\` block of the provider has values that are known only after apply. Apply what they depend on first (\`-target\`), or configure them by the environment.`);
    this.name = 'MissingConnection';
  }
}

function found<T>(rooms: { readonly [type: string]: T }, type: string, kind: string): T {
  if (!Object.hasOwn(rooms, type)) throw new Error(`unknown ${kind} type ${type}`);
  return rooms[type];
}
