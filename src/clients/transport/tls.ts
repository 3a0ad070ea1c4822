/** Trusted certificate authorities, and the agents that keep connections open. Certificates are read with the first https address. */
import { X509Certificate } from 'crypto';
import { type Dirent, readdirSync, readFileSync, statSync } from 'fs';
import * as http from 'http';
import * as https from 'https';
import type { Socket } from 'net';
import * as path from 'path';
import * as tls from 'tls';
import { InvalidConnection, Service } from '../errors';
import type { Log } from '../log';
import type { NamedProxy } from './proxy';

export interface Trust {
  readonly service: Service;
  /** An error if it cannot be read. */
  readonly caCertFile?: string;
  /** Ignored, with a warning, if it cannot be read. */
  readonly extraCaFile?: string;
  /** Further files and directories, likewise ignored with a warning. */
  readonly systemCa?: readonly string[];
  /** PEM text with authorities, and a directory with files of them. An error if they cannot be read. */
  readonly caCertText?: string;
  readonly caDirectory?: string;
  /** The name expected in a server's certificate, instead of the address's host name. */
  readonly serverName?: string;
  /** For all requests. If absent, the environment decides. */
  readonly proxy?: NamedProxy;
  /** The certificate presented to every server. An error if it cannot be read. */
  readonly client?: { readonly clientCertFile: string; readonly clientKeyFile: string };
}

/**
 * Idle connections are closed before servers and gateways usually close them (after 5 s or more): a request on a connection that is being closed is
 * lost, and nobody knows whether it took effect.
 */
const FREE_SOCKET_MS = 4_000;

const PEM = '-----BEGIN CERTIFICATE-----';

export class Agents {
  private plain: http.Agent | undefined;
  /** Trusts the default authorities and all added ones. */
  private whole: https.Agent | undefined;
  /** Trusts only the authorities that are tried first. */
  private few: https.Agent | undefined;
  private added: readonly string[] | undefined;
  private presented: tls.SecureContextOptions | undefined;
  /** Origins whose certificates were not issued by the authorities that are tried first. */
  private readonly others = new Set<string>();

  constructor(
    private readonly trust: Trust,
    private readonly log: Log,
  ) {}

  /** Returns the agent for one request. Creates only the agent for its protocol. */
  for(url: URL): { httpAgent?: http.Agent; httpsAgent?: https.Agent } {
    if (url.protocol === 'http:') return { httpAgent: (this.plain ??= this.makePlain()) };
    const added = (this.added ??= this.readAdded());
    if (added.length === 0 || this.others.has(url.origin)) {
      return {
        httpsAgent: (this.whole ??= this.secure(added.length === 0 ? {} : { ca: [...defaultAuthorities(), ...added] })),
      };
    }
    return { httpsAgent: (this.few ??= this.secure({ ca: added.slice(0, 1) })) };
  }

  /**
   * Called after a certificate was rejected. Returns whether another attempt with the same URL would trust more authorities.
   *
   * Parsing the default authorities takes longer than ten requests, and a configured authority is usually the service's own. Configured authorities
   * are therefore tried first: `ca_cert_file` before NODE_EXTRA_CA_CERTS, which is often the system's whole collection. All others are added for the
   * origins that need them. The final set of trusted authorities is the same.
   */
  trustMore(url: URL, { httpsAgent }: { readonly httpsAgent?: https.Agent }): boolean {
    this.others.add(url.origin);
    return httpsAgent !== undefined && httpsAgent === this.few;
  }

  close(): void {
    for (const agent of [this.plain, this.whole, this.few]) agent?.destroy();
  }

  /** A configured file that does not exist is an error even without TLS, because the address may be the mistake. */
  private makePlain(): http.Agent {
    if (this.trust.caCertFile) this.readNamed(this.trust.caCertFile);
    return keptAliveOnce(new http.Agent({ keepAlive: true, timeout: FREE_SOCKET_MS }));
  }

  private readAdded(): string[] {
    const { caCertFile, caCertText, caDirectory, extraCaFile, systemCa = [] } = this.trust;
    return [
      caCertFile && this.readNamed(caCertFile),
      caCertText && this.readable(caCertText, 'the configured text'),
      ...(caDirectory ? this.filesIn(caDirectory).map((file) => this.readNamed(file)) : []),
      extraCaFile && this.readExtra(extraCaFile),
      ...systemCa.flatMap((place) => this.readSystem(place)),
    ].filter((pem): pem is string => !!pem);
  }

  /** Searches folders one by one: a recursive listing follows links on Node.js, and stops at a link to itself on Bun. */
  private filesIn(directory: string): string[] {
    let entries: Dirent[];
    try {
      entries = readdirSync(directory, { withFileTypes: true });
    } catch (error) {
      throw this.unreadable(directory, error);
    }
    return entries.flatMap((entry) => {
      const place = path.join(directory, entry.name);
      if (entry.isDirectory()) return this.filesIn(place);
      // Links to nothing or to themselves are read, too, so that the error names them.
      return isDirectory(place) ? [] : [place];
    });
  }

