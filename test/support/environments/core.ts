import { normalizedKey } from '../../../src/definition/equal';
import { flatAttributes } from '../../../src/definition/flatten';
import { camelCase, snakeCase } from '../../../src/definition/names';
import { containsUnknown, Value, Values } from '../../../src/definition/value';
import { providerSettings } from '../../../src/handlers/provider/definition';
import type { Registry } from '../../../src/handlers/registry';
import { hasImpliedValue } from '../../../src/plan/planned-value';
import type { ObjectType } from '../../../src/plugin-protocol/wire/type';
import { objectType } from '../../../src/terraform/wire-types';
import { withoutCodeLine } from '../code-line';
import { CoreClient } from '../core-client';
import { dynamicValue, valueOf } from '../plugin-messages';
import type { ProviderClient } from '../provider-client';
import { serveRegistry } from '../serve-registry';
import { Ignored, withoutIgnored } from './ignored';

/** The version of core that is sent to the provider and on to the services. No such Terraform was released. */
export const CORE_VERSION = '0.0.0';

/** An object as Terraform stores it between two commands. */
export interface Held {
  readonly state: Values;
  readonly privateState: Buffer;
  readonly identity?: Values;
  /** Its creation ended with an error, so the next apply replaces it. */
  readonly tainted?: true;
}

export interface Reported {
  readonly severity: 'error' | 'warning';
  readonly summary: string;
  readonly detail: string;
  /** Attribute names in the definition's spelling. Empty for the whole object. */
  readonly path: readonly (string | number)[];
}

export interface Listed {
  readonly displayName: string;
  readonly identity: Values;
  readonly object?: Values;
}

/** An open ephemeral resource. */
export interface OpenedResource {
  readonly result: Values;
  readonly renewAt?: { readonly seconds: number; readonly nanos: number };
  readonly kept: Buffer;
  readonly warnings: readonly Reported[];
}

export type Action = 'nothing' | 'create' | 'update' | 'replace';

export interface Plan {
  readonly action: Action;
  /** The attributes that would change, including those known only after apply. */
  readonly changes: readonly string[];
  /** The attributes that force replacement. */
  readonly replacing: readonly string[];
  readonly planned: Values;
  readonly plannedPrivate: Buffer;
  /** The warnings that accompany the plan. */
  readonly warnings: readonly Reported[];
}

/** The provider refused the request. Contains the reported problems. */
export class Refused extends Error {
  public readonly reported: readonly Reported[];

  /** `left`: the result that was returned despite the error, which Terraform keeps. */
  constructor(
    diagnostics: readonly Reported[],
    public readonly left?: Held,
  ) {
    super(diagnostics.map(({ summary, detail, path }) => `${summary} (${path.join('.')}): ${detail}`).join('\n'));
    this.reported = diagnostics;
  }
}

/**
 * Simulates Terraform's core for one object: makes the same calls in the same order, and keeps the same data between them. It uses real
 * gRPC to the resources of the registry, takes a fraction of the time of real terraform, and has every response checked by the referee.
 */
export class Core {
  public static async start(registry: Registry, settings: Values): Promise<Core> {
    const served = await serveRegistry(registry);
    const client = CoreClient.attach(served.address);
    const core = new Core(registry, client, async () => {
      client.disconnect();
      await served.close();
    });
    await core.configure(settings);
    return core;
  }

  /** The same with a separate provider process, as a terraform command starts it. */
  public static async startProcess(
    registry: Registry,
    settings: Values,
    environment: NodeJS.ProcessEnv = {},
  ): Promise<Core> {
    // Loads a whole gRPC library, which a test without a process does without.
    // oxlint-disable-next-line typescript/no-require-imports
    const { ProviderClient: Client } = require('../provider-client') as typeof import('../provider-client');
    const client = await Client.start(environment);
    const core = new Core(registry, client, () => client.close());
    await core.configure(settings);
    return core;
  }

  private constructor(
    private readonly registry: Registry,
    public readonly client: Pick<ProviderClient, 'call' | 'events' | 'plugin'>,
    private readonly end: () => Promise<void>,
  ) {}

  public async close(): Promise<void> {
    await this.end();
  }

  /** Configures another provider block, like the next command. */
  public async configure(settings: Values): Promise<void> {
    const type = objectType(providerSettings.attributes);
    refuse(
      await this.client.call('ConfigureProvider', {
        terraformVersion: CORE_VERSION,
        config: dynamicValue(type, settings),
      }),
    );
  }

