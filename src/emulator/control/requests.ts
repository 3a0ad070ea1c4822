import type { Control } from '../exchange';

export const requestControls: readonly Control[] = [
  { method: 'GET', path: '/_emulator/requests', handle: ({ log }) => ({ status: 200, body: log.report() }) },
  {
    method: 'DELETE',
    path: '/_emulator/requests',
    handle: ({ log, journal }) => {
      log.clear();
      journal.clear();
      return { status: 204 };
    },
  },
];
