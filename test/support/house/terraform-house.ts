import type { Dialect } from './fixture';
import { Gate } from './gate';
import { dialectsOf, settingsFor } from './house';
import { terraformJson } from './resources';
import * as registry from '../../../src/handlers';
import { startEmulator, TestEmulator } from '../emulator';
import { serveRegistry } from '../serve-registry';
import { TerraformFolder } from '../terraform';

/** Real terraform in a separate folder, whose provider runs in the test's process and connects to an emulator. */
export interface TerraformHouse {
  /** The environment with which terraform finds that provider. */
  readonly environment: NodeJS.ProcessEnv;
  readonly service: TestEmulator;
  readonly gate: Gate;
  /** Already contains the provider block. */
  readonly terraform: TerraformFolder;
  close(): Promise<void>;
}

/**
 * `environment`: what terraform is started with besides, such as the values of its variables. `direct`: not through the gate, which as a server
 * of Node.js does not know the method LIST, and has another address than what the emulator says of itself. `program`: another engine.
 */
export async function openTerraformHouse(
  dialect: Dialect = 'standard',
  environment: NodeJS.ProcessEnv = {},
  direct = false,
  program = 'terraform',
): Promise<TerraformHouse> {
  const service = await startEmulator({ dialects: dialectsOf(dialect) });
  const gate = await Gate.open(service.address);
  const served = await serveRegistry(registry);
  const terraform = new TerraformFolder({ ...served.environment, ...environment }, program);
  terraform
    .configure('')
    .write(
      'provider.tf.json',
      JSON.stringify({ provider: { lintel: terraformJson(settingsFor(direct ? service : gate, 'root', dialect)) } }),
    );
  return {
    service,
    gate,
    terraform,
    environment: served.environment,
    close: async () => {
      terraform.close();
      await served.close();
      await gate.close();
      await service.close();
    },
  };
}
