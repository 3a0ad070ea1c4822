import type { FixtureFile } from '../../../support/environments/fixture';
import { wrongMaxResults, wrongOrganization } from '../../../support/environments/wrong-lookups';

const organization = 'acme';

export const wrongData: FixtureFile['wrongData'] = {
  lintel_organization_membership: [
    { breaks: 'one of username, email', config: { organization }, path: ['username'], says: 'exactly one of' },
    {
      breaks: 'exactly one of username, email',
      config: { organization, username: 'ada', email: 'ada@acme.example' },
      path: ['email'],
      says: 'exactly one of',
    },
    {
      breaks: 'organization obeys pattern',
      config: { organization: 'a/b', username: 'ada' },
      path: ['organization'],
      says: 'without `/`',
    },
    {
      breaks: 'username obeys pattern',
      config: { organization, username: 'ou-ada' },
      path: ['username'],
      says: 'be a user name',
    },
    { breaks: 'email obeys pattern', config: { organization, email: 'ada' }, path: ['email'], says: 'e-mail address' },
  ],
  lintel_organization_memberships: [...wrongOrganization(), ...wrongMaxResults()],
};
