import { rmSync } from 'fs';
import * as path from 'path';
import { check } from '../../src/definition/check';
import { flatAttributes } from '../../src/definition/flatten';
import { snakeCase } from '../../src/definition/names';
import type { Value, Values } from '../../src/definition/value';
import type { Snapshot } from '../../src/emulator/world';
import * as registry from '../../src/handlers';
import { proveDriftReported } from '../support/environments/drift';
import type { Configurations, OperationFixture, Fixture } from '../support/environments/fixture';
import { timesDone } from '../support/environments/operations';
import {
  fromTerraform,
  importIds,
  inputOf,
  isUnseen,
  recordedAs,
  ManagedResource,
  ResourceUnderTest,
  isPlace,
} from '../support/environments/resource';
import { operationResources, managedResources } from '../support/environments/resources';
import { Services, sessions } from '../support/environments/services';
import { proofsOf } from '../support/proofs';
import { serveRegistry, ServedRegistry } from '../support/serve-registry';
import { changedAttributes, TerraformFolder } from '../support/terraform';

// Every step is a run of terraform over all resources, so its duration grows with their number.
jest.setTimeout(180_000);

const proofs = proofsOf(__filename);

/** Two objects of every resource, the largest and the smallest, in one configuration with real terraform. */
describe('all resources in one configuration', () => {
  let services: Services;
  let served: ServedRegistry;
  let terraform: TerraformFolder;
  let start: readonly Snapshot[];
  let things: readonly Thing[];
  /** Operations: they are part of the configuration, and have no object that could be read. */
  let done: readonly Configured<OperationFixture>[];

  beforeAll(async () => {
    services = await Services.open();
    const fixtures = await services.fixtures();
    things = managedResources.flatMap((managed, index) => thingsOf(managed, fixtures[index]));
    done = (await services.operationFixtures()).map((fixture, index) => {
      const managed = operationResources[index];
      return {
        resource: managed,
        fixture,
        name: 'largest',
        address: `${managed.type}.largest`,
        config: fixture.full[0],
        moving: [],
      };
    });
    start = await services.snapshots();
    served = await serveRegistry(registry, undefined, sessions);
    terraform = new TerraformFolder(served.environment).configure('');
    terraform.write('provider.tf.json', JSON.stringify(services.providers()));
    await services.clearRequests();
  });

  afterAll(async () => {
    terraform.close();
    await served.close();
    await services.close();
  });

  const configure = (of: (thing: Thing) => Values) => {
    const resource: { [type: string]: { [name: string]: unknown } } = {};
    for (const thing of things) {
      (resource[thing.resource.type] ??= {})[thing.name] = services.block(thing.resource, of(thing));
    }
    for (const { config, name, resource: managed } of done) {
      resource[managed.type] = { [name]: services.block(managed, config) };
    }
    terraform.write('resources.tf.json', JSON.stringify({ resource }));
  };
  const stateOf = ({ address, resource: managed }: Configured): Values =>
    fromTerraform(managed.definition.attributes, terraform.instance(address).attributes as Values);
  const timesEach = () =>
    Promise.all(done.map(({ fixture, resource }) => timesDone({ service: services.of(resource), fixture })));
  const changesOf = async () =>
    new Map((await terraform.plan()).resource_changes!.map((change) => [change.address, change]));

  // Each test continues where the previous one has ended.
  it('are applied, and then plan nothing', async () => {
    configure(({ config }) => config);
    await terraform.apply();
    expect(await terraform.planIsEmpty()).toBe(true);
    for (const thing of things) expect(await thing.fixture.look(stateOf(thing))).toBeDefined();
    expect(await timesEach()).toEqual(done.map(() => 1));
    proofs.add('Terraform', 'create');
  });

  it('show exactly what was changed outside of Terraform', async () => {
    const drifted = new Map<string, string[]>();
    for (const thing of things) {
      const names = Object.keys(thing.changed).filter((name) => !(name in thing.fixture.exempt));
      for (const name of names) await thing.fixture.tamper(stateOf(thing), name, thing.changed[name]);
      drifted.set(thing.address, names.map(snakeCase).sort());
    }
    const changes = await changesOf();
    for (const { address, moving } of things) {
      expect(changedAttributes(changes.get(address)!).filter((name) => !moving.includes(name))).toEqual(
        drifted.get(address),
      );
    }
  });

  it('have the same drift in `lintel drift` as in terraform', async () => {
    const { drifted } = await proveDriftReported(terraform, served);
    // A new version, for example, comes with what is written.
    const alongOf = (address: string) =>
      Object.values(things.find((one) => one.address === address)!.fixture.along ?? {})
        .flat()
        .map(snakeCase);
    const tampered = things.filter(({ changed, fixture }) =>
      Object.keys(changed).some((name) => !(name in fixture.exempt)),
    );
    expect(drifted.map(({ address }) => address)).toEqual(tampered.map(({ address }) => address).sort());
    expect(
      drifted.flatMap(({ address, changes }) =>
        changes
          .filter(
            ({ path: at, next }) =>
              next !== 'restored' &&
              !(next === 'set-later' && alongOf(address).some((name) => at === name || at.startsWith(`${name}.`))),
          )
          .map(({ path: at, next }) => [address, at, next]),
      ),
    ).toEqual([]);
  });

  it('have drift reported that replaces an object', async () => {
    const before = await services.snapshots();
    const tampered = new Map<string, readonly string[]>();
    for (const thing of things.filter(({ name }) => name === 'largest')) {
      const { attributes } = thing.resource.definition;
      const { changed, drifted = {}, exempt } = thing.fixture;
      const others: Values = { ...changed, ...drifted };
      const names = Object.keys(thing.config).filter(
        (name) =>
          flatAttributes(attributes)[name].replace &&
          !(name in exempt) &&
          !isPlace(thing.resource, name) &&
          others[name] !== undefined &&
          others[name] !== thing.config[name],
      );
      for (const name of names) await thing.fixture.tamper(stateOf(thing), name, others[name]);
      if (names.length > 0) {
        tampered.set(thing.address, (thing.resource.tampersWhole ? names.slice(-1) : names).map(snakeCase));
      }
    }
    const { drifted } = await proveDriftReported(terraform, served);
    for (const [address, names] of tampered) {
      const reported = drifted.find((one) => one.address === address)!;
      expect([address, reported.next]).toEqual([address, 'replace']);
      expect([address, reported.changes.map(({ path: at }) => /^\w+/.exec(at)![0])]).toEqual([
        address,
        expect.arrayContaining([...names]),
      ]);
    }
    expect([...tampered.values()].flat().length).toBeGreaterThan(0);
    process.stdout.write(
      `drift reported: ${drifted.length} objects, ${drifted.flatMap(({ changes }) => changes).length} values; replaced for ${[...tampered].map(([address, names]) => `${address}: ${names.join(', ')}`).join('; ')}\n`,
    );
    await services.restore(before);
  });

  it('are repaired by an apply', async () => {
    await terraform.apply();
    expect(await terraform.planIsEmpty()).toBe(true);
    proofs.add('Terraform', 'drift');
  });

  it('are changed in place if possible, and the changes take effect', async () => {
    const before = things.map((thing) => stateOf(thing).id);
    configure(({ config, changed }) => ({ ...config, ...changed }));
    await terraform.apply();
    expect(things.map((thing) => stateOf(thing).id)).toEqual(before);
    for (const thing of things) {
      const found = await thing.fixture.look(stateOf(thing));
      const { attributes } = thing.resource.definition;
      for (const [name, value] of Object.entries(thing.changed)) {
        if (!flatAttributes(attributes)[name].local) {
          expect([name, found?.[inputOf(thing.resource.definition, name)]]).toEqual([name, value]);
        }
      }
    }
    expect(await terraform.planIsEmpty()).toBe(true);
    configure(({ config }) => config);
    await terraform.apply();
    proofs.add('Terraform', 'update');
  });

  it('are replaced if renamed, and found under the new name', async () => {
    const renamed = things.filter(isRenamable);
    expect(renamed.length).toBeGreaterThan(5);
    configure((thing) =>
      renamed.includes(thing) ? { ...thing.config, name: thing.fixture.changed.name } : thing.config,
    );
    const changes = await changesOf();
    for (const { address } of renamed) {
      expect([address, changes.get(address)!.change.actions]).toEqual([address, ['delete', 'create']]);
    }
    await terraform.apply();
    for (const thing of renamed) {
      expect([thing.address, (await thing.fixture.look(stateOf(thing)))?.name]).toEqual([
        thing.address,
        thing.fixture.changed.name,
      ]);
    }
    expect(await terraform.planIsEmpty()).toBe(true);
    configure(({ config }) => config);
    await terraform.apply();
    proofs.add('Terraform', 'replace');
  });

  it('are imported by every form of the id, and at most record unreadable values', async () => {
    for (const thing of things) {
      // An import cannot find it, so that the apply creates another one.
      if (thing.resource.definition.returnedOnce !== undefined) await thing.fixture.remove(stateOf(thing));
    }
    const all: readonly Configured<Configurations>[] = [...things, ...done].filter(
      ({ resource }) => resource.definition.returnedOnce === undefined,
    );
    const ids = new Map(all.map((thing) => [thing.address, importIds(thing.resource.definition, stateOf(thing))]));
    const forms = Math.max(...[...ids.values()].map((one) => one.length));
    for (let form = 0; form < forms; form++) {
      for (const file of ['terraform.tfstate', 'terraform.tfstate.backup']) {
        rmSync(path.join(terraform.folder, file), { force: true });
      }
      terraform.write(
        'import.tf',
        all
          .map(({ address }) => {
            const spellings = ids.get(address)!;
            return `import {\n  to = ${address}\n  id = ${JSON.stringify(spellings[Math.min(form, spellings.length - 1)])}\n}\n`;
          })
          .join(''),
      );
      const changes = await changesOf();
      for (const { address, config, fixture, moving, resource: managed } of all) {
        const flat = flatAttributes(managed.definition.attributes);
        const change = changes.get(address)!;
        const imported = fromTerraform(managed.definition.attributes, change.change.before as Values);
        const unseen = Object.keys(config).filter((name) => isUnseen(flat[name], config[name], imported[name]));
        expect([address, change.change.actions]).toEqual([address, unseen.length > 0 ? ['update'] : ['no-op']]);
        expect(changedAttributes(change).filter((name) => !moving.includes(name))).toEqual(
          unseen
            .flatMap((name) => [...recordedAs(flat, name), ...(fixture.recordedWith?.[name] ?? [])])
            .map(snakeCase)
            .filter((name) => !moving.includes(name))
            .sort(),
        );
      }
    }
    await terraform.apply();
    rmSync(path.join(terraform.folder, 'import.tf'));
    expect(await terraform.planIsEmpty()).toBe(true);
    // Whatever happened to the other objects, each operation was performed once.
    expect(await timesEach()).toEqual(done.map(() => 1));
    proofs.add('Terraform', 'import');
  });

  it('are recreated after being deleted outside of Terraform, except for permanent ones', async () => {
    for (const thing of things) await thing.fixture.remove(stateOf(thing));
    for (const { fixture } of things) await fixture.provide?.();
    const { drifted } = await proveDriftReported(terraform, served);
    expect(drifted.filter(({ what }) => what === 'gone').map(({ next }) => next)).not.toContain('nothing');
    await terraform.apply();
    for (const thing of things) {
      expect([thing.address, (await thing.fixture.look(stateOf(thing))) !== undefined]).toEqual([
        thing.address,
        thing.resource.ends === undefined,
      ]);
    }
  });

  it('are destroyed completely, using only endpoints that the services offer', async () => {
    await terraform.succeed('destroy', '-auto-approve');
    // What the service cannot delete would go with its mount.
    for (const { resource, fixture, config } of things) if (resource.forgets) await fixture.remove(config);
    for (const { fixture } of [...things, ...done]) await fixture.provide?.();
    for (const { fixture, resource } of things) if (!resource.mayLeave) await fixture.sweep?.();
    expect((await services.snapshots()).map(inAnyOrder)).toEqual(start.map(inAnyOrder));
    const { unknown, count } = await services.requests();
    process.stdout.write(`requests: ${count}, unknown: ${unknown}\n`);
    expect(unknown).toBe(0);
    proofs.add('Terraform', 'delete');
  });
});

