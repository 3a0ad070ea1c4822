import { constants } from 'crypto';
import type { Socket } from 'net';
import { TLSSocket, createServer } from 'tls';
import type { Identity } from './certificate';
import { log } from './log';
import { derOf, pemOf } from './pem';

/** Performs the TLS handshake on a connection, and accepts it only if the client holds the key of one specific certificate. */
export type Gate = (connection: Socket) => void;

/**
 * Terraform creates a client certificate for each plugin it starts, and trusts the certificate in the handshake. The client's certificate is compared
 * byte by byte with the one Terraform announced. If it differs or is missing, the connection is closed before HTTP/2 begins.
 *
 * This comparison replaces Node.js' verification of the chain against a list of authorities: in Node.js 20, even a custom list makes it parse all
 * bundled authorities, which takes as long as everything else before the first response. TLS always verifies that the client holds the key.
 */
export function createGate(
  { certificate, privateKey }: Identity,
  clientCertificate: string,
  trusted: (connection: TLSSocket) => void,
): Gate {
  const pinned = derOf(clientCertificate);
  const server = createServer({
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }),
    cert: pemOf(certificate),
    ca: [],
    requestCert: true,
    rejectUnauthorized: false,
    minVersion: 'TLSv1.2',
    ALPNProtocols: ['h2'],
    // A resumed session would not present its certificate again.
    secureOptions: constants.SSL_OP_NO_TICKET,
  });
  server.on('secureConnection', (connection) => {
    const shown = connection.getPeerX509Certificate()?.raw;
    if (pinned.length > 0 && shown?.equals(pinned)) return trusted(connection);
    log('warn', 'a connection was refused: it is not from the program that started this plugin');
    connection.destroy();
  });
  // A failed handshake is reported to the client by TLS.
  server.on('tlsClientError', (error) => log('debug', 'a connection failed', { error: error.message }));
  // The server has no listener: connections are passed to it with this event, as documented.
  return (connection) => void server.emit('connection', connection);
}
