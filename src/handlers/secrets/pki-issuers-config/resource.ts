import type { Problem } from '../../../definition/problem';
import type { SomeProposal } from '../../registry';
import { defaultReference } from '../shared/pki/default-reference';
import { successionProblems } from '../shared/pki/succession';
import { storedObject } from '../shared/stored/stored-object';
import { pkiIssuersConfig } from './definition';

export const pkiIssuersConfigObject = storedObject(
  pkiIssuersConfig,
  defaultReference('issuer', async (context, proposal) => [
    ...movingDefault(proposal),
    ...(await successionProblems(context, proposal)),
  ]),
);

function movingDefault({ config, prior, changed }: SomeProposal): Problem[] {
  if (config.defaultFollowsLatestIssuer !== true) return [];
  if (prior && !changed.has('defaultFollowsLatestIssuer') && !changed.has('default')) return [];
  return [
    {
      path: ['defaultFollowsLatestIssuer'],
      severity: 'warning',
      code: 'issuer-changes',
      summary: 'The default issuer changes by itself',
      detail:
        'The next issuer that is generated or imported becomes the default, and the plan after it changes the default back. Remove `defaultFollowsLatestIssuer`, or leave `default` to the service.',
    },
  ];
}