proofs.hold();

/** The service keeps certificates and numbers of lists of issuers that are gone. Each type by itself is compared with these, too. */
const KEPT = ['pkiCertificates', 'pkiConfigs', 'pkiIssuers', 'pkiKeys'];

/** Recreated objects are at the end of their lists. */
function inAnyOrder({ objects, ...rest }: Snapshot): object {
  const sorted = (all: unknown) => (all as readonly object[]).map((one) => JSON.stringify(one)).sort();
  const compared = Object.entries(objects).filter(([kind]) => !KEPT.includes(kind));
  return { ...rest, objects: Object.fromEntries(compared.map(([kind, all]) => [kind, sorted(all)])) };
}

interface Configured<F extends Configurations = Configurations> {
  readonly resource: ResourceUnderTest<F>;
  readonly fixture: F;
  readonly name: string;
  readonly address: string;
  readonly config: Values;
  /** Computed attributes that may change as a consequence, in Terraform's spelling. */
  readonly moving: readonly string[];
}

interface Thing extends Configured<Fixture> {
  /** Other values of the configured attributes that can be changed in place. */
  readonly changed: Values;
}

/** The largest object of a resource, distinguished from the smallest by its name, except for objects adopted by name. */
function isRenamable({ resource: managed, fixture: { changed, changedWith }, name, config }: Thing): boolean {
  return (
    name === 'largest' &&
    !managed.adopts &&
    flatAttributes(managed.definition.attributes).name?.replace === true &&
    config.name !== undefined &&
    changed.name !== undefined &&
    !changedWith?.name
  );
}

