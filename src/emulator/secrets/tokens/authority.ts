import type { World } from '../../world';
import { decide } from '../policies/decide';
import { rulesOfToken } from '../policies/rules';
import type { SecretsCall } from '../request';
import { isRoot } from './kinds';

/** Whether the caller has `sudo` on the path of the request, or is root. */
export function hasSudo(world: World, { caller, path }: SecretsCall): boolean {
  if (caller?.kind !== 'issued') return caller?.access === 'write';
  if (isRoot(caller.token)) return true;
  return decide(rulesOfToken(world, caller.token), path.slice('/v1/'.length)).capabilities.has('sudo');
}
