import type { pkiCertificate } from './definition';
import { movePkiCertificate } from './move';
import type { AnswerOf } from '../../../definition/resource';
import type { ResourceHandlers } from '../../contract';
import { planCertificate } from '../certificate-plan';
import { certificateHandlers } from '../certificate-resource';

export const pkiCertificateResource: ResourceHandlers<typeof pkiCertificate> = {
  plan: (context, proposal) => planCertificate(context, 'issue', proposal),
  ...certificateHandlers<AnswerOf<typeof pkiCertificate>>('issue'),
  move: movePkiCertificate,
};
