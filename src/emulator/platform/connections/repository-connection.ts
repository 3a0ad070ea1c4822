import type { Call } from '../../exchange';
import { bearerToken, tokenKind } from '../../tokens';
import type { World } from '../../world';
import { invalid } from '../json-api';
import type { Problem } from '../json-api';
import { gitHubAppInstallations } from './github-app-installations';
import { repositoryConnections } from './repositories';

/**
 * Why a repository cannot be accessed through an OAuth token or a GitHub App installation; `at` is the repository's location in the request. Only
 * users who have linked their account can access repositories through the GitHub App.
 */
export function connectionProblem(
  world: World,
  call: Call,
  organization: string,
  id: string,
  at = '/data/attributes/vcs-repo',
): Problem | undefined {
  if (!id.startsWith('ghain-')) {
    return world.store.of(repositoryConnections).find(id)?.organization === organization
      ? undefined
      : invalid(`${at}/oauth-token-id`, `OAuth token ${id} not found`);
  }
  const pointer = `${at}/github-app-installation-id`;
  if (tokenKind(world, bearerToken(call.headers.authorization)) !== 'user') {
    return invalid(pointer, 'GitHub App installations need a user who has linked the GitHub account');
  }
  return world.store.of(gitHubAppInstallations).find(id)
    ? undefined
    : invalid(pointer, `GitHub App installation ${id} not found`);
}
