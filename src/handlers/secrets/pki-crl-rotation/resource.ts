import { path, segments } from '../../../clients/secrets';
import type { ActionHandlers, ResourceHandlers } from '../../contract';
import { authorityAction, authorityOperation, type AuthorityOperation } from '../shared/pki/operation';
import type { pkiCrlRotation, pkiCrlRotationAction } from './definition';

const pkiCrlRotationOperation: AuthorityOperation = {
  type: 'lintel_pki_crl_rotation',
  pathOf: ({ mount }) => `${String(mount)}/crl/rotate`,
  // The service rebuilds the lists on GET, so the client must not treat it as a read.
  async perform({ secrets, signal }, { mount, delta }, once) {
    const at = path`/${segments(String(mount))}/crl/${delta === true ? 'rotate-delta' : 'rotate'}`;
    const { respondedAt } = await once(() => secrets.get(at, undefined, { signal, repeatable: false }));
    const lists = delta === true ? 'deltas of the revocation lists' : 'revocation lists';
    return { results: {}, respondedAt, summary: `The ${lists} of \`${String(mount)}\` were rebuilt.` };
  },
};

export const pkiCrlRotationResource: ResourceHandlers<typeof pkiCrlRotation> =
  authorityOperation(pkiCrlRotationOperation);

export const pkiCrlRotationActionHandlers: ActionHandlers<typeof pkiCrlRotationAction> = authorityAction(
  pkiCrlRotationOperation,
) as ActionHandlers<typeof pkiCrlRotationAction>;
