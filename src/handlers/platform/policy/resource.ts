import { readFileSync, statSync } from 'fs';
import { MAX_BYTES, type policy } from './definition';
import type { Resource } from '../../../clients/json-api';
import type { Query } from '../../../clients/path';
import { path, CallOptions, PlatformClient } from '../../../clients/platform';
import { integerAt, nameAt, optionalObjectsAt, optionalTextAt, relatedIdAt, relatedIdsAt, textAt, optionalObjectAt } from '../../../clients/read-response';
import type { ConfigOf, ReadStateOf } from '../../../definition/resource';
import type { Values } from '../../../definition/value';
import type { Change, ResourceHandlers, PrivateStateAccess, PlanModification, PlanContext, Proposal } from '../../contract';
import { undoCreation } from '../../creation';
import { InvalidConfig } from '../../errors';
import { createByName, findByName, type CreateByName } from '../shared/create-by-name';
import { readFromList, removeFromList, type ReadFromList } from '../shared/read-from-list';

interface PolicyConfig extends ConfigOf<typeof policy> {}
interface PolicyChange extends Change<typeof policy> {}

export const policyResource: ResourceHandlers<typeof policy> = {
  modifyPlan: modifyPolicyPlan,

  async create({ platform, signal, privateState }, config) {
    const made = await createByName(platform, byName(config), newDocument(platform, config), (found) => isWhatWasSent(found, config), { signal });
    // Finished also after an interrupt: what is half-made would have to be undone.
    await uploadCode(platform, made.id, config.source!).catch((error: Error) => undo(platform, config, made, error));
    PolicySetsPrivateState.sent(privateState, config.policySetIds);
    // The upload is a change of its own. Should this look fail, the next refresh makes it good.
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
      reported = (await platform.patch(pathOf(prior.id), { data: { type: 'policies', id: prior.id, attributes } }, { signal })).data;
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

/** A policy without its code would be of no use, and its name would be taken: it is removed again, and the reason thrown. */
async function undo(platform: PlatformClient, config: PolicyConfig, made: Resource, reason: Error): Promise<never> {
  const known = { ...toState(made), source: undefined };
  return undoCreation({ what: `The policy \`${config.name}\``, importId: made.id, known, remove: () => removeFromList(platform, inList({ id: made.id, organization: config.organization })) }, 'without its code', reason);
}

/** What was made just now has no code yet. */
function isWhatWasSent(resource: Resource, config: PolicyConfig): boolean {
  const found = toState(resource);
  return found.kind === config.kind && found.enforcementLevel === config.enforcementLevel && !hasCode(resource)
    && (found.description ?? '') === (config.description ?? '') && (found.query ?? '') === (config.query ?? '')
    && isSame(config.policySetIds ?? [], found.policySetIds);
}

function newDocument({ dialect }: PlatformClient, config: PolicyConfig): object {
  const attributes = {
    'name': config.name,
    'kind': toWireKind(config.kind, dialect),
    'enforcement-level': config.enforcementLevel,
    ...(config.description === undefined ? {} : { description: config.description }),
    ...(config.query === undefined ? {} : { query: config.query }),
  };
  const relationships = config.policySetIds && { 'policy-sets': { data: config.policySetIds.map((id) => ({ id, type: 'policy-sets' })) } };
  return { data: { type: 'policies', attributes, relationships } };
}

/** What an update leaves out keeps its value. A description may be null, a query is a string. */
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
    what: 'policy', organization, name, list: listOf(organization), search: { 'search[name]': name },
    hint: 'a policy that is replaced, as for another `kind`, keeps its name: it cannot have `create_before_destroy`',
  };
}

function inList({ id, organization }: { readonly id: string; readonly organization?: string }): ReadFromList {
  return { what: 'policy', id, path: pathOf(id), owner: organization, list: organization && listOf(organization) };
}

export function searchQuery({ searchName, filterKind }: { readonly searchName?: string; readonly filterKind?: string }, dialect: string): Query {
  return { 'search[name]': searchName, 'filter[kind]': filterKind && toWireKind(filterKind, dialect) };
}

type PolicyState = ReadStateOf<typeof policy>;

/** What the service tells of a policy object. Its code is read apart. */
type PolicyObject = Omit<PolicyState, 'source'>;

