import type { Values } from '../../src/definition/value';
import type { Snapshot } from '../../src/emulator/world';
import * as register from '../../src/handlers';
import { startEmulator, TestEmulator } from '../support/emulator';
import { Core, Held, Refused } from '../support/house/core';
import { inParallel, updated } from '../support/house/faults';
import type { Fixture } from '../support/house/fixture';
import { Gate } from '../support/house/gate';
import { settingsFor } from '../support/house/house';
import { InstalledFolder } from '../support/house/installed';
import { childrenOf, killAt, Moment } from '../support/house/kill';
import { createFixtures, fromTerraform, Room, rooms, terraformJson } from '../support/house/rooms';
import type { TerraformFolder } from '../support/terraform';

const VERBS = ['create', 'update', 'delete'] as const;
type Verb = (typeof VERBS)[number];

/**
 * A provider that is killed leaves what it had done. What it answers is lost with it, so Terraform keeps the state from before; the next apply
 * has to make the best of both.
 */
describe.each(rooms.map((room) => [room.type, room] as const))('%s', (type, room) => {
  it.each(VERBS)('converges after its provider was killed at any request of the %s', async (verb) => {
    const moments = Array.from({ length: await requestsOf(room, verb) }, (_, after) => [{ after, effect: false }, { after, effect: true }]).flat();
    const failures: string[] = [];
    let imported = 0;
    await inParallel(moments, 4, async (moment) => {
      try {
        if (await prove(room, verb, moment)) imported += 1;
      } catch (error) {
        failures.push(`request ${moment.after + 1}, ${moment.effect ? 'with' : 'without'} its effect: ${(error as Error).message}`);
      }
    });
    process.stdout.write(`${type}: killed at ${moments.length} moments of the ${verb}: ${moments.length - failures.length} converged, ${imported} of them by the import that the error named\n`);
    expect(failures).toEqual([]);
  }, 300_000);
});

interface Scene {
  readonly room: Room;
  readonly service: TestEmulator;
  readonly gate: Gate;
  readonly fixture: Fixture;
  /** The service with nothing of ours in it. */
  readonly start: Snapshot;
  readonly wanted: Values;
  readonly held?: Held;
}

async function requestsOf(room: Room, verb: Verb): Promise<number> {
  return withScene(room, verb, async (scene) => {
    await withProcess(scene, (core) => command(core, scene, verb));
    return scene.gate.passed.length;
  });
}

/** Whether the person had to import. */
async function prove(room: Room, verb: Verb, moment: Moment): Promise<boolean> {
  return withScene(room, verb, async (scene) => {
    await withProcess(scene, async (core) => {
      killAt(scene.gate, moment, () => core.client.plugin!.child.kill('SIGKILL'));
      await expect(command(core, scene, verb)).rejects.toThrow('UNAVAILABLE');
      scene.gate.watch = () => undefined;
    });
    const imported = await withProcess(scene, (core) => (verb === 'delete' ? deleteAgain(core, scene) : applyAgain(core, scene)));
    await scene.fixture.provide?.();
    expect(await scene.service.control.snapshot()).toEqual(scene.start);
    return imported;
  });
}

async function applyAgain(core: Core, { room, fixture, wanted, held }: Scene): Promise<boolean> {
  const found = held && await core.refresh(room.type, held);
  let imported = false;
  const { held: now } = await core.apply(room.type, wanted, found).catch(async (error: Error) => {
    const id = /terraform import \S+ (\S+)/.exec(error.message)?.[1];
    if (!(error instanceof Refused) || !id) throw error;
    imported = true;
    return core.apply(room.type, wanted, await core.import(room.type, { id }));
  });
  expect((await core.refreshAndPlan(room.type, wanted, now)).changes).toEqual([]);
  await core.destroy(room.type, now);
  expect(await fixture.look(now.state)).toBeUndefined();
  return imported;
}

async function deleteAgain(core: Core, { room, fixture, held }: Scene): Promise<boolean> {
  const found = await core.refresh(room.type, held!);
  if (found) await core.destroy(room.type, found);
  expect(await fixture.look(held!.state)).toBeUndefined();
  return false;
}

async function command(core: Core, { room, wanted, held }: Scene, verb: Verb): Promise<unknown> {
  return verb === 'delete' ? core.destroy(room.type, held!) : core.apply(room.type, wanted, held);
}

