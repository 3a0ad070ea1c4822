/** The handlers of metadata, where they differ from those of other stored objects: names with slashes, and the effects of a destroy. */

import { integerAt } from '../../../clients/read-response';
import type { StateOf } from '../../../definition/resource';
import type { Values } from '../../../definition/value';
import type { Context } from '../../contract';
import { HasContent, NotFound } from '../../errors';
import { look } from '../../look';
import {
  currentVersion,
  customMetadataIn,
  findMetadata,
  liveVersions,
  versionsIn,
  writeMetadata,
} from '../shared/key-value/metadata';
import { allNames } from '../shared/key-value/names';
import { splitPath, versionProblems, type SecretPlace } from '../shared/key-value/place';
import { metadataOf, settingsConflict, settingsOf } from '../shared/key-value/plan';
import { secretPath } from '../shared/key-value/version';
import { changedBody } from '../shared/stored/fields';
import { fieldsOf } from '../shared/stored/place';
import { storedObject } from '../shared/stored/stored-object';
import { kvMetadata } from './definition';

const stored = storedObject(kvMetadata, {
  plan: async (context, { config }) => {
    const { mount = 'secret', name } = config as Partial<SecretPlace>;
    const others = name === undefined ? undefined : context.run.reported(settingsOf(mount, name));
    if (name !== undefined) context.run.report(metadataOf(mount, name), true);
    return {
      problems: [
        ...(await versionProblems(context, config.mount as string | undefined, '2')),
        ...(others ? [settingsConflict(mount, name!, others as readonly string[])] : []),
      ],
    };
  },
  supplies: ['versions'],
  read: (data) => {
    const texts = customMetadataIn(data);
    return {
      customMetadata: Object.keys(texts).length > 0 ? texts : undefined,
      currentVersion: currentVersion(data),
      versions: versionsIn(data),
    };
  },
  // Fails if another client has written them since the check.
  write: (body, _, change, dialect) => (dialect === 'openbao' && !change ? { ...body, metadata_cas: 0 } : body),
});

export const kvMetadataObject: typeof stored = {
  ...stored,
  resource: {
    ...stored.resource,

    async read(context, known) {
      const place = known.name === undefined ? await splitPath(context, known.id!, 'metadata') : {};
      return stored.resource.read(context, { ...known, ...place });
    },

    async update(context, change) {
      const { config } = change;
      const { dialect } = context.secrets;
      const body = changedBody(fieldsOf(kvMetadata), change as never, dialect);
      if (Object.keys(body).length > 0) {
        await writeMetadata(context, config, { ...body, ...(await check(context, config)) });
      }
      const state = await stored.resource.read(context, config);
      if (!state) throw new NotFound(`${words(config)} no longer exist: they were deleted during the update.`);
      return state;
    },

    async delete(context, state) {
      const lost = state.forceDestroy === true ? [] : await liveIn(context, state);
      if (lost.length > 0) throw new HasContent(refusal(state, lost));
      await context.secrets.remove(secretPath(state, 'metadata'), undefined, { signal: context.signal });
    },

    async planDeletion(context, state) {
      const lost = state.forceDestroy === true ? [] : ((await look(() => liveIn(context, state))) ?? []);
      if (lost.length === 0) return [];
      const detail = refusal(state, lost);
      return [{ path: [], severity: 'error', code: 'object-has-content', summary: 'A secret would be lost', detail }];
    },
  },

  list: {
    async *list(context, config, { withObject }) {
      const { mount = 'secret' } = config as { readonly mount?: string };
      for await (const name of allNames(context, { mount, folder: 'metadata' })) {
        const place = { mount, name };
        const listed = { displayName: name, identity: place };
        const object = withObject ? await stored.resource.read(context as never, place) : undefined;
        if (!withObject) yield listed;
        else if (object && !hasLiveVersion(object as Values)) yield { ...listed, object };
      }
    },
  },
};

type State = StateOf<typeof kvMetadata>;

function words({ mount, name }: SecretPlace): string {
  return `The metadata of the secret \`${mount}/${name}\``;
}

/** A service that requires check-and-set needs to know which metadata are changed. */
async function check(context: Context, place: SecretPlace): Promise<object> {
  if (context.secrets.dialect !== 'openbao') return {};
  const found = await findMetadata(context, place);
  return found ? { metadata_cas: integerAt(found, 'current_metadata_version') } : {};
}

async function liveIn(context: Context, state: State): Promise<readonly number[]> {
  const found = await findMetadata(context, state);
  return found ? liveVersions(found) : [];
}

function refusal(state: State, lost: readonly number[]): string {
  return `${words(state)} are not destroyed: version ${lost.join(', ')} can be read, and would be lost. Delete the versions first, or apply \`forceDestroy\` = true before. To leave the secret as it is, use a \`removed\` block.`;
}

function hasLiveVersion({ versions }: Values): boolean {
  return (versions as ReturnType<typeof versionsIn>).some(
    ({ destroyed, deletionTime }) =>
      !destroyed && (deletionTime === undefined || Date.parse(deletionTime) > Date.now()),
  );
}
