import type { policySet } from './definition';
import { ApiError, ClientError } from '../../../clients/errors';
import type { Resource } from '../../../clients/json-api';
import type { CallOptions, PlatformClient } from '../../../clients/platform';
import {
  flagAt,
  integerAt,
  nameAt,
  optionalFlagAt,
  optionalIntegerAt,
  optionalObjectAt,
  optionalObjectsAt,
  optionalTextAt,
  optionalTextsAt,
  relatedIdAt,
  textAt,
} from '../../../clients/read-response';
import { parseDuration } from '../../../definition/kinds/duration';
import type { Problem } from '../../../definition/problem';
import type { ConfigOf, ReadStateOf } from '../../../definition/resource';
import type { Values } from '../../../definition/value';
import type { Code } from '../../../diagnostics/catalogue';
import type {
  Change,
  PlanContext,
  PlanModification,
  PrivateStateAccess,
  Proposal,
  ResourceContext,
  ResourceHandlers,
} from '../../contract';
import { undoCreation } from '../../creation';
import { InvalidConfig, PartiallyCreated, PartiallyUpdated } from '../../errors';
import { look } from '../../look';
import { poll } from '../../poll';
import { createByName, findByName } from '../shared/create-by-name';
import { FIRST, fromWireKind, toWireKind } from '../shared/policy-sets/policy-kind';
import {
  findVersion,
  policySetByName,
  policySetInList,
  policySetPath,
  versionErrorOf,
  versionIdOf,
} from '../shared/policy-sets/policy-set';
import {
  changeMembers,
  isSameSet,
  lackingWords,
  lacksMembers,
  MEMBER_SETS,
  MEMBERS,
  membersDocument,
  membersOf,
  without,
  withMembers,
  type MemberSet,
} from '../shared/policy-sets/policy-set-members';
import { attachedProblem, OPPOSITE, policySetPlans, recordApplied } from '../shared/policy-sets/policy-set-plans';
import { readFromList, removeFromList } from '../shared/read-from-list';

interface PolicySetConfig extends ConfigOf<typeof policySet> {}
interface PolicySetChange extends Change<typeof policySet> {}

export const policySetResource: ResourceHandlers<typeof policySet> = {
  modifyPlan: modifyPolicySetPlan,

  async create(context, config) {
    const { platform, signal, privateState } = context;
    const found = await createByName(
      platform,
      policySetByName(config),
      newDocument(platform, config),
      (made) => isWhatWasSent(made, config),
      { signal },
    );
    Ours.remember(privateState, config);
    const readBack = async <T>(reading: Promise<T>): Promise<T> =>
      reading.catch((error: Error) => unread(found, error));
    const made = await readBack(withMembers(platform, found, { signal }));
    const lacking = lackingMembers(platform, config);
    if (lacking) {
      const remove = () =>
        removeFromList(platform, policySetInList({ id: made.id, organization: config.organization }));
      const undoing = { what: `The policy set \`${config.name}\``, importId: made.id, known: toState(made), remove };
      return undoCreation(undoing, `without ${MEMBERS[lacking].words}`, unsupported(lacking));
    }
    const whole = await readBack(withRepositoryRead(context, made, config)).catch((error: Error) => {
      if (!(error instanceof InvalidConfig)) throw error;
      const remove = () =>
        removeFromList(platform, policySetInList({ id: made.id, organization: config.organization }));
      const undoing = { what: `The policy set \`${config.name}\``, importId: made.id, known: toState(made), remove };
      return undoCreation(undoing, 'without content', error);
    });
    recordApplied(platform, made.id, ownedBy(config));
    return readBack(toWholeState(platform, whole, { signal }));
  },

  async read({ platform, signal }, known) {
    const found = known.id
      ? await readFromList(platform, policySetInList({ id: known.id, organization: known.organization }), { signal })
      : await findByName(platform, policySetByName({ organization: known.organization!, name: known.name! }), {
          signal,
        });
    return found && toWholeState(platform, found, { signal });
  },

  async update(context, change) {
    const { platform, signal, privateState } = context;
    const changed = await applyChange(context, change);
    const found = await toWholeState(platform, await withRepositoryReadAgain(context, changed, change), { signal });
    const lacking = lackingMembers(platform, change.config);
    if (lacking) throw unsupported(lacking);
    Ours.remember(privateState, change.config);
    recordApplied(platform, found.id, ownedBy(change.config));
    return found;
  },

  delete({ platform, signal }, { id, organization }) {
    return removeFromList(platform, policySetInList({ id, organization }), { signal });
  },

  async isReady({ platform, signal }, { id }) {
    const { data: set } = await platform.get(policySetPath(id!), undefined, { signal });
    const versionId = set.attributes['vcs-repo'] ? versionIdOf(set, 'newest-version') : undefined;
    const version = versionId === undefined ? undefined : await findVersion(platform, versionId, { signal });
    return !version || isRead(version, set);
  },

  restorePrivateState: (privateState, config) => Ours.remember(privateState, config),

  move: movePolicySet,
};

