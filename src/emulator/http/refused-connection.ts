import { STATUS_CODES } from 'http';
import type { Server } from 'http';
import type { Socket } from 'net';
import type { ConnectionError } from 'fastify';
import { continueConnection } from './other-methods';

/** The statuses that Node's own server uses; everything else is 400. */
const STATUSES: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
};

/** Continues a connection whose parser does not know the method, and closes any other like Node's own server. */
export function refuseConnection(server: Server, error: ConnectionError, socket: Socket): void {
  if (continueConnection(server, error, socket)) return;
  if (socket.writable && /^(?:HPE|ERR_HTTP)_/.test(error.code)) endConnection(socket, STATUSES[error.code] ?? 400);
  // The connection broke, or TLS failed: a client that does not trust the certificate reports that itself.
  else socket.destroy();
}

function endConnection(socket: Socket, status: number): void {
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\n\r\n`, () => socket.destroy());
}
