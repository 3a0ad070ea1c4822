import { ApiError } from '../../../../clients/errors';
import type { Resource } from '../../../../clients/json-api';
import { path, type CallOptions, type PlatformClient } from '../../../../clients/platform';
import { nameAt } from '../../../../clients/read-response';
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
import { eachIncluding, findOneByName, unknownNames } from '../lookup';
import type { Collection } from './collection';
import { isGlobal } from './collection';
import type { CollectionMembers } from './collection-members';
import type { CollectionOwner } from './collection-owner';
import type { CollectionPlans, PlannedCollection } from './collection-plans';

/** Shared by all attachments to one kind of collection. */
export interface Attaching<W extends string, P extends PlannedCollection<W> = PlannedCollection<W>> {
  readonly collection: Collection<W>;
  readonly members: CollectionMembers<W>;
  readonly owner: CollectionOwner;
  readonly plans: CollectionPlans<W, P>;
  /** A contradiction with another resource of the same run, or with the collection. */
  contradiction?(context: PlanContext, one: Attachment<W>, planned: P | undefined): Problem | undefined;
  /** The reason why the collection rejects a member, after its name: `is global.` Undefined if it accepts it. */
  refusal(context: PlanContext, one: Attachment<W>, situation: Situation<P>): Promise<string | undefined>;
  /** Effects of the collection on a member that it takes. */
  effects?(context: PlanContext, one: Attachment<W>): Promise<Problem[]>;
}

/** A planned attachment. The member is undefined if it is known only after apply. */
export interface Attachment<W> {
  readonly which: W;
  readonly id: string;
  readonly memberId: string | undefined;
}

export interface Situation<P> {
  readonly found: Resource;
  /** The collection as this run plans it, which takes precedence. */
  readonly planned: P | undefined;
  /** Undefined if it is known only after apply. */
  readonly global: boolean | undefined;
}

/** One kind of attachment: the members that it adds to, and its own attribute with the member's id. */
export interface AttachmentKind<W extends string> {
  readonly which: W;
  readonly member: 'policyId' | 'workspaceId' | 'projectId';
}

/** The values of every attachment. The name of the member's attribute differs. */
interface Values {
  readonly [name: string]: string;
}

interface Place {
  readonly id: string;
  readonly memberId: string;
}

/** The operations of one kind of attachment. */
export function attachmentResource<D extends ResourceDefinition, W extends string, P extends PlannedCollection<W>>(
  attaching: Attaching<W, P>,
  kind: AttachmentKind<W>,
): ResourceHandlers<D> {
  const type = new AttachmentType(attaching, kind);
  // The handlers of all attachments are the same, except for the names of two attributes, which types cannot express.
  return type.handlers() as unknown as ResourceHandlers<D>;
}

/** The list of one kind of attachment: in one collection, or in all collections of an organization. */
export function attachmentListResource<
  L extends ListResourceDefinition,
  D extends ResourceDefinition,
  W extends string,
  P extends PlannedCollection<W>,
