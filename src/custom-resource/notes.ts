import { createHash } from 'crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'fs';
import { tmpdir } from 'os';
import { join } from 'path';
import type { CloudFormationRequest, OnEventResult } from './event';

const FOLDER = join(tmpdir(), 'lintel-custom-resource');
const KEPT_MS = 24 * 3600 * 1000;

/** Lambda delivers a request again a minute after a function has failed, at the earliest. */
const FIRST_RETRY_MS = 55_000;

/** What is known of a request from an earlier delivery of it. */
export interface Note {
  /** The answer that it was given; absent, where it never came so far. */
  readonly answer?: OnEventResult;
}

/**
 * What this execution environment noted of a request. Lambda delivers a request again where no answer came, often to the same
 * environment: so what was begun is told from what is new. There is no secret in it.
 */
export function noteOf(requestId: string): Note | undefined {
  try {
    return JSON.parse(readFileSync(fileOf(requestId), 'utf8')) as Note;
  } catch {
    return undefined;
  }
}

export function note(requestId: string, what: Note): void {
  mkdirSync(FOLDER, { recursive: true, mode: 0o700 });
  forgetOld();
  const file = fileOf(requestId);
  writeFileSync(`${file}.new`, JSON.stringify(what), { mode: 0o600 });
  renameSync(`${file}.new`, file);
}

/** What failed and was answered may be asked for again only under another id. */
export function forget(requestId: string): void {
  rmSync(fileOf(requestId), { force: true });
}

/** Whether a request was delivered before: it was noted here, or its presigned address is older than the first delivery could be. */
export function wasDelivered({ RequestId, ResponseURL }: CloudFormationRequest, now = Date.now()): boolean {
  if (noteOf(RequestId) !== undefined) return true;
  const [, date, time] = /[?&]X-Amz-Date=(\d{8})T(\d{6})Z/.exec(ResponseURL ?? '') ?? [];
  if (!date) return false;
  const signed = Date.parse(`${date.replace(/(\d{4})(\d\d)(\d\d)/, '$1-$2-$3')}T${time.replace(/(\d\d)(\d\d)(\d\d)/, '$1:$2:$3')}Z`);
  return now - signed > FIRST_RETRY_MS;
}

function fileOf(requestId: string): string {
  return join(FOLDER, `${createHash('sha256').update(requestId).digest('hex').slice(0, 32)}.json`);
}

function forgetOld(): void {
  for (const name of readdirSync(FOLDER)) {
    const file = join(FOLDER, name);
    if (Date.now() - (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? Infinity) > KEPT_MS) rmSync(file, { force: true });
  }
}