function thingsOf(managed: ManagedResource, fixture: Fixture): Thing[] {
  const flat = flatAttributes(managed.definition.attributes);
  const moving = Object.keys(flat)
    .filter((name) => flat[name].moving || flat[name].revision)
    .map(snakeCase);
  const thing = (name: string, config: Values, own: readonly string[]): Thing => {
    // What would need another attribute to go changes in the rules of the resource.
    const isTied = (attribute: string) =>
      check(managed.definition, { ...config, [attribute]: fixture.changed[attribute] }).length > 0 &&
      Object.keys(fixture.changedWith?.[attribute] ?? {}).some((other) => config[other] !== undefined);
    const names = Object.keys(config).filter(
      (attribute) =>
        !flat[attribute].replace &&
        !isTied(attribute) &&
        !flat[attribute].createOnly &&
        !own.includes(attribute) &&
        fixture.changed[attribute] !== undefined &&
        fixture.changed[attribute] !== config[attribute],
    );
    const changed: Values = Object.fromEntries<Value>(
      names.map((attribute) => [attribute, fixture.changed[attribute]]),
    );
    const along = names
      .flatMap((attribute) => fixture.along?.[attribute] ?? [])
      .filter((attribute) => !names.includes(attribute))
      .map(snakeCase);
    return {
      resource: managed,
      fixture,
      name,
      address: `${managed.type}.${name}`,
      config,
      changed,
      moving: [...moving, ...along],
    };
  };
  // The attributes that distinguish the second object must stay.
  return [
    thing('largest', fixture.full[fixture.full.length - 1], []),
    ...(managed.single
      ? []
      : [thing('smallest', { ...fixture.minimal, ...fixture.second }, Object.keys(fixture.second))]),
  ];
}
