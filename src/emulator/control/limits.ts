import type { Control } from '../exchange';
import { numberField, objectBody } from './body';

export const limitControls: readonly Control[] = [
  {
    method: 'PUT',
    path: '/_emulator/limits',
    handle: ({ limits }, body) => {
      const requestsPerSecond = numberField(objectBody(body, ['requestsPerSecond']), 'requestsPerSecond', {
        whole: true,
        minimum: 1,
      });
      limits.set(requestsPerSecond);
      return { status: 200, body: { requestsPerSecond } };
    },
  },
];