/** The sets of members that are configured, and so managed by the policy set alone. */
function ownedBy(config: Partial<PolicySetConfig>): MemberSet[] {
  return MEMBER_SETS.filter((which) => config[which] !== undefined);
}

/** Members that are configured and that the service has been found not to have. */
function lackingMembers(platform: PlatformClient, config: PolicySetConfig): MemberSet | undefined {
  return MEMBER_SETS.find((which) => (config[which] ?? []).length > 0 && lacksMembers(platform, which));
}

function unsupported(which: MemberSet): InvalidConfig {
  return new InvalidConfig([which], lackingWords(which));
}

const PATIENCE = '10m';

/** Waits until the service has read the repository of a new policy set. */
/** What exists is not forgotten because it cannot be read for now. */
function unread(made: Resource, error: Error): never {
  if (!(error instanceof ClientError)) throw error;
  const known = toState(made);
  throw new PartiallyCreated(`The policy set \`${known.name}\``, made.id, `cannot be read back: ${error.message}`, {
    known,
    isWhole: true,
  });
}

function withRepositoryRead(context: ResourceContext, set: Resource, config: PolicySetConfig): Promise<Resource> {
  return config.vcsRepo ? awaitVersion(context, set, undefined, config.timeouts?.create) : Promise.resolve(set);
}

/** Likewise, after a change of the repository or the folder, of which an unchanged one makes no new version. */
async function withRepositoryReadAgain(
  context: ResourceContext,
  set: Resource,
  { config, prior, changed }: PolicySetChange,
): Promise<Resource> {
  if (!config.vcsRepo || !(changed.has('vcsRepo') || changed.has('policiesPath'))) return set;
  try {
    return await awaitVersion(context, set, prior.newestVersionId, config.timeouts?.update);
  } catch (error) {
    if (!(error instanceof InvalidConfig)) throw error;
    const { platform, signal } = context;
    const now = (await platform.get(policySetPath(set.id), undefined, { signal })).data;
    throw new PartiallyUpdated(error, await toWholeState(platform, now, { signal }));
  }
}

/** Waits for a version other than `before` that has been read. After the timeout, a warning says how to go on. */
async function awaitVersion(
  { platform, signal, progress, warn }: ResourceContext,
  set: Resource,
  before: string | undefined,
  patience = PATIENCE,
): Promise<Resource> {
  let last: string | undefined;
  const found = await poll(parseDuration(patience)!, signal, async () => {
    const now = (await platform.get(policySetPath(set.id), undefined, { signal })).data;
    const versionId = versionIdOf(now, 'newest-version');
    if (versionId === undefined || versionId === before) return undefined;
    const version = await findVersion(platform, versionId, { signal });
    const status = version && textAt(version.attributes, 'status');
    if (status !== undefined && status !== last) progress(`${set.id}: ${status}`);
    last = status;
    return version && isRead(version, now) ? now : undefined;
  });
  if (found) return found;
  warn(
    'object-not-ready',
    'The repository has not been read yet',
    `The service has not made a version of the policy set ${set.id} from its repository after ${patience}. Until it has, the policy set enforces what it did before. \`newestVersionStatus\` shows the outcome; \`timeouts\` says how long to wait.`,
  );
  return (await platform.get(policySetPath(set.id), undefined, { signal })).data;
}

/** Whether the service has read the repository. Throws if it cannot use what it has read. */
function isRead(version: Resource, set: Resource): boolean {
  const status = textAt(version.attributes, 'status');
  if (status === 'errored' || status === 'canceled') {
    throw new InvalidConfig(
      ['vcsRepo'],
      `The service cannot use what it has read from the repository of ${nameAt(set, 'attributes', 'name')}: ${versionErrorOf(version) ?? status}`,
      set.id,
    );
  }
  return status === 'ready';
}

type Repository = NonNullable<PolicySetConfig['vcsRepo']>;

function toWireRepository(repository: Repository): object {
  const { identifier, branch, oauthTokenId, githubAppInstallationId, ingressSubmodules } = repository;
  return {
    'identifier': identifier,
    'branch': branch ?? '',
    ...(oauthTokenId === undefined ? {} : { 'oauth-token-id': oauthTokenId }),
    ...(githubAppInstallationId === undefined ? {} : { 'github-app-installation-id': githubAppInstallationId }),
    'ingress-submodules': ingressSubmodules ?? false,
  };
}

