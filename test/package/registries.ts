import { execFileSync } from 'child_process';
import { createHash } from 'crypto';
import { existsSync, readFileSync, readdirSync, statSync } from 'fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'http';
import type { AddressInfo } from 'net';
import * as path from 'path';
import { ZipFile } from 'yazl';

const GO_MODULE = 'github.com/lintel-iac/lintel-go/lintel';
const GO_VERSION = 'v0.1.0';

/** What the guide calls them, and where they are here. */
const EXAMPLES: readonly (readonly [address: string, below: string])[] = [
  ['https://npm.example.com/', 'npm/'],
  ['https://pypi.example.com/', 'pypi/'],
  ['https://go.example.com', 'go'],
  ['https://maven.example.com/releases', 'maven'],
];

/** What `npm publish` sends. */
interface Publication {
  readonly name: string;
  readonly versions: { readonly [version: string]: { readonly dist: { readonly tarball: string } } };
  readonly _attachments: { readonly [file: string]: { readonly data: string } };
}

/** What a company has: one registry for each kind of package, which has its own packages and passes on the rest. */
export class Registries {
  public static async start(dist: string): Promise<Registries> {
    const registries = new Registries(dist);
    await new Promise<void>((resolve) => registries.server.listen(0, '127.0.0.1', resolve));
    return registries;
  }

  private readonly server = createServer((request, response) => {
    this.reply(request, response).catch((error: Error) => response.writeHead(500).end(error.message));
  });
  /** What `npm publish` has sent, by name. */
  private readonly published = new Map<string, Publication>();

  private constructor(private readonly dist: string) {}

  /** A block of the guide, with these registries in the place of the examples. */
  public here(block: string): string {
    return EXAMPLES.reduce((text, [example, below]) => text.replaceAll(example, this.address(below)), block);
  }

  public address(below: string): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}/${below}`;
  }

  public async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private async reply(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const [, kind, ...names] = decodeURIComponent(new URL(request.url!, 'http://localhost').pathname).split('/');
    const name = names.join('/');
    switch (kind) {
      case 'npm':
        return request.method === 'PUT' ? this.publish(request, response) : this.npm(name, response);
      case 'pypi':
        return this.pypi(name, response);
      case 'go':
        return this.go(name, response);
      default:
        return sendFile(path.join(this.dist, 'java', name), response);
    }
  }

  private async publish(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const publication = JSON.parse((await bodyOf(request)).toString()) as Publication;
    this.published.set(publication.name, publication);
    response.writeHead(201, { 'Content-Type': 'application/json' }).end('{"ok":true}');
  }

  /** A package's document or tarball. The tarball's address is the one that npm has sent, which is below this registry. */
  private npm(name: string, response: ServerResponse): void {
    const [owner, file] = name.split('/-/');
    const publication = this.published.get(owner);
    if (publication === undefined) return redirect(`${npmRegistry()}${name.replace(/^(@[^/]+)\//, '$1%2f')}`, response);
    if (file === undefined) {
      response.writeHead(200, { 'Content-Type': 'application/json' });
      response.end(JSON.stringify({ ...publication, _attachments: undefined }));
      return;
    }
    const [{ data }] = Object.values(publication._attachments);
    response.writeHead(200).end(Buffer.from(data, 'base64'));
  }

  private pypi(name: string, response: ServerResponse): void {
    const folder = path.join(this.dist, 'python');
    const [, project] = /^simple\/([^/]+)\/$/.exec(name) ?? [];
    if (project === undefined) return sendFile(path.join(folder, path.basename(name)), response);
    const files = readdirSync(folder).filter(
      (file) => file.endsWith('.whl') && file.startsWith(`${project.replaceAll('-', '_')}-`),
    );
    if (files.length === 0) return redirect(`${pythonIndex()}${project}/`, response);
    const links = files.map((file) => {
      const hash = createHash('sha256')
        .update(readFileSync(path.join(folder, file)))
        .digest('hex');
      return `<a href="../../files/${file}#sha256=${hash}">${file}</a>`;
    });
    response.writeHead(200, { 'Content-Type': 'text/html' }).end(`<!DOCTYPE html><body>${links.join('')}</body>`);
  }

  /** https://go.dev/ref/mod#goproxy-protocol */
  private async go(name: string, response: ServerResponse): Promise<void> {
    const folder = path.join(this.dist, 'go', 'lintel');
    switch (name) {
      case `${GO_MODULE}/@v/list`:
        response.writeHead(200).end(`${GO_VERSION}\n`);
        return;
      case `${GO_MODULE}/@v/${GO_VERSION}.info`:
        response.writeHead(200).end(JSON.stringify({ Version: GO_VERSION, Time: '2026-01-31T00:00:00Z' }));
        return;
      case `${GO_MODULE}/@v/${GO_VERSION}.mod`:
        return sendFile(path.join(folder, 'go.mod'), response);
      case `${GO_MODULE}/@v/${GO_VERSION}.zip`:
        response.writeHead(200).end(await zipOf(folder, `${GO_MODULE}@${GO_VERSION}`));
        return;
      default:
        return redirect(`${goProxy()}/${name}`, response);
    }
  }
}

function redirect(address: string, response: ServerResponse): void {
  response.writeHead(302, { Location: address }).end();
}

function sendFile(file: string, response: ServerResponse): void {
  if (existsSync(file) && statSync(file).isFile()) response.writeHead(200).end(readFileSync(file));
  else response.writeHead(404).end('not found');
}

const said = new Map<string, string>();
function ask(program: string, ...args: readonly string[]): string {
  const key = [program, ...args].join(' ');
  if (!said.has(key)) said.set(key, execFileSync(program, args, { encoding: 'utf8' }).trim());
  return said.get(key)!;
}

function npmRegistry(): string {
  return ask('npm', 'config', 'get', 'registry');
}

function goProxy(): string {
  const [first] = ask('go', 'env', 'GOPROXY').split(/[,|]/);
  return first === 'direct' || first === 'off' ? 'https://proxy.golang.org' : first;
}

function pythonIndex(): string {
  const address = process.env.PIP_INDEX_URL || 'https://pypi.org/simple/';
  return address.endsWith('/') ? address : `${address}/`;
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

async function zipOf(folder: string, prefix: string): Promise<Buffer> {
  const zip = new ZipFile();
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()) {
    const file = path.join(folder, name);
    if (statSync(file).isFile()) zip.addFile(file, `${prefix}/${name.split(path.sep).join('/')}`);
  }
  zip.end();
  const parts: Buffer[] = [];
  for await (const part of zip.outputStream) parts.push(part as Buffer);
  return Buffer.concat(parts);
}