  /** Each walk over a configuration, of which a plan and an apply are two, begins with the provider's. */
  private async beginWalk(): Promise<void> {
    await this.validateProvider({});
  }

  public async validateProvider(settings: Values): Promise<readonly Reported[]> {
    return reported(
      await this.client.call('ValidateProviderConfig', {
        config: dynamicValue(objectType(providerSettings.attributes), settings),
      }),
    );
  }

  public async validate(type: string, config: Values): Promise<readonly Reported[]> {
    return reported(
      await this.client.call('ValidateResourceConfig', {
        typeName: type,
        config: this.encode(type, config),
        clientCapabilities: { writeOnlyAttributesAllowed: true },
      }),
    );
  }

  public async validateData(type: string, config: Values): Promise<readonly Reported[]> {
    const wire = objectType(this.registry.dataSources[type].definition().attributes);
    return reported(
      await this.client.call('ValidateDataResourceConfig', { typeName: type, config: dynamicValue(wire, config) }),
    );
  }

  public async validateEphemeral(type: string, config: Values): Promise<readonly Reported[]> {
    const wire = objectType(this.registry.ephemeralResources[type].definition().attributes);
    return reported(
      await this.client.call('ValidateEphemeralResourceConfig', { typeName: type, config: dynamicValue(wire, config) }),
    );
  }

  public async readData(type: string, config: Values): Promise<Values> {
    const wire = objectType(this.registry.dataSources[type].definition().attributes);
    const response = await this.client.call('ReadDataSource', { typeName: type, config: dynamicValue(wire, config) });
    refuse(response);
    return valueOf(wire, response.state) as Values;
  }

  /** Returns the whole list that `terraform query` receives, with objects on request only. */
  public async list(type: string, config: Values, { limit = 0, withObject = false } = {}): Promise<readonly Listed[]> {
    const wire = objectType(this.registry.listResources[type].definition().attributes);
    const request = { typeName: type, config: dynamicValue(wire, config), includeResourceObject: withObject, limit };
    const events = await this.client.events('ListResource', request);
    for (const { diagnostic } of events) refuse({ diagnostics: diagnostic });
    const resource = this.registry.resources[type].definition();
    const listed = events.filter(({ identity }) => identity);
    return listed.map(({ displayName, identity, resourceObject }) => ({
      displayName,
      identity: valueOf(this.identityType(type), identity.identityData) as Values,
      object: valueOf(objectType(resource.attributes), resourceObject) as Values | undefined,
    }));
  }

  public async open(type: string, config: Values): Promise<OpenedResource> {
    const wire = objectType(this.registry.ephemeralResources[type].definition().attributes);
    const response = await this.client.call('OpenEphemeralResource', {
      typeName: type,
      config: dynamicValue(wire, config),
    });
    refuse(response);
    return {
      result: valueOf(wire, response.result) as Values,
      renewAt: response.renewAt ?? undefined,
      kept: response.private,
      warnings: reported(response),
    };
  }

  public async renew(type: string, kept: Buffer): Promise<Pick<OpenedResource, 'renewAt' | 'kept'>> {
    const response = await this.client.call('RenewEphemeralResource', { typeName: type, private: kept });
    refuse(response);
    return { renewAt: response.renewAt ?? undefined, kept: response.private };
  }

  public async closeEphemeral(type: string, kept: Buffer): Promise<void> {
    refuse(await this.client.call('CloseEphemeralResource', { typeName: type, private: kept }));
  }

  /** Plans and invokes an action. Returns its progress messages and warnings. */
  public async invoke(
    type: string,
    config: Values,
  ): Promise<{ readonly progress: readonly string[]; readonly reported: readonly Reported[] }> {
    const wire = objectType(this.registry.actions[type].definition().attributes);
    const request = { actionType: type, config: dynamicValue(wire, config) };
    refuse(await this.client.call('PlanAction', request));
    const events = await this.client.events('InvokeAction', request);
    const { completed } = events[events.length - 1];
    refuse(completed);
    return {
      progress: events.flatMap(({ progress }) => (progress ? [progress.message] : [])),
      reported: reported(completed),
    };
  }

