import { findOneByName, unknownNames } from '../lookup';
import { fromWireKind } from './policy-kind';
import { findPolicySet, isGlobal, policySetPath, policySetsPath } from './policy-set';
import {
  changeMembers,
  lackingWords,
  lacksMembers,
  MEMBER_SETS,
  membersOf,
  withMembers,
  type MemberSet,
} from './policy-set-members';
import { ownerList, proveOwnerGone, readOwner, recordOwner } from './policy-set-part';
import { isOwnedByApplied, OPPOSITE, ownedProblem, ownedWords, policySetPlans } from './policy-set-plans';
import { ApiError } from '../../../../clients/errors';
import type { Resource } from '../../../../clients/json-api';
import { path, type CallOptions, type PlatformClient } from '../../../../clients/platform';
import { nameAt, optionalObjectsAt, optionalTextAt } from '../../../../clients/read-response';
import type { ListResourceDefinition } from '../../../../definition/list-resource';
import type { Problem } from '../../../../definition/problem';
import type { ResourceDefinition } from '../../../../definition/resource';
import type {
  ListResourceHandlers,
  PlanContext,
  PlanModification,
  Proposal,
  ResourceContext,
  ResourceHandlers,
} from '../../../contract';
import { sendCreation } from '../../../creation';
import { AlreadyExists, InvalidConfig, NotFound } from '../../../errors';
import { look } from '../../../look';

/** One kind of attachment: the members of the policy set that it adds to, and its own attribute with the member's id. */
export interface AttachmentKind {
  readonly which: MemberSet;
  readonly member: 'policyId' | 'workspaceId' | 'projectId';
}

/** The values of every attachment. The name of the member's attribute differs. */
interface Values {
  readonly [name: string]: string;
}

interface Place {
  readonly policySetId: string;
  readonly memberId: string;
}

/** The operations of one kind of attachment. */
export function attachmentResource<D extends ResourceDefinition>(kind: AttachmentKind): ResourceHandlers<D> {
  const placeOf = (values: Values): Place => ({ policySetId: values.policySetId!, memberId: values[kind.member]! });
  const toState = ({ policySetId, memberId }: Place): Values => ({
    id: `${policySetId}/${memberId}`,
    policySetId,
    [kind.member]: memberId,
  });
  const handlers: UntypedHandlers = {
    modifyPlan: (context, proposal) => planAttachment(kind, context, proposal),
    async create(context, config) {
      const place = placeOf(config);
      await attach(context, kind, place);
      return toState(place);
    },
    async read(context, known) {
      const place = known.policySetId === undefined ? await placeByNames(context, kind, known.id!) : placeOf(known);
      return (await isAttached(context, kind, place)) ? toState(place) : undefined;
    },
    delete: (context, state) => detach(context, kind, placeOf(state)),
    move: ({ state }) => {
      const place = { policySetId: String(state.policy_set_id), memberId: String(state[foreignName(kind)]) };
      return { state: toState(place), notCarried: [] };
    },
  };
  // The handlers of all attachments are the same, except for the name of one attribute, which types cannot express.
  return handlers as unknown as ResourceHandlers<D>;
}

/**
 * An import id by names: of the organization, the policy set and the member. The tfe provider names the member first: that is what is meant if our
 * order names nothing.
 */
async function placeByNames(context: ResourceContext, kind: AttachmentKind, id: string): Promise<Place> {
  const [organization = '', first = '', second = ''] = id.split('/');
  try {
    return await placeOfNames(context, kind, [organization, first, second]);
  } catch (error) {
    if (!(error instanceof NotFound) || first === second) throw error;
    return placeOfNames(context, kind, [organization, second, first]).catch((other: Error) => {
      throw other instanceof NotFound ? error : other;
    });
  }
}

async function placeOfNames(
  { platform, signal }: ResourceContext,
  kind: AttachmentKind,
  [organization, policySetName, memberName]: readonly [organization: string, policySet: string, member: string],
): Promise<Place> {
  const set = await findPolicySet(platform, organization, policySetName, { signal });
  const member = await findMember(platform, kind, organization, memberName, { signal });
  return { policySetId: set.id, memberId: member.id };
}

async function findMember(
  platform: PlatformClient,
  { member }: AttachmentKind,
  organization: string,
  name: string,
  options: CallOptions,
): Promise<Resource> {
  if (member === 'workspaceId') {
    const list = { what: 'workspace', organization, list: path`/organizations/${organization}/workspaces` };
    const found = await platform.find(path`/organizations/${organization}/workspaces/${name}`, undefined, options);
    if (!found) throw await unknownNames(platform, list, [name], options);
    return found.data;
  }
  const [what, list, filter] =
    member === 'projectId'
      ? (['project', path`/organizations/${organization}/projects`, { 'filter[names]': name }] as const)
      : (['policy', path`/organizations/${organization}/policies`, { 'search[name]': name }] as const);
  return findOneByName(platform, { what, organization, list }, name, filter, options);
}

