import { warning } from './diagnostics';
import { ValidatedConfigurations } from './validated';
import type { PlatformClient } from '../clients/platform';
import type { SecretsClient } from '../clients/secrets';
import type { Service } from '../definition/resource';
import { containsUnknown, Values } from '../definition/value';
import type { Context, PrivateStateAccess, PlanContext, ResourceContext } from '../handlers/contract';
import { UnknownConnection } from '../handlers/errors';
import type { RegisteredAction, RegisteredDataSource, RegisteredEphemeralResource, RegisteredListResource, Registry, RegisteredResource } from '../handlers/registry';
import { CallPrivateState } from '../plan/private-state-access';
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
  private readonly reported = new Map<string, unknown>();
  public readonly validated = new ValidatedConfigurations();
  private clients: { platform?: PlatformClient; secrets?: SecretsClient } = {};
  private stopping = new AbortController();
  /** Who shows a person what is waited for, besides the log. */
  private readonly watchers = new Set<(message: string) => void>();

  constructor(public readonly registry: Registry) {}

  public configure(settings: Values, terraformVersion: string): void {
    this.settings = settings;
    this.terraformVersion = terraformVersion;
    this.clients = {};
    this.stopping = new AbortController();
    this.reported.clear();
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

  public resource(type: string): RegisteredResource {
    return found(this.registry.resources, type, 'resource');
  }

  public dataSource(type: string): RegisteredDataSource {
    return found(this.registry.dataSources, type, 'data source');
  }

  public ephemeralResource(type: string): RegisteredEphemeralResource {
    return found(this.registry.ephemeralResources, type, 'ephemeral resource');
  }

  public listResource(type: string): RegisteredListResource {
    return found(this.registry.listResources, type, 'list resource');
  }

  public action(type: string): RegisteredAction {
    return found(this.registry.actions, type, 'action');
  }

  /** What a handler gets besides its input; what it warns of is appended to `diagnostics`. */
  public context(call: Call, diagnostics: Diagnostic[]): Context {
    return new CallContext(this, call, diagnostics);
  }

  /** What the handlers of a managed resource get; what they remember is for the caller to store. */
  public resourceContext(call: Call, diagnostics: Diagnostic[], privateAccess: PrivateStateAccess): ResourceContext {
    return new ResourceCallContext(this, call, diagnostics, privateAccess);
  }

  /** What `plan` gets: it can recall, and not remember. */
  public planContext(call: Call, diagnostics: Diagnostic[], notes: PrivateState['entries']): PlanContext {
    return new PlanCallContext(this, call, diagnostics, new CallPrivateState(notes), this.reported);
  }

  /** Whether the connection of a wing is known only after apply. */
  public isConnectionUnknown(service: Service): boolean {
    return containsUnknown(this.settings[service]);
  }

  /** Throws `MissingConnection` where the wing is not configured, so that a plan says so and not the apply. */
  public requireConnection(service: Service): void {
    if (!this.isConnectionUnknown(service)) this.client(service);
  }

  private get heard(): { readonly hurry: AbortSignal; report(message: string): void } {
    return {
      hurry: this.stopping.signal,
      report: (message) => { for (const watcher of this.watchers) watcher(message); },
    };
  }

  /** The client of a wing, made when it is first asked for. */
  public client(service: Service): PlatformClient | SecretsClient {
    // An address that is not known yet must not be replaced by another one that the environment happens to name.
    if (this.isConnectionUnknown(service)) throw new UnknownConnection(service);
    const known = this.clients[service];
    if (known) return known;
    // Loaded when something is really asked of a service: most processes that Terraform starts never do.
    // eslint-disable-next-line @typescript-eslint/no-require-imports
    const { connect } = require('./connect') as typeof import('./connect');
    return (this.clients[service] ??= connect(service, this.settings[service] as Values | undefined, this.terraformVersion, this.heard) as never)!;
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
  constructor(session: Session, call: Call, diagnostics: Diagnostic[], public readonly privateState: PrivateStateAccess) {
    super(session, call, diagnostics);
  }

  public readonly progress = (message: string): void => log('info', message);
}

class PlanCallContext extends CallContext implements PlanContext {
  constructor(session: Session, call: Call, diagnostics: Diagnostic[], public readonly privateState: Pick<PrivateStateAccess, 'recall'>, private readonly reported: Map<string, unknown>) {
    super(session, call, diagnostics);
  }

  get run(): PlanContext['run'] {
    const { reported } = this;
    return { report: (name, what) => void reported.set(name, what), reported: (name) => reported.get(name) };
  }
}

function found<T>(registered: { readonly [type: string]: T }, type: string, kind: string): T {
  if (!Object.hasOwn(registered, type)) throw new Error(`unknown ${kind} type ${type}`);
  return registered[type];
}
