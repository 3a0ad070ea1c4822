/** @tier complete */
import { rmSync } from 'fs';
import * as path from 'path';
import type { Values } from '../../src/definition/value';
import type { Snapshot } from '../../src/emulator/world';
import { startEmulator, TestEmulator } from '../support/emulator';
import { settingsFor } from '../support/environments/environment';
import type { Fixture } from '../support/environments/fixture';
import { InstalledFolder } from '../support/environments/installed';
import { childrenOf, killAt, Moment } from '../support/environments/kill';
import { RecordingProxy } from '../support/environments/recording-proxy';
import { fromTerraform, terraformJson } from '../support/environments/resource';
import {
  createFixtures,
  createOperationFixtures,
  operationResources,
  standardResources,
} from '../support/environments/resources';
import type { TerraformFolder } from '../support/terraform';

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
    const proxy = await RecordingProxy.open(service.address);
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
      .write(
        'resources.tf.json',
        JSON.stringify({ resource, provider: { lintel: terraformJson(settingsFor(proxy)) } }),
      );
    await terraform.succeed('plan', '-input=false', '-out=all.plan');
    return new Planned(service, proxy, terraform, fixtures, await service.control.snapshot());
  }

  private constructor(
    private readonly service: TestEmulator,
    private readonly proxy: RecordingProxy,
    private readonly terraform: InstalledFolder,
    private readonly fixtures: readonly Fixture[],
    private readonly start: Snapshot,
  ) {}

  public async close(): Promise<void> {
    this.terraform.close();
    await this.proxy.close();
    await this.service.close();
  }

  public async requestsOfApply(): Promise<number> {
    const { status, stdout, stderr } = await (await this.apply()).finished;
    if (status !== 0) throw new Error(`${stdout}${stderr}`);
    return this.proxy.passed.length;
  }

  /** Returns the number of imports. */
  public async kill(moment: Moment): Promise<number> {
    const { process: apply, finished } = await this.apply();
    killAt(this.proxy, moment, () => {
      for (const child of childrenOf(apply.pid!)) process.kill(child, 'SIGKILL');
    });
    expect((await finished).status).toBe(1);
    this.proxy.watch = () => undefined;
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
    this.proxy.passed.splice(0);
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
