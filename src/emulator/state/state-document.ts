import { createHash } from 'crypto';
import { EmulatorError } from '../client/error';
import type { Dialects } from '../settings';
import type { Snapshot } from './snapshot';

/** The first line of a file; the rest is the state. */
interface Header {
  readonly format: typeof FORMAT;
  readonly version: number;
  readonly dialects: Dialects;
  readonly sha256: string;
}

const FORMAT = 'lintel-emulator-state';
/** Increased if older emulators could not read the file. */
const VERSION = 1;

export function renderState(
  { now, start }: { readonly now: Snapshot; readonly start: string },
  dialects: Dialects,
): string {
  const body = `{"now":${JSON.stringify(now)},"start":${start}}\n`;
  const header: Header = { format: FORMAT, version: VERSION, dialects, sha256: hashOf(body) };
  return `${JSON.stringify(header)}\n${body}`;
}

/** Refuses a file that is incomplete or that this emulator cannot continue. The result is not validated further. */
export function parseState(
  file: string,
  text: string,
  dialects: Dialects,
): { readonly now: unknown; readonly start: unknown } {
  const end = text.indexOf('\n');
  const header = headerOf(text.slice(0, Math.max(end, 0)));
  if (!header) {
    throw new EmulatorError(`${file} contains no state of an emulator. Choose another file, or delete this one.`);
  }
  if (header.version !== VERSION) {
    throw new EmulatorError(
      `${file} was written by another version of the emulator: its format is ${header.version}, and this emulator reads ${VERSION}. Choose another file, or delete this one.`,
    );
  }
  const body = text.slice(end + 1);
  if (hashOf(body) !== header.sha256) {
    throw new EmulatorError(
      `${file} is incomplete or was edited: its contents do not have its checksum. Restore a copy of it, or delete it.`,
    );
  }
  for (const service of ['platform', 'secrets'] as const) {
    const [kept, wanted] = [header.dialects[service], dialects[service]];
    if (kept !== wanted) {
      throw new EmulatorError(
        `${file} was written with the dialect "${kept}" of the ${service} service, and this emulator has "${wanted}". Start it with the same dialects, or choose another file.`,
      );
    }
  }
  return JSON.parse(body) as { now: unknown; start: unknown };
}

function headerOf(line: string): Header | undefined {
  try {
    const header = JSON.parse(line) as Partial<Header> | null;
    return header?.format === FORMAT && header.dialects ? (header as Header) : undefined;
  } catch {
    return undefined;
  }
}

function hashOf(body: string): string {
  return createHash('sha256').update(body).digest('hex');
}
