import { edge, edgeData } from './definition';
import type { Value, Values } from '../../../src/definition/value';
import { DataSourceHandlers, ResourceHandlers } from '../../../src/handlers/contract';
import { InvalidConfig, NotFound } from '../../../src/handlers/errors';
import type { Register } from '../../../src/handlers/register';

type Stored = { [name: string]: Value };

/** What the edge's service holds, and what was asked of it. */
export class EdgeStore {
  public readonly objects = new Map<string, Stored>();
  public readonly requests: string[] = [];
  /** Set to make the second step of a create fail. */
  public failSecondStep = false;
  private counter = 0;

  public register(): Register {
    return {
      resources: { lintel_edge: { definition: () => edge, handlers: () => this.resource() } },
      dataSources: { lintel_edge: { definition: () => edgeData, handlers: () => this.dataSource() } },
    };
  }

  private resource(): ResourceHandlers<typeof edge> {
    const store = this;
    const answer = (stored: Stored) => {
      const { password, request, ...told } = stored;
      return told as never;
    };
    return {
      async create(_, config) {
        store.requests.push('create');
        if (store.byName(config.name)) throw new InvalidConfig(['name'], `\`${config.name}\` is taken.`);
        const id = `edge-${++store.counter}`;
        const stored = store.written({ ...config as unknown as Values, id, chosen: config.chosen ?? 'by the service', writes: 0 });
        store.objects.set(id, stored);
        if (store.failSecondStep) {
          store.requests.push('undo');
          store.objects.delete(id);
          throw new Error('the second step failed');
        }
        return answer(stored);
      },
      async read(_, known) {
        store.requests.push('read');
        const stored = known.id ? store.objects.get(known.id) : store.byName(known.name!);
        return stored && answer(stored);
      },
      async update(_, { prior, config, changed }) {
        store.requests.push(`update ${[...changed].sort().join(' ')}`);
        const stored = store.objects.get(prior.id)!;
        for (const name of changed) stored[name] = (config as unknown as Values)[name];
        if (changed.has('chosen') && config.chosen === undefined) stored.chosen = 'by the service';
        Object.assign(stored, store.written(stored));
        return answer(stored);
      },
      async delete(_, { id }) {
        store.requests.push('delete');
        store.objects.delete(id);
      },
      move: ({ state }) => ({ state: { id: state.id, name: state.name, password: state.password || undefined }, notCarried: state.colour ? ['colour'] : [] }),
    };
  }

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

  /** What the service itself puts in at every write. */
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
