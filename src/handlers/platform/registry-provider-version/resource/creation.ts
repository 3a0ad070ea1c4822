import { equalValue } from '../../../../definition/equal';
import type { ResourceContext } from '../../../contract';
import { sendCreation } from '../../../creation';
import { AlreadyExists } from '../../../errors';
import {
  isComplete,
  providerVersionId,
  providerVersionsPath,
  toVersion,
  type ProviderVersionAddress,
} from '../../shared/registry/provider-version';
import { isVersionTaken } from '../../shared/registry/version-taken';
import type { Protocols, ProviderVersionConfig } from './types';
import { findNow, type VersionDocuments } from './version';

/** Creates a version without files, or returns an incomplete one with the same key and protocol versions, to be continued. */
export async function begin(
  context: ResourceContext,
  address: ProviderVersionAddress,
  config: ProviderVersionConfig & { readonly protocols: Protocols },
): Promise<VersionDocuments & { readonly begun: 'now' | 'before' }> {
  const { platform, signal } = context;
  const id = providerVersionId(address);
  const what = `The version ${id}`;
  const attributes = {
    'version': address.version,
    'key-id': config.keyId.toUpperCase(),
    'protocols': [...config.protocols].sort(),
  };
  const body = { data: { type: 'registry-provider-versions', attributes } };
  const find = () => findNow(platform, address);
  const existing = platform.looksFirst ? await find() : undefined;
  if (existing && isComplete(existing.found, existing.platforms)) throw new AlreadyExists(what, id);
  const { made, found } = await sendCreation({
    what,
    importId: id,
    signal,
    pace: platform.pace,
    send: () => platform.post(providerVersionsPath(address.provider), body, { signal }),
    look: find,
  }).catch(async (error: Error) => {
    const taken = isVersionTaken(error) ? await find().catch(() => undefined) : undefined;
    if (!taken) throw error;
    return { made: undefined, found: taken };
  });
  if (made) return { found: made.data, platforms: [], begun: 'now' };
  if (isComplete(found.found, found.platforms)) {
    throw new AlreadyExists(
      what,
      id,
      'a version that can be installed is never changed; one that is replaced under the same number cannot have `create_before_destroy`',
    );
  }
  const state = toVersion(address, found.found, found.platforms);
  const { keyId, protocols } = DEFINED;
  if (equalValue(keyId, state.keyId, config.keyId) && equalValue(protocols, state.protocols, config.protocols)) {
    return { ...found, begun: 'before' };
  }
  throw new AlreadyExists(
    what,
    id,
    `it is incomplete, and of another key (${state.keyId}) or of other protocol versions (${state.protocols.join(', ')}), so that it is not continued`,
  );
}

/** Definitions for comparing the two attributes that a version keeps. */
const DEFINED = {
  keyId: { type: 'string', use: 'required', compare: 'anyCase', doc: '' },
  protocols: { type: 'set', element: 'string', use: 'optional', doc: '' },
} as const;
