/** Single members of groups. The service has no request for a single one: a group is read, changed and written as a whole. */
import { ApiError, mayHaveTakenEffect } from '../../../../clients/errors';
import { optionalTextsAt } from '../../../../clients/read-response';
import { path, segments } from '../../../../clients/secrets';
import type { Context } from '../../../contract';
import { AlreadyExists, InvalidConfig, NotFound, PartiallyCreated, PossiblyCreated } from '../../../errors';
import { explainMissingMount, find, pathId, type Data, type ObjectPath } from '../mounted-object';
import { patient } from '../pki/issuer-object';
import { isRefusal } from '../service-refusal';
import { systemObject } from '../system-object';

export type MemberKind = 'entity' | 'group';

/** A member of a group, and the path of the group. */
export interface Member {
  readonly group: ObjectPath;
  readonly kind: MemberKind;
  readonly memberId: string;
}

interface Waiting {
  readonly member: Member;
  readonly adds: boolean;
  readonly resolve: () => void;
  readonly reject: (error: Error) => void;
}

const FIELDS = { entity: 'member_entity_ids', group: 'member_group_ids' } as const;
const MOST_TRIES = 3;

export function groupOf({ namespace, groupId }: { readonly namespace?: string; readonly groupId: string }): ObjectPath {
  return systemObject('identity', 'group/id', { namespace, name: groupId });
}

export function memberId({ group, kind, memberId: id }: Member): string {
  return `${pathId(group)}/${kind}/${id}`;
}

/** The state of a member. */
export function stateOfMember(member: Member) {
  const { group, kind, memberId: id } = member;
  return {
    id: memberId(member),
    namespace: group.system?.namespace,
    groupId: group.name,
    ...(kind === 'entity' ? { entityId: id } : { memberGroupId: id }),
  };
}

export function membersIn(group: Data, kind: MemberKind): readonly string[] {
  return optionalTextsAt(group, FIELDS[kind]) ?? [];
}

const isIn = (data: Data, { kind, memberId: id }: Member) => membersIn(data, kind).includes(id);

/** Whether the group has the member. The members of a group share one read. */
export async function hasMember(context: Context, member: Member): Promise<boolean> {
  const { secrets, signal } = context;
  const { group, kind, memberId: id } = member;
  const read = async () => find(patient(context), group);
  const found = await secrets.findListed(
    pathId(group),
    `${kind}/${id}`,
    async () => {
      const data = await read();
      return data && isIn(data, member) ? data : undefined;
    },
    async () => {
      const data = await read();
      const keys = (['entity', 'group'] as const).flatMap((one) =>
        data ? membersIn(data, one).map((name) => `${one}/${name}`) : [],
      );
      return new Map(keys.map((key) => [key, data!]));
    },
    signal,
  );
  return found !== undefined;
}

/** The members of each group that wait for the write in progress, by client and group. */
const queues = new WeakMap<object, Map<string, Waiting[]>>();

/** Adds or removes a member. Waiting changes of the same group are written together. */
export async function writeMember(context: Context, member: Member, adds: boolean): Promise<void> {
  const groups = queues.get(context.secrets) ?? new Map<string, Waiting[]>();
  queues.set(context.secrets, groups);
  const key = pathId(member.group);
  const queue = groups.get(key);
  return new Promise<void>((resolve, reject) => {
    const waiting: Waiting = { member, adds, resolve, reject };
    if (queue) {
      queue.push(waiting);
      return;
    }
    const own = [waiting];
    groups.set(key, own);
    void writeAll(context, own).finally(() => groups.delete(key));
  });
}

async function writeAll(context: Context, queue: Waiting[]): Promise<void> {
  // An interrupt of one call does not end the writes of the others.
  const lasting = patient(context);
  while (queue.length > 0) {
    const batch = queue.splice(0);
    const failure = await writeBatch(lasting, batch).catch((error: Error) => error);
    if (!failure) continue;
    // One of several may cause a rejection, such as an entity that does not exist.
    const each = batch.length > 1 && failure instanceof InvalidConfig ? batch : [];
    for (const one of each) await writeBatch(lasting, [one]).catch(one.reject);
    batch.forEach(({ reject }) => reject(failure));
  }
}

