import type { Problem } from '../../../definition/problem';
import type { SomeProposal } from '../../registry';
import { planTokenFields } from '../shared/auth/token-fields';
import { storedObject } from '../shared/stored/stored-object';
import { userpassUser } from './definition';

export const userpassUserObject = storedObject(userpassUser, {
  plan: (context, proposal) => ({
    problems: [...planTokenFields(context, proposal).problems, ...passwordProblems(proposal)],
  }),
});

/** The service keeps a user's password, and does not create a user without one. */
function passwordProblems({ config, unknown, prior, changed }: SomeProposal): Problem[] {
  if (config.password || unknown.has('password') || (prior && !changed.has('password'))) return [];
  return [
    {
      path: ['password'],
      severity: 'error',
      code: 'attribute-missing',
      summary: 'Missing `password` or `passwordWo`',
      detail: `${prior ? 'The service keeps the password of a user, and it cannot be removed.' : 'A new user needs a password.'} Configure \`passwordWo\`, or \`password\`, which is stored in state.`,
    },
  ];
}