function repositoryOf(set: Resource): PolicySetState['vcsRepo'] {
  const reported = optionalObjectAt(set, 'attributes', 'vcs-repo');
  const text = (name: string) => optionalTextAt(reported!, name) || undefined;
  return (
    reported && {
      identifier: nameAt(reported, 'identifier'),
      branch: text('branch'),
      oauthTokenId: text('oauth-token-id'),
      githubAppInstallationId: text('github-app-installation-id'),
      ingressSubmodules: optionalFlagAt(reported, 'ingress-submodules') ?? false,
      displayIdentifier: text('display-identifier'),
      webhookUrl: text('webhook-url'),
      repositoryHttpUrl: text('repository-http-url'),
      serviceProvider: text('service-provider'),
    }
  );
}

function newDocument({ dialect }: PlatformClient, config: PolicySetConfig): object {
  const { policiesPath, policyUpdatePatterns, vcsRepo } = config;
  const { kind, description, global, agentEnabled, overridable, policyToolVersion, tagSelectors } = config;
  const attributes = {
    name: config.name,
    kind: toWireKind(kind, dialect),
    global,
    ...(description === undefined ? {} : { description }),
    ...(kind === FIRST ? { 'agent-enabled': agentEnabled ?? false } : {}),
    ...(overridable ? { overridable } : {}),
    ...(policyToolVersion === undefined ? {} : { 'policy-tool-version': policyToolVersion }),
    ...(tagSelectors?.length ? { 'tag-selectors': tagSelectors.map(toWireSelector) } : {}),
    ...(vcsRepo === undefined ? {} : { 'vcs-repo': toWireRepository(vcsRepo) }),
    ...(policiesPath === undefined ? {} : { 'policies-path': policiesPath }),
    ...(policyUpdatePatterns === undefined ? {} : { 'policy-update-patterns': policyUpdatePatterns }),
  };
  return { data: { type: 'policy-sets', attributes, relationships: relationshipsOf(config, MEMBER_SETS) } };
}

/** The members that are configured, without empty sets. */
function relationshipsOf(config: PolicySetConfig, which: readonly MemberSet[]): object {
  return Object.fromEntries(
    which.flatMap((one) =>
      config[one]?.length ? [[MEMBERS[one].relationship, membersDocument(one, config[one])]] : [],
    ),
  );
}

function isWhatWasSent(resource: Resource, config: PolicySetConfig): boolean {
  const found = toState(resource);
  return (
    found.kind === config.kind &&
    found.global === config.global &&
    (found.description ?? '') === (config.description ?? '') &&
    found.vcsRepo?.identifier === config.vcsRepo?.identifier &&
    MEMBER_SETS.every((which) => isSameSet(membersOf(resource, which) ?? [], config[which] ?? []))
  );
}

/** Makes a change in an order in which no policy stops being enforced in between: first what widens, last what narrows. */
async function applyChange(context: ResourceContext, change: PolicySetChange): Promise<Resource> {
  const { platform, signal } = context;
  const { config, prior } = change;
  const { id } = prior;
  const steps = stepsOf(change);
  for (const { which, step, members } of steps.first) {
    await changeMembersOf(platform, id, which, step, members, { signal });
  }
  if (steps.selectors.added.length > 0) await changeSelectors(platform, id, 'POST', steps.selectors.added, { signal });
  const attributes = changedAttributes(change, steps.carriesSelectors);
  const relationships = steps.carried;
  let reported: Resource | undefined;
  if (Object.keys(attributes).length + Object.keys(relationships).length > 0) {
    reported = await patch(context, id, attributes, relationships, config);
  }
  for (const { which, step, members } of steps.last) {
    await changeMembersOf(platform, id, which, step, members, { signal });
  }
  const { removed } = steps.selectors;
  if (removed.length > 0) await changeSelectors(platform, id, 'DELETE', removed, { signal });
  if (!reported || steps.last.length + removed.length > 0) {
    reported = (await platform.get(policySetPath(id), undefined, { signal })).data;
  }
  return reported;
}

interface MemberStep {
  readonly which: MemberSet;
  readonly step: 'add' | 'remove';
  readonly members: readonly string[];
}

type Selectors = NonNullable<PolicySetConfig['tagSelectors']>;

interface Steps {
  readonly first: readonly MemberStep[];
  readonly last: readonly MemberStep[];
  readonly selectors: { readonly added: Selectors; readonly removed: Selectors };
  /** Whole lists that the update of the attributes overwrites. */
  readonly carried: object;
  readonly carriesSelectors: boolean;
}

