import { readFileSync, statSync } from 'fs';
import type { Resource } from '../../../clients/json-api';
import type { Query } from '../../../clients/path';
import { path, CallOptions, PlatformClient } from '../../../clients/platform';
import {
  integerAt,
  nameAt,
  optionalObjectsAt,
  optionalTextAt,
  relatedIdAt,
  relatedIdsAt,
  textAt,
  optionalObjectAt,
} from '../../../clients/read-response';
import type { ConfigOf, ReadStateOf } from '../../../definition/resource';
import { whyUnreadable } from '../../../definition/unreadable';
import type { Values } from '../../../definition/value';
import type {
  Change,
  ResourceHandlers,
  PrivateStateAccess,
  PlanModification,
  PlanContext,
  Proposal,
  Moved,
} from '../../contract';
import { undoCreation } from '../../creation';
import { InvalidConfig } from '../../errors';
import { createByName, findByName, type CreateByName } from '../shared/create-by-name';
import { fromWireKind, toWireKind } from '../shared/policy-sets/policy-kind';
import { policySetPlans } from '../shared/policy-sets/policy-set-plans';
import { readFromList, removeFromList, type ReadFromList } from '../shared/read-from-list';
import { MAX_BYTES, type policy } from './definition';

interface PolicyConfig extends ConfigOf<typeof policy> {}
interface PolicyChange extends Change<typeof policy> {}

export const policyResource: ResourceHandlers<typeof policy> = {
  modifyPlan: modifyPolicyPlan,

  async create({ platform, signal, privateState }, config) {
    const made = await createByName(
      platform,
      byName(config),
      newDocument(platform, config),
      (found) => isWhatWasSent(found, config),
      { signal },
    );
    // Not interruptible: a policy without its code would have to be deleted again.
    await uploadCode(platform, made.id, config.source!).catch((error: Error) => undo(platform, config, made, error));
    PolicySetsPrivateState.sent(privateState, config.policySetIds);
    // The upload also changes the policy. If this read fails, the next refresh catches up.
    const found = await platform.find(pathOf(made.id), undefined, { signal }).catch(() => undefined);
    return { ...toState(found?.data ?? made), source: config.source };
  },

  async read({ platform, signal, privateState }, known) {
    const found = known.id
      ? await readFromList(platform, inList({ id: known.id, organization: known.organization }), { signal })
      : await findByName(platform, byName({ organization: known.organization!, name: known.name! }), { signal });
    if (found) PolicySetsPrivateState.seen(privateState, known.policySetIds, policySetIdsOf(found));
    return found && withCode(platform, found, { signal });
  },

  async update({ platform, signal, privateState }, change) {
    const { config, prior, changed } = change;
    const attributes = changedAttributes(change);
    let reported: Resource | undefined;
    if (Object.keys(attributes).length > 0) {
      reported = (
        await platform.patch(pathOf(prior.id), { data: { type: 'policies', id: prior.id, attributes } }, { signal })
      ).data;
    }
    if (changed.has('source')) {
      await uploadCode(platform, prior.id, config.source!, { signal });
      reported = undefined;
    }
    reported ??= (await platform.get(pathOf(prior.id), undefined, { signal })).data;
    PolicySetsPrivateState.sent(privateState, config.policySetIds);
    return { ...toState(reported), source: changed.has('source') ? config.source : prior.source };
  },

  delete({ platform, signal }, { id, organization }) {
    return removeFromList(platform, inList({ id, organization }), { signal });
  },

  sentAfterwards: ['source'],

  restorePrivateState: (privateState, config) => PolicySetsPrivateState.sent(privateState, config.policySetIds),

  move: movePolicy,
};

/** Deletes a policy whose code could not be uploaded, because it would be useless and block its name, and throws the reason. */
async function undo(platform: PlatformClient, config: PolicyConfig, made: Resource, reason: Error): Promise<never> {
  const known = { ...toState(made), source: undefined };
  return undoCreation(
    {
      what: `The policy \`${config.name}\``,
      importId: made.id,
      known,
      remove: () => removeFromList(platform, inList({ id: made.id, organization: config.organization })),
    },
    'without its code',
    reason,
  );
}

/** A policy that was just created has no code yet. */
function isWhatWasSent(resource: Resource, config: PolicyConfig): boolean {
  const found = toState(resource);
  return (
    found.kind === config.kind &&
    found.enforcementLevel === config.enforcementLevel &&
    !hasCode(resource) &&
    (found.description ?? '') === (config.description ?? '') &&
    (found.query ?? '') === (config.query ?? '') &&
    isSame(config.policySetIds ?? [], found.policySetIds)
  );
}

