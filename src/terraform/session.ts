import type { PlatformClient } from '../clients/platform';
import { findOrganization } from '../clients/platform/organization';
import type { SecretsClient } from '../clients/secrets';
import type { Attributes } from '../definition/attribute';
import type { ProviderDefault, ProviderDefaults } from '../definition/provider-defaults';
import type { Service } from '../definition/resource';
import { containsUnknown, isUnknown, isValues, UNKNOWN, Value, Values } from '../definition/value';
import type { Code } from '../diagnostics/catalogue';
import type { Context, PrivateStateAccess, PlanContext, ResourceContext } from '../handlers/contract';
import { UnknownConnection } from '../handlers/errors';
import type {
  RegisteredAction,
  RegisteredDataSource,
  RegisteredEphemeralResource,
  RegisteredListResource,
  Registry,
  RegisteredResource,
} from '../handlers/registry';
import { PlannedObjects } from '../plan/planned-objects';
import type { PrivateState } from '../plan/private-state';
import { CallPrivateState } from '../plan/private-state-access';
import { log } from '../plugin-protocol/log';
import type { Call } from '../plugin-protocol/rpc';
import type { Diagnostic } from '../plugin-protocol/wire/messages';
import { warning } from './diagnostics';
import { forgetLogins } from './open-logins';
import { ValidatedConfigurations } from './validated';

/** The name that Pulumi's bridge to Terraform providers sends in place of a version. */
const PULUMI = 'pulumi-terraform-bridge';

/**
 * The state of the process: the registry and the provider's configuration, which can be replaced, because in debug mode Terraform configures the
 * same process several times.
 */
export class Session {
  private settings: Values = {};
  private terraformVersion = '';
  /** Values that plans have shared with each other since the provider was configured. */
  private readonly reported = new Map<string, unknown>();
  public readonly validated = new ValidatedConfigurations();
  public readonly planned = new PlannedObjects();
  private readonly clients = new Map<Service, PlatformClient | SecretsClient>();
  private stopping = new AbortController();
  /** Called with long waits, in addition to the log. */
  private readonly watchers = new Set<(message: string) => void>();
  /** Warnings about the process as a whole, which the next response shows. */
  private readonly notices: Diagnostic[] = [];

  constructor(public readonly registry: Registry) {}

  public configure(settings: Values, terraformVersion: string): void {
    this.settings = settings;
    this.terraformVersion = terraformVersion;
    forgetLogins(this.clients.values());
    this.clients.clear();
    this.stopping = new AbortController();
    this.reported.clear();
    this.validated.clear();
    this.planned.clear();
  }

  /** Ends all waits after an interrupt: see `hurry` in the clients' options. */
  public stop(): void {
    this.stopping.abort();
  }

  /** Reports long waits to the watcher. Returns a function that removes it. */
  public watch(watcher: (message: string) => void): () => void {
    this.watchers.add(watcher);
    return () => void this.watchers.delete(watcher);
  }

  /** Adds the warnings that belong to no single call to a response. Those in a stream of events wait for another one. */
  public withNotices<R>(response: R): R {
    if (
      this.notices.length === 0 ||
      typeof response !== 'object' ||
      response === null ||
      !('diagnostics' in response)
    ) {
      return response;
    }
    const own = (response.diagnostics ?? []) as readonly Diagnostic[];
    return { ...response, diagnostics: [...own, ...this.notices.splice(0)] };
  }