/**
 * A global set takes no workspaces and projects. The request that ends it carries them whole, so that members from before it was global do
 * not come back. Attachments and tags exclude each other, so a change from one to the other is one request, too.
 */
function stepsOf({ config, prior, changed }: PolicySetChange): Steps {
  const before = (which: MemberSet) => prior[which] ?? [];
  const selectorsBefore = prior.tagSelectors ?? [];
  const selectors = changed.has('tagSelectors') ? (config.tagSelectors ?? []) : selectorsBefore;
  const switches = selectorsBefore.length > 0 !== selectors.length > 0;
  const carries = changed.has('global') || switches;
  const scope = ['workspaceIds', 'projectIds'] as const;
  const endsGlobal = changed.has('global') && !config.global;
  const carried = Object.fromEntries(
    scope
      .filter((which) => endsGlobal || (switches && !config.global && changed.has(which)))
      .map((which) => [MEMBERS[which].relationship, membersDocument(which, config[which] ?? [])]),
  );
  const steps = MEMBER_SETS.filter(
    (which) => changed.has(which) && config[which] && !(carries && scope.some((one) => one === which)),
  )
    .flatMap((which): MemberStep[] => [
      { which, step: 'add', members: without(config[which]!, before(which)) },
      { which, step: 'remove', members: without(before(which), config[which]!) },
    ])
    .filter(({ members }) => members.length > 0);
  const widens = ({ which, step }: MemberStep) => (which.startsWith('excluded') ? step === 'remove' : step === 'add');
  return {
    first: steps.filter((one) => widens(one)),
    last: steps.filter((one) => !widens(one)),
    selectors: carries
      ? { added: [], removed: [] }
      : { added: lackingSelectors(selectors, selectorsBefore), removed: lackingSelectors(selectorsBefore, selectors) },
    carried,
    carriesSelectors: carries && changed.has('tagSelectors'),
  };
}

function lackingSelectors(one: Selectors, other: Selectors): Selectors {
  const key = (selector: Selectors[number]) => JSON.stringify([selector.key, selector.value ?? null, selector.exclude]);
  const there = other.map(key);
  return one.filter((selector) => !there.includes(key(selector)));
}

/** A 404 for exclusions means that the release of the service does not have them, if the policy set itself can be read. */
async function changeMembersOf(
  platform: PlatformClient,
  id: string,
  which: MemberSet,
  step: 'add' | 'remove',
  members: readonly string[],
  options: CallOptions,
): Promise<void> {
  try {
    await changeMembers(platform, id, which, step, members, options);
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 404) throw error;
    const set = await platform.find(policySetPath(id), undefined, options);
    if (set) await withMembers(platform, set.data, options, [which]);
    throw lacksMembers(platform, which) ? unsupported(which) : error;
  }
}

async function changeSelectors(
  platform: PlatformClient,
  id: string,
  method: 'POST' | 'DELETE',
  selectors: Selectors,
  options: CallOptions,
): Promise<void> {
  const body = { data: selectors.map(toWireSelector) };
  await platform.submit(method, `${policySetPath(id)}/tag-selectors`, body, { ...options, repeatable: true });
}

function toWireSelector({ key, value, exclude }: Selectors[number]): object {
  return { 'tag-key': key, 'tag-value': value ?? null, 'is-exclude': exclude };
}

/** An update keeps the attributes that it omits. */
function changedAttributes({ config, changed }: PolicySetChange, carriesSelectors: boolean): Resource['attributes'] {
  const { kind, agentEnabled, policyToolVersion } = config;
  const hasAgent = kind !== FIRST || agentEnabled === true;
  return {
    ...(changed.has('name') ? { name: config.name } : {}),
    ...(changed.has('description') ? { description: config.description ?? null } : {}),
    ...(changed.has('global') ? { global: config.global } : {}),
    ...(changed.has('agentEnabled') && kind === FIRST ? { 'agent-enabled': agentEnabled } : {}),
    ...(changed.has('overridable') && hasAgent ? { overridable: config.overridable } : {}),
    ...(changed.has('policyToolVersion') && policyToolVersion !== undefined
      ? { 'policy-tool-version': policyToolVersion }
      : {}),
    ...(changed.has('vcsRepo') && config.vcsRepo ? { 'vcs-repo': toWireRepository(config.vcsRepo) } : {}),
    ...(changed.has('policiesPath') ? { 'policies-path': config.policiesPath ?? '' } : {}),
    ...(changed.has('policyUpdatePatterns') ? { 'policy-update-patterns': config.policyUpdatePatterns ?? [] } : {}),
    ...(carriesSelectors ? { 'tag-selectors': (config.tagSelectors ?? []).map(toWireSelector) } : {}),
  };
}

