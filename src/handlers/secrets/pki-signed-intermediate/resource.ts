import type { pkiSignedIntermediate } from './definition';
import { movePkiSignedIntermediate } from './move';
import type { AnswerOf } from '../../../definition/resource';
import type { ResourceHandlers } from '../../contract';
import { planCertificate } from '../certificate-plan';
import { certificateHandlers } from '../certificate-resource';

export const pkiSignedIntermediateResource: ResourceHandlers<typeof pkiSignedIntermediate> = {
  plan: (context, proposal) => planCertificate(context, 'sign-intermediate', proposal),
  ...certificateHandlers<AnswerOf<typeof pkiSignedIntermediate>>('sign-intermediate'),
  move: movePkiSignedIntermediate,
};
