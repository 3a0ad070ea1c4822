import { snakeCase } from '../../../definition/names';
import type { ReadStateOf } from '../../../definition/resource';
import type { Values } from '../../../definition/value';
import type { Context, Moved, ResourceHandlers } from '../../contract';
import { undoCreation } from '../../creation';
import { NotFound } from '../../errors';
import type { SomeProposal } from '../../registry';
import { movedField, supportProblems } from '../shared/described-fields';
import { noneOrTextAt } from '../shared/fields';
import type { Data } from '../shared/mounted-object';
import { movedMount } from '../shared/moved-state';
import { withColons } from '../shared/pki/authority-certificate';
import {
  deleteAuthorityKey,
  findAuthorityKey,
  keyIdOf,
  renameAuthorityKey,
  type KeyPlace,
} from '../shared/pki/authority-key';
import { patient } from '../shared/pki/issuer-object';
import { movedSubject } from '../shared/pki/moved-issuer';
import { reportAuthority } from '../shared/pki/planned-authorities';
import { generateRequest, requestFor } from '../shared/pki/request-generation';
import { pkiIntermediateRequest } from './definition';

export type PkiIntermediateRequestState = ReadStateOf<typeof pkiIntermediateRequest>;

/** OpenBao ignores it. */
const SUPPORTED_BY = { keyUsage: ['standard', 'vault'] } as const;

export const pkiIntermediateRequestResource: ResourceHandlers<typeof pkiIntermediateRequest> = {
  async modifyPlan({ secrets: { dialect }, run }, proposal) {
    const { config, prior, replaces } = proposal;
    reportAuthority(run, 'request', proposal as unknown as SomeProposal);
    // After an import, there is a key without a request. An update creates the request, but must send something to be applied.
    const lacksRequest = prior !== undefined && !replaces && prior.csr === undefined;
    return {
      unknown: lacksRequest ? ['csr', 'subjectKeyId'] : [],
      send: lacksRequest ? ['keyName'] : [],
      problems: supportProblems(dialect, pkiIntermediateRequest.attributes, { ...config }, SUPPORTED_BY),
    };
  },

  async create(context, config) {
    const made = await generateRequest(context, { ...config });
    const key = await readBack(context, made).catch(async (error: Error) =>
      undoCreation(
        {
          what: `The key \`${keyIdOf(made)}\``,
          importId: keyIdOf(made),
          known: { ...made, id: keyIdOf(made) },
          remove: async () => {
            if (config.keyRef === undefined) await deleteAuthorityKey(patient(context), made);
          },
        },
        'it cannot be read back',
        error,
      ),
    );
    return toState(made, key, { ...config, csr: made.csr });
  },

  async read(context, known) {
    // Every state and every import id contains both.
    const place = { mount: known.mount!, keyId: known.keyId! };
    const key = await findAuthorityKey(context, place);
    return key && toState(place, key, { ...known });
  },

  async update(context, { config, prior, changed }) {
    const place = { mount: prior.mount, keyId: prior.keyId };
    if (changed.has('keyName') && config.keyRef === undefined) await renameAuthorityKey(context, place, config.keyName);
    const csr = prior.csr ?? (await requestFor(context, { ...config }, prior.keyId)).csr;
    return toState(place, await readBack(context, place), { ...config, csr });
  },

  async delete(context, { mount, keyId, keyRef, deleteKey }) {
    if (keyRef === undefined && deleteKey !== false) await deleteAuthorityKey(context, { mount, keyId });
  },

  move: ({ state }) => movePkiIntermediateRequest(state),
};

async function readBack(context: Context, place: KeyPlace): Promise<Data> {
  const key = await findAuthorityKey(patient(context), place);
  if (!key) throw new NotFound(`The key \`${keyIdOf(place)}\` does not exist when it is read back.`);
  return key;
}

/** `known`: the prior state or the configuration, with the request. If others use the key, its name is not ours. */
function toState({ mount }: KeyPlace, key: Data, known: Values): PkiIntermediateRequestState {
  const keyId = noneOrTextAt(key, 'key_id') ?? String(known.keyId);
  const csr = known.csr as string | undefined;
  return {
    id: keyIdOf({ mount, keyId }),
    mount,
    keyId,
    keyName: known.keyRef === undefined ? noneOrTextAt(key, 'key_name') : undefined,
    csr,
    subjectKeyId: noneOrTextAt(key, 'subject_key_id') ?? (csr === undefined ? undefined : identifierIn(csr)),
  };
}

function identifierIn(csr: string): string | undefined {
  const names =
    // oxlint-disable-next-line typescript/no-require-imports
    require('../shared/certificates/certificate-names') as typeof import('../shared/certificates/certificate-names');
  const identifier = names.keyIdentifierOfRequest(csr);
  return identifier && withColons(identifier.toString('hex'));
}

const OWN: readonly string[] = ['mount', 'subjectSerialNumber', 'keyRef', 'deleteKey'];
const CARRIED: readonly string[] = [
  'id',
  'namespace',
  'backend',
  'type',
  'format',
  'private_key_format',
  'csr',
  'key_id',
  'add_basic_constraints',
];

/** State of `vault_pki_secret_backend_intermediate_cert_request`. */
function movePkiIntermediateRequest(state: Values): Moved {
  const refuse = (reason: string): never => {
    throw new NotFound(`${reason} Remove it from the state, and make another request.`);
  };
  if (state.type === 'exported') refuse('The state has a request whose key was exported, and so has the key.');
  if (!state.key_id) refuse('The state does not say which key the request is for.');
  const place = { mount: movedMount(state.namespace, state.backend), keyId: String(state.key_id) };
  const inputs = Object.entries(pkiIntermediateRequest.attributes).filter(
    ([name, { use }]) => use !== 'computed' && !OWN.includes(name),
  );
  return {
    state: {
      ...Object.fromEntries(inputs.map(([name, attribute]) => [name, movedField(attribute, state[snakeCase(name)])])),
      ...movedSubject(state),
      ...place,
      id: keyIdOf(place),
      csr: typeof state.csr === 'string' ? state.csr : undefined,
    },
    carried: [...CARRIED, ...inputs.map(([name]) => snakeCase(name))],
  };
}
