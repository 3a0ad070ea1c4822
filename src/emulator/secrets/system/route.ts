import type { Parameters, Reply, Route } from '../../exchange';
import type { Dialects } from '../../settings';
import type { World } from '../../world';
import type { SecretsCall } from '../request';

/** One row of the endpoint table of the secrets service apart from engines. */
export interface SystemRoute extends Omit<Route, 'handle'> {
  /** Dialects whose service lacks it. */
  readonly absentIn?: readonly Dialects['secrets'][];
  /** Dialects whose service needs no token for it. */
  readonly openIn?: readonly Dialects['secrets'][];
  /** Needs the capability `sudo` besides. */
  readonly sudo?: true;
  /** Whether a write changes what is there: it then needs `update`, else `create`. Without it, a write needs `update`. */
  exists?(world: World, call: SecretsCall, parameters: Parameters): boolean;
  handle(world: World, call: SecretsCall, parameters: Parameters): Reply | Promise<Reply>;
}

/** The rows of a dialect's service. */
export function routesOf(routes: readonly SystemRoute[], dialect: Dialects['secrets']): SystemRoute[] {
  return routes
    .filter(({ absentIn }) => !absentIn?.includes(dialect))
    .map((route) => (route.openIn?.includes(dialect) ? { ...route, open: true } : route));
}
