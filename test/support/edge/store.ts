import { NotPermitted } from '../../../src/clients/errors';
import type { Value, Values } from '../../../src/definition/value';
import type {
  ActionHandlers,
  DataSourceHandlers,
  EphemeralResourceHandlers,
  ListedObject,
  ListResourceHandlers,
  ResourceHandlers,
} from '../../../src/handlers/contract';
import { InvalidConfig, NotFound } from '../../../src/handlers/errors';
import { look } from '../../../src/handlers/look';
import type { Registry } from '../../../src/handlers/registry';
import { edge, edgeData, edgeLease, edgeList, edgeTurn } from './definition';

type Stored = { [name: string]: Value };

/** What the service of the edge resource stores, and which requests it received. */
export class EdgeStore {
  public readonly objects = new Map<string, Stored>();
  public readonly requests: string[] = [];
  /** If set, the second step of a create fails. */
  public failSecondStep = false;
  /** A create waits for `hold`; the callbacks are called when it begins to wait and when it is interrupted. */
  public hold: Promise<void> = Promise.resolve();
  public onHold = (): void => undefined;
  public onAbort = (): void => undefined;
  public onRenewal = (_: number): void => undefined;
  /** If set, reads of other objects are refused. */
  public refusesToLook = false;
  public readonly files: { [name: string]: string } = {};
  /** The proposals with which the resource was asked to modify a plan. */
  public readonly plans: {
    changed: string[];
    unknown: string[];
    imported: boolean;
    replaces: boolean;
    reported: unknown;
  }[] = [];
  public readonly secretKeys: { [name: string]: unknown }[] = [];
  private counter = 0;

  public registry(): Registry {
    return {
      resources: { lintel_edge: { definition: () => edge, handlers: () => this.resource() } },
      dataSources: { lintel_edge: { definition: () => edgeData, handlers: () => this.dataSource() } },
      ephemeralResources: { lintel_edge_lease: { definition: () => edgeLease, handlers: () => this.leases } },
      listResources: { lintel_edge: { definition: () => edgeList, handlers: () => this.listing } },
      actions: { lintel_edge_turn: { definition: () => edgeTurn, handlers: () => this.turn } },
    };
  }

  private resource(): ResourceHandlers<typeof edge> {
    const store = this;
    const response = (stored: Stored) => {
      const { password, request, extrasWo, textFile, triggers, ...reported } = stored;
      const reply = reported.payload === undefined ? undefined : { seen: Object.keys(reported.payload).length };
      return { ...reported, reply, groups: reported.groups ?? [], status: reported.status ?? 'valid' } as never;
    };
    return {
      async modifyPlan({ privateState, run }, { config, unknown, prior, changed, imported, replaces }) {
        if (store.refusesToLook) {
          await look(() =>
            Promise.reject(new NotPermitted({ service: 'platform', method: 'GET', path: '/x' }, 404, 'hidden')),
          );
        }
        store.plans.push({
          changed: [...changed].sort(),
          unknown: [...unknown].sort(),
          imported,
          replaces,
          reported: run.reported('edge'),
        });
        run.report('edge', config.name);
        const sent = privateState.recall<readonly string[]>('groups');
        const file =
          config.textFile === undefined ? undefined : (store.files[config.textFile] ?? `text of ${config.textFile}`);
        return {
          set: config.text === undefined && !unknown.has('text') && file !== undefined ? { text: file } : {},
          unknown: prior?.status === 'due' ? ['status'] : [],
          replace: ['status'],
          inPlace: config.stage === 'late' ? [] : ['stage'],
          keep: prior && sent && config.groups && [...config.groups].sort().join() === sent.join() ? ['groups'] : [],
          problems:
            changed.has('password') && config.password === undefined
              ? [
                  {
                    path: ['password'],
                    code: 'credential-removed',
                    severity: 'warning',
                    summary: 'A secret is removed',
                    detail: 'Nothing stands in its place.',
                  },
                ]
              : [],
        };
      },
      async create({ privateState, signal }, config) {
        signal.addEventListener('abort', () => store.onAbort());
        store.onHold();
        await store.hold;
        privateState.remember('groups', config.groups && [...config.groups].sort());
        store.requests.push('create');
        if (store.byName(config.name)) throw new InvalidConfig(['name'], `\`${config.name}\` is taken.`);
        const id = `edge-${++store.counter}`;
        const stored = store.written({
          ...(config as unknown as Values),
          id,
          chosen: config.chosen ?? 'by the service',
          writes: 0,
        });
        store.objects.set(id, stored);
        if (store.failSecondStep) {
          store.requests.push('undo');
          store.objects.delete(id);
          throw new Error('the second step failed');
        }
        return response(stored);
      },
      async read(_, known) {
        store.requests.push('read');
        const stored = known.id ? store.objects.get(known.id) : store.byName(known.name!);
        return stored && response(stored);
      },
      async update(_, { prior, config, changed, secretKeys }) {
        store.requests.push(`update ${[...changed].sort().join(' ')}`);
        store.secretKeys.push(secretKeys);
        const stored = store.objects.get(prior.id)!;
        for (const name of changed) stored[name] = (config as unknown as Values)[name];
        if (changed.has('chosen') && config.chosen === undefined) stored.chosen = 'by the service';
        Object.assign(stored, store.written(stored));
        return response(stored);
      },
      async delete(_, { id }) {
        store.requests.push('delete');
        store.objects.delete(id);
      },
      move: ({ state }) => ({
        state: { id: state.id, name: state.name, password: state.password || undefined },
        notCarried: state.colour ? ['colour'] : [],
      }),
    };
  }

