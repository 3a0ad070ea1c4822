import { nameAt } from '../../../clients/read-response';
import { path, segments } from '../../../clients/secrets';
import type { Problem } from '../../../definition/problem';
import type { ConfigOf, ReadStateOf } from '../../../definition/resource';
import type { Values } from '../../../definition/value';
import type { Context, Moved, PlanContext, ResourceHandlers } from '../../contract';
import { undoCreation } from '../../creation';
import { AlreadyExists, HasContent, InvalidConfig, NotFound } from '../../errors';
import { look } from '../../look';
import { noneOrTextAt } from '../shared/fields';
import { explainMissingMount, type Data } from '../shared/mounted-object';
import { movedMount } from '../shared/moved-state';
import { privateKeyIn, withColons } from '../shared/pki/authority-certificate';
import {
  deleteAuthorityKey,
  findAuthorityKey,
  keyIdOf,
  renameAuthorityKey,
  type KeyPlace,
} from '../shared/pki/authority-key';
import { patient } from '../shared/pki/issuer-object';
import { problemAt } from '../shared/pki/issuer-plan';
import { createKey } from '../shared/pki/key-creation';
import { listReferences, type Reference } from '../shared/pki/references';
import { pkiKey } from './definition';

export type PkiKeyState = ReadStateOf<typeof pkiKey>;

export const pkiKeyResource: ResourceHandlers<typeof pkiKey> = {
  async modifyPlan(_, { config, prior, unknown, changed }) {
    if (prior && !changed.has('privateKeyWo')) return {};
    const { privateKeyWo } = config;
    const isSent = privateKeyWo !== undefined && !unknown.has('privateKeyWo');
    const problems = isSent ? fault(privateKeyWo) : [];
    // If the service does not describe the key, only the apply finds out whether it is another one.
    if (prior && prior.subjectKeyId === undefined) return { problems, unknown: ['subjectKeyId'] };
    const isOther = isSent && problems.length === 0 && isOfOtherKey(prior?.subjectKeyId, privateKeyWo);
    return { problems, ...(isOther ? { unknown: ['keyId'], replace: ['keyId'] } : {}) };
  },

  planDeletion: async (context, { mount, keyId }) => deletionProblems(context, { mount, keyId }),

  async create(context, config) {
    const keyId = await makeKey(context, config);
    const place = { mount: config.mount, keyId };
    const key = await readBack(context, place).catch(async (error: Error) =>
      undoCreation(
        {
          what: `The key \`${keyIdOf(place)}\``,
          importId: keyIdOf(place),
          known: { ...place, id: keyIdOf(place) },
          remove: async () => deleteAuthorityKey(patient(context), place),
        },
        'it cannot be read back',
        error,
      ),
    );
    return pkiKeyState(place, key, { subjectKeyId: identifierOf(config.privateKeyWo) });
  },

  async read(context, known) {
    // Every state and every import id contains both.
    const place = { mount: known.mount!, keyId: known.keyId! };
    const key = await findAuthorityKey(context, place);
    return key && pkiKeyState(place, key, known);
  },

  async update(context, { config, prior, changed }) {
    const place = { mount: prior.mount, keyId: prior.keyId };
    if (changed.has('privateKeyWo') && config.privateKeyWo !== undefined) {
      await refuseOtherKey(context, place, prior.subjectKeyId, config.privateKeyWo);
    }
    if (changed.has('keyName')) await renameAuthorityKey(context, place, config.keyName);
    return pkiKeyState(place, await readBack(context, place), {
      subjectKeyId: prior.subjectKeyId ?? identifierOf(config.privateKeyWo),
    });
  },

  async delete(context, { mount, keyId }) {
    await deleteAuthorityKey(context, { mount, keyId }, async (issuerId) => {
      const found = await look(() => issuersOf(context, { mount, keyId }));
      const issuers = found && found.length > 0 ? found : [{ id: issuerId, name: undefined }];
      throw new HasContent(
        `The key \`${keyId}\` of \`${mount}\` is the key of ${issuerWords(issuers)}. Destroy ${issuers.length === 1 ? 'this issuer' : 'these issuers'} first: without its key, an issuer can sign neither certificates nor revocation lists.`,
      );
    });
  },

  move: ({ state }) => movePkiKey(state),
};

/** For all operations and the list. `known`: values that the service may not report. */
export function pkiKeyState({ mount }: KeyPlace, key: Data, { subjectKeyId }: Partial<PkiKeyState>): PkiKeyState {
  const keyId = nameAt(key, 'key_id');
  return {
    id: keyIdOf({ mount, keyId }),
    mount,
    keyId,
    keyName: noneOrTextAt(key, 'key_name'),
    keyType: nameAt(key, 'key_type') as PkiKeyState['keyType'],
    subjectKeyId: noneOrTextAt(key, 'subject_key_id') ?? subjectKeyId,
  };
}

async function makeKey(context: Context, config: ConfigOf<typeof pkiKey>): Promise<string> {
  const { mount, keyName, keyType, keyBits, privateKeyWo } = config;
  const what = keyName === undefined ? 'The key' : `The key \`${keyName}\``;
  const { made, found, before } = await createKey(context, {
    what,
    mount,
    keyName,
    isImported: privateKeyWo !== undefined,
    send: async () =>
      privateKeyWo === undefined
        ? post(context, mount, 'generate/internal', { key_name: keyName, key_type: keyType, key_bits: keyBits })
        : importKey(context, mount, privateKeyWo, keyName),
  });
  if (found) return found.id;
  // The service does not import an existing key again, and the key keeps its name.
  if (before?.some(({ id }) => id === made)) throw new AlreadyExists(what, keyIdOf({ mount, keyId: made }));
  return made;
}

