import { createHash, randomUUID } from 'crypto';
import type { Json } from '../../handlers/contract';
import type { Call } from '../events/call';
import type { CloudFormationRequest, Properties } from '../events/event';
import { signedAt } from '../events/expiry';
import { isCreating, isUpdating, isOwnRollback } from '../ownership/rollback';
import type { Progress } from './progress';
import { keyOfRequest } from './request-record';
import type { Entry, Table } from './table';

const DAY_SECONDS = 24 * 3600;
/** An entry is needed for as long as its resource may receive another request. */
const KEPT_SECONDS = 365 * DAY_SECONDS;
/** The longest time that a framework waits for a request. */
const FRAMEWORK_WAITS_MS = 3_600_000;
/** Lambda keeps delivering a request for six hours. No stack sends more requests for one resource in that time. */
const MOST_EARLIER = 20;
const MOST_BYTES = 200_000;

/** A Create or an Update. */
interface Live {
  /** The key of its record. */
  readonly request: string;
  /** The physical id in the event. */
  readonly id?: string;
  readonly digest: string;
  /** Contain no secrets: literals are refused. Absent if they are invalid or too large. */
  readonly properties?: Properties;
}

/** The newest request of a stack's logical id. Every request compares itself to it (see docs/decisions/0032). */
export interface NewestRequest {
  /** The key of its record, which also identifies it. */
  readonly request: string;
  readonly type: CloudFormationRequest['RequestType'];
  /** When it arrived, in milliseconds. */
  readonly since: number;
  readonly id?: string;
  /** For a Delete: whether CloudFormation knew the id, which means that it received the create's response. */
  readonly known?: boolean;
  /** For a Delete: the object has been deleted. */
  readonly done?: true;
  /** For a Delete: the work left if it is terminated. */
  readonly remaining?: Json;
  readonly live?: Live;
  /** Earlier requests, so that they are recognized if they are delivered again. */
  readonly earlier: readonly string[];
  /** Properties of updates that are being rolled back although they never arrived. */
  readonly unheard: readonly string[];
}

/** The data a request needs to claim its place. */
export interface Claim {
  readonly call: Call;
  readonly table: Table;
  readonly event: CloudFormationRequest;
  /** Whether CloudFormation knows a Delete's physical id. */
  readonly isKnown?: boolean;
  /** Whether the properties are valid, so that they contain no secrets. */
  readonly mayBeKept?: boolean;
}

/** `overtaken`: the request arrived earlier, and a newer one has followed. `late`: it is older than a request that arrived first. */
export type Standing = 'newest' | 'overtaken' | 'late';

/** A newer request for the same logical id prevents a request to a service. */
export class Overtaken extends Error {
  constructor() {
    super('a newer request of the same resource has followed');
    this.name = 'Overtaken';
  }
}

/** A request's place among those of the same logical id. */
export class Turn {
  /**
   * Claims the place of the newest request, unless a newer one holds it. Requests are ordered by the time at which CloudFormation signed their
   * response addresses if these differ, and otherwise by their arrival and content. The clocks of execution environments do not count.
   */
  public static async take(claim: Claim): Promise<Turn> {
    const { call, table, event } = claim;
    const [key, request] = [keyOf(event), keyOfRequest(event)];
    // A create is usually its resource's first request.
    let isUnknown = event.RequestType === 'Create';
    for (;;) {
      const entry = isUnknown ? undefined : await table.get(key);
      isUnknown = false;
      const before = entry && (JSON.parse(entry.Data) as NewestRequest);
      if (before?.request === request) return new Turn(claim, 'newest', before, undefined);
      if (before?.earlier.includes(request)) return new Turn(claim, 'overtaken', before, undefined);
      if (before && (await isLate(call, event, before, entry))) return new Turn(claim, 'late', before, undefined);
      const newest = await followerOf(before, claim);
      const written = entryOf(event, newest);
      if (await table.put(written, entry ? { lease: entry.Lease! } : { absent: true })) {
        return new Turn(claim, 'newest', newest, before);
      }
    }
  }

  private constructor(
    private readonly claim: Claim,
    public readonly standing: Standing,
    /** The newest request as of the last read. */
    public newest: NewestRequest,
    /** The newest request before this one, in its first delivery. */
    public readonly before: NewestRequest | undefined,
  ) {}

  /** The newest create or update, unless it is this one. */
  public get live(): Live | undefined {
    const { live } = this.newest;
    return live?.request === keyOfRequest(this.claim.event) ? undefined : live;
  }

  /** Whether this is a Delete that an earlier delivery already carried out. */
  public get isDone(): boolean {
    return this.standing === 'newest' && this.newest.done === true;
  }

  /** The newer request, if there is one by now. */
  public async newer(): Promise<NewestRequest | undefined> {
    const { table, event } = this.claim;
    const entry = await table.get(keyOf(event));
    if (entry) this.newest = JSON.parse(entry.Data) as NewestRequest;
    return this.newest.request === keyOfRequest(event) ? undefined : this.newest;
  }

