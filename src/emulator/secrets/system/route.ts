import type { Parameters, Reply, Route } from '../../exchange';
import type { Dialects } from '../../settings';
import type { World } from '../../world';
import type { SecretsCall } from '../request';

/** A row of the secrets service's endpoint table, excluding engines. */
export interface SystemRoute extends Omit<Route, 'handle'> {
  /** Dialects whose service lacks it. */
  readonly absentIn?: readonly Dialects['secrets'][];
  /** Dialects whose service needs no token for it. */
  readonly openIn?: readonly Dialects['secrets'][];
  /** Also requires the capability `sudo`. */
  readonly sudo?: true;
  /** Whether a write changes an existing object: it then needs `update`, otherwise `create`. If absent, writes need `update`. */
  exists?(world: World, call: SecretsCall, parameters: Parameters): boolean;
  handle(world: World, call: SecretsCall, parameters: Parameters): Reply | Promise<Reply>;
}

/** The rows of a dialect's service. */
export function routesOf(routes: readonly SystemRoute[], dialect: Dialects['secrets']): SystemRoute[] {
  return routes
    .filter(({ absentIn }) => !absentIn?.includes(dialect))
    .map((route) => (route.openIn?.includes(dialect) ? { ...route, open: true } : route));
}