  /**
   * Called before each plan. In one process, Pulumi's bridge plans a resource once for its diff and again for its update: the second plan would look
   * like another resource with the same object.
   */
  public beginPlan(): void {
    if (this.terraformVersion === PULUMI) this.planned.clear();
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

  /** The context of a handler. Its warnings are appended to `diagnostics`, in the spelling of the attributes in HCL. */
  public context(call: Call, diagnostics: Diagnostic[], attributes: Attributes): Context {
    return new CallContext(this, call, diagnostics, attributes);
  }

  /** The context of a managed resource's handlers. The caller stores the private state. */
  public resourceContext(
    call: Call,
    diagnostics: Diagnostic[],
    attributes: Attributes,
    privateState: PrivateStateAccess,
  ): ResourceContext {
    return new ResourceCallContext(this, call, diagnostics, attributes, privateState);
  }

  /** The context of `modifyPlan`, which can read the private state but not change it. */
  public planContext(
    call: Call,
    diagnostics: Diagnostic[],
    attributes: Attributes,
    entries: PrivateState['entries'],
  ): PlanContext {
    return new PlanCallContext(this, call, diagnostics, attributes, new CallPrivateState(entries), this.reported);
  }

  /** Whether the connection of a service is known only after apply. */
  public isConnectionUnknown(service: Service): boolean {
    return !this.clients.has(service) && containsUnknown(connectionOf(this.settings[service]));
  }

  /** The provider's defaults for attributes that a configuration omits. */
  public get defaults(): ProviderDefaults {
    const { platform } = this.settings;
    const configured = isValues(platform) ? platform.organization : undefined;
    const organization: ProviderDefault | undefined =
      isUnknown(platform) || isUnknown(configured)
        ? { value: UNKNOWN, source: 'the provider block' }
        : findOrganization(configured as string | undefined, process.env);
    return organization ? { organization } : {};
  }

  /** Throws `MissingConnection` if the service is not configured, so that it is reported in the plan rather than in the apply. */
  public requireConnection(service: Service): void {
    if (!this.isConnectionUnknown(service)) this.client(service);
  }

  private get signals(): {
    readonly hurry: AbortSignal;
    report(message: string): void;
    warn(summary: string, detail: string): void;
  } {
    return {
      hurry: this.stopping.signal,
      warn: (summary, detail) => void this.notices.push(warning('login-notice', summary, detail)),
      report: (message) => {
        for (const watcher of this.watchers) watcher(message);
      },
    };
  }

  /** The client of a service, created when it is first needed. */
  public client(service: Service): PlatformClient | SecretsClient {
    const known = this.clients.get(service);
    if (known) return known;
    // An address that is not known yet must not be replaced by one from the environment.
    if (this.isConnectionUnknown(service)) throw new UnknownConnection(service);
    // Loaded on demand: most processes that Terraform starts never send a request.
    // oxlint-disable-next-line typescript/no-require-imports
    const { connect } = require('./connect') as typeof import('./connect');
    const client = connect(service, this.settings[service] as Values | undefined, this.terraformVersion, this.signals);
    this.clients.set(service, client);
    return client;
  }
}

/** The settings of a service without its defaults for resources, which do not affect the connection. */
function connectionOf(settings: Value): Value {
  return isValues(settings) ? { ...settings, organization: undefined } : settings;
}

/** A class with getters, because thousands of calls have one each, and most only use a client. */
class CallContext implements Context {
  constructor(
    private readonly session: Session,
    private readonly call: Call,
    private readonly diagnostics: Diagnostic[],
    private readonly attributes: Attributes,
  ) {}

  get platform(): PlatformClient {
    return this.session.client('platform') as PlatformClient;
  }

  get secrets(): SecretsClient {
    return this.session.client('secrets') as SecretsClient;
  }

  get signal(): AbortSignal {
    return this.call.signal;
  }

  /** A property, because handlers destructure the context. */
  public readonly warn = (code: Code, summary: string, detail: string): void =>
    void this.diagnostics.push(warning(code, summary, detail, this.attributes));
}

class ResourceCallContext extends CallContext implements ResourceContext {
  constructor(
    session: Session,
    call: Call,
    diagnostics: Diagnostic[],
    attributes: Attributes,
    public readonly privateState: PrivateStateAccess,
  ) {
    super(session, call, diagnostics, attributes);
  }

  public readonly progress = (message: string): void => log('info', message);
}

class PlanCallContext extends CallContext implements PlanContext {
  constructor(
    session: Session,
    call: Call,
    diagnostics: Diagnostic[],
    attributes: Attributes,
    public readonly privateState: Pick<PrivateStateAccess, 'recall'>,
    private readonly reported: Map<string, unknown>,
  ) {
    super(session, call, diagnostics, attributes);
  }

  get run(): PlanContext['run'] {
    const { reported } = this;
    return { report: (name, what) => void reported.set(name, what), reported: (name) => reported.get(name) };
  }
}

function found<T>(registered: { readonly [type: string]: T }, type: string, kind: string): T {
  const entry = Object.hasOwn(registered, type) ? registered[type] : undefined;
  if (entry === undefined) throw new Error(`unknown ${kind} type ${type}`);
  return entry;
}