/**
 * Whether one request may end `global` and carry what the set is attached to is not documented. A service that refuses it gets two, and the
 * set is enforced nowhere in between.
 */
async function patch(
  { platform, signal, warn }: ResourceContext,
  id: string,
  attributes: Resource['attributes'],
  relationships: object,
  config: PolicySetConfig,
): Promise<Resource> {
  const send = async (carried: object) =>
    (
      await platform.patch(
        policySetPath(id),
        { data: { type: 'policy-sets', id, attributes, relationships: carried } },
        { signal },
      )
    ).data;
  const endsGlobal = attributes.global === false;
  try {
    return await send(relationships);
  } catch (error) {
    if (!endsGlobal || !(error instanceof ApiError) || error.status !== 422) throw error;
    // A refusal of anything else is reported by the request without the lists.
    const set = await withMembers(platform, await send({}), { signal });
    for (const which of ['workspaceIds', 'projectIds'] as const) {
      const [wanted, found] = [config[which] ?? [], membersOf(set, which) ?? []];
      await changeMembers(platform, id, which, 'add', without(wanted, found), { signal });
      await changeMembers(platform, id, which, 'remove', without(found, wanted), { signal });
    }
    warn(
      'side-effect',
      'The policy set was enforced nowhere for a moment',
      `The service does not end \`global\` and attach ${config.name} to workspaces and projects in one request: ${error.message}.`,
    );
    return (await platform.get(policySetPath(id), undefined, { signal })).data;
  }
}

/** Attributes that the service fills in are part of every response. */
type PolicySetState = ReadStateOf<typeof policySet> &
  Required<Pick<ReadStateOf<typeof policySet>, MemberSet | 'agentEnabled'>>;

/** Converts a document of the service to state, for all operations and data sources. The status of the newest version is read separately. */
export function toState(set: Resource): PolicySetState {
  const { attributes } = set;
  const kind = fromWireKind(optionalTextAt(attributes, 'kind')) as PolicySetState['kind'];
  const members = (which: MemberSet) => membersOf(set, which) ?? [];
  return {
    id: set.id,
    organization: relatedIdAt(set, 'organization'),
    name: nameAt(attributes, 'name'),
    kind,
    description: optionalTextAt(attributes, 'description') || undefined,
    global: flagAt(attributes, 'global'),
    // The other frameworks always have an agent.
    agentEnabled: kind !== FIRST || (optionalFlagAt(attributes, 'agent-enabled') ?? false),
    overridable: optionalFlagAt(attributes, 'overridable') ?? false,
    policyToolVersion: optionalTextAt(attributes, 'policy-tool-version') || undefined,
    policiesPath: optionalTextAt(attributes, 'policies-path') || undefined,
    policyUpdatePatterns: patternsOf(set),
    vcsRepo: repositoryOf(set),
    policyIds: members('policyIds'),
    workspaceIds: members('workspaceIds'),
    projectIds: members('projectIds'),
    excludedWorkspaceIds: members('excludedWorkspaceIds'),
    excludedProjectIds: members('excludedProjectIds'),
    tagSelectors: optionalObjectsAt(attributes, 'tag-selectors')?.map((selector) => ({
      key: textAt(selector, 'tag-key'),
      value: optionalTextAt(selector, 'tag-value') || undefined,
      exclude: optionalFlagAt(selector, 'is-exclude') ?? false,
    })),
    policyCount: integerAt(attributes, 'policy-count'),
    workspaceCount: integerAt(attributes, 'workspace-count'),
    projectCount: optionalIntegerAt(attributes, 'project-count'),
    versioned: flagAt(attributes, 'versioned'),
    currentVersionId: versionIdOf(set, 'current-version'),
    newestVersionId: versionIdOf(set, 'newest-version'),
    createdAt: textAt(attributes, 'created-at'),
    updatedAt: textAt(attributes, 'updated-at'),
  };
}

/** Patterns without a repository have no effect, and cannot be configured. */
function patternsOf(set: Resource): string[] | undefined {
  if (!set.attributes['vcs-repo']) return undefined;
  const patterns = optionalTextsAt(set, 'attributes', 'policy-update-patterns');
  return patterns?.length ? patterns : undefined;
}

/** The newest version is read only if it is not the current one, which is always ready. */
async function toWholeState(platform: PlatformClient, found: Resource, options: CallOptions): Promise<PolicySetState> {
  const state = toState(await withMembers(platform, found, options));
  const { currentVersionId, newestVersionId } = state;
  if (newestVersionId === undefined) return state;
  if (newestVersionId === currentVersionId) return { ...state, newestVersionStatus: 'ready' };
  const newest = await findVersion(platform, newestVersionId, options);
  if (!newest) return state;
  return {
    ...state,
    newestVersionStatus: textAt(newest.attributes, 'status'),
    newestVersionError: versionErrorOf(newest),
  };
}