>(attaching: Attaching<W, P>, kind: AttachmentKind<W>): ListResourceHandlers<L, D> {
  const type = new AttachmentType(attaching, kind);
  return {
    list: (context: ResourceContext, config: Values, options: { readonly withObject: boolean }) =>
      type.list(context, config, options),
  } as unknown as ListResourceHandlers<L, D>;
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

class AttachmentType<W extends string, P extends PlannedCollection<W>> {
  constructor(
    private readonly attaching: Attaching<W, P>,
    private readonly kind: AttachmentKind<W>,
  ) {}

  public handlers(): UntypedHandlers {
    const { attribute } = this.attaching.collection;
    const { member } = this.kind;
    const placeOf = (values: Values): Place => ({ id: values[attribute]!, memberId: values[member]! });
    return {
      modifyPlan: (context, proposal) => this.plan(context, proposal),
      create: async (context, config) => {
        await this.attach(context, placeOf(config));
        return this.toState(placeOf(config));
      },
      read: async (context, known) => {
        const place = known[attribute] === undefined ? await this.placeByNames(context, known.id!) : placeOf(known);
        return (await this.isAttached(context, place)) ? this.toState(place) : undefined;
      },
      delete: (context, state) => this.detach(context, placeOf(state)),
      move: ({ state }) => ({
        state: this.toState({
          id: String(state[this.attaching.collection.foreign]),
          memberId: String(state[member.replace('Id', '_id')]),
        }),
      }),
    };
  }

  public async *list(
    { platform, signal }: ResourceContext,
    config: Values,
    { withObject }: { readonly withObject: boolean },
  ): AsyncGenerator<object> {
    const { collection, members } = this.attaching;
    const { which, member } = this.kind;
    for await (const listed of this.collections(platform, config, { signal })) {
      const found = await members.complete(platform, listed, { signal }, [which]);
      for (const memberId of members.of(found, which) ?? []) {
        const identity = { [collection.attribute]: found.id, [member]: memberId };
        yield {
          displayName: `${memberId} in ${nameAt(found, 'attributes', 'name')}`,
          identity,
          ...(withObject ? { object: this.toState({ id: found.id, memberId }) } : {}),
        };
      }
    }
  }

  private toState({ id, memberId }: Place): Values {
    return { id: `${id}/${memberId}`, [this.attaching.collection.attribute]: id, [this.kind.member]: memberId };
  }

  private async *collections(platform: PlatformClient, config: Values, options: CallOptions): AsyncGenerator<Resource> {
    const { attribute, path: pathOf, list, include } = this.attaching.collection;
    const id = config[attribute];
    if (id === undefined) yield* eachIncluding(platform, list(config.organization!), include, options);
    else yield (await platform.get(pathOf(id), undefined, options)).data;
  }

  /** An import id by names: organization, collection, member. The tfe provider puts the member first; that order is tried if ours finds nothing. */
  private async placeByNames(context: ResourceContext, id: string): Promise<Place> {
    const [organization = '', first = '', second = ''] = id.split('/');
    try {
      return await this.placeOfNames(context, organization, first, second);
    } catch (error) {
      if (!(error instanceof NotFound) || first === second) throw error;
      return this.placeOfNames(context, organization, second, first).catch((other: Error) => {
        throw other instanceof NotFound ? error : other;
      });
    }
  }

  private async placeOfNames(
    { platform, signal }: ResourceContext,
    organization: string,
    name: string,
    memberName: string,
  ): Promise<Place> {
    const { noun, list, search } = this.attaching.collection;
    const named = { what: noun, organization, list: list(organization) };
    const found = await findOneByName(platform, named, name, { [search]: name }, { signal });
    return { id: found.id, memberId: await this.memberOfName(platform, organization, memberName, { signal }) };
  }

  private async memberOfName(
    platform: PlatformClient,
    organization: string,
    name: string,
    options: CallOptions,
  ): Promise<string> {
    const { member } = this.kind;
    if (member === 'workspaceId') {
      const list = { what: 'workspace', organization, list: path`/organizations/${organization}/workspaces` };
      const found = await platform.find(path`/organizations/${organization}/workspaces/${name}`, undefined, options);
      if (!found) throw await unknownNames(platform, list, [name], options);
      return found.data.id;
    }
    // The tfe provider also accepts the id of a project in place of its name.
    const own = member === 'projectId' && name.startsWith('prj-');
    const found = own && (await platform.find(path`/projects/${name}`, undefined, options));
    if (found) return found.data.id;
    const [what, list, filter] =
      member === 'projectId'
        ? (['project', path`/organizations/${organization}/projects`, { 'filter[names]': name }] as const)
        : (['policy', path`/organizations/${organization}/policies`, { 'search[name]': name }] as const);
    return (await findOneByName(platform, { what, organization, list }, name, filter, options)).id;
  }

  private async attach(context: ResourceContext, { id, memberId }: Place): Promise<void> {
    const { platform, signal } = context;
    const { collection, members, owner, plans } = this.attaching;
    const { which } = this.kind;
    if (plans.isOwnedByApplied(platform, id, which)) {
      throw new InvalidConfig([collection.attribute], plans.ownedWords(id, which));
    }
    const [what, importId] = [`The membership of ${memberId} in ${id}`, `${id}/${memberId}`];
    const before = await members.complete(platform, await owner.read(context, id), { signal }, [which]);
    if (members.has(before, which, memberId)) throw new AlreadyExists(what, importId);
    if (members.lacks(platform, which)) throw new InvalidConfig([collection.attribute], members.lackingWords(which));
    // It was absent before. If another client adds it in the meantime, the membership is the same.
    await sendCreation({
      what,
      importId,
      signal,
      pace: platform.pace,
      send: () => members.change(platform, id, which, 'add', [memberId], { signal, repeatable: false }),
      look: async () => {
        const found = await members.complete(platform, await owner.read(context, id), {}, [which]);
        return members.has(found, which, memberId) ? 'there' : undefined;
      },
    });
  }

  private async isAttached(context: ResourceContext, { id, memberId }: Place): Promise<boolean> {
    const { platform, signal } = context;
    const { members, owner } = this.attaching;
    const { which } = this.kind;
    const part = partId(id, which, memberId);
    // The members of a collection as its parts, so that many reads share the pages of the list.
    const partsIn = (one: Resource) =>
      members.sets.flatMap((each) => (members.of(one, each) ?? []).map((known) => partId(one.id, each, known)));
    const found = await owner.find(context, id, part, partsIn);
    if (!found || found.id === part) return found !== undefined;
    return members.has(await members.complete(platform, found, { signal }, [which]), which, memberId);
  }

  private async detach(context: ResourceContext, { id, memberId }: Place): Promise<void> {
    const { platform, signal } = context;
    const { collection, members, owner } = this.attaching;
    const { which } = this.kind;
    try {
      await members.change(platform, id, which, 'remove', [memberId], { signal });
    } catch (error) {
      // A collection that has become global does not list workspaces and projects, and refuses to remove them.
      if (!(error instanceof ApiError) || ![404, 422].includes(error.status)) throw error;
      const found = (await platform.find(collection.path(id), undefined, { signal }))?.data;
      if (!found) return owner.proveGone(context, id);
      if (members.has(await members.complete(platform, found, { signal }, [which]), which, memberId)) throw error;
    }
  }

  /** A new attachment is checked against the collection as this run plans it, or else as it is. */
  private async plan(
    context: PlanContext,
    { config, prior, replaces }: UntypedProposal,
  ): Promise<PlanModification<ResourceDefinition>> {
    const { run, platform, signal } = context;
    const { collection, plans, contradiction, refusal, effects } = this.attaching;
    const { which, member } = this.kind;
    const [id, memberId] = [config[collection.attribute], config[member]];
    if (id === undefined) return {};
    const planned = plans.reported(run, id);
    if (planned?.owned.includes(which)) {
      return { problems: [plans.ownedProblem(collection.attribute, id, which, planned.name)] };
    }
    if (memberId !== undefined) plans.reportMember(run, id, which, memberId);
    if (prior && !replaces) return {};
    const one = { which, id, memberId };
    const contradicted = contradiction?.(context, one, planned);
    if (contradicted) return { problems: [contradicted] };
    const found = await look(async () => (await platform.find(collection.path(id), undefined, { signal }))?.data);
    if (!found) return {};
    const global = planned ? planned.global : isGlobal(found);
    const reason = await refusal(context, one, { found, planned, global });
    if (reason !== undefined) return { problems: [this.refused(reason, found)] };
    return { problems: await effects?.(context, one) };
  }

  private refused(reason: string, found: Resource): Problem {
    const { noun, attribute } = this.attaching.collection;
    return {
      path: [attribute],
      severity: 'error',
      code: 'object-of-another-kind',
      summary: `The ${noun} does not take this member`,
      detail: `The ${noun} ${nameAt(found, 'attributes', 'name')} (${found.id}) ${reason}`,
    };
  }
}

function partId(id: string, which: string, memberId: string): string {
  return `${id} ${which} ${memberId}`;
}
