import type { Reply } from '../../../exchange';
import type { EngineCall, EngineRoute } from '../../engine';
import { readFields, readText } from '../../fields';
import { badRequest, SecretsRefusal } from '../../refusal';
import { countRefusal, forgetRefusals, isLockedOut } from '../lockout';
import { checkAddress, logIn } from '../login';
import { findUser, hasPassword } from './user';

export const userpassLoginRoutes: readonly EngineRoute[] = [
  { operation: 'Login: userpass', method: 'POST', path: 'login/:name', open: true, handle: login },
];

/** An unknown name is refused like a wrong password. */
function login(request: EngineCall): Reply {
  const { world, call, mount, parameters } = request;
  const name = parameters.name.toLowerCase();
  const password = readText(readFields(call), 'password') ?? '';
  if (password === '') throw new SecretsRefusal(500, ['missing password']);
  if (isLockedOut(world, { mount, name })) throw new SecretsRefusal(403, ['permission denied']);
  const user = findUser(request);
  if (!user || !hasPassword(user, password)) {
    countRefusal(world, { mount, name });
    throw badRequest('invalid username or password');
  }
  checkAddress(request, user.token.tokenBoundCidrs);
  forgetRefusals(world, user);
  return logIn(request, {
    role: name,
    user: parameters.name,
    token: user.token,
    alias: name,
    displayName: name,
    meta: { username: name },
  });
}
