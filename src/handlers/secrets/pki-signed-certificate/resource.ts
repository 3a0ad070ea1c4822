import type { ReadStateOf } from '../../../definition/resource';
import type { Values } from '../../../definition/value';
import type { ResourceHandlers, Moved } from '../../contract';
import { movedCertificate, renewalOf } from '../shared/certificates/certificate-move';
import { modifyCertificatePlan } from '../shared/certificates/certificate-plan';
import { certificateHandlers } from '../shared/certificates/certificate-resource';
import { pkiSignedCertificate } from './definition';

export const pkiSignedCertificateResource: ResourceHandlers<typeof pkiSignedCertificate> = {
  modifyPlan: (context, proposal) => modifyCertificatePlan(context, 'sign', proposal),
  ...certificateHandlers<ReadStateOf<typeof pkiSignedCertificate>>('sign'),
  move: movePkiSignedCertificate,
};

/** State of `vault_pki_secret_backend_sign`. */
function movePkiSignedCertificate({ state }: { readonly state: Values }): Moved {
  return movedCertificate(
    state,
    pkiSignedCertificate.attributes,
    { role: String(state.name), renewBefore: renewalOf(state) },
    ['name'],
  );
}