  /** `ignored`: the paths in `ignore_changes`. The written configuration is validated; the plan omits these paths. */
  public async plan(type: string, config: Values, held?: Held, ignored: Ignored = []): Promise<Plan> {
    await this.beginWalk();
    const problems = (await this.validate(type, config)).filter(({ severity }) => severity === 'error');
    if (problems.length > 0) throw new Refused(problems);
    if (held?.tainted) {
      return { ...(await this.planOnce(type, config, undefined, held.privateState)), action: 'replace', replacing: [] };
    }
    const first = await this.planOnce(type, this.withoutIgnored(type, config, held, ignored), held);
    if (first.action !== 'replace') return first;
    const { planned, plannedPrivate } = await this.planOnce(type, config, undefined, first.plannedPrivate);
    return { ...first, planned, plannedPrivate };
  }

  /** Plans and applies. The apply receives the written configuration. */
  public async apply(
    type: string,
    config: Values,
    held?: Held,
    ignored: Ignored = [],
  ): Promise<{ readonly held: Held; readonly warnings: readonly Reported[]; readonly plan: Plan }> {
    const plan = await this.plan(type, config, held, ignored);
    if (plan.action === 'nothing') return { held: held!, warnings: [], plan };
    if (plan.action === 'replace') await this.destroy(type, { ...held!, privateState: plan.plannedPrivate });
    const prior = plan.action === 'update' ? held : undefined;
    await this.beginWalk();
    await this.validate(type, config);
    const again = await this.planOnce(type, this.withoutIgnored(type, config, prior, ignored), prior);
    const response = await this.client.call('ApplyResourceChange', {
      typeName: type,
      config: this.encode(type, config),
      priorState: this.encode(type, prior?.state),
      plannedState: this.encode(type, again.planned),
      plannedPrivate: again.plannedPrivate,
    });
    const state = this.decode(type, response.newState);
    const made = state && {
      state,
      privateState: response.private,
      identity: this.identityIn(type, response.newIdentity),
    };
    refuse(response, made && !prior ? { ...made, tainted: true } : made);
    if (!made) throw new Error('a creation returned neither an object nor an error');
    return { held: made, warnings: reported(response), plan };
  }

  /** Refreshes the object. Undefined if it is gone. */
  public async refresh(type: string, held: Held): Promise<Held | undefined> {
    const response = await this.client.call('ReadResource', {
      typeName: type,
      currentState: this.encode(type, held.state),
      private: held.privateState,
    });
    refuse(response);
    const state = this.decode(type, response.newState);
    return (
      state && {
        state,
        privateState: response.private,
        identity: this.identityIn(type, response.newIdentity),
        ...(held.tainted && { tainted: held.tainted }),
      }
    );
  }

  /** Refreshes and plans, like a command for an existing object. */
  public async refreshAndPlan(
    type: string,
    config: Values,
    held: Held,
    ignored: Ignored = [],
  ): Promise<Plan & { readonly held: Held | undefined }> {
    const found = await this.refresh(type, held);
    return { ...(await this.plan(type, config, found, ignored)), held: found };
  }

  public async import(
    type: string,
    by: { readonly id: string } | { readonly identity: Values },
  ): Promise<Held | undefined> {
    const request =
      'id' in by ? { id: by.id } : { identity: { identityData: dynamicValue(this.identityType(type), by.identity) } };
    const response = await this.client.call('ImportResourceState', { typeName: type, ...request });
    refuse(response);
    const [imported] = response.importedResources;
    return this.refresh(type, { state: this.decode(type, imported.state)!, privateState: imported.private });
  }

  /** Plans to destroy the object and returns the warnings. */
  public async planDestroy(type: string, { state, privateState }: Held): Promise<readonly Reported[]> {
    const nothing = this.encode(type, undefined);
    const response = await this.client.call('PlanResourceChange', {
      typeName: type,
      config: nothing,
      priorState: this.encode(type, state),
      priorPrivate: privateState,
      proposedNewState: nothing,
    });
    refuse(response);
    return reported(response);
  }

  /** Destroys the object and returns the warnings. */
  public async destroy(type: string, { state, privateState }: Held): Promise<readonly Reported[]> {
    const nothing = this.encode(type, undefined);
    const response = await this.client.call('ApplyResourceChange', {
      typeName: type,
      config: nothing,
      priorState: this.encode(type, state),
      plannedState: nothing,
      plannedPrivate: privateState,
    });
    refuse(response);
    return reported(response);
  }