type Modification = PlanModification<typeof policySet>;
type PolicySetProposal = Proposal<typeof policySet>;

async function modifyPolicySetPlan(context: PlanContext, proposal: PolicySetProposal): Promise<Modification> {
  const agent = planAgent(proposal);
  const set = { ...agent.set, ...planHidden(proposal) };
  return {
    set,
    unknown: agent.unknown,
    replace: replacedRepository(proposal),
    keep: keptInputs(proposal).filter((name) => !Object.hasOwn(set, name) && !agent.unknown?.includes(name)),
    problems: [
      ...attachedProblems(context, proposal),
      ...agentProblems(proposal),
      ...selectorProblems(proposal),
      ...dialectProblems(context, proposal),
      ...warnings(context, proposal),
      ...(await kindProblems(context, proposal)),
    ],
  };
}

/** The first framework has no agent unless one is configured, and no version without one; the others always have both. */
function planAgent({ config, unknown, prior, replaces }: PolicySetProposal): Pick<Modification, 'set' | 'unknown'> {
  const before = replaces ? undefined : prior;
  const isOpen = (name: 'agentEnabled' | 'policyToolVersion') => config[name] === undefined && !unknown.has(name);
  if (unknown.has('kind')) return { unknown: (['agentEnabled', 'policyToolVersion'] as const).filter(isOpen) };
  const isUndecided = unknown.has('agentEnabled');
  const agentEnabled = config.agentEnabled ?? config.kind !== FIRST;
  const set = isOpen('agentEnabled') ? { agentEnabled } : {};
  if (!isOpen('policyToolVersion')) return { set };
  if (config.kind === FIRST && isUndecided) return { set, unknown: ['policyToolVersion'] };
  if (!agentEnabled) return { set: { ...set, policyToolVersion: undefined } };
  return { set, unknown: before?.agentEnabled === false ? ['policyToolVersion'] : [] };
}

/** The content of a policy set cannot move to or from a repository without losing what it had. */
function replacedRepository({ config, unknown, prior, replaces }: PolicySetProposal): 'vcsRepo'[] {
  if (!prior || replaces || unknown.has('vcsRepo')) return [];
  const hadOther = (prior.policyIds ?? []).length > 0 || prior.versioned === true;
  const isReplaced = prior.vcsRepo ? !config.vcsRepo : config.vcsRepo !== undefined && hadOther;
  return isReplaced ? ['vcsRepo'] : [];
}

/** A set that becomes global shows none of its workspaces and projects. */
function planHidden({ config, unknown, prior, replaces }: PolicySetProposal): Partial<PolicySetState> {
  if (!prior || replaces || !config.global) return {};
  const names = ['workspaceIds', 'projectIds'] as const;
  return Object.fromEntries(
    names
      .filter((name) => config[name] === undefined && !unknown.has(name) && (prior[name] ?? []).length > 0)
      .map((name) => [name, []]),
  );
}

const KEPT = [...MEMBER_SETS, 'tagSelectors', 'policyToolVersion'] as const;

/** What is no longer configured stays as it is, and can be managed elsewhere. */
function keptInputs({ config, unknown, prior, replaces }: PolicySetProposal): (typeof KEPT)[number][] {
  if (!prior || replaces) return [];
  return KEPT.filter((name) => config[name] === undefined && !unknown.has(name));
}

function problem(
  code: Code,
  name: string,
  summary: string,
  detail: string,
  severity: Problem['severity'] = 'error',
): Problem {
  return { path: [name], code, severity, summary, detail };
}

/** Reports the plan to those of attachments, and finds attachments that were planned before. */
function attachedProblems({ run }: PlanContext, { config, unknown, prior, replaces }: PolicySetProposal): Problem[] {
  if (!prior || replaces) return [];
  const owned = MEMBER_SETS.filter((which) => config[which] !== undefined || unknown.has(which));
  const hasSelectors = (config.tagSelectors ?? prior.tagSelectors ?? []).length > 0;
  const { workspaceIds, excludedWorkspaceIds } = config;
  policySetPlans.reportSet(run, prior.id, {
    name: config.name,
    global: config.global,
    hasSelectors,
    owned,
    workspaceIds,
    excludedWorkspaceIds,
  });
  const opposed = (['workspaceIds', 'excludedWorkspaceIds'] as const).flatMap((which) => {
    const others = policySetPlans.reportedMembers(run, prior.id, OPPOSITE[which]!);
    const both = (config[which] ?? []).filter((id) => others.includes(id));
    return both.map((id) =>
      problem(
        'resources-conflict',
        which,
        'The workspace is attached and excluded',
        `A resource of its own ${which === 'workspaceIds' ? 'excludes' : 'attaches the policy set to'} ${id}. The exclusion would win: remove the attachment or the exclusion.`,
      ),
    );
  });
  const attached = owned.flatMap((which) => {
    const members = policySetPlans.reportedMembers(run, prior.id, which);
    return members.length > 0 ? [attachedProblem(which, members)] : [];
  });
  return [...attached, ...opposed];
}

