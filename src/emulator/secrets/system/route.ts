import type { Route } from '../../exchange';
import type { Dialects } from '../../settings';

/** One row of the endpoint table of the secrets service apart from engines. */
export interface SystemRoute extends Route {
  /** Dialects whose service lacks it. */
  readonly absentIn?: readonly Dialects['secrets'][];
  /** Dialects whose service needs no token for it. */
  readonly openIn?: readonly Dialects['secrets'][];
}

/** The rows of a dialect's service. */
export function routesOf(routes: readonly SystemRoute[], dialect: Dialects['secrets']): SystemRoute[] {
  return routes
    .filter(({ absentIn }) => !absentIn?.includes(dialect))
    .map((route) => (route.openIn?.includes(dialect) ? { ...route, open: true } : route));
}
