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

/** Headers are small: a long text is cut. */
const LONGEST_MESSAGE = 4_000;

export function trailersOf(error: GrpcError): readonly Header[] {
  const message = error.message.slice(0, LONGEST_MESSAGE).replace(/[\ud800-\udfff]/g, '?');
  return [['grpc-status', String(error.code)], ['grpc-message', message.replace(/[^\x20-\x24\x26-\x7e]+/g, encodeURIComponent)]];
}
