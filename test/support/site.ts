import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'fs';
import { createServer, Server } from 'http';
import type { AddressInfo } from 'net';
import { tmpdir } from 'os';
import * as path from 'path';
import { runProgram } from './run-program';

const ROOT = path.join(__dirname, '..', '..');
const TYPES: { readonly [extension: string]: string } = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
};

/** The documentation as a site, built without the colors of code, and served as any server of files serves it. */
export class TestSite {
  public static async start(): Promise<TestSite> {
    const folder = mkdtempSync(path.join(tmpdir(), 'lintel-site-'));
    const program = [
      require.resolve('tsx/cli'),
      path.join(ROOT, 'generate', 'site', 'main.ts'),
      '--plain',
      '--output',
      folder,
    ];
    const { status, stdout, stderr } = await runProgram(process.execPath, program, { cwd: ROOT, env: process.env });
    if (status !== 0) throw new Error(`${stdout}\n${stderr}`);
    const site = new TestSite(folder);
    await new Promise<void>((done) => site.server.listen(0, '127.0.0.1', done));
    return site;
  }

  public readonly files: ReadonlySet<string>;
  private readonly server: Server;

  private constructor(public readonly folder: string) {
    this.files = new Set(
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => path.join(folder, name)),
    );
    this.server = createServer((request, response) => {
      const name = decodeURIComponent(new URL(request.url!, 'http://site').pathname).replace(/\/$/, '/index.html');
      const file = [name, `${name}.html`].map((one) => path.join(folder, one)).find((one) => this.files.has(one));
      response.writeHead(file ? 200 : 404, { 'content-type': TYPES[path.extname(file ?? '')] ?? 'text/plain' });
      response.end(file ? readFileSync(file) : '');
    });
  }

  public get address(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  public get pages(): readonly string[] {
    return [...this.files].filter((file) => file.endsWith('.html') && !file.endsWith('404.html'));
  }

  public close(): void {
    this.server.closeAllConnections();
    this.server.close();
    rmSync(this.folder, { recursive: true, force: true });
  }
}
