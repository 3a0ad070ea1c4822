/** Which authorities are trusted, and the agents that keep connections open. Certificates are read at the first https address. */
import { X509Certificate } from 'crypto';
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
  /** Trusts the usual authorities and all added ones. */
  private whole: https.Agent | undefined;
  /** Trusts those alone that are tried first. */
  private few: https.Agent | undefined;
  private added: readonly string[] | undefined;
  /** Origins that those which are tried first do not vouch for. */
  private readonly others = new Set<string>();

  constructor(private readonly trust: Trust, private readonly log: Log) {}

  /** The agents for one request; that of the other protocol is not made for it. */
  for(url: URL): { httpAgent?: http.Agent; httpsAgent?: https.Agent } {
    if (url.protocol === 'http:') return { httpAgent: this.plain ??= this.makePlain() };
    const added = this.added ??= this.readAdded();
    if (added.length === 0 || this.others.has(url.origin)) return { httpsAgent: this.whole ??= secureAgent(added.length === 0 ? {} : { ca: [...defaultAuthorities(), ...added] }) };
    return { httpsAgent: this.few ??= secureAgent({ ca: added.slice(0, 1) }) };
  }

  /**
   * Told when TLS refused a certificate: whether another try with the same URL is with more authorities than the agent of this one had.
   *
   * To parse the usual authorities takes longer than ten requests, and whoever names an authority mostly means the service's own. So the named
   * ones are tried first, those of `ca_cert_file` before NODE_EXTRA_CA_CERTS, which often is the system's whole collection; all others join them
   * for an origin that needs them. What is trusted is the same in the end.
   */
  trustMore(url: URL, { httpsAgent }: { readonly httpsAgent?: https.Agent }): boolean {
    this.others.add(url.origin);
    return httpsAgent !== undefined && httpsAgent === this.few;
  }

  close(): void {
    for (const agent of [this.plain, this.whole, this.few]) agent?.destroy();
  }

  /** A file that is named and is not there is a mistake also where nothing needs it: the address may be the mistake. */
  private makePlain(): http.Agent {
    if (this.trust.caCertFile) this.readNamed(this.trust.caCertFile);
    return keptAliveOnce(new http.Agent({ keepAlive: true, timeout: FREE_SOCKET_MS }));
  }

  private readAdded(): string[] {
    const { caCertFile, extraCaFile } = this.trust;
    return [caCertFile && this.readNamed(caCertFile), extraCaFile && this.readExtra(extraCaFile)].filter((pem): pem is string => !!pem);
  }

  private readNamed(file: string): string {
    let pem: string;
    try {
      pem = readFileSync(file, 'utf8');
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      throw new InvalidConnection(this.trust.service, `The certificate authorities of the ${this.trust.service} service cannot be read from "${file}" (${code}).`);
    }
    if (pem.includes('-----BEGIN CERTIFICATE-----')) return this.readable(pem, file);
    throw new InvalidConnection(this.trust.service, `"${file}", which should hold the certificate authorities of the ${this.trust.service} service, holds no PEM certificate.`);
  }

  /** What follows the first one is as good as it is, in whatever a person or a program puts together. */
  private readable(pem: string, file: string): string {
    try {
      new X509Certificate(pem);
      return pem;
    } catch {
      throw new InvalidConnection(this.trust.service, `"${file}", which should hold the certificate authorities of the ${this.trust.service} service, holds a PEM certificate that cannot be read: it is cut off, or changed.`);
    }
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

/** Newer releases of Node.js tell what they trust by default, authorities of the system among it. */
function defaultAuthorities(): readonly string[] {
  const { getCACertificates, rootCertificates } = tls as typeof tls & { getCACertificates?(type: 'default'): string[] };
  return getCACertificates?.('default') ?? rootCertificates;
}

/**
 * All connections of an agent share one context: left to itself, Node.js parses the authorities again for each of them, and writes them
 * into the name under which it looks for a free one.
 */
function secureAgent(trusted: tls.SecureContextOptions): https.Agent {
  return keptAliveOnce(new https.Agent({ keepAlive: true, timeout: FREE_SOCKET_MS, secureContext: tls.createSecureContext(trusted) }));
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
