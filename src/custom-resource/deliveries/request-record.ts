import { createHash, randomUUID } from 'crypto';
import { setTimeout as sleep } from 'timers/promises';
import type { CloudFormationRequest, LambdaContext } from '../events/event';
import { writeLocalRecord, readLocalRecord } from './local-record';
import type { Progress } from './progress';
import { Entry, Table, TableUnavailable } from './table';

/** Longer than Lambda retries the delivery of an event. */
const KEPT_SECONDS = 24 * 3600;
/** A lease not renewed for this long belongs to an execution environment that was terminated. */
const LEASE_MS = 30_000;
const RENEWED_EVERY_MS = 10_000;
const POLLED_EVERY_MS = 1_000;
/** When the function has this much time left, it stops waiting for another delivery. */
const RESERVED_MS = 5_000;

/** Another delivery of the same request sends the response, so this one must not. */
export class RespondedElsewhere extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'RespondedElsewhere';
  }
}

/**
 * A request's record while it is processed. If there was no response, Lambda delivers a request again, to the same execution environment or to
 * another one. Sometimes it delivers a request twice at the same time.
 */
export interface RequestRecord {
  /** What earlier deliveries recorded. Undefined in the first delivery. */
  readonly previous: Progress | undefined;
  readonly progress: Progress;
  /** Why the table could not be used, if this record stands in for it. Nothing new is created then. */
  readonly unavailable?: Error;
  /** Records a step before the next one starts. Throws `RespondedElsewhere` if another delivery has taken over. */
  save(step: Partial<Progress>): Promise<void>;
  close(): void;
}

/** A record visible only to this execution environment, which processes one event at a time. */
export function localRecord({ RequestId }: CloudFormationRequest, unavailable?: Error): RequestRecord {
  const earlier = readLocalRecord(RequestId);
  let progress: Progress = earlier ?? { begun: Date.now() };
  if (!earlier?.response) writeLocalRecord(RequestId, progress);
  return {
    previous: earlier,
    unavailable,
    get progress() {
      return progress;
    },
    save: async (step) => writeLocalRecord(RequestId, (progress = { ...progress, ...step })),
    close: () => undefined,
  };
}

/** A record in the table. If another delivery is in progress, waits for its response. */
export async function tableRecord(
  table: Table,
  event: CloudFormationRequest,
  context: LambdaContext = {},
): Promise<RequestRecord> {
  const owner = randomUUID();
  const Key = keyOfRequest(event);
  const end = performance.now() + (context.getRemainingTimeInMillis?.() ?? Infinity) - RESERVED_MS;
  for (;;) {
    const first: Progress = { begun: Date.now() };
    const entry = entryWith(Key, owner, first);
    if (await table.put(entry, { absent: true })) return new TableRecord(table, entry, owner, undefined);
    const found = await table.get(Key);
    if (!found) continue;
    const earlier = JSON.parse(found.Data) as Progress;
    const [holder, until] = found.Lease!.split(' ');
    // The entry was written, but DynamoDB's response was lost.
    if (holder === owner) return new TableRecord(table, found, owner, undefined);
    if (earlier.response) return new TableRecord(table, found, owner, earlier);
    if (Number(until) <= Date.now()) {
      const taken = entryWith(Key, owner, earlier);
      if (await table.put(taken, { lease: found.Lease! })) return new TableRecord(table, taken, owner, earlier);
    } else if (performance.now() > end) {
      throw new RespondedElsewhere('another delivery of this request is still in progress and will respond');
    } else {
      await sleep(POLLED_EVERY_MS);
    }
  }
}

/** The key of the record of a request. */
export function keyOfRequest({ StackId, RequestId }: CloudFormationRequest): string {
  return `request ${createHash('sha256').update(`${StackId} ${RequestId}`).digest('hex')}`;
}

function entryWith(Key: string, owner: string, progress: Progress): Entry {
  const now = Date.now();
  return {
    Key,
    Lease: `${owner} ${now + LEASE_MS} ${randomUUID()}`,
    Expires: Math.floor(now / 1000) + KEPT_SECONDS,
    Data: JSON.stringify(progress),
  };
}

/** Every write renews the owner's lease, and fails if another delivery has taken over. */
class TableRecord implements RequestRecord {
  private writing: Promise<void> = Promise.resolve();
  private readonly timer: NodeJS.Timeout | undefined;
  private isClosed = false;
  public progress: Progress;

  constructor(
    private readonly table: Table,
    private entry: Entry,
    private readonly owner: string,
    public readonly previous: Progress | undefined,
  ) {
    this.progress = JSON.parse(entry.Data) as Progress;
    if (previous?.response) return;
    this.timer = setInterval(() => void this.write({}, true).catch(() => undefined), RENEWED_EVERY_MS);
    this.timer.unref();
  }

  public save(step: Partial<Progress>): Promise<void> {
    return this.write(step);
  }

  public close(): void {
    this.isClosed = true;
    clearInterval(this.timer);
  }

  private write(step: Partial<Progress>, atOnce = false): Promise<void> {
    const written = this.writing.then(async () => {
      if (this.isClosed) return;
      this.progress = { ...this.progress, ...step };
      const next = entryWith(this.entry.Key, this.owner, this.progress);
      if (!(await this.table.put(next, { lease: this.entry.Lease! }, atOnce))) await this.putAfterAll(next);
      this.entry = next;
    });
    this.writing = written.catch(() => undefined);
    return written;
  }

  /** Retries a write: an earlier one may have succeeded although its response was lost. */
  private async putAfterAll(next: Entry): Promise<void> {
    const found = await this.table.get(next.Key);
    if (found?.Lease?.startsWith(`${this.owner} `) && (await this.table.put(next, { lease: found.Lease }))) return;
    throw new RespondedElsewhere(
      'another delivery of this request has taken over, since the lease of this one has expired',
    );
  }
}

/** Whether a record could not be written because the table is unavailable. */
export function isUnavailable(error: unknown): error is TableUnavailable {
  return error instanceof TableUnavailable;
}
