import type { Meaning } from '../../../definition/meaning';

/** What a reset means to those who use the connection. */
export const databaseConnectionResetMeaning: Meaning = {
  rules: [
    {
      on: ['create', 'replace'], about: ['mount', 'name', 'triggers'], weight: 'note', says: 'The connection is closed and opened again',
      why: 'Whoever asks for credentials in this moment waits, or is refused.',
    },
  ],
  ordinary: {},
};
