/** Which authorities are trusted, and the agents that keep connections open. Certificates are read at the first https address. */
import { readFileSync } from 'fs';
import * as http from 'http';
import * as https from 'https';
import type { Socket } from 'net';
import * as tls from 'tls';
import { InvalidConnection, Service } from './errors';
import type { Log } from './log';

export interface Trust {
  readonly service: Service;
  /** Must be readable. */
  readonly caCertFile?: string;
  /** Ignored where it cannot be read, with a warning. */
  readonly extraCaFile?: string;
}

/**
 * Free connections are closed before servers and gateways usually do it (5 s and more):
 * a request on a connection that is being closed is lost, and nobody can tell whether it was heard.
 */
const FREE_SOCKET_MS = 4_000;

export class Agents {
  private plain: http.Agent | undefined;
  private secure: https.Agent | undefined;

  constructor(private readonly trust: Trust, private readonly log: Log) {}

  /** The agents for one request; that of the other protocol is not made for it. */
  for(url: URL): { httpAgent?: http.Agent; httpsAgent?: https.Agent } {
    if (url.protocol === 'http:') return { httpAgent: this.plain ??= this.makePlain() };
    return { httpsAgent: this.secure ??= this.makeSecure() };
  }

  close(): void {
    this.plain?.destroy();
    this.secure?.destroy();
  }

  /** A file that is named and is not there is a mistake also where nothing needs it: the address may be the mistake. */
  private makePlain(): http.Agent {
    if (this.trust.caCertFile) this.readNamed(this.trust.caCertFile);
    return keptAliveOnce(new http.Agent({ keepAlive: true, timeout: FREE_SOCKET_MS }));
  }

  private makeSecure(): https.Agent {
    const ca = this.authorities();
    return keptAliveOnce(new https.Agent({ keepAlive: true, timeout: FREE_SOCKET_MS, ...(ca && { ca }) }));
  }

  /** Undefined where only the usual ones are trusted: naming them makes Node.js parse them all anew. */
  private authorities(): string[] | undefined {
    const { caCertFile, extraCaFile } = this.trust;
    const added = [caCertFile && this.readNamed(caCertFile), extraCaFile && this.readExtra(extraCaFile)].filter((pem): pem is string => !!pem);
    if (added.length === 0) return undefined;
    // Newer releases of Node.js tell what they trust by default, authorities of the system among it.
    const { getCACertificates, rootCertificates } = tls as typeof tls & { getCACertificates?(type: 'default'): string[] };
    return [...(getCACertificates?.('default') ?? rootCertificates), ...added];
  }

  private readNamed(file: string): string {
    let pem: string;
    try {
      pem = readFileSync(file, 'utf8');
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      throw new InvalidConnection(this.trust.service, `The certificate authorities of the ${this.trust.service} service cannot be read from "${file}" (${code}).`);
    }
    if (pem.includes('-----BEGIN CERTIFICATE-----')) return pem;
    throw new InvalidConnection(this.trust.service, `"${file}", which should hold the certificate authorities of the ${this.trust.service} service, holds no PEM certificate.`);
  }

  private readExtra(file: string): string | undefined {
    try {
      return readFileSync(file, 'utf8');
    } catch (error) {
      this.log('warn', 'the additional certificate authorities cannot be read and are ignored', () => ({ file, code: (error as NodeJS.ErrnoException).code }));
      return undefined;
    }
  }
}

/** Node.js asks the system to probe the other end each time that a connection becomes free, which takes system calls for each request; once is enough. */
function keptAliveOnce<A extends http.Agent>(agent: A): A {
  const keep = (agent as A & FreeSockets).keepSocketAlive.bind(agent);
  return Object.assign(agent, {
    // All else that it does stays: how long the connection may be free, the last answer may have said.
    keepSocketAlive: (socket: Socket): boolean => {
      const isKept = keep(socket);
      socket.setKeepAlive = () => socket;
      return isKept;
    },
  });
}

/** Documented, and missing in the types. */
interface FreeSockets {
  keepSocketAlive(socket: Socket): boolean;
}
