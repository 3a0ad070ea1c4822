import type { Place } from './object';
import { placeId } from './object';
import { optionalFlagAt } from '../../clients/read-answer';
import { path, segments } from '../../clients/secrets';
import type { PlanContext } from '../contract';
import { look } from '../look';

/** What a role says about the requests that it allows, as far as it is known. */
export interface RoleRules {
  readonly requireCn?: boolean;
  readonly allowIpSans?: boolean;
  readonly noStoreMetadata?: boolean;
}

/** The role that this run is about to write counts before the one that is there. */
export function tellRole({ run }: PlanContext, place: Place, rules: RoleRules): void {
  run.tell(placeId(place), rules);
}

/** Undefined where there is no such role yet, or the token may not read it. */
export async function lookAtRole(context: PlanContext, place: Place): Promise<RoleRules | undefined> {
  const { run, secrets, signal } = context;
  const told = run.told(placeId(place)) as RoleRules | undefined;
  if (told) return told;
  const { mount, collection, name } = place;
  const found = await look(() => secrets.find(path`/${segments(mount)}/${collection}/${name}`, undefined, { signal }));
  return found && {
    requireCn: optionalFlagAt(found.data, 'require_cn'), allowIpSans: optionalFlagAt(found.data, 'allow_ip_sans'), noStoreMetadata: optionalFlagAt(found.data, 'no_store_metadata'),
  };
}
