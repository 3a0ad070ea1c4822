import * as registry from '../../../src/handlers';
import { startEmulator, TestEmulator } from '../emulator';
import { serveRegistry } from '../serve-registry';
import { TerraformFolder } from '../terraform';
import { dialectsOf, settingsFor } from './environment';
import type { Dialect } from './fixture';
import { RecordingProxy } from './recording-proxy';
import { terraformJson } from './resource';
import { Services, sessions } from './services';

/** Real terraform in a separate folder, whose provider runs in the test's process and connects to an emulator. */
export interface TerraformEnvironment {
  /** The environment with which terraform finds that provider. */
  readonly variables: NodeJS.ProcessEnv;
  readonly service: TestEmulator;
  readonly proxy: RecordingProxy;
  /** Already contains the provider block. */
  readonly terraform: TerraformFolder;
  close(): Promise<void>;
}

/** Real terraform in a separate folder, connected to the services that all resources together need. */
export interface TerraformServices {
  readonly services: Services;
  /** Already contains the provider blocks. */
  readonly terraform: TerraformFolder;
  close(): Promise<void>;
}

export async function openTerraformServices(program = 'terraform'): Promise<TerraformServices> {
  const services = await Services.open();
  const served = await serveRegistry(registry, undefined, sessions);
  const terraform = new TerraformFolder(served.environment, program);
  terraform.configure('').write('provider.tf.json', JSON.stringify(services.providers()));
  return {
    services,
    terraform,
    close: async () => {
      terraform.close();
      await served.close();
      await services.close();
    },
  };
}

/**
 * `environment`: additional variables of terraform, such as values for input variables. `direct`: connects without the proxy, whose Node.js
 * server does not support the method LIST, and whose address differs from the one the emulator reports. `program`: an engine other than
 * terraform.
 */
export async function openTerraformEnvironment(
  dialect: Dialect = 'standard',
  environment: NodeJS.ProcessEnv = {},
  direct = false,
  program = 'terraform',
): Promise<TerraformEnvironment> {
  const service = await startEmulator({ dialects: dialectsOf(dialect) });
  const proxy = await RecordingProxy.open(service.address);
  const served = await serveRegistry(registry);
  const terraform = new TerraformFolder({ ...served.environment, ...environment }, program);
  terraform
    .configure('')
    .write(
      'provider.tf.json',
      JSON.stringify({ provider: { lintel: terraformJson(settingsFor(direct ? service : proxy, 'root', dialect)) } }),
    );
  return {
    service,
    proxy,
    terraform,
    variables: served.environment,
    close: async () => {
      terraform.close();
      await served.close();
      await proxy.close();
      await service.close();
    },
  };
}
