import type { Resource } from '../../../clients/json-api';
import type { CallOptions, PlatformClient } from '../../../clients/platform';
import { nameAt, textAt } from '../../../clients/read-response';
import { pgpKeyPackets } from '../../../definition/kinds/pgp-key';
import type { ConfigOf, ReadStateOf } from '../../../definition/resource';
import type { PlanContext, PlanModification, Proposal, ResourceHandlers } from '../../contract';
import { undoCreation } from '../../creation';
import { InvalidConfig, NotFound } from '../../errors';
import { pgpFingerprint } from '../../pgp-fingerprint';
import { GPG_KEYS, gpgKeyPath, gpgKeysPath, reportGpgKey } from '../shared/registry/gpg-key';
import { forgetOutcome, outcomeOf, setOutcome } from '../shared/registry/publication-outcomes';
import { createUnique } from '../shared/unique';
import type { registryGpgKey } from './definition';

interface KeyConfig extends ConfigOf<typeof registryGpgKey> {}

interface KeyAddress {
  readonly organization: string;
  readonly keyId: string;
}

/** A key cannot be changed: in another organization, it would have another ID. */
export const registryGpgKeyResource: ResourceHandlers<typeof registryGpgKey> = {
  modifyPlan: (context, proposal) => Promise.resolve(planKeyId(context, proposal)),

  async create({ platform, signal }, config) {
    const { organization, asciiArmor } = config;
    const address = { organization, keyId: keyIdOf(asciiArmor)! };
    const [what, importId] = [`The key ${idOf(address)}`, idOf(address)];
    const made = await createUnique(
      platform,
      {
        what,
        importId,
        hint: 'a replacement with the same key cannot have `create_before_destroy`',
        list: gpgKeysPath(organization),
        at: GPG_KEYS,
        key: address.keyId,
        keyOf: keyIdIn,
        pointer: '/data/attributes/ascii-armor',
        find: async () => (await platform.find(gpgKeyPath(organization, address.keyId)))?.data,
        isWhatWasSent: (found) =>
          outcomeOf(platform, importId) !== 'made' &&
          pgpKeyPackets(toState(found).asciiArmor) === pgpKeyPackets(asciiArmor),
      },
      { data: { type: 'gpg-keys', attributes: { 'namespace': organization, 'ascii-armor': asciiArmor } } },
      { signal },
    );
    const state = toState(made);
    if (state.keyId === address.keyId) {
      setOutcome(platform, importId, 'made');
      return state;
    }
    const reason = new InvalidConfig(
      ['asciiArmor'],
      `The service reports the ID ${state.keyId} for the key, whose fingerprint ends with ${address.keyId}. The key was removed again.`,
    );
    const remove = () => removeKey(platform, { organization, keyId: state.keyId });
    return undoCreation(
      { what, importId: idOf({ organization, keyId: state.keyId }), remove },
      'with another ID',
      reason,
    );
  },

  async read({ platform, signal }, { organization, keyId }) {
    const found = await readKey(platform, { organization: organization!, keyId: keyId! }, { signal });
    return found && toState(found);
  },

  delete: ({ platform, signal }, state) => removeKey(platform, state, { signal }),

  move({ state }) {
    const { organization, id: keyId, ascii_armor: asciiArmor } = state;
    return {
      state: { id: `${String(organization)}/${String(keyId)}`, organization, keyId, asciiArmor },
    };
  },
};

/** For all operations and data sources. */
export function toState({ attributes }: Resource): ReadStateOf<typeof registryGpgKey> {
  const address = { organization: nameAt(attributes, 'namespace'), keyId: nameAt(attributes, 'key-id') };
  return {
    id: idOf(address),
    ...address,
    asciiArmor: textAt(attributes, 'ascii-armor'),
    createdAt: textAt(attributes, 'created-at'),
    updatedAt: textAt(attributes, 'updated-at'),
  };
}

function idOf({ organization, keyId }: KeyAddress): string {
  return `${organization}/${keyId}`;
}

function keyIdIn({ attributes }: Resource): string {
  return nameAt(attributes, 'key-id');
}

/** Undefined if the text is not a key. */
function keyIdOf(asciiArmor: string): string | undefined {
  const packets = pgpKeyPackets(asciiArmor);
  return packets === undefined ? undefined : pgpFingerprint(packets)?.slice(-16).toUpperCase();
}

function planKeyId(
  context: PlanContext,
  { config, prior, replaces }: Proposal<typeof registryGpgKey>,
): PlanModification<typeof registryGpgKey> {
  const { organization, asciiArmor }: Partial<KeyConfig> = config;
  const keyId = asciiArmor === undefined ? undefined : keyIdOf(asciiArmor);
  if (keyId === undefined) return {};
  reportGpgKey(context, keyId, asciiArmor!);
  if (prior && !replaces) return {};
  return { set: { keyId, ...(organization === undefined ? {} : { id: idOf({ organization, keyId }) }) } };
}

/** Undefined if the key is provably gone. Many such reads share the pages of the list. */
async function readKey(
  platform: PlatformClient,
  address: KeyAddress,
  options?: CallOptions,
): Promise<Resource | undefined> {
  const { organization, keyId } = address;
  const list = gpgKeysPath(organization);
  const found = await platform.findWithin(
    list,
    gpgKeyPath(organization, keyId),
    keyId,
    (key) => [keyIdIn(key)],
    options,
  );
  if (!found) await proveGone(platform, address, 'reading', options);
  return found;
}

async function removeKey(platform: PlatformClient, address: KeyAddress, options?: CallOptions): Promise<void> {
  const removed = await platform.remove(gpgKeyPath(address.organization, address.keyId), options);
  if (removed === 'absent') await proveGone(platform, address, 'deleting', options);
  forgetOutcome(platform, idOf(address));
}

/** Called after a 404. */
async function proveGone(
  platform: PlatformClient,
  address: KeyAddress,
  doing: string,
  options?: CallOptions,
): Promise<void> {
  const { organization, keyId } = address;
  if (await platform.provenGone(gpgKeysPath(organization), keyId, { ...options, idOf: keyIdIn })) return;
  throw new NotFound(
    `The key ${idOf(address)} is in the list of ${organization}, but ${doing} it fails with 404: the token may lack the permission.`,
  );
}