async function writeBatch(context: Context, batch: readonly Waiting[]): Promise<void> {
  const { group } = batch[0]!.member;
  let open = batch;
  for (let tries = 0; tries < MOST_TRIES && open.length > 0; tries++) {
    const data = await find(context, group);
    open = open.filter((one) => !isSettled(one, data, tries === 0));
    if (open.length === 0 || !data) return;
    await send(context, group, bodyOf(data, open), open);
    const written = await readBack(context, group, open);
    if (written) open = open.filter((one) => !settleIfWritten(one, written));
  }
  open.forEach(({ member, reject }) =>
    reject(
      new InvalidConfig(
        ['groupId'],
        `The group \`${pathId(group)}\` has not kept the change of its member \`${member.memberId}\`: somebody else writes this group too. Apply again, and let one client alone write its members.`,
      ),
    ),
  );
}

/** A member that exists before the first request belongs to another client. Removing a missing member succeeds. */
function isSettled({ member, adds, resolve, reject }: Waiting, data: Data | undefined, isFirst: boolean): boolean {
  if (!data) {
    if (adds) {
      reject(
        new NotFound(
          `There is no group \`${pathId(member.group)}\`. Check \`groupId\`${member.group.system?.namespace === undefined ? '' : ' and `namespace`'}.`,
        ),
      );
    } else {
      resolve();
    }
    return true;
  }
  if (isIn(data, member) !== adds) return false;
  if (adds && isFirst) reject(new AlreadyExists(memberWords(member), memberId(member)));
  else resolve();
  return true;
}

function settleIfWritten({ member, adds, resolve }: Waiting, written: Data): boolean {
  if (isIn(written, member) !== adds) return false;
  resolve();
  return true;
}

const memberWords = (member: Member) => `The member \`${member.memberId}\` of the group \`${pathId(member.group)}\``;

/** Only the kinds of members that change are sent. */
function bodyOf(data: Data, open: readonly Waiting[]): object {
  const kinds = (['entity', 'group'] as const).filter((kind) => open.some(({ member }) => member.kind === kind));
  return Object.fromEntries(
    kinds.map((kind) => {
      const ids = new Set(membersIn(data, kind));
      for (const { member, adds } of open) {
        if (member.kind !== kind) continue;
        if (adds) ids.add(member.memberId);
        else ids.delete(member.memberId);
      }
      return [FIELDS[kind], [...ids]];
    }),
  );
}

/** The members were written. A failed read must not drop them from state. */
async function readBack(context: Context, group: ObjectPath, open: readonly Waiting[]): Promise<Data | undefined> {
  return find(context, group).catch((error: Error) => {
    for (const { member, adds, reject } of open) {
      const lacking = `cannot be read back: ${error.message}`;
      const known = stateOfMember(member);
      if (adds) reject(new PartiallyCreated(memberWords(member), memberId(member), lacking, { known, isWhole: true }));
    }
    throw error;
  });
}

/** A lost response is resolved by the read that follows each write, and the write is repeated if it had no effect. */
async function send(context: Context, group: ObjectPath, body: object, open: readonly Waiting[]): Promise<void> {
  const { secrets, warn } = context;
  const at = path`/${segments(group.mount)}/${segments(group.collection)}/${group.name}`;
  try {
    const { warnings } = await secrets.post(at, body);
    warnings.forEach((text) => warn('service-warning', 'Warning from the service', text));
  } catch (error) {
    const isRefused = error instanceof ApiError && isRefusal(error);
    if (isRefused || !mayHaveTakenEffect(error)) throw explainRefusal(error as Error, group, open);
    await find(context, group).catch((failure: Error) => {
      for (const { member, adds, reject } of open) {
        if (adds) reject(new PossiblyCreated(memberWords(member), memberId(member), error, failure));
      }
      throw failure;
    });
  }
}

function explainRefusal(error: Error, group: ObjectPath, open: readonly Waiting[]): Error {
  const [{ member }] = open as readonly [Waiting];
  const attribute = member.kind === 'entity' ? 'entityId' : 'memberGroupId';
  if (/invalid (?:entity|(?:member )?group) ID/i.test(error.message)) {
    const noun = member.kind === 'entity' ? 'entity' : 'group';
    return new InvalidConfig(
      [attribute],
      `There is no such ${noun}: \`${member.memberId}\`. It said: ${error.message}`,
    );
  }
  if (/can't be set manually for external groups/.test(error.message)) {
    return new InvalidConfig(
      ['groupId'],
      `The group \`${pathId(group)}\` is external: logins decide about its members. Set its \`type\` to "internal", or add the member at the auth method.`,
    );
  }
  return explainMissingMount(error, group);
}