  /** Reads a file, or a directory, in which files without certificates are ignored. */
  private readSystem(place: string): (string | undefined)[] {
    try {
      if (!statSync(place).isDirectory()) return [this.readExtra(place)];
      return readdirSync(place)
        .map((name) => this.readExtra(path.join(place, name)))
        .filter((pem) => pem?.includes(PEM));
    } catch {
      return [this.readExtra(place)];
    }
  }

  private readNamed(file: string): string {
    let pem: string;
    try {
      pem = readFileSync(file, 'utf8');
    } catch (error) {
      throw this.unreadable(file, error);
    }
    if (pem.includes(PEM)) return this.readable(pem, file);
    throw new InvalidConnection(
      this.trust.service,
      `"${file}", which should contain the certificate authorities of the ${this.trust.service} service, contains no PEM certificate.`,
    );
  }

  private unreadable(file: string, error: unknown): InvalidConnection {
    return new InvalidConnection(
      this.trust.service,
      `The certificate authorities of the ${this.trust.service} service cannot be read from "${file}" (${(error as NodeJS.ErrnoException).code}).`,
    );
  }

  /** Checks only the first certificate of the file. */
  private readable(pem: string, file: string): string {
    try {
      new X509Certificate(pem);
      return pem;
    } catch {
      throw new InvalidConnection(
        this.trust.service,
        `"${file}", which should contain the certificate authorities of the ${this.trust.service} service, contains a PEM certificate that cannot be read: it is truncated or damaged.`,
      );
    }
  }

  private secure(trusted: tls.SecureContextOptions): https.Agent {
    this.presented ??= this.readClient();
    try {
      return secureAgent({ ...trusted, ...this.presented }, this.trust.serverName);
    } catch (error) {
      if (!this.trust.client) throw error;
      // OpenSSL's message may quote the file.
      throw this.unusable(this.trust.client, 'do not contain a certificate and its private key as PEM, unencrypted');
    }
  }

  private readClient(): tls.SecureContextOptions {
    const { client } = this.trust;
    if (!client) return {};
    try {
      return { cert: readFileSync(client.clientCertFile), key: readFileSync(client.clientKeyFile) };
    } catch (error) {
      throw this.unusable(client, `cannot be read (${(error as NodeJS.ErrnoException).code})`);
    }
  }

  private unusable({ clientCertFile, clientKeyFile }: NonNullable<Trust['client']>, why: string): InvalidConnection {
    return new InvalidConnection(
      this.trust.service,
      `The client certificate for the ${this.trust.service} service cannot be presented: "${clientCertFile}" and "${clientKeyFile}" ${why}.`,
    );
  }

  private readExtra(file: string): string | undefined {
    try {
      return readFileSync(file, 'utf8');
    } catch (error) {
      this.log('warn', 'the additional certificate authorities cannot be read and are ignored', () => ({
        file,
        code: (error as NodeJS.ErrnoException).code,
      }));
      return undefined;
    }
  }
}

function isDirectory(file: string): boolean {
  try {
    return statSync(file).isDirectory();
  } catch {
    return false;
  }
}

/** Newer Node.js releases provide the default authorities, including those of the system. */
function defaultAuthorities(): readonly string[] {
  const { getCACertificates, rootCertificates } = tls as typeof tls & { getCACertificates?(type: 'default'): string[] };
  return getCACertificates?.('default') ?? rootCertificates;
}

/**
 * All connections of an agent share one secure context. Without it, Node.js parses the authorities again for every connection and includes them in
 * the key by which it looks up idle sockets.
 */
function secureAgent(trusted: tls.SecureContextOptions, servername: string | undefined): https.Agent {
  return keptAliveOnce(
    new https.Agent({
      keepAlive: true,
      timeout: FREE_SOCKET_MS,
      secureContext: tls.createSecureContext(trusted),
      ...(servername && { servername }),
    }),
  );
}

/** Node.js enables TCP keep-alive each time a socket becomes idle, which costs system calls for each request. This enables it once. */
function keptAliveOnce<A extends http.Agent>(agent: A): A {
  const keep = (agent as A & FreeSockets).keepSocketAlive.bind(agent);
  return Object.assign(agent, {
    // The rest of the method is kept: it applies the idle timeout from the last response.
    keepSocketAlive: (socket: Socket): boolean => {
      const isKept = keep(socket);
      socket.setKeepAlive = () => socket;
      return isKept;
    },
  });
}

/** Documented, but missing from the types. */
interface FreeSockets {
  keepSocketAlive(socket: Socket): boolean;
}
