import type { pkiSignedCertificate } from './definition';
import { movePkiSignedCertificate } from './move';
import type { AnswerOf } from '../../../definition/resource';
import type { ResourceHandlers } from '../../contract';
import { planCertificate } from '../certificate-plan';
import { certificateHandlers } from '../certificate-resource';

export const pkiSignedCertificateResource: ResourceHandlers<typeof pkiSignedCertificate> = {
  plan: (context, proposal) => planCertificate(context, 'sign', proposal),
  ...certificateHandlers<AnswerOf<typeof pkiSignedCertificate>>('sign'),
  move: movePkiSignedCertificate,
};
