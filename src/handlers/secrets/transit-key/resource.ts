import { ApiError } from '../../../clients/errors';
import { integerAt, objectAt, optionalObjectAt, optionalTextAt, textAt } from '../../../clients/read-response';
import { path, segments } from '../../../clients/secrets';
import type { Problem } from '../../../definition/problem';
import type { ReadStateOf } from '../../../definition/resource';
import type { Values } from '../../../definition/value';
import type { Context, ResourceHandlers } from '../../contract';
import { PartiallyCreated, PartiallyUpdated } from '../../errors';
import { holds } from '../shared/comparison';
import { explainMissingMount, find, type Data } from '../shared/mounted-object';
import { fieldsSent } from '../shared/stored/fields';
import { placeOf } from '../shared/stored/place';
import { storedObject } from '../shared/stored/stored-object';
import { transitKey } from './definition';
import { transitKeyProblems } from './resource/plan';

type KeyState = ReadStateOf<typeof transitKey>;
type Handlers = ResourceHandlers<typeof transitKey>;

const created = fieldsSent(transitKey.attributes, false);

const object = storedObject(transitKey, {
  plan: (context, proposal) => ({ problems: transitKeyProblems(context, proposal) }),
  supplies: ['keys'],
  read: (data) => ({ keys: versionsIn(data) }),
  // The other provider's keys are maps, which the next read replaces.
  moved: () => ({ keys: undefined }),
  // `trim` has a separate path.
  write: ({ min_available_version: _, ...body }) => body,
  // Creating an existing key has no effect. A new key has one version and the values sent.
  isOthers: (state, config) => Number(state.latestVersion) > 1 || !holds(created, state, config),
});
const { resource } = object;

const create: Handlers['create'] = async (context, { minAvailableVersion, ...config }) => {
  const state = await resource.create(context, config);
  if (!minAvailableVersion) return state;
  await trim(context, state, minAvailableVersion).catch((error: Error) => {
    const lacking = `\`minAvailableVersion\` could not be set: ${error.message}`;
    throw new PartiallyCreated(`The key \`${state.name}\``, state.id, lacking, { known: state, isWhole: true });
  });
  return { ...state, minAvailableVersion };
};

const read: Handlers['read'] = async (context, known) => {
  const state = await resource.read(context, known);
  if (state?.softDeleted) {
    context.warn(
      'object-failed',
      'The key is deleted for now',
      `The key \`${state.id}\` is soft-deleted: nothing can be encrypted, decrypted or signed with it, and it is not rotated. Restore it with \`soft-delete-restore\`, or remove it from the configuration.`,
    );
  }
  return state;
};

const update: Handlers['update'] = async (context, change) => {
  const state = await resource.update!(context, change);
  const { minAvailableVersion } = change.config;
  // Both minimums exist by now.
  if (!change.changed.has('minAvailableVersion') || !minAvailableVersion) return state;
  await trim(context, state, minAvailableVersion).catch((error: Error) => {
    throw new PartiallyUpdated(error, state);
  });
  return { ...state, minAvailableVersion };
};

/** For a missing key, the service responds with a specific error, as it does for a key that may not be deleted. */
const remove: Handlers['delete'] = async (context, state) => {
  try {
    await resource.delete(context, state);
  } catch (error) {
    const isRefused = error instanceof ApiError && error.status === 400;
    if (isRefused && !(await find(context, placeOf(transitKey.stored, state)))) return;
    throw error;
  }
};

/** A key that was just created has not encrypted anything yet. If the second request of its creation failed, it may not be deleted. */
const withdraw: Handlers['withdraw'] = async (context, state) => {
  if (!state.deletionAllowed) {
    if (!(await find(context, placeOf(transitKey.stored, state)))) return;
    const body = { deletion_allowed: true };
    await context.secrets.post(path`/${segments(state.id)}/config`, body, { signal: context.signal, repeatable: true });
  }
  await remove(context, state);
};

export const transitKeyObject = {
  ...object,
  resource: {
    ...resource,
    planDeletion: (_, state) => Promise.resolve(state.deletionAllowed ? [] : [notAllowed(state.id)]),
    create,
    read,
    update,
    delete: remove,
    withdraw,
  } satisfies Handlers as Handlers,
};

async function trim({ secrets, signal }: Context, { id, mount }: KeyState, version: number): Promise<void> {
  const body = { min_available_version: version };
  await secrets.post(path`/${segments(id)}/trim`, body, { signal, repeatable: true }).catch((error: Error) => {
    throw explainMissingMount(error, { mount });
  });
}

function notAllowed(id: string): Problem {
  return {
    path: [],
    severity: 'error',
    code: 'change-impossible',
    summary: 'The key may not be deleted',
    detail: `What the key \`${id}\` has encrypted would be lost for ever, and \`deletionAllowed\` is false. Set it to true, apply, and then destroy the key; or only forget it: \`removed { … lifecycle { destroy = false } }\`.`,
  };
}

/** Symmetric keys only have the time, in seconds since 1970; `hmac` keys have none. */
function versionsIn(data: Data): readonly Values[] {
  const keys = optionalObjectAt(data, 'keys') ?? {};
  return Object.keys(keys)
    .map((version) => ({ version: Number(version), ...versionIn(keys, version) }))
    .sort((one, other) => one.version - other.version);
}

function versionIn(keys: Data, version: string): Values {
  if (typeof keys[version] !== 'object') {
    return { createdTime: new Date(integerAt(keys, version) * 1000).toISOString().replace('.000Z', 'Z') };
  }
  const key = objectAt(keys, version);
  return {
    createdTime: textAt(key, 'creation_time'),
    publicKey: optionalTextAt(key, 'public_key')?.trim() || undefined,
  };
}
