import type { Route } from '../exchange';

/** The endpoint table of the secrets service, one row per operation, in the order of its specification. */
export const secretsRoutes: readonly Route[] = [];
