import type { Deed } from '../deed';

export const databaseRootRotationDeed: Deed<'name'> = {
  type: 'lintel_database_root_rotation',
  operation: 'rotate-root',
  part: 'name',
  resultsOf: () => ({}),
  words: ({ mount, name }) => `The password of the root user of the connection \`${name}\` at \`${mount}\` is another one now.`,
};
