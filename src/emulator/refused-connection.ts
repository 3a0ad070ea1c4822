import { STATUS_CODES } from 'http';
import type { Server } from 'http';
import { Server as HttpsServer } from 'https';
import type { Socket } from 'net';
import type { ConnectionError } from 'fastify';
import { ListAwareConnection, withList } from './list-method';

/** What Node's own server answers; everything else is 400. */
const STATUSES: Readonly<Record<string, number>> = { HPE_HEADER_OVERFLOW: 431, HPE_CHUNK_EXTENSIONS_OVERFLOW: 413, ERR_HTTP_REQUEST_TIMEOUT: 408 };

/** Goes on with a connection that was refused for `LIST` alone, and ends any other one as Node's own server does. */
export function refuseConnection(server: Server, error: ConnectionError, socket: Socket): void {
  const before = ListAwareConnection.of(socket);
  // The parser that stood in its place still waits for the end of a request.
  if (before && (before as unknown) !== socket) return;
  const connection = withList(error, socket);
  if (connection) server.emit(server instanceof HttpsServer ? 'secureConnection' : 'connection', connection);
  else if (socket.writable && /^(?:HPE|ERR_HTTP)_/.test(error.code)) endConnection(socket, STATUSES[error.code] ?? 400);
  // Broken off, or never agreed on: a client that does not trust the certificate is told by its own side.
  else socket.destroy();
}

function endConnection(socket: Socket, status: number): void {
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\n\r\n`, () => socket.destroy());
}
