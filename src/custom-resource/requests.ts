import { createHash, randomUUID } from 'crypto';
import { setTimeout as sleep } from 'timers/promises';
import type { CloudFormationRequest, LambdaContext } from './event';
import { note, noteOf } from './notes';
import type { Progress } from './progress';
import { Entry, Table, TableUnavailable } from './table';

/** Longer than Lambda goes on delivering an event. */
const KEPT_SECONDS = 24 * 3600;
/** A sandbox that has not said for so long that it is at work was ended. */
const LEASE_MS = 30_000;
const RENEWED_EVERY_MS = 10_000;
const LOOKS_EVERY_MS = 1_000;
/** What is left of the time of a function when it stops waiting for another. */
const FOR_THE_END_MS = 5_000;

/** Another delivery of the same request answers it: this one must not. */
export class NotResponded extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'NotResponded';
  }
}

/**
 * What is remembered of one request while it is dealt with. Lambda delivers a request again where no answer came, to the same sandbox or to
 * another one, and sometimes twice at once.
 */
export interface RequestNotes {
  /** What earlier deliveries have noted; undefined at the first. */
  readonly earlier: Progress | undefined;
  readonly progress: Progress;
  /** Notes a step before the next one is taken. Throws `NotResponded`, where another delivery has taken over. */
  note(step: Partial<Progress>): Promise<void>;
  close(): void;
}

/** The notes of this sandbox alone, which deals with one event at a time. */
export function notesOfSandbox({ RequestId }: CloudFormationRequest): RequestNotes {
  const earlier = noteOf(RequestId);
  let progress: Progress = earlier ?? { begun: Date.now() };
  if (!earlier?.response) note(RequestId, progress);
  return {
    earlier,
    get progress() { return progress; },
    note: async (step) => note(RequestId, progress = { ...progress, ...step }),
    close: () => undefined,
  };
}

/** The notes in the table. Where another delivery is at work, its answer is waited for. */
export async function notesOfTable(table: Table, event: CloudFormationRequest, context: LambdaContext = {}): Promise<RequestNotes> {
  const owner = randomUUID();
  const Key = `request ${createHash('sha256').update(`${event.StackId} ${event.RequestId}`).digest('hex')}`;
  const end = performance.now() + (context.getRemainingTimeInMillis?.() ?? Infinity) - FOR_THE_END_MS;
  for (;;) {
    const first: Progress = { begun: Date.now() };
    const entry = entryWith(Key, owner, first);
    if (await table.put(entry, { absent: true })) return new TableNotes(table, entry, owner, undefined);
    const found = await table.get(Key);
    if (!found) continue;
    const earlier = JSON.parse(found.Data) as Progress;
    const [holder, until] = found.Lease!.split(' ');
    // Written, and the answer to it was lost.
    if (holder === owner) return new TableNotes(table, found, owner, undefined);
    if (earlier.response) return new TableNotes(table, found, owner, earlier);
    if (Number(until) <= Date.now()) {
      const taken = entryWith(Key, owner, earlier);
      if (await table.put(taken, { lease: found.Lease! })) return new TableNotes(table, taken, owner, earlier);
    } else if (performance.now() > end) {
      throw new NotResponded('another delivery of this request is still at work, and answers it');
    } else {
      await sleep(LOOKS_EVERY_MS);
    }
  }
}

function entryWith(Key: string, owner: string, progress: Progress): Entry {
  const now = Date.now();
  return { Key, Lease: `${owner} ${now + LEASE_MS} ${randomUUID()}`, Expires: Math.floor(now / 1000) + KEPT_SECONDS, Data: JSON.stringify(progress) };
}

/** Every write says that the owner is at work, and is refused where another one has taken over. */
class TableNotes implements RequestNotes {
  private writing: Promise<void> = Promise.resolve();
  private readonly timer: NodeJS.Timeout | undefined;
  private isClosed = false;
  public progress: Progress;

  constructor(private readonly table: Table, private entry: Entry, private readonly owner: string, public readonly earlier: Progress | undefined) {
    this.progress = JSON.parse(entry.Data) as Progress;
    if (earlier?.response) return;
    this.timer = setInterval(() => void this.write({}, true).catch(() => undefined), RENEWED_EVERY_MS);
    this.timer.unref();
  }

  public note(step: Partial<Progress>): Promise<void> {
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
      if (!await this.table.put(next, { lease: this.entry.Lease! }, atOnce)) await this.putAfterAll(next);
      this.entry = next;
    });
    this.writing = written.catch(() => undefined);
    return written;
  }

  /** An earlier write may have been taken though its answer was lost. */
  private async putAfterAll(next: Entry): Promise<void> {
    const found = await this.table.get(next.Key);
    if (found?.Lease?.startsWith(`${this.owner} `) && await this.table.put(next, { lease: found.Lease })) return;
    throw new NotResponded('another delivery of this request has taken over, since nothing was heard of this one');
  }
}

/** Whether a failure is one of the table, so that what was to be noted is known here alone. */
export function isUnavailable(error: unknown): error is TableUnavailable {
  return error instanceof TableUnavailable;
}
