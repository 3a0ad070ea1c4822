import type { Call } from '../../exchange';
import { newId } from '../../identifiers';
import type { World } from '../../world';
import { attributeProblems } from '../attributes';
import type { AttributeRule } from '../attributes';
import { filesOf, findRepository } from '../connections/reached-repository';
import { connectionProblem } from '../connections/repository-connection';
import { invalid } from '../json-api';
import type { Problem } from '../json-api';
import type { ModuleRepository } from '../modules/registry-module';
import { inside } from '../objects/rules';
import type { Values } from '../objects/values';

const AT = '/data/attributes/vcs-repo';

const text = { type: 'string', nullable: true } as const;

/** A create requires the repository and its display name, and follows its tags by default. */
const CREATED = {
  'identifier': {
    type: 'string',
    required: true,
    pattern: { expression: /^[^/\s]+(?:\/[^/\s]+)+$/, words: 'must have the form organization/repository' },
  },
  'display-identifier': { type: 'string', required: true },
} as const;
const RULES = {
  'oauth-token-id': text,
  'github-app-installation-id': text,
  'branch': text,
  'tags': { type: 'boolean', nullable: true },
  'tag-prefix': text,
  'source-directory': text,
  'organization-name': text,
  'ingress-submodules': { type: 'boolean' },
} as const;

/** HCP Terraform accepts both spellings of the display identifier. */
export function repositoryFields(given: Values): Values {
  return { ...given, 'display-identifier': given['display-identifier'] ?? given.display_identifier };
}

/** Problems with a repository's fields on their own. */
export function fieldProblems(fields: Values, before: ModuleRepository | null): Problem[] {
  const isGiven = (name: string) => (fields[name] ?? '') !== '';
  const [token, app] = [isGiven('oauth-token-id'), isGiven('github-app-installation-id')];
  const { identifier, 'display-identifier': display } = CREATED;
  const connection: AttributeRule = token || app || before ? text : { type: 'string', required: true };
  const rules = { identifier, ...RULES, 'oauth-token-id': connection, 'display-identifier': display };
  const problems = inside('vcs-repo', attributeProblems(fields, rules, before ? 'update' : 'create'));
  if (token && app) {
    problems.push(invalid(AT, 'Vcs repo must have an oauth-token-id or a github-app-installation-id, and not both'));
  }
  if (isGiven('branch') && fields.tags === true) {
    problems.push(invalid(`${AT}/branch`, 'Branch must be empty when tags are enabled'));
  }
  // The tfe provider, which also names the organization, sends false if neither is configured, and means tags.
  const isMeant = !isGiven('organization-name') || fields.branch !== undefined;
  if (fields.tags === false && isMeant && !isGiven('branch') && !before?.branch) {
    problems.push(invalid(`${AT}/branch`, "Branch can't be blank when tags are disabled"));
  }
  return problems;
}

/** The repository after a valid request. A branch turns tags off, and tags turn a branch off. */
export function repositoryAfter(world: World, fields: Values, before: ModuleRepository | null): ModuleRepository {
  const read = (name: string) => (fields[name] ?? undefined) as string | undefined;
  const isServed = world.settings.moduleFolders;
  const branch = fields.tags === true ? '' : (read('branch') ?? '') || (before?.branch ?? '');
  const kept = (name: string, own: string | undefined) =>
    fields[name] === undefined ? own : (read(name) ?? '') === '' ? undefined : read(name);
  const tagPrefix = isServed ? kept('tag-prefix', before?.tagPrefix) : undefined;
  const sourceDirectory = isServed ? kept('source-directory', before?.sourceDirectory) : undefined;
  const submodules = (fields['ingress-submodules'] as boolean | undefined) ?? before?.ingressSubmodules;
  const identifier = read('identifier') ?? before?.identifier ?? '';
  return {
    connection: read('oauth-token-id') || read('github-app-installation-id') || (before?.connection ?? ''),
    identifier,
    displayIdentifier:
      read('display-identifier') ?? (read('identifier') ? identifier : (before?.displayIdentifier ?? '')),
    webhook: before?.webhook ?? newId(world, 'webhook'),
    readyAt: world.clock.now().getTime() + world.settings.moduleDelayMs,
    ...(branch === '' ? {} : { branch }),
    ...(tagPrefix === undefined ? {} : { tagPrefix }),
    ...(sourceDirectory === undefined ? {} : { sourceDirectory }),
    ...(submodules === undefined ? {} : { ingressSubmodules: submodules }),
  };
}

/** Problems with a repository that cannot be read. */
export function reachProblems(world: World, call: Call, organization: string, repository: ModuleRepository): Problem[] {
  const problem = connectionProblem(world, call, organization, repository.connection);
  if (problem) return [problem];
  const found = findRepository(world, repository);
  if (!found) return [invalid(`${AT}/identifier`, `Repository ${repository.identifier} not found`)];
  const { branch = '' } = repository;
  return branch === '' || !found.branches || filesOf(found, branch)
    ? []
    : [invalid(`${AT}/branch`, `Branch ${branch} not found`)];
}
