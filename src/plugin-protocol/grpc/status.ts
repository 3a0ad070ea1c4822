import type { Header } from '../http2/header-block';

/** The gRPC codes that the server uses, for failures of the transport. Messages for users are sent as diagnostics. */
export const Code = { OK: 0, RESOURCE_EXHAUSTED: 8, UNIMPLEMENTED: 12, INTERNAL: 13 } as const;

export class GrpcError extends Error {
  constructor(
    public readonly code: number,
    message: string,
  ) {
    super(message);
    this.name = 'GrpcError';
  }
}

export const OK_TRAILERS: readonly Header[] = [['grpc-status', String(Code.OK)]];

/** Maximum length of the message in bytes: the trailers must fit into one frame of 16 KiB. */
const LONGEST_MESSAGE = 8_000;

export function trailersOf(error: GrpcError): readonly Header[] {
  return [
    ['grpc-status', String(error.code)],
    ['grpc-message', encoded(error.message)],
  ];
}

/** Percent-encodes a message as gRPC requires, truncated between two characters. */
function encoded(message: string): string {
  let text = '';
  for (const character of message.slice(0, LONGEST_MESSAGE)) {
    const next = /[\x20-\x24\x26-\x7e]/.test(character)
      ? character
      : encodeURIComponent(/[\ud800-\udfff]/.test(character) && character.length === 1 ? '?' : character);
    if (text.length + next.length > LONGEST_MESSAGE) break;
    text += next;
  }
  return text;
}
