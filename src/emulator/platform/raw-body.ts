import type { Reply, Call } from '../exchange';
import { Refusal } from './json-api';

const OCTET_STREAM = 'application/octet-stream';

/** The content type without its parameters, in lowercase. */
export function mediaType(call: Call): string {
  return (call.headers['content-type'] ?? '').replace(/;.*$/s, '').trim().toLowerCase();
}

/** Returns the request body for an endpoint that takes bytes. */
export function readBytes(call: Call): Buffer {
  if (mediaType(call) !== OCTET_STREAM) {
    throw new Refusal(415, [
      { status: '415', title: 'unsupported media type', detail: `The content type must be ${OCTET_STREAM}.` },
    ]);
  }
  return call.body;
}

/** Not an error document: the response comes from the proxy in front of the service. */
export function payloadTooLarge(): Reply {
  return { status: 413, headers: { 'Content-Type': 'text/plain; charset=utf-8' }, body: 'Payload Too Large\n' };
}