  /** Records that a Delete has deleted its object: if delivered again, it must not delete another one. */
  public async done(): Promise<void> {
    await this.save(({ live, remaining: _, ...others }) => {
      const { properties: __, ...rest } = live ?? { request: '', digest: '' };
      return { ...others, ...(live ? { live: rest } : {}), done: true };
    });
  }

  /** Records the work a Delete has left if it is terminated. */
  public async remember(remaining: Json): Promise<void> {
    await this.save((newest) => ({ ...newest, remaining }));
  }

  private async save(change: (newest: NewestRequest) => NewestRequest): Promise<void> {
    const { table, event } = this.claim;
    const entry = await table.get(keyOf(event));
    const newest = entry && (JSON.parse(entry.Data) as NewestRequest);
    if (newest?.request !== keyOfRequest(event)) return;
    this.newest = change(newest);
    await table.put(entryOf(event, this.newest), { lease: entry!.Lease! });
  }

  /** The record of a request. */
  public async progressOf(request: string): Promise<(Progress & { readonly isGoingOn: boolean }) | undefined> {
    const entry = await this.claim.table.get(request);
    if (!entry) return undefined;
    const progress = JSON.parse(entry.Data) as Progress;
    const [, until] = entry.Lease!.split(' ');
    return { ...progress, isGoingOn: !progress.response && Number(until) > Date.now() };
  }
}

function entryOf(event: CloudFormationRequest, newest: NewestRequest): Entry {
  const seconds = newest.type === 'Delete' ? DAY_SECONDS : KEPT_SECONDS;
  return {
    Key: keyOf(event),
    Lease: randomUUID(),
    At: signedAt(event),
    Expires: Math.floor(Date.now() / 1000) + seconds,
    Data: JSON.stringify(newest),
  };
}

async function followerOf(
  before: NewestRequest | undefined,
  { call, event, isKnown, mayBeKept }: Claim,
): Promise<NewestRequest> {
  const { RequestType: type, PhysicalResourceId: id, ResourceProperties: properties } = event;
  const request = keyOfRequest(event);
  const isSmall = Buffer.byteLength(JSON.stringify(properties)) <= MOST_BYTES;
  const kept = mayBeKept && isSmall ? { properties } : {};
  return {
    request,
    type,
    since: Date.now(),
    ...(id === undefined ? {} : { id }),
    ...(type === 'Delete'
      ? { known: isKnown, live: before?.live }
      : { live: { request, ...(id === undefined ? {} : { id }), digest: digestOf(properties), ...kept } }),
    earlier: before ? [before.request, ...before.earlier].slice(0, MOST_EARLIER) : [],
    unheard: [...(await unheardBy(before, call, event)), ...(before?.unheard ?? [])].slice(0, MOST_EARLIER),
  };
}

/** A rollback of an update that has not arrived: the update may still arrive. */
async function unheardBy(
  before: NewestRequest | undefined,
  call: Call,
  event: CloudFormationRequest,
): Promise<readonly string[]> {
  if (event.RequestType !== 'Update' || !before?.live) return [];
  const undone = digestOf(event.OldResourceProperties ?? {});
  return undone !== before.live.digest && (await isOwnRollback(call, event)) ? [undone] : [];
}

/** Whether a request is older than the newest one, although it has not arrived before. */
async function isLate(call: Call, event: CloudFormationRequest, newest: NewestRequest, entry: Entry): Promise<boolean> {
  const at = signedAt(event);
  if (at !== undefined && entry.At !== undefined && at !== entry.At) return at < entry.At;
  const isSameSecond = at !== undefined && entry.At !== undefined;
  switch (event.RequestType) {
    case 'Delete':
      return false;
    case 'Update':
      if (newest.type === 'Delete') return newest.id === event.PhysicalResourceId;
      if (!newest.unheard.includes(digestOf(event.ResourceProperties))) return false;
      return isSameSecond || !(await isUpdating(call, event));
    case 'Create': {
      // It may be the create that a deletion belongs to, or one of a later deployment.
      if (newest.type === 'Delete' && newest.known) return false;
      if (isSameSecond) return newest.type === 'Delete';
      const creating = await isCreating(call, event);
      if (creating !== undefined) return !creating;
      return newest.type === 'Delete' && Date.now() - newest.since < FRAMEWORK_WAITS_MS;
    }
  }
}

function keyOf({ StackId, LogicalResourceId }: CloudFormationRequest): string {
  return `newest ${StackId} ${LogicalResourceId}`;
}

/** The same digest for equal properties, regardless of their order. */
function digestOf({ ServiceToken: _, ServiceTimeout: __, ...properties }: Properties): string {
  const sorted = JSON.stringify(properties, (___, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
      : value,
  );
  return createHash('sha256').update(sorted).digest('hex');
}
