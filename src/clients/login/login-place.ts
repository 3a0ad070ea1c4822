/** Whether and where a login to the secrets service is configured. Loads none of the login code. */
import { InvalidConnection } from '../errors';
import type { ConnectionInput } from '../families/settings';

export type LoginPlace = 'block' | 'variables';

/** The first place with a login or a token decides; the block comes before the variables. Throws `InvalidConnection` if that place has both. */
export function configuredLogin(block: ConnectionInput, env: NodeJS.ProcessEnv): LoginPlace | undefined {
  if (block.login) {
    if (block.token) throw both('`secrets.login`', '`secrets.token`', 'the provider block');
    return 'block';
  }
  if (block.token || !env.LINTEL_SECRETS_LOGIN) return undefined;
  if (env.LINTEL_SECRETS_TOKEN) throw both('LINTEL_SECRETS_LOGIN', 'LINTEL_SECRETS_TOKEN', 'the environment');
  return 'variables';
}

function both(login: string, token: string, place: string): InvalidConnection {
  return new InvalidConnection(
    'secrets',
    `${login} and ${token} are both set in ${place}. A login obtains a token of its own: remove one of the two.`,
  );
}
