import { constants } from 'crypto';
import type { Socket } from 'net';
import { TLSSocket, createSecureContext } from 'tls';
import type { Identity } from './certificate';
import { log } from './log';
import { derOf, pemOf } from './pem';

/** Speaks TLS on a connection and passes on those whose other end holds exactly one certificate's key. */
export type Gate = (connection: Socket, trusted: (connection: TLSSocket) => void) => void;

/**
 * Core makes a certificate for each plugin it starts and trusts the one we name in the handshake. We compare the certificate that the other
 * end proves to hold, byte by byte, with the one core announced, and close the connection before HTTP/2 begins if it is another or none.
 *
 * This comparison is the lock. Node.js is told not to verify by itself, because the chain would be checked against a list of authorities,
 * and even one of its own costs Node.js 20 the reading of all those it comes with: as long as everything else before the first answer.
 * That the other end holds the key is checked by TLS in any case.
 */
export function createGate({ certificate, privateKey }: Identity, clientCertificate: string): Gate {
  const pinned = derOf(clientCertificate);
  const secureContext = createSecureContext({
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }),
    cert: pemOf(certificate),
    ca: [],
    minVersion: 'TLSv1.2',
    // A resumed session would not show its certificate again.
    secureOptions: constants.SSL_OP_NO_TICKET,
  });
  return (connection, trusted) => {
    const encrypted = new TLSSocket(connection, { isServer: true, secureContext, requestCert: true, rejectUnauthorized: false, ALPNProtocols: ['h2'] });
    // What the handshake cannot agree on, it tells the other end; there is nobody else to tell.
    encrypted.on('error', (error) => log('debug', 'a connection failed', { error: error.message }));
    encrypted.once('secure', () => {
      const shown = encrypted.getPeerX509Certificate()?.raw;
      if (pinned.length > 0 && shown?.equals(pinned)) return trusted(encrypted);
      log('warn', 'a connection was refused: it is not from the program that started this plugin');
      encrypted.destroy();
    });
  };
}
