/** @tier sampled */
import { rmSync } from 'fs';
import * as path from 'path';
import type { Values } from '../../src/definition/value';
import type { Snapshot } from '../../src/emulator/world';
import * as registry from '../../src/handlers';
import { startEmulator, TestEmulator } from '../support/emulator';
import { Core, Refused } from '../support/house/core';
import type { Configurations, Fixture } from '../support/house/fixture';
import { Gate } from '../support/house/gate';
import { settingsFor } from '../support/house/house';
import { InstalledFolder } from '../support/house/installed';
import { childrenOf, killAt, Moment } from '../support/house/kill';
import { timesDone } from '../support/house/operations';
import {
  createOperationFixtures,
  createFixtures,
  OperationResource,
  operationResources,
  fromTerraform,
  ManagedResource,
  resourcesByHandlers,
  ResourceUnderTest,
  standardResources,
  terraformJson,
} from '../support/house/resources';
import { inParallel, isRead, openScene, requestsOf, Scene } from '../support/house/scene';
import { closeHouses } from '../support/house/stage';
import type { TerraformFolder } from '../support/terraform';
import { someOf } from '../support/tier';

const VERBS = ['create', 'update', 'delete'] as const;
type Verb = (typeof VERBS)[number];

/**
 * A killed provider leaves the effects of its requests. Its response is lost, so Terraform keeps the state from before, and the next apply
 * must recover.
 */
describe.each(resourcesByHandlers.map((managed) => [managed.type, managed] as const))('%s', (type, managed) => {
  afterAll(() => closeHouses(managed));

  it.each(someOf(VERBS, resourcesByHandlers.indexOf(managed), 1))(
    'converges after its provider is killed at any request of the %s',
    async (verb) => {
      const moments = someOf(await momentsOf(managed, verb), resourcesByHandlers.indexOf(managed), 1);
      const failures: string[] = [];
      let imported = 0;
      await inParallel(moments, 4, async (moment) => {
        try {
          if (await prove(managed, verb, moment)) imported += 1;
        } catch (error) {
          failures.push(
            `request ${moment.after + 1}, ${moment.effect ? 'with' : 'without'} its effect: ${(error as Error).message}`,
          );
        }
      });
      process.stdout.write(
        `${type}: killed at ${moments.length} moments of the ${verb}: ${moments.length - failures.length} converged, ${imported} of them by the import that the error named\n`,
      );
      expect(failures).toEqual([]);
    },
    300_000,
  );
});

/**
 * Before the first request, and after the effect of each request that has one. At any other request a kill leaves what one of these leaves,
 * because reads have no effect: it is tried once, unless several requests were in flight.
 */
async function momentsOf(managed: ResourceUnderTest<Configurations>, verb: Verb): Promise<readonly Moment[]> {
  const requests = await requestsOf(managed, verb);
  return requests.flatMap((request, after) => [
    ...(after === 0 || request.overlaps ? [{ after, effect: false }] : []),
    ...(isRead(request) && !request.overlaps ? [] : [{ after, effect: true }]),
  ]);
}

/** Returns whether an import was necessary. */
async function prove(managed: ManagedResource, verb: Verb, moment: Moment): Promise<boolean> {
  const scene = await openScene(managed, verb);
  const { service, fixture, start } = scene.house;
  const gate = await Gate.open(service.address);
  try {
    await killDuring(scene, verb, gate, moment);
    const imported = verb === 'delete' ? await deleteAgain(scene) : await applyAgain(scene);
    await fixture.provide?.();
    await fixture.sweep?.();
    expect(without(await service.control.snapshot(), managed.mayLeave)).toEqual(without(start, managed.mayLeave));
    return imported;
  } finally {
    await gate.close();
    await scene.house.close();
  }
}

function without(snapshot: Snapshot, kind: string | undefined): Snapshot {
  return kind === undefined ? snapshot : { ...snapshot, objects: { ...snapshot.objects, [kind]: [] } };
}

/** Runs the verb in a separate process, as a terraform command does, so that everything it has learned is lost. */
async function killDuring(
  { house: { resource: managed }, after, held }: Scene<Configurations>,
  verb: Verb,
  gate: Gate,
  moment: Moment,
): Promise<void> {
  const core = await Core.startProcess(registry, settingsFor(gate, 'root', managed.dialects[0]));
  try {
    killAt(gate, moment, () => core.client.plugin!.child.kill('SIGKILL'));
    await expect(
      verb === 'delete' ? core.destroy(managed.type, held!) : core.apply(managed.type, after, held),
    ).rejects.toThrow('UNAVAILABLE');
  } finally {
    await core.close().catch(() => undefined);
  }
}

async function applyAgain({ house: { resource: managed, fixture, core }, after, held }: Scene): Promise<boolean> {
  const found = held && (await core.refresh(managed.type, held));
  let imported = false;
  const { held: now } = await core.apply(managed.type, after, found).catch(async (error: Error) => {
    const id = /terraform import \S+ (\S+)/.exec(error.message)?.[1];
    if (!(error instanceof Refused) || !id) throw error;
    imported = true;
    return core.apply(managed.type, after, await core.import(managed.type, { id }));
  });
  expect((await core.refreshAndPlan(managed.type, after, now)).changes).toEqual([]);
  await core.destroy(managed.type, now);
  expect(await fixture.look(now.state)).toBeUndefined();
  return imported;
}

async function deleteAgain({ house: { resource: managed, fixture, core }, held }: Scene): Promise<boolean> {
  const found = await core.refresh(managed.type, held!);
  if (found) await core.destroy(managed.type, found);
  expect(await fixture.look(held!.state)).toBeUndefined();
  return false;
}

