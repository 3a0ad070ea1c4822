import type { Call } from '../../exchange';
import { newId } from '../../identifiers';
import type { World } from '../../world';
import { attributeProblems } from '../attributes';
import { addressesOf } from '../connections/oauth-clients';
import { connectionProblem } from '../connections/repository-connection';
import { invalid } from '../json-api';
import type { Problem } from '../json-api';
import { inside } from '../objects/rules';
import type { Values } from '../objects/values';
import type { Workspace, WorkspaceRepository } from './workspaces';

const AT = '/data/attributes/vcs-repo';

const text = { type: 'string', nullable: true } as const;
const RULES = {
  'identifier': {
    ...text,
    nullable: false,
    pattern: { expression: /^[^/\s]+(?:\/[^/\s]+)+$/, words: 'must have the form organization/repository' },
  },
  'branch': text,
  'oauth-token-id': text,
  'github-app-installation-id': text,
  'ingress-submodules': { type: 'boolean' },
  'tags-regex': text,
} as const;

/** The repository after a request that changes parts of it, and the problems with the request. */
export function repositoryAfter(
  world: World,
  call: Call,
  given: Values,
  { organization, repository }: Pick<Workspace, 'organization' | 'repository'>,
): { readonly repository: WorkspaceRepository; readonly problems: Problem[] } {
  const problems = inside('vcs-repo', attributeProblems(given, RULES, 'create'));
  // The rules allow only texts and nulls.
  const read = (name: string) => (given[name] ?? undefined) as string | undefined;
  const connections = [read('oauth-token-id'), read('github-app-installation-id')].filter(Boolean);
  const [connection = repository?.connection ?? ''] = connections;
  if (connections.length > 1) {
    problems.push(invalid(AT, 'Vcs repo must have an oauth-token-id or a github-app-installation-id, and not both'));
  } else if (connection === '') {
    problems.push(invalid(AT, 'Vcs repo must have an oauth-token-id or a github-app-installation-id'));
  } else if (connections.length > 0) {
    problems.push(...[connectionProblem(world, call, organization, connection) ?? []].flat());
  }
  const identifier = read('identifier') ?? repository?.identifier;
  if (identifier === undefined) problems.push(invalid(`${AT}/identifier`, "Identifier can't be blank"));
  return {
    repository: {
      identifier: identifier ?? '',
      branch: given.branch === undefined ? (repository?.branch ?? '') : (read('branch') ?? ''),
      connection,
      ingressSubmodules: (given['ingress-submodules'] as boolean | undefined) ?? repository?.ingressSubmodules ?? false,
      tagsRegex: given['tags-regex'] === undefined ? (repository?.tagsRegex ?? '') : (read('tags-regex') ?? ''),
      webhook: repository?.webhook ?? newId(world, 'webhook'),
    },
    problems,
  };
}

export function repositoryAttributes(world: World, call: Call, { repository }: Workspace): Values | null {
  if (!repository) return null;
  const { identifier, branch, connection, ingressSubmodules, tagsRegex, webhook } = repository;
  const { serviceProvider, httpUrl } = addressesOf(world, connection);
  return {
    'identifier': identifier,
    'display-identifier': identifier,
    'branch': branch,
    'ingress-submodules': ingressSubmodules,
    'tags-regex': tagsRegex === '' ? null : tagsRegex,
    ...(connection.startsWith('ghain-')
      ? { 'github-app-installation-id': connection }
      : { 'oauth-token-id': connection }),
    'repository-http-url': `${httpUrl}/${identifier}`,
    'service-provider': serviceProvider,
    'webhook-url': `${call.origin}/webhooks/vcs/${webhook}`,
  };
}
