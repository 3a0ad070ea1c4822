import { warning } from './diagnostics';
import { ValidatedConfigurations } from './validated';
import type { PlatformClient } from '../clients/platform';
import type { SecretsClient } from '../clients/secrets';
import type { Wing } from '../definition/resource';
import { containsUnknown, Values } from '../definition/value';
import type { Context, Memory, PlanContext, ResourceContext } from '../handlers/contract';
import type { ActionRoom, DataSourceRoom, EphemeralResourceRoom, ListResourceRoom, Register, ResourceRoom } from '../handlers/register';
import { CallMemory } from '../plan/memory';
import type { PrivateState } from '../plan/private-state';
import { log } from '../plugin-protocol/log';
import type { Call } from '../plugin-protocol/rpc';
import type { Diagnostic } from '../plugin-protocol/wire/messages';

/**
 * What lives as long as the process: the rooms, and how it is configured. In debug mode Terraform configures one process again and
 * again, so the configuration can be replaced.
 */
export class Session {
  private settings: Values = {};
  private terraformVersion = '';
  /** What plans have told each other since the provider was configured. */
  private readonly told = new Map<string, unknown>();
  public readonly validated = new ValidatedConfigurations();
  private clients: { platform?: PlatformClient; secrets?: SecretsClient } = {};
  private stopping = new AbortController();
  /** Who shows a person what is waited for, besides the log. */
  private readonly watchers = new Set<(message: string) => void>();

  constructor(public readonly register: Register) {}

  public configure(settings: Values, terraformVersion: string): void {
    this.settings = settings;
    this.terraformVersion = terraformVersion;
    this.clients = {};
    this.stopping = new AbortController();
    this.told.clear();
    this.validated.clear();
  }

  /** After an interrupt nothing is waited for any more: see `hurry` of the clients. */
  public stop(): void {
    this.stopping.abort();
  }

  /** Tells of waits that last, until the answer is called. */
  public watch(watcher: (message: string) => void): () => void {
    this.watchers.add(watcher);
    return () => void this.watchers.delete(watcher);
  }

  public resource(type: string): ResourceRoom {
    return found(this.register.resources, type, 'resource');
  }

  public dataSource(type: string): DataSourceRoom {
    return found(this.register.dataSources, type, 'data source');
  }

  public ephemeralResource(type: string): EphemeralResourceRoom {
    return found(this.register.ephemeralResources, type, 'ephemeral resource');
  }

  public listResource(type: string): ListResourceRoom {
    return found(this.register.listResources, type, 'list resource');
  }

  public action(type: string): ActionRoom {
    return found(this.register.actions, type, 'action');
  }

  /** What a handler gets besides its input; what it warns of is appended to `diagnostics`. */
  public context(call: Call, diagnostics: Diagnostic[]): Context {
    return new CallContext(this, call, diagnostics);
  }

  /** What the handlers of a managed resource get; what they remember is for the caller to store. */
  public resourceContext(call: Call, diagnostics: Diagnostic[], memory: Memory): ResourceContext {
    return new ResourceCallContext(this, call, diagnostics, memory);
  }

  /** What `plan` gets: it can recall, and not remember. */
  public planContext(call: Call, diagnostics: Diagnostic[], notes: PrivateState['memory']): PlanContext {
    return new PlanCallContext(this, call, diagnostics, new CallMemory(notes), this.told);
  }

  /** Whether the connection of a wing is known only after apply. */
  public isConnectionUnknown(wing: Wing): boolean {
    return containsUnknown(this.settings[wing]);
  }

  /** Throws `MissingConnection` where the wing is not configured, so that a plan says so and not the apply. */
  public requireConnection(wing: Wing): void {
    if (!this.isConnectionUnknown(wing)) this.client(wing);
  }

  private get heard(): { readonly hurry: AbortSignal; tell(message: string): void } {
    return {
      hurry: this.stopping.signal,
      tell: (message) => { for (const watcher of this.watchers) watcher(message); },
    };
  }

  /** The client of a wing, made when it is first asked for. */
  public client(wing: Wing): PlatformClient | SecretsClient {
    // An address that is not known yet must not be replaced by another one that the environment happens to name.
    if (this.isConnectionUnknown(wing)) throw new UnknownConnection(wing);
    const known = this.clients[wing];
    if (known) return known;
    // Loaded when something is really asked of a service: most processes that Terraform starts never do.
    // eslint-disable-next-line @typescript-eslint/no-require-imports
    const { connect } = require('./connect') as typeof import('./connect');
    return (this.clients[wing] ??= connect(wing, this.settings[wing] as Values | undefined, this.terraformVersion, this.heard) as never)!;
  }
}

/** A class, since thousands of calls have one each, of which most look at nothing in it but a client. */
class CallContext implements Context {
  constructor(private readonly session: Session, private readonly call: Call, private readonly diagnostics: Diagnostic[]) {}

  get platform(): PlatformClient {
    return this.session.client('platform') as PlatformClient;
  }

  get secrets(): SecretsClient {
    return this.session.client('secrets') as SecretsClient;
  }

  get signal(): AbortSignal {
    return this.call.signal;
  }

  /** Rooms take it out of its context. */
  public readonly warn = (summary: string, detail: string): void => void this.diagnostics.push(warning(summary, detail));
}

class ResourceCallContext extends CallContext implements ResourceContext {
  constructor(session: Session, call: Call, diagnostics: Diagnostic[], public readonly memory: Memory) {
    super(session, call, diagnostics);
  }

  public readonly progress = (message: string): void => log('info', message);
}

class PlanCallContext extends CallContext implements PlanContext {
  constructor(session: Session, call: Call, diagnostics: Diagnostic[], public readonly memory: Pick<Memory, 'recall'>, private readonly told: Map<string, unknown>) {
    super(session, call, diagnostics);
  }

  get run(): PlanContext['run'] {
    const { told } = this;
    return { tell: (name, what) => void told.set(name, what), told: (name) => told.get(name) };
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
