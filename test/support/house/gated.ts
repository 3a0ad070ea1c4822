import type { Values } from '../../../src/definition/value';
import type { Registry } from '../../../src/handlers/registry';
import { startEmulator, TestEmulator, TestEmulatorOptions } from '../emulator';
import { Core } from './core';
import { Gate } from './gate';
import { settingsFor } from './house';

/** The resources of a registry, a client that acts as Terraform, and an emulator behind a gate. */
export interface Gated {
  readonly service: TestEmulator;
  readonly gate: Gate;
  readonly core: Core;
  readonly settings: Values;
  close(): Promise<void>;
}

export async function openGated(registry: Registry, options: TestEmulatorOptions = {}): Promise<Gated> {
  const service = await startEmulator(options);
  const gate = await Gate.open(service.address);
  const { platform, secrets } = settingsFor(gate) as { platform: Values; secrets: Values };
  const settings = {
    platform: { ...platform, dialect: options.dialects?.platform },
    secrets: { ...secrets, dialect: options.dialects?.secrets },
  };
  const core = await Core.start(registry, settings);
  return {
    service,
    gate,
    core,
    settings,
    close: async () => {
      await core.close();
      await gate.close();
      await service.close();
    },
  };
}