/** One translation from the service's document, for every verb and every data source. */
export function toState(resource: Resource): PolicyObject {
  const { attributes } = resource;
  return {
    id: resource.id,
    organization: relatedIdAt(resource, 'organization'),
    name: nameAt(attributes, 'name'),
    kind: fromWireKind(optionalTextAt(attributes, 'kind')),
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

/** The service that exists calls the first framework `sentinel`. */
function toWireKind(kind: string, dialect: string): string {
  return dialect === 'hcp' && kind === 'sentinel_framework' ? 'sentinel' : kind;
}

/** Services of before the second framework do not tell it. */
function fromWireKind(kind: string | undefined): PolicyState['kind'] {
  return (kind === undefined || kind === 'sentinel' ? 'sentinel_framework' : kind) as PolicyState['kind'];
}

/** Services of before the level tell it only as the mode of the one element of `enforce`. */
function enforcementLevelOf(attributes: Resource['attributes']): PolicyState['enforcementLevel'] {
  const [element] = optionalObjectsAt(attributes, 'enforce') ?? [];
  const level = optionalTextAt(attributes, 'enforcement-level') ?? (element ? textAt(element, 'mode') : textAt(attributes, 'enforcement-level'));
  return level as PolicyState['enforcementLevel'];
}

/** The link to the code appears with it. */
function hasCode(policy: Resource): boolean {
  return Boolean(optionalTextAt(policy, 'links', 'download'));
}

/** Absent where no code was ever sent. */
export async function downloadCode(platform: PlatformClient, policy: Resource, options?: CallOptions): Promise<string | undefined> {
  const { id } = policy;
  // An element of a list may have no links at all.
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

/** A configuration may state an earlier membership for so many changes of it. */
const MOST_EARLIER = 10;

/**
 * Which policy sets a configuration may name without meaning a change: those that were sent, and those that were there at an earlier
 * read. A configuration that states what is there must not become wrong when somebody changes a policy set.
 */
class PolicySetsPrivateState {
  constructor(private readonly privateState: Pick<PrivateStateAccess, 'recall'>) {}

  public includes(ids: Ids): boolean {
    return [this.privateState.recall<Ids>('policySetIds'), ...this.earlier].some((known) => known && isSame(known, ids));
  }

  public static sent(privateState: PrivateStateAccess, ids: Ids | undefined): void {
    privateState.remember('policySetIds', ids && sorted(ids));
  }

  public static seen(privateState: PrivateStateAccess, before: Ids | undefined, now: Ids | undefined): void {
    if (!before || isSame(before, now)) return;
    const earlier = new PolicySetsPrivateState(privateState).earlier.filter((known) => !isSame(known, before));
    privateState.remember('earlierPolicySetIds', [...earlier, sorted(before)].slice(-MOST_EARLIER));
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

/** What the text of the file and the sets that were sent mean for a plan. */
function modifyPolicyPlan({ privateState }: PlanContext, proposal: Proposal<typeof policy>): Promise<Modification> {
  return Promise.resolve({ ...planCode(proposal), ...planSets(proposal, new PolicySetsPrivateState(privateState)) });
}

function planCode({ config, unknown }: Proposal<typeof policy>): Modification {
  if (unknown.has('sourceFile')) return { unknown: ['source'] };
  return config.sourceFile === undefined ? {} : { set: { source: readSourceFile(config.sourceFile) } };
}

/** Once the policy is made, what is configured must be what was sent or what is there. Both leave everything as it is. */
function planSets({ config, unknown, prior, replaces }: Proposal<typeof policy>, known: PolicySetsPrivateState): Modification {
  if (!prior || replaces || unknown.has('policySetIds')) return {};
  const { policySetIds: wanted } = config;
  const keep = ['policySetIds'] as const;
  if (wanted === undefined || isSame(wanted, prior.policySetIds) || known.includes(wanted)) return { keep };
  return {
    keep,
    problems: [{
      path: ['policySetIds'], severity: 'error', summary: '`policySetIds` cannot be changed',
      detail: 'Policy sets are given when a policy is made. Change the policy set, or state what is there: '
        + `${JSON.stringify(prior.policySetIds ?? [])}.`,
    }],
  };
}

/** State of `tfe_policy` and of `tfe_sentinel_policy`, which knew one framework only. */
function movePolicy({ type, state }: { readonly type: string; readonly state: Values }): { readonly state: Partial<Values>; readonly notCarried: readonly string[] } {
  const opa = type === 'tfe_policy' && state.kind === 'opa';
  return {
    state: {
      id: state.id, organization: state.organization ?? undefined, name: state.name, description: state.description || undefined,
      kind: opa ? 'opa' : 'sentinel_framework', query: state.query || undefined,
      source: state.policy ?? undefined, enforcementLevel: state.enforce_mode ?? undefined,
    },
    notCarried: [],
  };
}

/** The text of a file with code, its line ends and whatever stands around it included. Throws what is wrong with the file, at the attribute. */
function readSourceFile(file: string): string {
  const stat = attempt(file, () => statSync(file));
  // A pipe could be read once only, and it is read at plan and at apply.
  if (!stat.isFile()) throw wrong(`${quoted(file)}, looked up from ${quoted(process.cwd())}, is no file.`);
  const { size } = stat;
  if (size > MAX_BYTES) throw wrong(`The file ${quoted(file)} has ${size} bytes. The code must have at most ${MAX_BYTES} bytes.`);
  const bytes = attempt(file, () => readFileSync(file));
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    throw wrong(`The file ${quoted(file)} is not UTF-8 text, as the code must be.`);
  }
}

function attempt<T>(file: string, act: () => T): T {
  try {
    return act();
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? '';
    throw wrong(`The file ${quoted(file)}, looked up from ${quoted(process.cwd())}, cannot be read: ${WORDS[code] ?? code}.`);
  }
}

const WORDS: { readonly [code: string]: string } = {
  ENOENT: 'there is no such file',
  ENOTDIR: 'a part of its path is no folder',
  EACCES: 'its permissions do not allow it',
};

function wrong(message: string): InvalidConfig {
  return new InvalidConfig(['sourceFile'], message);
}

function quoted(text: string): string {
  return JSON.stringify(text);
}
