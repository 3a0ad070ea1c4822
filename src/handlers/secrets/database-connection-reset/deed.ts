import type { Deed } from '../deed';

export const databaseConnectionResetDeed: Deed<'name'> = {
  type: 'lintel_database_connection_reset',
  operation: 'reset',
  part: 'name',
  resultsOf: () => ({}),
  words: ({ mount, name }) => `The connection \`${name}\` at \`${mount}\` is open again.`,
};
