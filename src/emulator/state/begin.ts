import { EmulatorError } from '../client/error';
import { BadBody } from '../control/body';
import { changeState, snapshotBody } from '../control/state';
import type { Target } from '../init/target';
import type { World, WorldOptions } from '../world';
import { parseState } from './state-document';
import { readStateFile, StateFile } from './state-file';

export interface Beginning extends Pick<WorldOptions, 'settings' | 'clock'> {
  readonly state?: string;
  readonly init?: string;
}

/** Brings a new emulator to its initial state, from the state file or from the seeds. Returns the file, which has not been written yet. */
export async function begin(target: Target, { state, init, ...given }: Beginning): Promise<StateFile | undefined> {
  const { world } = target;
  const kept = state === undefined ? undefined : readStateFile(state);
  if (state !== undefined && kept !== undefined) await resume(world, state, kept, given);
  else if (init !== undefined) await initialize(target, init);
  return state === undefined ? undefined : new StateFile(state, world);
}

/** Options take precedence over the stored state. */
async function resume(
  world: World,
  file: string,
  text: string,
  { settings, clock }: Pick<WorldOptions, 'settings' | 'clock'>,
): Promise<void> {
  const { now, start } = parseState(file, text, world.dialects);
  try {
    world.startFrom(snapshotBody(start, world.store.kinds()));
    const snapshot = snapshotBody(now, world.store.kinds());
    await changeState(world, () => {
      world.restore({ ...snapshot, settings: { ...snapshot.settings, ...settings } });
      world.clock.begin(clock ?? {});
    });
  } catch (error) {
    if (error instanceof BadBody) throw new EmulatorError(`${file} cannot be continued: ${error.message}`);
    throw error;
  }
}

async function initialize(target: Target, folder: string): Promise<void> {
  const { world } = target;
  // Few emulators are started with seeds.
  // oxlint-disable-next-line typescript/no-require-imports
  const { applyFolder } = require('../init/folder') as typeof import('../init/folder');
  await applyFolder(target, folder);
  world.startFrom(world.snapshot());
  world.log.clear();
  world.journal.clear();
}
