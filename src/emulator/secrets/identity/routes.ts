import type { SystemRoute } from '../system/route';
import { aliasRoutes } from './alias-routes';
import { entityRoutes } from './entity-routes';
import { groupAliasRoutes } from './group-alias-routes';
import { groupRoutes } from './group-routes';
import { lookupRoutes } from './lookup-routes';

/** Entities, groups and their aliases, in every namespace. */
export const identityRoutes: readonly SystemRoute[] = [
  ...entityRoutes,
  ...aliasRoutes,
  ...groupRoutes,
  ...groupAliasRoutes,
  ...lookupRoutes,
];
