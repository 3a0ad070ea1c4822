import type { Header } from '../http2/header-block';

/** The gRPC codes that we answer with. They are for faults of the transport; what people should read travels in diagnostics. */
export const Code = { OK: 0, RESOURCE_EXHAUSTED: 8, UNIMPLEMENTED: 12, INTERNAL: 13 } as const;

export class GrpcError extends Error {
  constructor(public readonly code: number, message: string) {
    super(message);
    this.name = 'GrpcError';
  }
}

export const OK_TRAILERS: readonly Header[] = [['grpc-status', String(Code.OK)]];

/** As many bytes as a status may have: with everything else it must fit into one frame of 16 KiB. */
const LONGEST_MESSAGE = 8_000;

export function trailersOf(error: GrpcError): readonly Header[] {
  return [['grpc-status', String(error.code)], ['grpc-message', encoded(error.message)]];
}

/** Percent-encoded as gRPC does it, character by character so that a long text is cut between two. */
function encoded(message: string): string {
  let text = '';
  for (const character of message.slice(0, LONGEST_MESSAGE)) {
    const next = /[\x20-\x24\x26-\x7e]/.test(character) ? character : encodeURIComponent(/[\ud800-\udfff]/.test(character) && character.length === 1 ? '?' : character);
    if (text.length + next.length > LONGEST_MESSAGE) break;
    text += next;
  }
  return text;
}
