/** A real registry of OCI artifacts over TLS: the program `docker-registry`, which Debian has as a package of that name. */
import { spawn } from 'child_process';
import { readFileSync, writeFileSync } from 'fs';
import { request } from 'https';
import * as path from 'path';
import { createCertificates } from '../../src/emulator/certificates';
import { freePort } from '../support/free-port';
import { absentProgram } from '../support/needed';

/** Its path, where a variable names it; else it is found on the PATH. */
const PROGRAM = process.env.LINTEL_TEST_REGISTRY || 'docker-registry';

/** Why there is none on this machine; undefined where there is. */
export const ABSENT_OCI_REGISTRY = process.env.LINTEL_TEST_REGISTRY
  ? undefined
  : absentProgram('docker-registry', "Debian's package docker-registry");

export interface OciRegistry {
  /** `localhost:5000`. */
  readonly host: string;
  /** The file of the authority that its certificate is from. */
  readonly authority: string;
  /** Copies an OCI image layout to a repository, as `oras cp` does. */
  push(layout: string, repository: string): Promise<void>;
  close(): Promise<void>;
}

export async function startOciRegistry(scratch: string): Promise<OciRegistry> {
  const { ca, key, certificate } = await createCertificates();
  const file = (name: string) => path.join(scratch, `oci-${name}`);
  writeFileSync(file('authority.pem'), ca);
  writeFileSync(file('key.pem'), key, { mode: 0o600 });
  writeFileSync(file('certificate.pem'), certificate);
  const port = await freePort();
  writeFileSync(
    file('configuration.yml'),
    JSON.stringify({
      version: 0.1,
      log: { level: 'info' },
      storage: { filesystem: { rootdirectory: file('storage') } },
      http: { addr: `127.0.0.1:${port}`, tls: { certificate: file('certificate.pem'), key: file('key.pem') } },
    }),
  );
  const child = spawn(PROGRAM, ['serve', file('configuration.yml')], {
    env: { OTEL_TRACES_EXPORTER: 'none' },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  await new Promise<void>((resolve, reject) => {
    let log = '';
    child.once('error', reject);
    child.once('close', () => reject(new Error(`the registry has ended\n${log}`)));
    child.stderr.on('data', (data) => {
      log += data;
      if (log.includes('listening on')) resolve();
    });
  });
  const host = `localhost:${port}`;
  return {
    host,
    authority: file('authority.pem'),
    push: (layout, repository) => new Upload(`https://127.0.0.1:${port}`, ca, repository, layout).run(),
    close: () => {
      child.kill('SIGTERM');
      return ended;
    },
  };
}

interface Descriptor {
  readonly mediaType: string;
  readonly digest: string;
  readonly annotations?: { readonly [name: string]: string };
}

/** By the HTTP API of registries: first what is referred to, last the tag. */
class Upload {
  constructor(
    private readonly address: string,
    private readonly ca: string,
    private readonly repository: string,
    private readonly layout: string,
  ) {}

  public async run(): Promise<void> {
    const [index] = (
      JSON.parse(readFileSync(path.join(this.layout, 'index.json'), 'utf8')) as { manifests: Descriptor[] }
    ).manifests;
    for (const manifest of this.document(index).manifests!) {
      const { config, layers } = this.document(manifest);
      for (const { digest } of [config!, ...layers!]) await this.pushBlob(digest);
      await this.pushManifest(manifest, manifest.digest);
    }
    await this.pushManifest(index, index.annotations!['org.opencontainers.image.ref.name']);
  }

  private blob(digest: string): Buffer {
    return readFileSync(path.join(this.layout, 'blobs', ...digest.split(':')));
  }

  private document({ digest }: Descriptor) {
    return JSON.parse(this.blob(digest).toString()) as {
      readonly manifests?: Descriptor[];
      readonly config?: Descriptor;
      readonly layers?: Descriptor[];
    };
  }

  private async pushBlob(digest: string): Promise<void> {
    const upload = new URL(
      await this.send('POST', new URL(`/v2/${this.repository}/blobs/uploads/`, this.address)),
      this.address,
    );
    upload.host = new URL(this.address).host;
    upload.searchParams.set('digest', digest);
    await this.send('PUT', upload, this.blob(digest), 'application/octet-stream');
  }

  private async pushManifest({ digest, mediaType }: Descriptor, reference: string): Promise<void> {
    const url = new URL(`/v2/${this.repository}/manifests/${reference}`, this.address);
    await this.send('PUT', url, this.blob(digest), mediaType);
  }

  /** Returns where the response points to. */
  private send(method: string, url: URL, body: Buffer = Buffer.alloc(0), type?: string): Promise<string> {
    return new Promise((resolve, reject) => {
      const headers = { 'content-length': body.length, ...(type && { 'content-type': type }) };
      request(url, { method, ca: this.ca, headers }, (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('end', () => {
          const { statusCode } = response;
          if (statusCode === 201 || statusCode === 202) return resolve(response.headers.location ?? '');
          return reject(new Error(`${method} ${url.pathname}: ${statusCode} ${Buffer.concat(parts).toString()}`));
        });
      })
        .on('error', reject)
        .end(body);
    });
  }
}