  /** The open leases, with the number of renewals of each. */
  public readonly open = new Map<string, number>();
  public readonly leaseEvents: string[] = [];
  private closed = (): void => undefined;

  /** Resolves when no lease is open. */
  public async allClosed(): Promise<void> {
    if (this.open.size > 0) {
      await new Promise<void>((resolve) => {
        this.closed = resolve;
      });
    }
  }

  /** The duration of a lease in seconds. If undefined, resources have no lease. */
  public leaseSeconds: number | undefined;

  private readonly leases: EphemeralResourceHandlers<typeof edgeLease> = {
    open: async (_, { name, size }) => {
      const id = `lease-${++this.counter}`;
      this.open.set(id, 0);
      this.leaseEvents.push(`open ${name}`);
      return {
        result: { secret: `secret of ${name} ${size}`, leaseId: id },
        kept: { id, renewed: 0 },
        renewAfter: this.leaseSeconds && (this.leaseSeconds * 2) / 3,
      };
    },
    renew: async (_, kept) => {
      const { id, renewed } = kept as { id: string; renewed: number };
      this.open.set(id, renewed + 1);
      this.leaseEvents.push(`renew ${renewed + 1}`);
      this.onRenewal(renewed + 1);
      return { kept: { id, renewed: renewed + 1 }, renewAfter: this.leaseSeconds && (this.leaseSeconds * 2) / 3 };
    },
    close: async (_, kept) => {
      const { id, renewed } = kept as { id: string; renewed: number };
      this.open.delete(id);
      if (this.open.size === 0) this.closed();
      this.leaseEvents.push(`close, kept by ${renewed === 0 ? 'open' : 'renew'}`);
    },
  };

  /** The number of objects that the list has yielded. */
  public listed = 0;

  private readonly listing: ListResourceHandlers<typeof edgeList, typeof edge> = {
    list: (_, { prefix }, { withObject }) => this.walk(prefix, withObject),
  };

  private async *walk(prefix: string | undefined, withObject: boolean): AsyncGenerator<ListedObject<typeof edge>> {
    for (const stored of this.objects.values()) {
      if (!String(stored.name).startsWith(prefix ?? '')) continue;
      if (stored.broken) throw new NotFound('The next page is hidden.');
      this.listed++;
      yield {
        displayName: String(stored.name),
        identity: { id: String(stored.id) },
        ...(withObject ? { object: stored as never } : {}),
      };
    }
  }

  /** An action waits for this promise. */
  public proxy: Promise<void> = Promise.resolve();

  private readonly turn: ActionHandlers<typeof edgeTurn> = {
    plan: async (_, { name }) =>
      this.byName(name)
        ? []
        : [
            {
              path: ['name'],
              severity: 'error',
              code: 'object-not-found',
              summary: 'Nothing to turn',
              detail: `\`${name}\` is not there.`,
            },
          ],
    invoke: async ({ warn }, { name, times }, progress) => {
      for (let turn = 1; turn <= times; turn++) {
        progress(`turned ${name} ${turn} times`);
        await this.proxy;
      }
      if (times > 3) throw new NotFound('It is worn out.');
      warn('side-effect', 'It creaks', 'It still turns.');
    },
  };

  private dataSource(): DataSourceHandlers<typeof edgeData> {
    return {
      read: async (_, { name }) => {
        const found = this.byName(name);
        if (!found) throw new NotFound(`There is no edge named \`${name}\`.`);
        return { name, id: found.id as string, labels: found.labels as Record<string, string> | undefined };
      },
    };
  }

  private byName(name: string): Stored | undefined {
    return [...this.objects.values()].find((stored) => stored.name === name);
  }

  /** Adds what the service itself sets on every write. */
  private written(stored: Stored): Stored {
    const writes = Number(stored.writes) + 1;
    const nested = stored.nested as Values | undefined;
    return {
      ...stored,
      writes,
      nested: nested && { serial: `serial of ${String(stored.id)}`, ...nested, stamp: writes },
      parts: (stored.parts as readonly Values[] | undefined)?.map((part, index) => ({ ...part, number: index })),
    };
  }
}
