import type { Call } from '../../exchange';
import { newId } from '../../identifiers';
import type { World } from '../../world';
import { attributeProblems } from '../attributes';
import type { AttributeRules } from '../attributes';
import { byName } from '../by-name';
import { findRepository } from '../connections/reached-repository';
import { connectionProblem } from '../connections/repository-connection';
import { invalid, refuseIfAny } from '../json-api';
import type { Problem } from '../json-api';
import { relatedIds } from '../members';
import { policyKinds } from '../policies/policy-enforcement';
import { isObject, readDocument } from '../request-document';
import { newestFirst } from '../semantic-version';
import { policiesOf } from './policy-set-policies';
import { memberProblems, scopeProblems } from './policy-set-scope';
import { detailsOf, isFirstFramework, policySets } from './policy-sets';
import type { PolicySet, PolicySetDetails, PolicySetRepository, TagSelector } from './policy-sets';

type Fields = Readonly<Record<string, unknown>>;

export interface GivenPolicySet {
  readonly name: string;
  readonly details: PolicySetDetails;
  /** The policies added by a create. */
  readonly policies: readonly string[];
}

const MOST_PATTERNS = 100;

/** Reads a create, or an update of the set, which keeps omitted values. */
export function readPolicySet(world: World, call: Call, organization: string, set?: PolicySet): GivenPolicySet {
  const { attributes, relationships } = readDocument(call, 'policy-sets');
  const occasion = set ? 'update' : 'create';
  const kinds = policySetKinds(world);
  const given = kinds.find((known) => known === attributes.kind) ?? kinds[0];
  const before = set ? detailsOf(world, set) : blankDetails(world, given as string);
  refuseIfAny([
    ...attributeProblems(attributes, rules(kinds), occasion),
    ...(set && attributes.kind !== undefined && attributes.kind !== before.kind
      ? [invalid('/data/attributes/kind', 'Kind cannot be changed')]
      : []),
    ...memberProblems(world, relationships, organization, before.kind),
  ]);
  const policies = set ? [] : (relatedIds(relationships, 'policies') ?? []);
  const details = changed(world, before, attributes, relationships, set === undefined);
  const name = (attributes.name as string | undefined) ?? set?.name ?? '';
  const hasPolicies = policies.length > 0 || (set !== undefined && policiesOf(world, set).length > 0);
  refuseIfAny([
    ...nameProblems(world, { organization, name }, set?.id),
    ...versionProblems(world, details, attributes),
    ...repositoryProblems(world, call, organization, attributes, details, hasPolicies),
    ...scopeProblems(details, relationships, attributes['tag-selectors'] !== undefined),
  ]);
  return { name, details, policies };
}

/** Individual policies have only the first two kinds. */
export function policySetKinds({ dialects }: World): readonly string[] {
  return [...policyKinds(dialects.platform), 'tfpolicy'];
}

/** The details of a new set of this kind. */
export function blankDetails(world: World, kind: string): PolicySetDetails {
  const now = world.clock.now().toISOString();
  const defaults = detailsOf(world, { id: '', name: '', organization: '' });
  const [newest] = newestFirst((world.settings.policyToolVersions[kind] ?? []).map((version) => ({ version })));
  return {
    ...defaults,
    kind,
    ...(isFirstFramework(world, kind) ? {} : { overridable: false, policyToolVersion: newest?.version ?? null }),
    createdAt: now,
    updatedAt: now,
  };
}

function rules(kinds: readonly string[]): AttributeRules {
  const text = { type: 'string', nullable: true } as const;
  return {
    'name': {
      type: 'string',
      required: true,
      pattern: { expression: /^[A-Za-z0-9_-]+$/, words: 'may only contain letters, numbers, dashes, and underscores' },
    },
    'description': text,
    'kind': { type: 'string', values: kinds },
    'global': { type: 'boolean' },
    'agent-enabled': { type: 'boolean' },
    'overridable': { type: 'boolean', nullable: true },
    'policy-tool-version': text,
    'policies-path': text,
    'policy-update-patterns': { type: 'array', check: (value) => patternsProblem(value as unknown[]) },
    'tag-selectors': { type: 'array', check: (value) => selectorsProblem(value as unknown[]) },
    'vcs-repo': { type: 'object', nullable: true },
  };
}

function patternsProblem(patterns: readonly unknown[]): string | undefined {
  if (!patterns.every((pattern) => typeof pattern === 'string')) return 'must be an array of strings';
  return patterns.length > MOST_PATTERNS ? `is too long (maximum is ${MOST_PATTERNS} patterns)` : undefined;
}

export function selectorsProblem(selectors: readonly unknown[]): string | undefined {
  const isText = (value: unknown, longest: number) =>
    typeof value === 'string' && value.length > 0 && value.length <= longest;
  return selectors.every(
    (selector) =>
      isObject(selector) &&
      isText(selector['tag-key'], 128) &&
      ((selector['tag-value'] ?? null) === null || isText(selector['tag-value'], 256)) &&
      typeof (selector['is-exclude'] ?? false) === 'boolean',
  )
    ? undefined
    : 'must be an array of objects with tag-key, tag-value and is-exclude';
}

/** The selectors in a valid request, each key and value once. */
export function selectorsOf(value: unknown): TagSelector[] {
  const selectors = (value as Fields[]).map((selector) => ({
    key: selector['tag-key'] as string,
    value: (selector['tag-value'] as string | null | undefined) ?? null,
    excludes: selector['is-exclude'] === true,
  }));
  return [...new Map(selectors.map((selector) => [JSON.stringify([selector.key, selector.value]), selector])).values()];
}

