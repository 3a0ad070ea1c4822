import { optionalFlagAt, optionalIntegerAt, optionalObjectAt, optionalTextAt } from '../../../clients/read-response';
import type { Problem } from '../../../definition/problem';
import type { ConfigOf, ReadStateOf } from '../../../definition/resource';
import type { Values } from '../../../definition/value';
import type { Context, ResourceHandlers } from '../../contract';
import { HasContent } from '../../errors';
import { noneOrSecondsAt, seconds } from '../shared/fields';
import type { Data } from '../shared/mounted-object';
import { mountState } from '../shared/mounts/mount-fields';
import {
  createMount,
  deleteMount,
  readMount,
  rememberOptions,
  updateMount,
  type Known,
  type MountType,
} from '../shared/mounts/mount-lifecycle';
import { movedMountState, movedTune } from '../shared/mounts/mount-move';
import { mountId, mountWords, within, type MountPlace } from '../shared/mounts/mount-place';
import { forcedDestroyProblems, modifyMountPlan } from '../shared/mounts/mount-plan';
import { authMount } from './definition';

interface AuthMountConfig extends ConfigOf<typeof authMount> {}
export type AuthMountState = ReadStateOf<typeof authMount>;
type Lockout = NonNullable<AuthMountConfig['userLockoutConfig']>;

const mounts: MountType<AuthMountConfig, AuthMountState> = {
  kind: 'auth',
  attributes: authMount.attributes,
  toState,
  sentAfterwards: ['userLockoutConfig'],
  afterwards: ({ userLockoutConfig }, changed) =>
    changed === 'all'
      ? userLockoutConfig && lockoutBody(userLockoutConfig)
      : changedLockout(userLockoutConfig, changed),
};

export const authMountResource: ResourceHandlers<typeof authMount> = {
  modifyPlan: async (context, proposal) => modifyMountPlan(context, 'auth', proposal),

  async planDeletion(context, state) {
    const own = ownLogin(context, state);
    const problems = await forcedDestroyProblems(context, 'auth', state);
    return [...(own === undefined ? [] : [ownLoginProblem(own)]), tokensWarning(state), ...problems];
  },

  create: async (context, config) => createMount(context, mounts, config),

  read: async (context, known) => readMount(context, mounts, known),

  update: async (context, change) => updateMount(context, mounts, change),

  async delete(context, state) {
    const own = ownLogin(context, state);
    if (own !== undefined) throw new HasContent(own);
    await deleteMount(context, 'auth', state);
  },

  sentAfterwards: ['userLockoutConfig'],

  restorePrivateState: rememberOptions,

  move: ({ state }) => moveAuthMount(state),
};

/**
 * State of `vault_auth_backend`, whose settings are in a block. `disable_remount` has a default there, so it does
 * not show whether `remount` was configured.
 */
function moveAuthMount(state: Values): ReturnType<typeof movedMountState> {
  const tune = movedTune(state.tune);
  const { tune: _, ...bare } = state;
  const moved = movedMountState('auth', { ...bare, ...tune }, ['disable_remount', 'token_type']);
  return {
    ...moved,
    state: {
      ...moved.state,
      ...(tune.token_type ? { tokenType: tune.token_type } : {}),
    },
  };
}

/** The token of this run would be revoked with the auth method. */
function ownLogin({ secrets }: Context, place: MountPlace): string | undefined {
  const { loginAt } = secrets;
  const namespace = [secrets.namespace, place.namespace].filter(Boolean).join('/');
  if (loginAt?.mount !== place.path || (loginAt.namespace ?? '').replace(/^\/+|\/+$/g, '') !== namespace) {
    return undefined;
  }
  return `${mountWords('auth', place)} is not destroyed, because this run has logged in by it, and its own token would end. Destroy it with a token from elsewhere.`;
}

function ownLoginProblem(detail: string): Problem {
  return {
    path: [],
    severity: 'error',
    code: 'own-login-at-risk',
    summary: 'The auth mount is that of the login',
    detail,
  };
}

function tokensWarning(place: MountPlace): Problem {
  return {
    path: [],
    severity: 'warning',
    code: 'mount-destroyed',
    summary: 'Destroying the auth mount ends its tokens',
    detail: `Every token that \`${within(place.namespace, `auth/${place.path}`)}\` has issued ends, with the leases that it has obtained.`,
  };
}

/** The service only accepts it when the mount is tuned, and returns it under other names. */
function lockoutBody(lockout: Partial<Lockout>): object {
  const { lockoutThreshold = 0, lockoutDuration = '0', lockoutCounterReset = '0', lockoutDisable = false } = lockout;
  return {
    user_lockout_config: {
      lockout_threshold: lockoutThreshold,
      lockout_duration: seconds(lockoutDuration),
      lockout_counter_reset_duration: seconds(lockoutCounterReset),
      lockout_disable: lockoutDisable,
    },
  };
}

function changedLockout(lockout: Lockout | undefined, changed: ReadonlySet<string>): object | undefined {
  return changed.has('userLockoutConfig') ? lockoutBody(lockout ?? {}) : undefined;
}

/** Undefined if all settings are the service's defaults, unless they are configured. */
function lockoutOf(data: Data, configured: object | undefined): AuthMountState['userLockoutConfig'] {
  const lockout = optionalObjectAt(data, 'config', 'user_lockout_config');
  if (!lockout) return undefined;
  const read = {
    lockoutThreshold: optionalIntegerAt(lockout, 'user_lockout_threshold') || undefined,
    lockoutDuration: noneOrSecondsAt(lockout, 'user_lockout_duration'),
    lockoutCounterReset: noneOrSecondsAt(lockout, 'user_lockout_counter_reset_duration'),
    lockoutDisable: optionalFlagAt(lockout, 'user_lockout_disable') ?? false,
  };
  return configured || Object.values(read).some(Boolean) ? read : undefined;
}

function tokenTypeOf(data: Data): AuthMountState['tokenType'] {
  return (optionalTextAt(data, 'config', 'token_type') || 'default-service') as AuthMountState['tokenType'];
}

/** For all operations and data sources. */
export function toState(
  place: MountPlace,
  data: Data,
  known: Known = {},
): AuthMountState & ReturnType<typeof mountState> {
  const { namespace, path } = place;
  return {
    id: mountId('auth', place),
    namespace,
    path,
    ...mountState(data, known),
    tokenType: tokenTypeOf(data),
    userLockoutConfig: lockoutOf(data, known.userLockoutConfig),
  };
}
