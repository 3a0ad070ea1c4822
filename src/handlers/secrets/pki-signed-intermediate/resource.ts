import { snakeCase } from '../../../definition/names';
import type { ReadStateOf } from '../../../definition/resource';
import type { Values } from '../../../definition/value';
import type { ResourceHandlers, Moved } from '../../contract';
import { isEmpty } from '../../moved';
import type { SomeProposal } from '../../registry';
import { movedCertificate, spanOf } from '../shared/certificates/certificate-move';
import { modifyCertificatePlan } from '../shared/certificates/certificate-plan';
import { certificateHandlers } from '../shared/certificates/certificate-resource';
import { reportAuthority } from '../shared/pki/planned-authorities';
import { pkiSignedIntermediate } from './definition';

export const pkiSignedIntermediateResource: ResourceHandlers<typeof pkiSignedIntermediate> = {
  modifyPlan: async (context, proposal) => {
    reportAuthority(context.run, 'signed', proposal as unknown as SomeProposal);
    return modifyCertificatePlan(context, 'sign-intermediate', proposal);
  },
  ...certificateHandlers<ReadStateOf<typeof pkiSignedIntermediate>>('sign-intermediate'),
  move: movePkiSignedIntermediate,
};

const SUBJECT = ['ou', 'organization', 'country', 'locality', 'province', 'streetAddress', 'postalCode'] as const;

/** State of `vault_pki_secret_backend_root_sign_intermediate`, whose subject is a single string per field. */
function movePkiSignedIntermediate({ state }: { readonly state: Values }): Moved {
  const subject = SUBJECT.map((name) => [
    name,
    isEmpty(state[snakeCase(name)]) ? undefined : [String(state[snakeCase(name)])],
  ]);
  const own = {
    ...Object.fromEntries(subject),
    notBeforeDuration: spanOf(state.not_before_duration),
    revokeOnDestroy: state.revoke === true ? true : undefined,
  };
  return movedCertificate(state, pkiSignedIntermediate.attributes, own, SUBJECT.map(snakeCase));
}
