import type { IncomingHttpHeaders } from 'http';
import type { ParsedBody } from '../http/parsed-body';
import type { ComparedRequest, JournalReport, Sender } from './recorded-request';
import { fingerprint, redactDocument, redactHeaders, redactQuery, redactText } from './redaction';

/** The parts of a request that the journal reads. */
interface Received {
  readonly method: string;
  readonly path: string;
  readonly sentQuery: URLSearchParams;
  readonly hasQuery: boolean;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
  readonly parsedBody: ParsedBody | undefined;
}

/** The parts of the serving route that it reads. */
interface Serving {
  readonly operation: string;
  readonly raw?: true;
  readonly confidential?: true;
}

/** Longer bodies are kept as fingerprints. */
export const LONGEST_BODY = 64 * 1024;
/** The maximum total size of stored bodies. */
const MOST_BYTES = 8 * 1024 * 1024;

const NO_QUERY = {};

/** Its time is formatted only when read. */
type Entry = { -readonly [Name in keyof ComparedRequest]: ComparedRequest[Name] } & { readonly time: Date };

/** The latest requests to the services, in order of arrival; control requests are not recorded. */
export class Journal {
  private entries: Entry[] = [];
  /** The index of the first stored entry. Older ones are removed in bulk. */
  private first = 0;
  private keptBytes = 0;
  private lastNumber = 0;
  private dropped = 0;
  /** The headers of the latest request, as received and as recorded. Most requests of a program have the same headers. */
  private latest: { readonly received: IncomingHttpHeaders; readonly recorded: Entry['headers'] } = {
    received: {},
    recorded: {},
  };

  /** Records a request, keeping at most `most`. Returns the recorded request. */
  add(call: Received, route: Serving | undefined, sender: Sender, time: Date, most: number): ComparedRequest {
    this.lastNumber += 1;
    if (!hasSameHeaders(call.headers, this.latest.received)) {
      this.latest = { received: call.headers, recorded: redactHeaders(call.headers) };
    }
    const entry = recorded(this.lastNumber, call, route, sender, time, this.latest.recorded);
    this.entries.push(entry);
    this.keptBytes += keptBytesOf(entry);
    while (this.entries.length - this.first > most || this.keptBytes > MOST_BYTES) this.dropOldest();
    return entry;
  }

  /** Records the response to a request. */
  respond(request: ComparedRequest, status: number | null): void {
    (request as Entry).status = status;
  }

  report(): JournalReport {
    const requests = this.entries
      .slice(this.first)
      .map(({ number, time, ...rest }) => ({ number, time: time.toISOString(), ...rest }));
    return { requests, dropped: this.dropped };
  }

  clear(): void {
    [this.entries, this.first, this.keptBytes, this.lastNumber, this.dropped] = [[], 0, 0, 0, 0];
  }

  private dropOldest(): void {
    const oldest = this.entries[this.first];
    if (!oldest) return;
    this.keptBytes -= keptBytesOf(oldest);
    this.dropped += 1;
    this.first += 1;
    if (this.first * 2 <= this.entries.length && this.first < 1000) return;
    this.entries = this.entries.slice(this.first);
    this.first = 0;
  }
}

function recorded(
  number: number,
  call: Received,
  route: Serving | undefined,
  { token, accessor }: Sender,
  time: Date,
  headers: Entry['headers'],
): Entry {
  const entry: Entry = {
    number,
    time,
    method: call.method,
    path: redactText(call.path),
    query: call.hasQuery ? redactQuery(call.sentQuery) : NO_QUERY,
    headers,
    bytes: call.body.length,
    operation: route?.operation ?? null,
  };
  if (token !== '') entry.token = fingerprint(token);
  if (accessor) entry.accessor = accessor;
  if (call.body.length > 0) entry.body = recordedBody(call, route);
  return entry;
}

/** If no route serves a request, or its route stores secrets, any field may be secret. */
function recordedBody(call: Received, route: Serving | undefined): unknown {
  if (call.body.length > LONGEST_BODY || route?.raw) return fingerprint(call.body);
  const parsed = call.parsedBody;
  if (!parsed) return fingerprint(call.body);
  return redactDocument(parsed.document, call.path.startsWith('/v1/') && (!route || route.confidential === true));
}

function hasSameHeaders(headers: IncomingHttpHeaders, other: IncomingHttpHeaders): boolean {
  for (const name in headers) if (headers[name] !== other[name]) return false;
  for (const name in other) if (headers[name] === undefined && other[name] !== undefined) return false;
  return true;
}

function keptBytesOf({ bytes }: Pick<Entry, 'bytes'>): number {
  return bytes > LONGEST_BODY ? 0 : bytes;
}
