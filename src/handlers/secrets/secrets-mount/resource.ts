import type { ConfigOf, ReadStateOf } from '../../../definition/resource';
import type { ResourceHandlers } from '../../contract';
import type { Data } from '../shared/mounted-object';
import { engineState, mountState } from '../shared/mounts/mount-fields';
import {
  createMount,
  deleteMount,
  readMount,
  rememberOptions,
  updateMount,
  type Known,
  type MountType,
} from '../shared/mounts/mount-lifecycle';
import { movedMountState } from '../shared/mounts/mount-move';
import { mountId, type MountPlace } from '../shared/mounts/mount-place';
import { forcedDestroyProblems, modifyMountPlan } from '../shared/mounts/mount-plan';
import { secretsMount } from './definition';

interface SecretsMountConfig extends ConfigOf<typeof secretsMount> {}
export type SecretsMountState = ReadStateOf<typeof secretsMount>;

const mounts: MountType<SecretsMountConfig, SecretsMountState> = {
  kind: 'secrets',
  attributes: secretsMount.attributes,
  toState,
};

export const secretsMountResource: ResourceHandlers<typeof secretsMount> = {
  modifyPlan: async (context, proposal) => modifyMountPlan(context, 'secrets', proposal),

  planDeletion: async (context, state) => forcedDestroyProblems(context, 'secrets', state),

  create: async (context, config) => createMount(context, mounts, config),

  read: async (context, known) => readMount(context, mounts, known),

  update: async (context, change) => updateMount(context, mounts, change),

  delete: async (context, state) => deleteMount(context, 'secrets', state),

  restorePrivateState: rememberOptions,

  move: ({ state }) => movedMountState('secrets', state),
};

/** For all operations and data sources. */
export function toState(
  place: MountPlace,
  data: Data,
  known: Known = {},
): SecretsMountState & ReturnType<typeof mountState> & ReturnType<typeof engineState> {
  const { namespace, path } = place;
  return { id: mountId('secrets', place), namespace, path, ...mountState(data, known), ...engineState(data) };
}
