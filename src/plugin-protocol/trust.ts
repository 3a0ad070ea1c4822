import { constants } from 'crypto';
import type { Socket } from 'net';
import { TLSSocket, createServer } from 'tls';
import type { Identity } from './certificate';
import { log } from './log';
import { derOf, pemOf } from './pem';

/** Takes a connection, speaks TLS on it, and lets it in if its other end holds the key of exactly one certificate. */
export type Gate = (connection: Socket) => void;

/**
 * Core makes a certificate for each plugin it starts and trusts the one we name in the handshake. We compare the certificate that the other
 * end proves to hold, byte by byte, with the one core announced, and close the connection before HTTP/2 begins if it is another or none.
 *
 * This comparison is the lock. Node.js is told not to verify by itself, because the chain would be checked against a list of authorities,
 * and even one of its own costs Node.js 20 the reading of all those it comes with: as long as everything else before the first answer.
 * That the other end holds the key is checked by TLS in any case.
 */
export function createGate({ certificate, privateKey }: Identity, clientCertificate: string, trusted: (connection: TLSSocket) => void): Gate {
  const pinned = derOf(clientCertificate);
  const server = createServer({
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }),
    cert: pemOf(certificate),
    ca: [],
    requestCert: true,
    rejectUnauthorized: false,
    minVersion: 'TLSv1.2',
    ALPNProtocols: ['h2'],
    // A resumed session would not show its certificate again.
    secureOptions: constants.SSL_OP_NO_TICKET,
  });
  server.on('secureConnection', (connection) => {
    const shown = connection.getPeerX509Certificate()?.raw;
    if (pinned.length > 0 && shown?.equals(pinned)) return trusted(connection);
    log('warn', 'a connection was refused: it is not from the program that started this plugin');
    connection.destroy();
  });
  // What the handshake cannot agree on, it tells the other end; there is nobody else to tell.
  server.on('tlsClientError', (error) => log('debug', 'a connection failed', { error: error.message }));
  // The server has no listener of its own: connections are handed to it, as documented for this event.
  return (connection) => void server.emit('connection', connection);
}
