import type { Values } from '../../../src/definition/value';
import type { Snapshot } from '../../../src/emulator/world';
import { startEmulator, type TestEmulator, type TestEmulatorOptions } from '../emulator';
import type { Sessions } from '../serve-registry';
import { dialectsOf, settingsFor } from './environment';
import type { Configurations, Dialect, Fixture, OperationFixture } from './fixture';
import { terraformJson, type ResourceUnderTest } from './resource';
import { managedResources, operationResources } from './resources';

const DIALECTS: readonly Dialect[] = [
  ...new Set([...managedResources, ...operationResources].map(({ dialects: [first] }) => first)),
];

/** What an in-process provider needs to tell the configurations apart, by the type of a resource and by the settings. */
export const sessions: Sessions = {
  keys: DIALECTS,
  ofType: (type) =>
    managedResources.find((resource) => singularsOf(type).includes(resource.type))?.dialects[0] ?? 'standard',
  ofConfiguration: (config) => {
    const dialect = (config.secrets as Values | undefined)?.dialect as Dialect | undefined;
    return dialect !== undefined && DIALECTS.includes(dialect) ? dialect : 'standard';
  },
};

/** The type of a resource, or those that a plural data source may be about. */
export function singularsOf(type: string): readonly string[] {
  return [type, type.replace(/ies$/, 'y'), type.replace(/s$/, '')];
}

type Resource = Pick<ResourceUnderTest<Configurations>, 'dialects'>;

/** What all resources together need: an emulator for each dialect that is the first of a resource, and a provider configuration for each. */
export class Services {
  public static async open(options: Omit<TestEmulatorOptions, 'dialects'> = {}): Promise<Services> {
    const opened = await Promise.all(
      DIALECTS.map(async (dialect) => {
        const service = await startEmulator({ ...options, dialects: dialectsOf(dialect) });
        return [dialect, service] as const;
      }),
    );
    return new Services(new Map(opened));
  }

  private constructor(public readonly byDialect: ReadonlyMap<Dialect, TestEmulator>) {}

  /** The one that has a resource. */
  public of({ dialects: [first] }: Resource): TestEmulator {
    return this.byDialect.get(first)!;
  }

  public get all(): readonly TestEmulator[] {
    return [...this.byDialect.values()];
  }

  /** In the order of the resources, for one edition; see `createFixtures`. */
  public async fixtures(): Promise<Fixture[]> {
    const fixtures: Fixture[] = [];
    for (const resource of managedResources) {
      const service = this.of(resource);
      fixtures.push(await resource.createFixture(service));
      await service.control.settings({ edition: 'self-managed' });
    }
    return fixtures;
  }

  public async operationFixtures(): Promise<OperationFixture[]> {
    const fixtures: OperationFixture[] = [];
    for (const resource of operationResources) fixtures.push(await resource.createFixture(this.of(resource)));
    return fixtures;
  }

  /** The provider blocks. `at` may name other addresses, such as those of proxies. */
  public providers(at: (dialect: Dialect, service: TestEmulator) => { readonly address: string } = (_, one) => one) {
    const lintel = [...this.byDialect].map(([dialect, service]) => ({
      ...terraformJson(settingsFor(at(dialect, service), 'root', dialect)),
      ...(dialect === 'standard' ? {} : { alias: dialect }),
    }));
    return { provider: { lintel } };
  }

  /** The provider of a resource, for its block and for an import block. */
  public providerOf({ dialects: [first] }: Resource): { readonly provider?: string } {
    return first === 'standard' ? {} : { provider: `lintel.${first}` };
  }

  /** The block of a resource. */
  public block(resource: Resource, config: Values): object {
    return { ...terraformJson(config), ...this.providerOf(resource) };
  }

  public async snapshots(): Promise<readonly Snapshot[]> {
    return Promise.all(this.all.map(async ({ control }) => control.snapshot()));
  }

  public async restore(snapshots: readonly Snapshot[]): Promise<void> {
    await Promise.all(this.all.map(async ({ control }, index) => control.restore(snapshots[index])));
  }

  public async clearRequests(): Promise<void> {
    await Promise.all(this.all.map(async ({ control }) => control.clearRequests()));
  }

  public async requests(): Promise<{ readonly count: number; readonly unknown: number }> {
    const logs = await Promise.all(this.all.map(async ({ control }) => control.requests()));
    return {
      count: logs.flatMap(({ requests }) => requests).reduce((sum, { count }) => sum + count, 0),
      unknown: logs.reduce((sum, { unknown }) => sum + unknown, 0),
    };
  }

  public async close(): Promise<void> {
    await Promise.all(this.all.map(async (service) => service.close()));
  }
}