function newDocument({ dialect }: PlatformClient, config: PolicyConfig): object {
  const attributes = {
    'name': config.name,
    'kind': toWireKind(config.kind, dialect),
    'enforcement-level': config.enforcementLevel,
    ...(config.description === undefined ? {} : { description: config.description }),
    ...(config.query === undefined ? {} : { query: config.query }),
  };
  const relationships = config.policySetIds && {
    'policy-sets': { data: config.policySetIds.map((id) => ({ id, type: 'policy-sets' })) },
  };
  return { data: { type: 'policies', attributes, relationships } };
}

/** An update keeps the attributes that it omits. A description can be null; a query must be a string. */
function changedAttributes({ config, changed }: PolicyChange): Resource['attributes'] {
  return {
    ...(changed.has('enforcementLevel') ? { 'enforcement-level': config.enforcementLevel } : {}),
    ...(changed.has('description') ? { description: config.description ?? null } : {}),
    ...(changed.has('query') ? { query: config.query ?? '' } : {}),
  };
}

export function listOf(organization: string): string {
  return path`/organizations/${organization}/policies`;
}

export function pathOf(id: string): string {
  return path`/policies/${id}`;
}

export function byName({ organization, name }: { readonly organization: string; readonly name: string }): CreateByName {
  return {
    what: 'policy',
    organization,
    name,
    list: listOf(organization),
    search: { 'search[name]': name },
    hint: 'a replacement, such as for another `kind`, has the same name, so it cannot use `create_before_destroy`',
  };
}

function inList({ id, organization }: { readonly id: string; readonly organization?: string }): ReadFromList {
  return { what: 'policy', id, path: pathOf(id), owner: organization, list: organization && listOf(organization) };
}

export function searchQuery(
  { searchName, filterKind }: { readonly searchName?: string; readonly filterKind?: string },
  dialect: string,
): Query {
  return { 'search[name]': searchName, 'filter[kind]': filterKind && toWireKind(filterKind, dialect) };
}

type PolicyState = ReadStateOf<typeof policy>;

/** A policy object as the service returns it. Its code is read separately. */
type PolicyObject = Omit<PolicyState, 'source'>;

/** For all operations and data sources. */
export function toState(resource: Resource): PolicyObject {
  const { attributes } = resource;
  return {
    id: resource.id,
    organization: relatedIdAt(resource, 'organization'),
    name: nameAt(attributes, 'name'),
    kind: fromWireKind(optionalTextAt(attributes, 'kind')) as PolicyState['kind'],
    enforcementLevel: enforcementLevelOf(attributes),
    description: optionalTextAt(attributes, 'description') || undefined,
    query: optionalTextAt(attributes, 'query') || undefined,
    policySetIds: policySetIdsOf(resource),
    policySetCount: integerAt(attributes, 'policy-set-count'),
    updatedAt: optionalTextAt(attributes, 'updated-at'),
  };
}

export function policySetIdsOf(resource: Resource): string[] {
  return relatedIdsAt(resource, 'policy-sets');
}

/** Older services return the level only as the mode of the single element of `enforce`. */
function enforcementLevelOf(attributes: Resource['attributes']): PolicyState['enforcementLevel'] {
  const [element] = optionalObjectsAt(attributes, 'enforce') ?? [];
  const level =
    optionalTextAt(attributes, 'enforcement-level') ??
    (element ? textAt(element, 'mode') : textAt(attributes, 'enforcement-level'));
  return level as PolicyState['enforcementLevel'];
}

/** The download link is present only if code was uploaded. */
function hasCode(policy: Resource): boolean {
  return Boolean(optionalTextAt(policy, 'links', 'download'));
}

/** Downloads the code; undefined if none was uploaded. */
export async function downloadCode(
  platform: PlatformClient,
  policy: Resource,
  options?: CallOptions,
): Promise<string | undefined> {
  const { id } = policy;
  // An element of a list may have no links.
  if (optionalObjectAt(policy, 'links') && !hasCode(policy)) return undefined;
  return (await platform.download(path`/policies/${id}/download`, options))?.toString('utf8');
}

export async function withCode(platform: PlatformClient, found: Resource, options?: CallOptions): Promise<PolicyState> {
  return { ...toState(found), source: await downloadCode(platform, found, options) };
}

async function uploadCode(platform: PlatformClient, id: string, source: string, options?: CallOptions): Promise<void> {
  await platform.put(path`/policies/${id}/upload`, Buffer.from(source, 'utf8'), options);
}

type Ids = readonly string[];

/** How many earlier memberships are remembered, so that configurations may still contain them. */
const MAX_EARLIER = 10;

/**
 * The policy sets that a configuration may contain without requesting a change: those that were sent, and those of an earlier read. A
 * configuration that matches the current membership must not become invalid when a policy set changes.
 */
class PolicySetsPrivateState {
  constructor(private readonly privateState: Pick<PrivateStateAccess, 'recall'>) {}

  public includes(ids: Ids): boolean {
    return [this.privateState.recall<Ids>('policySetIds'), ...this.earlier].some(
      (known) => known && isSame(known, ids),
    );
  }

  public static sent(privateState: PrivateStateAccess, ids: Ids | undefined): void {
    privateState.remember('policySetIds', ids && sorted(ids));
  }

