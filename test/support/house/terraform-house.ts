import type { Dialect } from './fixture';
import { Gate } from './gate';
import { dialectsOf, settingsFor } from './house';
import { terraformJson } from './rooms';
import * as register from '../../../src/handlers';
import { startEmulator, TestEmulator } from '../emulator';
import { serveRegister } from '../serve-register';
import { TerraformFolder } from '../terraform';

/** A real terraform in a folder of its own, whose provider is the test's own process and speaks to an emulator through a gate. */
export interface TerraformHouse {
  readonly service: TestEmulator;
  readonly gate: Gate;
  /** Has the provider block already. */
  readonly terraform: TerraformFolder;
  close(): Promise<void>;
}

/** `environment`: what terraform is started with besides, such as the values of its variables. */
export async function openTerraformHouse(dialect: Dialect = 'standard', environment: NodeJS.ProcessEnv = {}): Promise<TerraformHouse> {
  const service = await startEmulator({ dialects: dialectsOf(dialect) });
  const gate = await Gate.open(service.address);
  const served = await serveRegister(register);
  const terraform = new TerraformFolder({ ...served.environment, ...environment });
  terraform.write('provider.tf.json', JSON.stringify({ provider: { lintel: terraformJson(settingsFor(gate, 'root', dialect)) } }));
  return {
    service, gate, terraform,
    close: async () => {
      terraform.close();
      await served.close();
      await gate.close();
      await service.close();
    },
  };
}
