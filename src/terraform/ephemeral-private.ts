import type { Json, Kept } from '../handlers/contract';
import type { Call } from '../plugin-protocol/rpc';
import type { Timestamp } from '../plugin-protocol/wire/messages';

/** The data that an ephemeral resource keeps between opening and closing, as bytes that Terraform passes through. */
export function writeKept({ kept }: Kept): Buffer | undefined {
  return kept === undefined ? undefined : Buffer.from(JSON.stringify(kept));
}

export function readKept(bytes: Uint8Array | undefined): Json | undefined {
  return bytes?.length ? (JSON.parse(Buffer.from(bytes).toString('utf8')) as Json) : undefined;
}

/** The key of an opened resource: Terraform passes the same private data to `close`. */
export function openKey(type: string, kept: Uint8Array | undefined): string {
  return `${type} ${kept ? Buffer.from(kept).toString('base64') : ''}`;
}

/** For closing, which an interrupt must not abort. */
export const NEVER_ABORTED: Call = {
  get signal() {
    return new AbortController().signal;
  },
};

/** The time at which Terraform renews. */
export function renewalOf({ renewAfter }: Kept): Timestamp | undefined {
  if (renewAfter === undefined) return undefined;
  const at = Date.now() + renewAfter * 1000;
  return { seconds: Math.floor(at / 1000), nanos: Math.floor(at % 1000) * 1_000_000 };
}
