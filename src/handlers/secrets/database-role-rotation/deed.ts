import type { Deed } from '../deed';

export const databaseRoleRotationDeed: Deed<'role'> = {
  type: 'lintel_database_role_rotation',
  operation: 'rotate-role',
  part: 'role',
  resultsOf: () => ({}),
  words: ({ mount, name }) => `The credential of the static role \`${name}\` at \`${mount}\` is another one now.`,
};
