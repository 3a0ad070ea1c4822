import type { Problem } from '../../../definition/problem';
import type { SomeProposal } from '../../registry';
import { planTokenFields } from '../shared/auth/token-fields';
import { storedObject } from '../shared/stored/stored-object';
import { kubernetesAuthRole } from './definition';

export const kubernetesAuthRoleObject = storedObject(kubernetesAuthRole, {
  plan: (context, proposal) => ({
    problems: [...planTokenFields(context, proposal).problems, ...audienceProblems(proposal)],
  }),
});

function audienceProblems({ config, unknown, prior, changed }: SomeProposal): Problem[] {
  if (config.audience || unknown.has('audience') || (prior && !changed.has('audience'))) return [];
  return [
    {
      path: ['audience'],
      severity: 'warning',
      code: 'login-check-weak',
      summary: 'Tokens for every audience are accepted',
      detail:
        'Without `audience`, a token of a service account that was made for another service can log in, too. Configure it, and request tokens for it.',
    },
  ];
}
