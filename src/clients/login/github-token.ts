/** The identity token of a job in GitHub Actions. */

import type { Connection } from '../connection';
import { ClientError, LoginFailed } from '../errors';
import { isObject } from '../json-api';
import { ClientOptions, ServiceResponse } from '../request';
import { Requests } from '../requests';
import type { ReadProof } from './read-proof';

export interface GitHubRequest {
  readonly connection: Pick<Connection, 'extraCaFile'>;
  readonly options: ClientOptions;
  /** Called with secrets before they can appear in a text. */
  learn(secret: string): void;
}

/** Requests the token from the address that the runner provides, over https only, with the retries of a read. */
export async function requestGitHubToken(
  address: string,
  requestToken: string,
  audience: string | undefined,
  request: GitHubRequest,
): Promise<ReadProof> {
  request.learn(requestToken);
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (url?.protocol !== 'https:') {
    throw new LoginFailed('ACTIONS_ID_TOKEN_REQUEST_URL is not an https address, so nothing was sent there', true);
  }
  const jwt = tokenIn(await ask(url, requestToken, audience, request));
  request.learn(jwt);
  return { value: jwt, source: 'GitHub Actions', changes: true };
}

async function ask(
  url: URL,
  requestToken: string,
  audience: string | undefined,
  { connection, options }: GitHubRequest,
): Promise<ServiceResponse> {
  const requests = new Requests(
    'secrets',
    {
      address: url.origin,
      token: requestToken,
      dialect: 'standard',
      source: 'ACTIONS_ID_TOKEN_REQUEST_TOKEN',
      ...(connection.extraCaFile && { extraCaFile: connection.extraCaFile }),
    },
    options,
  );
  const whole =
    audience === undefined ? url.href : `${url.href}${url.search ? '&' : '?'}audience=${encodeURIComponent(audience)}`;
  try {
    const response = await requests.ask({
      method: 'GET',
      path: `${url.origin} (identity token)`,
      url: whole,
      headers: { Accept: 'application/json', Authorization: `bearer ${requestToken}` },
      json: true,
      login: { secrets: [requestToken] },
    });
    if (response.status === 200) return response;
    throw new LoginFailed(
      `GitHub Actions did not issue an identity token: ${url.origin} responded with ${response.status}. The job must still be running, and needs \`permissions: id-token: write\``,
      response.status < 500,
    );
  } catch (error) {
    if (error instanceof ClientError && error.name !== 'Interrupted') {
      throw new LoginFailed(`GitHub Actions did not issue an identity token: ${error.message}`, false);
    }
    throw error;
  } finally {
    requests.close();
  }
}

function tokenIn({ json }: ServiceResponse): string {
  const token = isObject(json) ? json.value : undefined;
  if (typeof token === 'string' && token !== '') return token;
  throw new LoginFailed('GitHub Actions did not issue an identity token: the response has no `value`', true);
}