function agentProblems({ config, unknown }: PolicySetProposal): Problem[] {
  const { kind, agentEnabled, overridable, policyToolVersion } = config;
  if (kind === undefined) return [];
  if (kind !== FIRST) {
    return [
      ...(agentEnabled === false
        ? [
            problem(
              'value-invalid',
              'agentEnabled',
              'Invalid `agentEnabled`',
              `Policies of the kind ${JSON.stringify(kind)} are always evaluated by an agent. Remove \`agentEnabled\`.`,
            ),
          ]
        : []),
      ...(kind === 'opa' && policyToolVersion === 'latest'
        ? [
            problem(
              'value-invalid',
              'policyToolVersion',
              'Invalid `policyToolVersion`',
              '"latest" is only valid if `kind` is "sentinel_framework". Use the number of a version, or remove `policyToolVersion` for the newest.',
            ),
          ]
        : []),
    ];
  }
  if (unknown.has('agentEnabled') || agentEnabled === true) return [];
  const needsAgent = (name: string) =>
    problem(
      'attribute-missing',
      name,
      `\`${name}\` requires an agent`,
      `If \`kind\` is "sentinel_framework", \`${name}\` is only valid if \`agentEnabled\` is true. Set \`agentEnabled\`, or remove \`${name}\`.`,
    );
  return [
    ...(overridable ? [needsAgent('overridable')] : []),
    ...(policyToolVersion === undefined ? [] : [needsAgent('policyToolVersion')]),
  ];
}

function selectorProblems({ config: { global, tagSelectors } }: PolicySetProposal): Problem[] {
  if (global === undefined) return [];
  return (tagSelectors ?? []).flatMap(({ key, exclude }, index): Problem[] =>
    exclude === undefined || exclude === global
      ? []
      : [
          {
            path: ['tagSelectors', index, 'exclude'],
            severity: 'error',
            code: 'value-invalid',
            summary: 'Invalid `exclude`',
            detail: global
              ? `A global policy set applies to all workspaces, so the tag ${JSON.stringify(key)} can only exclude some: set \`exclude\` to true.`
              : `Only a global policy set can exclude workspaces by a tag. Set \`global\` to true, or remove \`exclude\` of the tag ${JSON.stringify(key)}.`,
          },
        ],
  );
}

/** With `ignore_changes`, the configuration may contain what the service has. */
function dialectProblems({ platform }: PlanContext, { config, prior, replaces }: PolicySetProposal): Problem[] {
  if (platform.dialect === 'hcp') return [];
  const before = replaces ? undefined : prior;
  const isThere = before?.tagSelectors !== undefined && before.tagSelectors.length > 0;
  return [
    ...(config.kind === 'tfpolicy' && before?.kind !== 'tfpolicy'
      ? [
          problem(
            'unsupported-by-service',
            'kind',
            '`kind` is not supported',
            'The kind "tfpolicy" requires the dialect `hcp` of the provider.',
          ),
        ]
      : []),
    ...(config.tagSelectors?.length && !isThere
      ? [
          problem(
            'unsupported-by-service',
            'tagSelectors',
            '`tagSelectors` is not supported',
            'Tags of policy sets require the dialect `hcp` of the provider. Use `workspaceIds` and `projectIds`.',
          ),
        ]
      : []),
  ];
}

/** Checks the kinds of policies that are added, if the token may read them. */
async function kindProblems(
  { platform, signal }: PlanContext,
  { config, prior, replaces }: PolicySetProposal,
): Promise<Problem[]> {
  const { organization, kind, policyIds } = config;
  if (organization === undefined || kind === undefined || !policyIds?.length) return [];
  const added = without(policyIds, (replaces ? undefined : prior?.policyIds) ?? []);
  const problems = await Promise.all(
    added.map(async (id): Promise<Problem[]> => {
      const found = await look(() => platform.find(`/policies/${encodeURIComponent(id)}`, undefined, { signal }));
      const other = found && fromWireKind(optionalTextAt(found.data.attributes, 'kind'));
      if (other === undefined || other === kind) return [];
      return [
        problem(
          'object-of-another-kind',
          'policyIds',
          'A policy has another kind',
          `${id} (${nameAt(found!.data.attributes, 'name')}) is of the kind ${JSON.stringify(other)}. All policies of a policy set have its \`kind\`, which is ${JSON.stringify(kind)}.`,
        ),
      ];
    }),
  );
  return problems.flat();
}