interface UntypedHandlers {
  modifyPlan(context: PlanContext, proposal: UntypedProposal): Promise<PlanModification<ResourceDefinition>>;
  create(context: ResourceContext, config: Values): Promise<Values>;
  read(context: ResourceContext, known: Values): Promise<Values | undefined>;
  delete(context: ResourceContext, state: Values): Promise<void>;
  move: ResourceHandlers<ResourceDefinition>['move'];
}

type UntypedProposal = Pick<Proposal<ResourceDefinition>, 'unknown' | 'replaces'> & {
  readonly config: Partial<Values>;
  readonly prior: Values | undefined;
};

function foreignName({ member }: AttachmentKind): string {
  return member.replace('Id', '_id');
}

function importIdOf({ policySetId, memberId }: Place): string {
  return `${policySetId}/${memberId}`;
}

async function attach(context: ResourceContext, kind: AttachmentKind, place: Place): Promise<void> {
  const { platform, signal } = context;
  const { policySetId, memberId } = place;
  if (isOwnedByApplied(platform, policySetId, kind.which)) {
    throw new InvalidConfig(['policySetId'], ownedWords(policySetId, kind.which));
  }
  const what = `The membership of ${memberId} in ${policySetId}`;
  const set = await withMembers(platform, await readOwner(context, policySetId), { signal }, [kind.which]);
  if (has(set, kind, memberId)) throw new AlreadyExists(what, importIdOf(place));
  if (lacksMembers(platform, kind.which)) throw new InvalidConfig(['policySetId'], lackingWords(kind.which));
  // It was absent before. If others add it in the meantime, the membership is the same.
  await sendCreation({
    what,
    importId: importIdOf(place),
    signal,
    pace: platform.pace,
    send: () => changeMembers(platform, policySetId, kind.which, 'add', [memberId], { signal, repeatable: false }),
    look: async () => {
      const found = await readOwner(context, policySetId);
      return has(await withMembers(platform, found, {}, [kind.which]), kind, memberId) ? 'there' : undefined;
    },
  });
}

function has(set: Resource, { which }: AttachmentKind, memberId: string): boolean {
  return (membersOf(set, which) ?? []).includes(memberId);
}

/** All members of a set, as parts of it by which many reads share the pages of the list of sets. */
function partsOf(set: Resource): string[] {
  return MEMBER_SETS.flatMap((which) => (membersOf(set, which) ?? []).map((id) => partId(set.id, which, id)));
}

function partId(policySetId: string, which: MemberSet, memberId: string): string {
  return `${policySetId} ${which} ${memberId}`;
}

async function isAttached(context: ResourceContext, kind: AttachmentKind, place: Place): Promise<boolean> {
  const { platform, signal, privateState } = context;
  const { policySetId, memberId } = place;
  const part = partId(policySetId, kind.which, memberId);
  const list = ownerList(context);
  const found = await (list === undefined
    ? platform.findAmong(policySetPath(policySetId), part, partsOf, { signal })
    : platform.findWithin(list, policySetPath(policySetId), part, partsOf, { signal }));
  if (!found) {
    await proveOwnerGone(context, policySetId);
    return false;
  }
  if (list === undefined) recordOwner(privateState, found);
  if (found.id === part) return true;
  return has(await withMembers(platform, found, { signal }, [kind.which]), kind, memberId);
}

async function detach(context: ResourceContext, kind: AttachmentKind, place: Place): Promise<void> {
  const { platform, signal } = context;
  const { policySetId, memberId } = place;
  try {
    await changeMembers(platform, policySetId, kind.which, 'remove', [memberId], { signal });
  } catch (error) {
    // A set that has become global shows no workspaces and projects, and refuses to lose them.
    if (!(error instanceof ApiError) || ![404, 422].includes(error.status)) throw error;
    const found = (await platform.find(policySetPath(policySetId), undefined, { signal }))?.data;
    if (!found) return proveOwnerGone(context, policySetId);
    if (has(await withMembers(platform, found, { signal }, [kind.which]), kind, memberId)) throw error;
  }
}

/** A new attachment is checked against what the run plans for the set, or else against the set as it is. */
async function planAttachment(
  kind: AttachmentKind,
  context: PlanContext,
  { config, prior, replaces }: UntypedProposal,
): Promise<PlanModification<ResourceDefinition>> {
  const { run, platform, signal } = context;
  const [policySetId, memberId] = [config.policySetId, config[kind.member]];
  if (policySetId === undefined) return {};
  const planned = policySetPlans.reportedSet(run, policySetId);
  if (planned?.owned.includes(kind.which)) {
    return { problems: [ownedProblem('policySetId', policySetId, kind.which, planned.name)] };
  }
  if (memberId !== undefined) policySetPlans.reportMember(run, policySetId, kind.which, memberId);
  if (prior && !replaces) return {};
  const opposite = OPPOSITE[kind.which];
  if (opposite !== undefined && memberId !== undefined) {
    const others = [...policySetPlans.reportedMembers(run, policySetId, opposite), ...(planned?.[opposite] ?? [])];
    if (others.includes(memberId)) return { problems: [oppositionProblem(policySetId, memberId)] };
  }
  const set = await look(async () => (await platform.find(policySetPath(policySetId), undefined, { signal }))?.data);
  if (!set) return {};
  const situation: Situation = {
    set,
    global: planned ? planned.global : isGlobal(set),
    hasSelectors: planned
      ? planned.hasSelectors
      : (optionalObjectsAt(set, 'attributes', 'tag-selectors') ?? []).length > 0,
  };
  const reason =
    refusalOf(kind, situation) ?? opposed(kind, situation, memberId) ?? (await otherKind(kind, context, set, memberId));
  return reason === undefined ? {} : { problems: [problemOf(reason, set)] };
}

