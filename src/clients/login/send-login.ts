/** Sends login requests: with priority, only to the configured address, and without logging their bodies. */
import type { SecretsConnection } from '../connection';
import { Ask, ServiceResponse } from '../request';
import { Requests } from '../requests';

export interface LoginAsk {
  readonly body?: Readonly<Record<string, unknown>>;
  readonly token?: string;
  readonly method?: 'GET' | 'POST';
  readonly repeatable: boolean;
  readonly secrets: readonly string[];
  readonly signal?: AbortSignal;
}

/** Returns the final response, whatever its status. `path`: below `/v1`. */
export type SendLogin = (path: string, ask: LoginAsk) => Promise<ServiceResponse>;

export function sendLogin(requests: Requests, connection: SecretsConnection): SendLogin {
  return (path, ask) => requests.ask(loginAsk(connection, path, ask));
}

/** The request as described in errors. */
export function loginAsk(
  { address, dialect, login, namespace: own }: SecretsConnection,
  path: string,
  { body, token, method = 'POST', repeatable, secrets, signal }: LoginAsk,
): Ask {
  const namespace = login?.namespace ?? own;
  return {
    method,
    path,
    url: `${address}/v1${path}`,
    headers: {
      Accept: 'application/json',
      ...(token !== undefined && { [dialect === 'standard' ? 'X-Service-Token' : 'X-Vault-Token']: token }),
      ...(dialect !== 'standard' && { 'X-Vault-Request': 'true' }),
      ...(namespace && { 'X-Vault-Namespace': namespace }),
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
    },
    body,
    json: true,
    repeatable,
    login: { secrets: token === undefined ? secrets : [token, ...secrets] },
    ...(signal && { signal }),
  };
}