function warnings({ privateState }: PlanContext, proposal: PolicySetProposal): Problem[] {
  const { config, unknown, prior, replaces, changed } = proposal;
  const before = replaces ? undefined : prior;
  const changes = (...names: (keyof PolicySetConfig & string)[]) => !before || names.some((name) => changed.has(name));
  const isEmpty = (name: MemberSet | 'tagSelectors') => config[name]?.length === 0;
  const ours = new Ours(privateState);
  return [
    ...(before
      ? MEMBER_SETS.filter(
          (which) =>
            config[which] === undefined &&
            !unknown.has(which) &&
            (before[which] ?? []).length > 0 &&
            ours.includes(which) &&
            !(config.global && (which === 'workspaceIds' || which === 'projectIds')),
        ).map((which) =>
          problem(
            'object-remains',
            which,
            `\`${which}\` is no longer managed`,
            `The ${before[which]!.length} ${MEMBERS[which].words} of the policy set stay, and can be managed by resources of their own. To remove them, set \`${which}\` to \`[]\`. This warning ends when the policy set is next changed.`,
            'warning',
          ),
        )
      : []),
    ...(prior && replaces
      ? [
          problem(
            'enforcement-interrupted',
            'name',
            'The policy set is deleted and recreated',
            'Its policies are not enforced in between, and its parameters and attachments end, also those that others manage. To avoid this, create a policy set with another `name` first, and then delete this one.',
            'warning',
          ),
        ]
      : []),
    ...(config.global === false &&
    isEmpty('workspaceIds') &&
    isEmpty('projectIds') &&
    (isEmpty('tagSelectors') || config.tagSelectors === undefined) &&
    changes('global', 'workspaceIds', 'projectIds', 'tagSelectors')
      ? [
          problem(
            'enforces-nothing',
            'workspaceIds',
            'The policy set applies to no workspace',
            '`global` is false, and the policy set is attached to no workspace and no project.',
            'warning',
          ),
        ]
      : []),
    ...(isEmpty('policyIds') && changes('policyIds')
      ? [problem('enforces-nothing', 'policyIds', 'The policy set has no policies', 'It enforces nothing.', 'warning')]
      : []),
  ];
}

/** The sets of members that the last apply configured. */
class Ours {
  private readonly names: readonly string[];

  constructor(privateState: Pick<PrivateStateAccess, 'recall'>) {
    this.names = privateState.recall<readonly string[]>('members') ?? [];
  }

  public includes(which: MemberSet): boolean {
    return this.names.includes(which);
  }

  public static remember(privateState: ResourceContext['privateState'], config: PolicySetConfig): void {
    privateState.remember('members', ownedBy(config));
  }
}

/** A block is a list. An empty text stands for an absent value. */
function movedRepository(blocks: unknown): Values | undefined {
  const [block] = Array.isArray(blocks) ? (blocks as readonly Values[]) : [];
  return (
    block && {
      identifier: block.identifier,
      branch: block.branch || undefined,
      oauthTokenId: block.oauth_token_id || undefined,
      githubAppInstallationId: block.github_app_installation_id || undefined,
      ingressSubmodules: block.ingress_submodules ?? false,
    }
  );
}

/** Converts state of `tfe_policy_set`. */
function movePolicySet({ state }: { readonly state: Values }): {
  readonly state: Partial<Values>;
  readonly notCarried: readonly { readonly name: string; readonly because: string }[];
} {
  const ids = (value: unknown) => (Array.isArray(value) ? (value as string[]) : []);
  const patterns = ids(state.policy_update_patterns);
  return {
    state: {
      id: state.id,
      organization: state.organization ?? undefined,
      name: state.name,
      kind: fromWireKind((state.kind ?? undefined) as string | undefined),
      description: state.description || undefined,
      global: state.global ?? false,
      agentEnabled: state.agent_enabled ?? undefined,
      overridable: state.overridable ?? false,
      policyToolVersion: state.policy_tool_version || undefined,
      policiesPath: state.policies_path || undefined,
      policyUpdatePatterns: patterns.length > 0 ? patterns : undefined,
      vcsRepo: movedRepository(state.vcs_repo),
      policyIds: ids(state.policy_ids),
      workspaceIds: ids(state.workspace_ids),
    },
    notCarried: state.slug ? [{ name: 'slug', because: 'Upload the folder by a `lintel_policy_set_version`.' }] : [],
  };
}
