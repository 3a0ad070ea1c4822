import type { Control } from '../exchange';

export const violationControls: readonly Control[] = [
  {
    method: 'GET',
    path: '/_emulator/violations',
    handle: ({ violations }) => ({ status: 200, body: violations.report() }),
  },
  {
    method: 'DELETE',
    path: '/_emulator/violations',
    handle: ({ violations }) => {
      violations.clear();
      return { status: 204 };
    },
  },
];