describe.each(operationResources.map((managed) => [managed.type, managed] as const))('%s', (type, managed) => {
  afterAll(() => closeHouses(managed));

  it('is repeated only by the next apply after its provider is killed at any request', async () => {
    const moments = await momentsOf(managed, 'create');
    for (const moment of moments) await proveOperation(managed, moment);
    process.stdout.write(`${type}: killed at ${moments.length} moments: all converged\n`);
  }, 300_000);
});

async function proveOperation(managed: OperationResource, moment: Moment): Promise<void> {
  const scene = await openScene(managed, 'create');
  const { core, service } = scene.house;
  const gate = await Gate.open(service.address);
  try {
    await killDuring(scene, 'create', gate, moment);
    const times = await timesDone(scene.house);
    expect(times).toBeLessThanOrEqual(1);
    const { held } = await core.apply(managed.type, scene.after);
    expect(await timesDone(scene.house)).toBe(times + 1);
    expect((await core.refreshAndPlan(managed.type, scene.after, held)).changes).toEqual([]);
  } finally {
    await gate.close();
    await scene.house.close();
  }
}

/** The number of requests of one apply that are tested with real terraform, which takes seconds for each. */
const TERRAFORM_KILLS = Number(process.env.LINTEL_TERRAFORM_KILLS ?? 2);

describe('all resources in one configuration', () => {
  it(
    'converge in the next terraform apply, or with the imports that its errors name',
    async () => {
      const planned = await Planned.open();
      try {
        const count = await planned.requestsOfApply();
        const tried = Math.min(TERRAFORM_KILLS, count);
        const moments = Array.from({ length: tried }, (_, index): Moment => ({
          after: Math.floor(((index + 1) * count) / (tried + 1)),
          effect: true,
        }));
        let imported = 0;
        for (const moment of moments) imported += await planned.kill(moment);
        process.stdout.write(
          `killed at ${moments.length} of ${count} requests of one terraform apply: all converged, ${imported} objects by the import that an error named\n`,
        );
      } finally {
        await planned.close();
      }
    },
    120_000 + TERRAFORM_KILLS * 30_000,
  );
});

/** A plan that creates one object of each resource, which is applied as often as needed, each time to the same service without them. */
class Planned {
  public static async open(): Promise<Planned> {
    const service = await startEmulator();
    const gate = await Gate.open(service.address);
    const terraform = InstalledFolder.create({});
    const fixtures = await createFixtures(service);
    const done = await createOperationFixtures(service);
    const all = [
      ...standardResources.map(({ type }, index) => [type, fixtures[index]] as const),
      ...operationResources.map(({ type }, index) => [type, done[index]] as const),
    ];
    const resource = Object.fromEntries(
      all.map(([type, { full }]) => [type, { it: terraformJson(full[full.length - 1]) }]),
    );
    terraform
      .configure('')
      .write('resources.tf.json', JSON.stringify({ resource, provider: { lintel: terraformJson(settingsFor(gate)) } }));
    await terraform.succeed('plan', '-input=false', '-out=all.plan');
    return new Planned(service, gate, terraform, fixtures, await service.control.snapshot());
  }

  private constructor(
    private readonly service: TestEmulator,
    private readonly gate: Gate,
    private readonly terraform: InstalledFolder,
    private readonly fixtures: readonly Fixture[],
    private readonly start: Snapshot,
  ) {}

  public async close(): Promise<void> {
    this.terraform.close();
    await this.gate.close();
    await this.service.close();
  }

  public async requestsOfApply(): Promise<number> {
    const { status, stdout, stderr } = await (await this.apply()).finished;
    if (status !== 0) throw new Error(`${stdout}${stderr}`);
    return this.gate.passed.length;
  }

  /** Returns the number of imports. */
  public async kill(moment: Moment): Promise<number> {
    const { process: apply, finished } = await this.apply();
    killAt(this.gate, moment, () => {
      for (const child of childrenOf(apply.pid!)) process.kill(child, 'SIGKILL');
    });
    expect((await finished).status).toBe(1);
    this.gate.watch = () => undefined;
    const imported = await applyUntilQuiet(this.terraform);
    for (const [index, { type, definition }] of standardResources.entries()) {
      const { attributes } = this.terraform.instance(`${type}.it`);
      expect(await this.fixtures[index].look(fromTerraform(definition.attributes, attributes as Values))).toBeDefined();
    }
    return imported;
  }

  private async apply(): Promise<ReturnType<TerraformFolder['start']>> {
    await this.service.control.restore(this.start);
    for (const name of ['terraform.tfstate', 'terraform.tfstate.backup']) {
      rmSync(path.join(this.terraform.folder, name), { force: true });
    }
    this.gate.passed.splice(0);
    return this.terraform.start(['apply', '-input=false', 'all.plan']);
  }
}

async function applyUntilQuiet(terraform: TerraformFolder): Promise<number> {
  const { status, stderr } = await terraform.run('apply', '-auto-approve', '-input=false');
  let imported = 0;
  if (status !== 0) {
    for (const error of stderr.split(/Error: /).slice(1)) {
      const reported = error.replace(/\n│? ?/g, '\n');
      const [, id] = /terraform import \S+ (\S+)/.exec(reported) ?? [];
      const [, address] = /with (\S+),/.exec(reported) ?? [];
      if (!id || !address) throw new Error(error);
      await terraform.succeed('import', '-input=false', address, id);
      imported += 1;
    }
    await terraform.apply();
  }
  expect(await terraform.planIsEmpty()).toBe(true);
  return imported;
}