function changed(
  world: World,
  before: PolicySetDetails,
  attributes: Fields,
  relationships: Fields,
  isNew: boolean,
): PolicySetDetails {
  const given = <T>(name: string, otherwise: T): T =>
    attributes[name] === undefined ? otherwise : (attributes[name] as T);
  const repository = attributes['vcs-repo'] as Fields | null | undefined;
  const selectors = attributes['tag-selectors'];
  return withoutAgent(world, {
    ...before,
    description: given('description', before.description),
    global: given('global', before.global),
    agentEnabled: given('agent-enabled', before.agentEnabled),
    overridable: given('overridable', before.overridable),
    policyToolVersion: given('policy-tool-version', before.policyToolVersion),
    policiesPath: given('policies-path', before.policiesPath),
    updatePatterns: given('policy-update-patterns', before.updatePatterns),
    repository: repository === undefined ? before.repository : repository && readRepository(world, before, repository),
    workspaces: relatedIds(relationships, 'workspaces') ?? before.workspaces,
    projects: relatedIds(relationships, 'projects') ?? before.projects,
    excludedWorkspaces: relatedIds(relationships, 'workspace-exclusions') ?? before.excludedWorkspaces,
    // Only a create has this list: updates do not overwrite it.
    excludedProjects: (isNew ? relatedIds(relationships, 'project-exclusions') : undefined) ?? before.excludedProjects,
    tagSelectors: selectors === undefined || !world.settings.tagScoping ? before.tagSelectors : selectorsOf(selectors),
    updatedAt: isNew ? before.updatedAt : world.clock.now().toISOString(),
  });
}

/** Without an agent, the first framework has neither a version nor an override. */
function withoutAgent(world: World, details: PolicySetDetails): PolicySetDetails {
  const { agentEnabled, overridable, policyToolVersion, kind } = details;
  if (!isFirstFramework(world, kind)) return { ...details, overridable: overridable ?? false };
  if (!agentEnabled) return { ...details, overridable: null, policyToolVersion: null };
  return { ...details, overridable: overridable ?? false, policyToolVersion: policyToolVersion ?? 'latest' };
}

function readRepository(world: World, before: PolicySetDetails, given: Fields): PolicySetRepository {
  const own = before.repository;
  const connection = given['oauth-token-id'] || given['github-app-installation-id'];
  return {
    identifier: String(given.identifier ?? own?.identifier ?? ''),
    branch: String(given.branch ?? own?.branch ?? ''),
    connection: String(connection ?? own?.connection ?? ''),
    ingressSubmodules: (given['ingress-submodules'] as boolean | undefined) ?? own?.ingressSubmodules ?? false,
    webhook: own?.webhook ?? newId(world, 'webhook'),
  };
}

function nameProblems({ store }: World, set: Pick<PolicySet, 'organization' | 'name'>, id?: string): Problem[] {
  const taken = store
    .of(policySets)
    .by(byName, byName(set))
    .some((other) => other.id !== id);
  return taken ? [invalid('/data/attributes/name', 'Name has already been taken')] : [];
}

/** The versions must be the service's; without an agent, the first framework ignores what is sent. */
function versionProblems(world: World, { kind, agentEnabled }: PolicySetDetails, attributes: Fields): Problem[] {
  const version = attributes['policy-tool-version'] ?? null;
  const isFirst = isFirstFramework(world, kind);
  const known = world.settings.policyToolVersions[isFirst ? 'sentinel_framework' : kind];
  if (version === null || known === undefined || (isFirst && !agentEnabled)) return [];
  return [...known, ...(isFirst ? ['latest'] : [])].includes(String(version))
    ? []
    : [invalid('/data/attributes/policy-tool-version', 'Policy tool version is not included in the list')];
}

const REPOSITORY = '/data/attributes/vcs-repo';

function repositoryProblems(
  world: World,
  call: Call,
  organization: string,
  attributes: Fields,
  { repository, policiesPath }: PolicySetDetails,
  hasPolicies: boolean,
): Problem[] {
  if (!repository) {
    return policiesPath && attributes['policies-path'] !== undefined
      ? [invalid('/data/attributes/policies-path', 'Policies path requires a repository')]
      : [];
  }
  const given = attributes['vcs-repo'] as Fields | undefined;
  if (!given) return [];
  if (hasPolicies) return [invalid(REPOSITORY, 'Vcs repo cannot be set for a policy set with policies')];
  const shape = shapeProblems(given);
  if (shape.length > 0) return shape;
  const connection = connectionProblem(world, call, organization, repository.connection);
  if (connection) return [connection];
  return findRepository(world, repository)
    ? []
    : [invalid(`${REPOSITORY}/identifier`, `Repository ${repository.identifier} not found`)];
}

function shapeProblems(given: Fields): Problem[] {
  const text = { type: 'string', nullable: true } as const;
  const connections = [given['oauth-token-id'], given['github-app-installation-id']].filter(Boolean);
  return [
    ...attributeProblems(
      given,
      {
        'identifier': {
          type: 'string',
          required: true,
          pattern: { expression: /^[^/\s]+(?:\/[^/\s]+)+$/, words: 'must have the form organization/repository' },
        },
        'branch': text,
        'ingress-submodules': { type: 'boolean' },
        'oauth-token-id': text,
        'github-app-installation-id': text,
      },
      'create',
    ).map((problem) => ({
      ...problem,
      source: { pointer: (problem.source as { pointer: string }).pointer.replace('/data/attributes', REPOSITORY) },
    })),
    ...(connections.length === 1
      ? []
      : [invalid(REPOSITORY, 'Vcs repo must have an oauth-token-id or a github-app-installation-id, and not both')]),
  ];
}
