import type { Json, Kept } from '../handlers/contract';
import type { Call } from '../plugin-protocol/rpc';
import type { Timestamp } from '../plugin-protocol/wire/messages';

/** What a room keeps between opening and closing, as bytes that pass through core. */
export function writeKept({ kept }: Kept): Buffer | undefined {
  return kept === undefined ? undefined : Buffer.from(JSON.stringify(kept));
}

export function readKept(bytes: Uint8Array | undefined): Json | undefined {
  return bytes?.length ? JSON.parse(Buffer.from(bytes).toString('utf8')) as Json : undefined;
}

/** What is opened is told apart by what was kept of it: core gives `close` exactly that. */
export function openKey(type: string, kept: Uint8Array | undefined): string {
  return `${type} ${kept ? Buffer.from(kept).toString('base64') : ''}`;
}

/** For closing: an interrupt is a reason to close, not to give it up. */
export const NEVER_ABORTED: Call = { get signal() { return new AbortController().signal; } };

/** Core calls for the renewal exactly then. */
export function renewalOf({ renewAfter }: Kept): Timestamp | undefined {
  if (renewAfter === undefined) return undefined;
  const at = Date.now() + renewAfter * 1000;
  return { seconds: Math.floor(at / 1000), nanos: Math.floor(at % 1000) * 1_000_000 };
}