  public static seen(privateState: PrivateStateAccess, before: Ids | undefined, now: Ids | undefined): void {
    if (!before || isSame(before, now)) return;
    const earlier = new PolicySetsPrivateState(privateState).earlier.filter((known) => !isSame(known, before));
    privateState.remember('earlierPolicySetIds', [...earlier, sorted(before)].slice(-MAX_EARLIER));
  }

  private get earlier(): readonly Ids[] {
    return this.privateState.recall<readonly Ids[]>('earlierPolicySetIds') ?? [];
  }
}

function isSame(one: Ids, other: Ids = []): boolean {
  return sorted(one).join() === sorted(other).join();
}

function sorted(ids: Ids): string[] {
  return [...new Set(ids)].sort();
}

type Modification = PlanModification<typeof policy>;

/** Plans the content of the file and the policy sets. */
function modifyPolicyPlan(
  { privateState, run }: PlanContext,
  proposal: Proposal<typeof policy>,
): Promise<Modification> {
  return Promise.resolve({
    ...planCode(proposal),
    ...planSets(proposal, new PolicySetsPrivateState(privateState)),
    ...planMemberships(run, proposal),
  });
}

/** A policy set that configures all of its policies would remove a policy that adds itself on creation. */
function planMemberships(run: PlanContext['run'], { config, prior, replaces }: Proposal<typeof policy>): Modification {
  if (prior && !replaces) return {};
  const problems = (config.policySetIds ?? []).flatMap((id) => {
    policySetPlans.reportMember(run, id, 'policyIds', `the policy \`${config.name ?? 'that is planned'}\``);
    const planned = policySetPlans.reported(run, id);
    return planned?.owned.includes('policyIds')
      ? [policySetPlans.ownedProblem('policySetIds', id, 'policyIds', planned.name)]
      : [];
  });
  return problems.length > 0 ? { problems } : {};
}

function planCode({ config, unknown }: Proposal<typeof policy>): Modification {
  if (unknown.has('sourceFile')) return { unknown: ['source'] };
  return config.sourceFile === undefined ? {} : { set: { source: readSourceFile(config.sourceFile) } };
}

/** After creation, the configured sets must be those that were sent or the current ones. In both cases nothing changes. */
function planSets(
  { config, unknown, prior, replaces }: Proposal<typeof policy>,
  known: PolicySetsPrivateState,
): Modification {
  if (!prior || replaces || unknown.has('policySetIds')) return {};
  const { policySetIds: wanted } = config;
  const keep = ['policySetIds'] as const;
  if (wanted === undefined || isSame(wanted, prior.policySetIds) || known.includes(wanted)) return { keep };
  return {
    keep,
    problems: [
      {
        path: ['policySetIds'],
        severity: 'error',
        code: 'change-impossible',
        summary: '`policySetIds` cannot be changed',
        detail:
          'Policy sets can be given only when a policy is created. Change the policy set, or configure the current value: ' +
          `${JSON.stringify(prior.policySetIds ?? [])}.`,
      },
    ],
  };
}

/** Converts state of `tfe_policy` and of `tfe_sentinel_policy`, which supported only one framework. */
function movePolicy({ type, state }: { readonly type: string; readonly state: Values }): Moved {
  const opa = type === 'tfe_policy' && state.kind === 'opa';
  return {
    state: {
      id: state.id,
      organization: state.organization ?? undefined,
      name: state.name,
      description: state.description || undefined,
      kind: opa ? 'opa' : 'sentinel_framework',
      query: state.query || undefined,
      source: state.policy ?? undefined,
      enforcementLevel: state.enforce_mode ?? undefined,
    },
  };
}

/** The exact content of a code file, including line endings and surrounding white space. Throws an error at the attribute if it cannot be read. */
function readSourceFile(file: string): string {
  const stat = attempt(file, () => statSync(file));
  // The file is read during plan and apply, but a pipe can be read only once.
  if (!stat.isFile()) throw wrong(`${quoted(file)}, resolved from ${quoted(process.cwd())}, is not a file.`);
  const { size } = stat;
  if (size > MAX_BYTES) {
    throw wrong(`The file ${quoted(file)} has ${size} bytes. The code must have at most ${MAX_BYTES} bytes.`);
  }
  const bytes = attempt(file, () => readFileSync(file));
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    throw wrong(`The file ${quoted(file)} is not valid UTF-8 text.`);
  }
}

function attempt<T>(file: string, act: () => T): T {
  try {
    return act();
  } catch (error) {
    throw wrong(
      `The file ${quoted(file)}, resolved from ${quoted(process.cwd())}, cannot be read: ${whyUnreadable(error)}.`,
    );
  }
}

function wrong(message: string): InvalidConfig {
  return new InvalidConfig(['sourceFile'], message);
}

function quoted(text: string): string {
  return JSON.stringify(text);
}
