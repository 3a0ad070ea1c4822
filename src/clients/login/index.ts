import type { SecretsConnection } from '../connection';
import { FileToken } from './file-token';
import type { Login, LoginOptions } from './login';
import { LoginSession } from './session';

/** Prepares the login of a connection, which must have one. Sends no request: the first call of `token` logs in. */
export function openLogin(connection: SecretsConnection, options: LoginOptions = {}): Login {
  const { login } = connection;
  if (!login) throw new Error('the connection has no login');
  return login.method.kind === 'token_file'
    ? new FileToken(login.method.file, login.words, options)
    : new LoginSession(connection, login, login.method, options);
}
