import type { IncomingMessage, ServerResponse } from 'http';
import type { Reply, Delivery } from './exchange';
import { socketOf } from './list-method';

/** Puts it on the wire; `date` is what the header `Date` says. */
export function sendDelivery(delivery: Delivery, date: string, request: IncomingMessage, response: ServerResponse): void {
  // A crashed server ends the connection so, and not in an orderly way.
  if (delivery.kind === 'reset') socketOf(request).resetAndDestroy();
  else sendResponse(delivery.reply, delivery.truncateAt, date, response);
}

/** Headers are spelled as the service spells them. Text goes with them in one piece, which bytes do not. */
function sendResponse({ status, headers, body }: Reply, truncateAt: number | undefined, date: string, response: ServerResponse): void {
  const isDocument = typeof body === 'object' && !Buffer.isBuffer(body);
  const sent = (isDocument ? JSON.stringify(body) : body) as string | Buffer | undefined;
  const length = sent === undefined ? 0 : Buffer.byteLength(sent);
  response.writeHead(status, {
    Date: date,
    ...(isDocument ? { 'Content-Type': 'application/json' } : {}),
    ...headers,
    ...(sent === undefined ? {} : { 'Content-Length': String(length) }),
  });
  if (sent === undefined || truncateAt === undefined || truncateAt >= length) response.end(sent);
  else sendPart(Buffer.from(sent as string).subarray(0, truncateAt), response);
}

function sendPart(part: Buffer, response: ServerResponse): void {
  response.write(part, () => response.destroy());
  if (part.length === 0) response.flushHeaders();
}
