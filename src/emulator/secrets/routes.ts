import type { Route } from '../exchange';
import { leaseRoutes } from './system/leases';
import { mountRoutes } from './system/mounts';

/** The endpoint table of what the secrets service serves without an engine; those of engines stand in `engines.ts`. */
export const secretsRoutes: readonly Route[] = [...mountRoutes, ...leaseRoutes];
