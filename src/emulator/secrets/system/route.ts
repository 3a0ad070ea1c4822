import type { Route } from '../../exchange';
import type { Dialects } from '../../settings';

/** One row of what the secrets service serves without an engine. */
export interface SystemRoute extends Route {
  /** The services that lack it. */
  readonly absentIn?: readonly Dialects['secrets'][];
  /** The services that answer it without a token. */
  readonly openIn?: readonly Dialects['secrets'][];
}

/** The rows of a service. */
export function routesOf(routes: readonly SystemRoute[], dialect: Dialects['secrets']): SystemRoute[] {
  return routes.filter(({ absentIn }) => !absentIn?.includes(dialect)).map((route) => route.openIn?.includes(dialect) ? { ...route, open: true } : route);
}