  /** The configuration generated for an object. */
  public async generateConfig(type: string, { state }: Held): Promise<Values> {
    const response = await this.client.call('GenerateResourceConfig', {
      typeName: type,
      state: this.encode(type, state),
    });
    refuse(response);
    const config = this.decode(type, response.config)!;
    return Object.fromEntries(Object.entries(config).filter(([, value]) => value !== undefined));
  }

  private identityType(type: string): ObjectType {
    const names = Object.keys(this.registry.resources[type].definition().identity);
    return { object: names.map((key) => ({ name: snakeCase(key), key, type: 'string' })) };
  }

  private identityIn(
    type: string,
    message: { readonly identityData: { readonly msgpack?: Buffer } } | null,
  ): Values | undefined {
    return message ? (valueOf(this.identityType(type), message.identityData) as Values) : undefined;
  }

  private async planOnce(type: string, config: Values, held?: Held, priorPrivate?: Buffer): Promise<Plan> {
    const response = await this.client.call('PlanResourceChange', {
      typeName: type,
      config: this.encode(type, config),
      priorState: this.encode(type, held?.state),
      priorPrivate: held?.privateState ?? priorPrivate,
      proposedNewState: this.encode(type, this.propose(type, config, held?.state)),
    });
    refuse(response);
    const planned = this.decode(type, response.plannedState)!;
    const changes = Object.keys(planned)
      .filter(
        (name) => containsUnknown(planned[name]) || normalizedKey(planned[name]) !== normalizedKey(held?.state[name]),
      )
      .sort();
    const asked = (response.requiresReplace as { steps: { attributeName: string }[] }[]).map(({ steps }) =>
      camelCase(steps[0].attributeName),
    );
    const { attributes } = this.registry.resources[type].definition();
    // Core keeps a path only if its value changes, but always keeps those of write-only attributes.
    const replacing = asked.filter((name) => changes.includes(name) || flatAttributes(attributes)[name].writeOnly);
    const action = !held ? 'create' : replacing.length > 0 ? 'replace' : changes.length > 0 ? 'update' : 'nothing';
    return {
      action,
      changes,
      replacing,
      planned,
      plannedPrivate: response.plannedPrivate,
      warnings: reported(response),
    };
  }

  private withoutIgnored(type: string, config: Values, held: Held | undefined, ignored: Ignored): Values {
    return withoutIgnored(this.registry.resources[type].definition().attributes, config, held?.state, ignored);
  }

  /** The proposed state: configured values, and prior values of computed attributes. */
  private propose(type: string, config: Values, prior: Values | undefined): Values {
    const flat = flatAttributes(this.registry.resources[type].definition().attributes);
    const computed = (name: string) =>
      flat[name].use === 'computed' ||
      flat[name].use === 'optionalComputed' ||
      ('default' in flat[name] && flat[name].default !== undefined) ||
      flat[name].fromProvider !== undefined ||
      hasImpliedValue(flat[name]);
    return Object.fromEntries<Value>(
      Object.keys(flat).map((name) => [name, config[name] ?? (computed(name) ? prior?.[name] : undefined)]),
    );
  }

  private encode(type: string, value: Values | undefined) {
    return dynamicValue(objectType(this.registry.resources[type].definition().attributes), value);
  }

  private decode(type: string, message: { readonly msgpack?: Buffer } | null): Values | undefined {
    return valueOf(objectType(this.registry.resources[type].definition().attributes), message) as Values | undefined;
  }
}

interface Diagnosed {
  readonly diagnostics: readonly {
    readonly severity: number;
    readonly summary: string;
    readonly detail: string;
    readonly attribute: {
      readonly steps: readonly {
        readonly attributeName?: string;
        readonly elementKeyString?: string;
        readonly elementKeyInt?: number;
      }[];
    } | null;
  }[];
}

function reported({ diagnostics }: Diagnosed): Reported[] {
  return diagnostics.map(({ severity, summary, detail, attribute }) => ({
    severity: severity === 1 ? 'error' : 'warning',
    summary,
    detail: withoutCodeLine(detail),
    path: (attribute?.steps ?? []).map((step) =>
      step.attributeName ? camelCase(step.attributeName) : (step.elementKeyString ?? step.elementKeyInt!),
    ),
  }));
}

function refuse(response: Diagnosed, left?: Held): void {
  const errors = reported(response).filter(({ severity }) => severity === 'error');
  if (errors.length > 0) throw new Refused(errors, left);
}
