import type { IncomingMessage, ServerResponse } from 'http';
import type { Reply, Delivery } from '../exchange';
import { printExactly } from './exact-numbers';

/** Sends a response; `date` is the value of the `Date` header. */
export function sendDelivery(
  delivery: Delivery,
  date: string,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  // A crashed server resets the connection instead of closing it cleanly.
  if (delivery.kind === 'reset') request.socket.resetAndDestroy();
  else sendResponse(delivery.reply, delivery.truncateAt, date, response);
}

/** Keeps the service's spelling of headers. Text is sent together with the headers; bytes follow them. */
function sendResponse(
  { status, headers, body, exact }: Reply,
  truncateAt: number | undefined,
  date: string,
  response: ServerResponse,
): void {
  const isDocument = typeof body === 'object' && !Buffer.isBuffer(body);
  const sent = (isDocument ? (exact ? printExactly : JSON.stringify)(body) : body) as string | Buffer | undefined;
  const length = sent === undefined ? 0 : Buffer.byteLength(sent);
  const lines: Record<string, string> = { Date: date };
  if (isDocument) lines['Content-Type'] = 'application/json';
  Object.assign(lines, headers);
  if (sent !== undefined) lines['Content-Length'] = String(length);
  response.writeHead(status, lines);
  if (sent === undefined || truncateAt === undefined || truncateAt >= length) response.end(sent);
  else sendPart(Buffer.from(sent as string).subarray(0, truncateAt), response);
}

function sendPart(part: Buffer, response: ServerResponse): void {
  response.write(part, () => response.destroy());
  if (part.length === 0) response.flushHeaders();
}