async function withScene<T>(room: Room, verb: Verb, work: (scene: Scene) => Promise<T>): Promise<T> {
  const service = await startEmulator();
  const gate = await Gate.open(service.address);
  try {
    const fixture = await room.createFixture(service);
    const start = await service.control.snapshot();
    const first = fixture.full[fixture.full.length - 1];
    const scene = { room, service, gate, fixture, start };
    const held = verb === 'create' ? undefined : (await withProcess(scene, (core) => core.apply(room.type, first))).held;
    gate.passed.splice(0);
    const result = await work({ ...scene, wanted: verb === 'update' ? updated({ room, fixture }, first) : first, held });
    return result;
  } finally {
    await gate.close();
    await service.close();
  }
}

async function withProcess<T>({ gate }: Pick<Scene, 'gate'>, work: (core: Core) => Promise<T>): Promise<T> {
  const core = await Core.startProcess(register, settingsFor(gate));
  try {
    return await work(core);
  } finally {
    await core.close().catch(() => undefined);
  }
}

/** How many of the requests of one apply are tried with a real terraform: each takes seconds. */
const TERRAFORM_KILLS = Number(process.env.LINTEL_TERRAFORM_KILLS ?? 6);

describe('all rooms in one configuration', () => {
  it('converges in the next terraform apply, or by the imports that its errors name', async () => {
    const count = await killTerraform(undefined);
    const tried = Math.min(TERRAFORM_KILLS, count);
    const moments = Array.from({ length: tried }, (_, index): Moment => ({ after: Math.floor(index * count / tried), effect: true }));
    let imported = 0;
    for (const moment of moments) imported += await killTerraform(moment);
    process.stdout.write(`killed at ${moments.length} of ${count} requests of one terraform apply: all converged, ${imported} objects by the import that an error named\n`);
  }, 300_000);
});

/** Answers the number of imports; without a moment, the number of requests that one apply makes. */
async function killTerraform(moment: Moment | undefined): Promise<number> {
  const service = await startEmulator();
  const gate = await Gate.open(service.address);
  const terraform = InstalledFolder.create({});
  try {
    const fixtures = await createFixtures(service);
    const resource = Object.fromEntries(rooms.map((room, index) => [room.type, { it: terraformJson(fixtures[index].full[fixtures[index].full.length - 1]) }]));
    terraform.configure('').write('rooms.tf.json', JSON.stringify({ resource, provider: { lintel: terraformJson(settingsFor(gate)) } }));
    await terraform.succeed('plan', '-input=false', '-out=all.plan');
    gate.passed.splice(0);
    const { process: apply, finished } = terraform.start(['apply', '-input=false', 'all.plan']);
    if (moment) killAt(gate, moment, () => { for (const child of childrenOf(apply.pid!)) process.kill(child, 'SIGKILL'); });
    const { status, stdout, stderr } = await finished;
    if (!moment) {
      if (status !== 0) throw new Error(`${stdout}${stderr}`);
      return gate.passed.length;
    }
    expect(status).toBe(1);
    gate.watch = () => undefined;
    const imported = await applyUntilQuiet(terraform);
    for (const [index, room] of rooms.entries()) expect(await fixtures[index].look(fromTerraform(room.definition.attributes, terraform.instance(`${room.type}.it`).attributes as Values))).toBeDefined();
    return imported;
  } finally {
    terraform.close();
    await gate.close();
    await service.close();
  }
}

async function applyUntilQuiet(terraform: TerraformFolder): Promise<number> {
  const { status, stderr } = await terraform.run('apply', '-auto-approve', '-input=false');
  let imported = 0;
  if (status !== 0) {
    for (const error of stderr.split(/Error: /).slice(1)) {
      const told = error.replace(/\n│? ?/g, '\n');
      const [, id] = /terraform import \S+ (\S+)/.exec(told) ?? [];
      const [, address] = /with (\S+),/.exec(told) ?? [];
      if (!id || !address) throw new Error(error);
      await terraform.succeed('import', '-input=false', address, id);
      imported += 1;
    }
    await terraform.apply();
  }
  expect(await terraform.planIsEmpty()).toBe(true);
  return imported;
}