/** A workspace that the same run attaches and excludes. */
function oppositionProblem(policySetId: string, workspaceId: string): Problem {
  return {
    path: ['policySetId'],
    severity: 'error',
    code: 'resources-conflict',
    summary: 'The workspace is attached and excluded',
    detail: `The configuration attaches the policy set ${policySetId} to ${workspaceId} and excludes it. The exclusion would win: remove the attachment or the exclusion.`,
  };
}

interface Situation {
  readonly set: Resource;
  readonly global: boolean | undefined;
  readonly hasSelectors: boolean;
}

function problemOf(reason: string, set: Resource): Problem {
  return {
    path: ['policySetId'],
    severity: 'error',
    code: 'object-of-another-kind',
    summary: 'The policy set does not take this member',
    detail: `The policy set ${nameAt(set, 'attributes', 'name')} (${set.id}) ${reason}`,
  };
}

function refusalOf({ which }: AttachmentKind, { set, global, hasSelectors }: Situation): string | undefined {
  if (which === 'policyIds') {
    return set.attributes['vcs-repo'] ? 'gets its policies from a repository.' : undefined;
  }
  if (hasSelectors) return 'applies to workspaces by their tags, which exclude attachments and exclusions.';
  if ((which === 'workspaceIds' || which === 'projectIds') && global === true) {
    return 'is global: it applies to all workspaces already, and can only be restricted by exclusions.';
  }
  if (which === 'excludedProjectIds' && global === false) {
    return 'is not global. Projects can only be excluded from a global policy set.';
  }
  return undefined;
}

/** All policies of a set have its kind. */
async function otherKind(
  { which }: AttachmentKind,
  { platform, signal }: PlanContext,
  set: Resource,
  memberId: string | undefined,
): Promise<string | undefined> {
  if (which !== 'policyIds' || memberId === undefined) return undefined;
  const found = await look(() => platform.find(path`/policies/${memberId}`, undefined, { signal }));
  const [kind, own] = [found?.data, set].map(
    (resource) => resource && fromWireKind(optionalTextAt(resource, 'attributes', 'kind')),
  );
  if (!found || kind === own) return undefined;
  return `takes policies of the kind ${JSON.stringify(own)}, and ${memberId} (${nameAt(found.data, 'attributes', 'name')}) is of the kind ${JSON.stringify(kind)}.`;
}

/** A workspace is attached or excluded, not both. */
function opposed({ which }: AttachmentKind, { set }: Situation, memberId: string | undefined): string | undefined {
  if (memberId === undefined) return undefined;
  if (which === 'excludedWorkspaceIds' && membersOf(set, 'workspaceIds')?.includes(memberId)) {
    return `is attached to ${memberId}, so excluding it would have no other effect than detaching it. Detach it instead.`;
  }
  if (which === 'workspaceIds' && membersOf(set, 'excludedWorkspaceIds')?.includes(memberId)) {
    return `excludes ${memberId}, which wins over the attachment. End the exclusion first.`;
  }
  return undefined;
}

/** The list of one kind of attachment: of one set, or of all sets of an organization. */
export function attachmentListResource<L extends ListResourceDefinition, D extends ResourceDefinition>(
  kind: AttachmentKind,
): ListResourceHandlers<L, D> {
  const handlers = {
    async *list(
      { platform, signal }: ResourceContext,
      { policySetId, organization }: { readonly policySetId?: string; readonly organization?: string },
      { withObject }: { readonly withObject: boolean },
    ) {
      for await (const found of setsOf(platform, policySetId, organization, { signal })) {
        const set = await withMembers(platform, found, { signal }, [kind.which]);
        for (const memberId of membersOf(set, kind.which) ?? []) {
          const identity = { policySetId: set.id, [kind.member]: memberId };
          yield {
            displayName: `${memberId} in ${nameAt(set, 'attributes', 'name')}`,
            identity,
            ...(withObject ? { object: { id: `${set.id}/${memberId}`, ...identity } } : {}),
          };
        }
      }
    },
  };
  // As for the operations.
  return handlers as unknown as ListResourceHandlers<L, D>;
}

async function* setsOf(
  platform: PlatformClient,
  policySetId: string | undefined,
  organization: string | undefined,
  options: CallOptions,
): AsyncGenerator<Resource> {
  if (policySetId !== undefined) {
    yield (await platform.get(policySetPath(policySetId), undefined, options)).data;
    return;
  }
  for await (const { data } of platform.pages(policySetsPath(organization!), {}, options)) yield* data;
}