async function importKey(context: Context, mount: string, pem: string, keyName?: string): Promise<string> {
  const [problem] = fault(pem);
  if (problem) throw new InvalidConfig(problem.path, problem.detail);
  return post(context, mount, 'import', { pem_bundle: pem.trim(), key_name: keyName });
}

/** Returns the id of the key. */
async function post({ secrets, signal, warn }: Context, mount: string, how: string, body: object): Promise<string> {
  const [verb = '', type] = how.split('/');
  const target =
    type === undefined ? path`/${segments(mount)}/keys/${verb}` : path`/${segments(mount)}/keys/${verb}/${type}`;
  const { data, warnings } = await secrets.post(target, body, { signal }).catch((error: Error) => {
    throw explainMissingMount(error, { mount });
  });
  warnings
    .filter((text) => !/already imported/i.test(text))
    .forEach((text) => warn('service-warning', 'Warning from the service', text));
  return nameAt(data, 'key_id');
}

async function readBack(context: Context, place: KeyPlace): Promise<Data> {
  const key = await findAuthorityKey(patient(context), place);
  if (!key) throw new NotFound(`The key \`${keyIdOf(place)}\` does not exist when it is read back.`);
  return key;
}

function fault(pem: string): Problem[] {
  if (privateKeyIn(pem)) return [];
  const detail = 'The key cannot be read. It must be the PEM of an RSA, EC or Ed25519 key without a password.';
  return [problemAt('value-invalid', 'privateKeyWo', 'Invalid `privateKeyWo`', detail)];
}

function identifiersOf(pem: string): readonly string[] {
  const key = privateKeyIn(pem);
  if (!key) return [];
  const names =
    // oxlint-disable-next-line typescript/no-require-imports
    require('../shared/certificates/certificate-names') as typeof import('../shared/certificates/certificate-names');
  return names.keyIdentifiers(key).map((identifier) => withColons(identifier.toString('hex')));
}

function identifierOf(pem: string | undefined): string | undefined {
  return pem === undefined ? undefined : identifiersOf(pem)[0];
}

function isOfOtherKey(subjectKeyId: string | undefined, pem: string): boolean {
  return subjectKeyId !== undefined && !identifiersOf(pem).includes(subjectKeyId.toLowerCase());
}

/** A key without an identifier is imported again: the service then reports which key it is, and the mount gets no second one. */
async function refuseOtherKey(
  context: Context,
  place: KeyPlace,
  subjectKeyId: string | undefined,
  pem: string,
): Promise<void> {
  const other = new InvalidConfig(
    ['privateKeyWo'],
    `It is another key than \`${keyIdOf(place)}\`, and a key cannot be changed. Replace the resource (\`terraform apply -replace\`), or configure the key that it has.`,
  );
  if (subjectKeyId !== undefined) {
    if (isOfOtherKey(subjectKeyId, pem)) throw other;
    return;
  }
  const { mount } = place;
  const before = await listReferences(context, 'key', mount);
  const keyId = await importKey(context, mount, pem);
  if (keyId === place.keyId) return;
  if (!before.some(({ id }) => id === keyId)) await deleteAuthorityKey(patient(context), { mount, keyId });
  throw other;
}

async function issuersOf(context: Context, { mount, keyId }: KeyPlace): Promise<readonly Reference[]> {
  return (await listReferences(context, 'issuer', mount)).filter((issuer) => issuer.keyId === keyId);
}

function issuerWords(issuers: readonly Pick<Reference, 'id' | 'name'>[]): string {
  const named = issuers.map(({ id, name }) => (name === undefined ? `\`${id}\`` : `\`${name}\` (\`${id}\`)`));
  return `the ${named.length === 1 ? 'issuer' : 'issuers'} ${named.join(', ')}`;
}

/** The same run may destroy the issuers, which happens first because they depend on the key. */
async function deletionProblems(context: PlanContext, place: KeyPlace): Promise<readonly Problem[]> {
  const issuers = await look(() => issuersOf(context, place));
  if (!issuers || issuers.length === 0) return [];
  return [
    {
      path: [],
      severity: 'warning',
      code: 'object-in-use',
      summary: 'An issuer uses the key',
      detail: `The key \`${place.keyId}\` of \`${place.mount}\` is the key of ${issuerWords(issuers)}. The destroy fails unless ${issuers.length === 1 ? 'this issuer is' : 'these issuers are'} destroyed before.`,
    },
  ];
}

const CARRIED: readonly string[] = ['id', 'namespace', 'backend', 'type', 'key_id', 'key_name', 'key_type', 'key_bits'];

/** State of `vault_pki_secret_backend_key`. */
function movePkiKey(state: Values): Moved {
  const refuse = (reason: string): never => {
    throw new NotFound(`${reason} Remove it from the state, and make another key.`);
  };
  if (state.type === 'exported') refuse('The state has a key that was exported, so that others have it.');
  if (state.type === 'kms') refuse('The state has a key of a key management system, which Lintel does not manage.');
  if (!state.key_id) refuse('The state does not say which key it is about.');
  const place = { mount: movedMount(state.namespace, state.backend), keyId: String(state.key_id) };
  return {
    state: {
      ...place,
      id: keyIdOf(place),
      keyName: state.key_name === '' ? undefined : state.key_name,
      keyType: state.key_type === '' ? undefined : state.key_type,
      // The other provider's default, which depends on the type.
      keyBits: Number(state.key_bits) > 0 ? Number(state.key_bits) : undefined,
    },
    carried: CARRIED,
  };
}
