import type { Control } from '../../exchange';
import { findToken, tokens } from './kinds';

/** For tests that count unrevoked tokens. */
export const tokenControls: readonly Control[] = [
  {
    method: 'GET',
    path: '/_emulator/tokens',
    handle: (world) => ({
      status: 200,
      body: {
        tokens: world.store
          .of(tokens)
          .where(({ id }) => findToken(world, id) !== undefined)
          .map(({ accessor, policies, expiresAt }) => ({ accessor, policies, expires: expiresAt ?? null })),
      },
    }),
  },
];
