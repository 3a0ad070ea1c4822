import type { Values } from '../../../src/definition/value';
import type { Registry } from '../../../src/handlers/registry';
import { startEmulator, TestEmulator, TestEmulatorOptions } from '../emulator';
import { Core } from './core';
import { settingsFor } from './environment';
import { RecordingProxy } from './recording-proxy';

/** The resources of a registry, a client that acts as Terraform, and an emulator behind a proxy. */
export interface Proxied {
  readonly service: TestEmulator;
  readonly proxy: RecordingProxy;
  readonly core: Core;
  readonly settings: Values;
  close(): Promise<void>;
}

export async function openProxied(registry: Registry, options: TestEmulatorOptions = {}): Promise<Proxied> {
  const service = await startEmulator(options);
  const proxy = await RecordingProxy.open(service.address);
  const { platform, secrets } = settingsFor(proxy) as { platform: Values; secrets: Values };
  const settings = {
    platform: { ...platform, dialect: options.dialects?.platform },
    secrets: { ...secrets, dialect: options.dialects?.secrets },
  };
  const core = await Core.start(registry, settings);
  return {
    service,
    proxy,
    core,
    settings,
    close: async () => {
      await core.close();
      await proxy.close();
      await service.close();
    },
  };
}
