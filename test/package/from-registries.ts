import { spawn } from 'child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'fs';
import { tmpdir } from 'os';
import * as path from 'path';
import { guideBlocks } from '../release/install-guide';
import { MAVEN, ROOT } from './languages';
import type { Language } from './languages';
import { start } from './project';
import { Registries } from './registries';

/** What belongs to the example, or to this machine, and not to the installation of Lintel. */
const AROUND: { readonly [name in Language['name']]?: { readonly before?: string; readonly after: string } } = {
  TypeScript: { before: 'npm init --yes', after: '\nnpm install --prefer-offline tsx' },
  // Compiling the same module under another path takes a minute and proves nothing: everything that it needs is there.
  Go: { after: '\ngo list -deps . > /dev/null' },
  Java: { after: ` --batch-mode --quiet -Dmaven.repo.local='${MAVEN}'` },
};

/** An empty machine that has only what is in the registries of a company: its caches are new, and its settings have a token to publish with. */
export class Newcomer {
  public static async at(dist: string): Promise<Newcomer> {
    return new Newcomer(await Registries.start(dist));
  }

  private readonly root = mkdtempSync(path.join(tmpdir(), 'lintel-newcomer-'));
  private readonly environment: NodeJS.ProcessEnv;

  private constructor(private readonly registries: Registries) {
    const settings = path.join(this.root, 'npmrc');
    const host = registries.address('npm/').replace(/^http:/, '');
    writeFileSync(settings, `${host}:_authToken=a-token\n`);
    this.environment = {
      NPM_CONFIG_USERCONFIG: settings,
      NPM_CONFIG_CACHE: path.join(this.root, 'npm'),
      PIP_NO_CACHE_DIR: '1',
      // Wheels that the machine has are no registry's.
      PIP_FIND_LINKS: '',
      GOMODCACHE: path.join(this.root, 'go'),
      GOFLAGS: '-modcacherw',
      LINTEL: ROOT,
    };
  }

  /** Publishes the package of npm, as the guide says. */
  public async publish(): Promise<void> {
    const { status, stderr } = await start('sh', ['-ec', this.block('publish')], this.root, this.environment);
    if (status !== 0) throw new Error(stderr);
  }

  /** A language as somebody begins with it who has the packages from registries. */
  public languageFrom(language: Language): Language {
    const { before = '', after = '' } = AROUND[language.name] ?? {};
    const typed = `${this.exports()}\n${before}\n${this.block(language.name).trimEnd()}${after}`;
    // Maven downloads and runs with one command.
    return language.name === 'Java'
      ? { ...language, synthesize: ['sh', '-ec', typed] }
      : { ...language, install: [['sh', '-ec', typed]] };
  }

  private block(name: string): string {
    return this.registries.here(guideBlocks('registries')[name]);
  }

  private exports(): string {
    return Object.entries(this.environment)
      .map(([name, value]) => `export ${name}='${value}'`)
      .join('\n');
  }

  /** Starts the emulator as the guide says, in an empty folder, until it says where it is, and ends it. Returns what it printed. */
  public async startEmulator(): Promise<string> {
    const folder = path.join(this.root, 'empty');
    mkdirSync(folder);
    const line = this.block('emulator').trim();
    const child = spawn('sh', ['-c', `exec ${line} --port 0`], {
      cwd: folder,
      env: { ...process.env, ...this.environment },
      detached: true,
    });
    let printed = '';
    const ended = new Promise<void>((resolve) => child.on('close', () => resolve()));
    const ready = new Promise<void>((resolve) => {
      for (const stream of [child.stdout, child.stderr]) {
        stream.on('data', (data) => {
          printed += data;
          if (printed.includes('LINTEL_SECRETS_ADDRESS')) resolve();
        });
      }
    });
    await Promise.race([ready, ended]);
    if (child.exitCode === null) process.kill(-child.pid!, 'SIGINT');
    await ended;
    return printed;
  }

  public async close(): Promise<void> {
    await this.registries.close();
    if (existsSync(this.root)) rmSync(this.root, { recursive: true, force: true });
  }
}
