import { mayHaveTakenEffect } from '../../../clients/errors';
import { nameAt, optionalObjectAt } from '../../../clients/read-response';
import { path, segments } from '../../../clients/secrets';
import type { StateOf } from '../../../definition/resource';
import type { Values } from '../../../definition/value';
import type { EphemeralResourceHandlers, Moved, ResourceHandlers } from '../../contract';
import { NotFound, Unfinished } from '../../errors';
import { isEmpty } from '../../moved';
import { listWhole, remove } from '../shared/mounted-object';
import { movedMount } from '../shared/moved-state';
import { createBinding, placeOfDirectory, placeProblems } from '../shared/pki/account-binding';
import type { pkiAcmeEab, pkiAcmeEabEphemeral } from './definition';

export const pkiAcmeEabResource: ResourceHandlers<typeof pkiAcmeEab> = {
  modifyPlan: async (context, proposal) => ({ problems: await placeProblems(context, proposal) }),

  async create(context, { mount, issuerRef, role }) {
    const made = await createBinding(context, { mount, issuerRef, role }).catch((error: Error) => {
      if (!mayHaveTakenEffect(error)) throw error;
      throw new Unfinished(
        `${error.message}. If the service created the binding, nobody has its key: LIST ${mount}/eab shows it, and it can be deleted. The next apply creates another one.`,
      );
    });
    return { ...made, id: idOf(mount, made.eabId), mount, issuerRef, role, state: 'unused' };
  },

  /** The service only lists unused bindings. A binding that is no longer listed never comes back. */
  async read(context, known) {
    // There is no import, so a state always contains all of it.
    const state = known as StateOf<typeof pkiAcmeEab>;
    if (state.state === 'gone') return state;
    const { mount, eabId } = state;
    const { names, data } = await listWhole(context, { mount, collection: 'eab' });
    if (!names.includes(eabId)) return { ...state, state: 'gone' };
    const one = optionalObjectAt(data, 'key_info', eabId) ?? {};
    const acmeDirectory = nameAt(one, 'acme_directory');
    return {
      ...state,
      ...placeOfDirectory(acmeDirectory),
      acmeDirectory,
      createdOn: nameAt(one, 'created_on'),
      state: 'unused',
    };
  },

  async delete(context, { mount, eabId, state }) {
    if (state !== 'gone') await remove(context, { mount, collection: 'eab', name: eabId });
  },

  move: ({ state }) => movePkiAcmeEab(state),
};

function idOf(mount: string, eabId: string): string {
  return `${mount}/eab/${eabId}`;
}

const CARRIED = 'id namespace backend issuer role eab_id key_type acme_directory key created_on'.split(' ');

/** State of `vault_pki_secret_backend_acme_eab`, including its key. */
function movePkiAcmeEab(state: Values): Moved {
  const textOf = (name: string): string | undefined => (isEmpty(state[name]) ? undefined : String(state[name]));
  const eabId = textOf('eab_id');
  const key = textOf('key');
  if (eabId === undefined || key === undefined) {
    throw new NotFound('The state has no binding with a key. Remove it from the state, and create another binding.');
  }
  const mount = movedMount(state.namespace, state.backend);
  return {
    state: {
      id: idOf(mount, eabId),
      mount,
      issuerRef: textOf('issuer'),
      role: textOf('role'),
      eabId,
      key,
      keyType: textOf('key_type'),
      acmeDirectory: textOf('acme_directory'),
      createdOn: textOf('created_on'),
      state: 'unused',
    },
    carried: CARRIED,
  };
}

type KeptBinding = { readonly mount: string; readonly eabId: string };

export const pkiAcmeEabEphemeralResource: EphemeralResourceHandlers<typeof pkiAcmeEabEphemeral> = {
  async open(context, { mount, issuerRef, role, deleteOnClose }) {
    const result = await createBinding(context, { mount, issuerRef, role });
    const kept: KeptBinding = { mount, eabId: result.eabId };
    return { result, ...(deleteOnClose ? { kept, remains: `the binding ${result.eabId}` } : {}) };
  },

  async close({ secrets }, kept) {
    const binding = kept as KeptBinding | undefined;
    if (binding) await secrets.remove(path`/${segments(binding.mount)}/eab/${binding.eabId}`);
  },
};
