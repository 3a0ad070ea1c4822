import { spawn, spawnSync } from 'child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'fs';
import { tmpdir } from 'os';
import * as path from 'path';

const ROOT = path.join(__dirname, '..', '..', '..');

/** One run of a shell step. */
export interface Ran {
  readonly status: number;
  readonly output: string;
}

/** A repository with an app in TypeScript. Every job gets its own checkout. */
export class Repository {
  public readonly folder = mkdtempSync(path.join(tmpdir(), 'lintel-pipeline-'));
  private readonly origin = path.join(this.folder, 'origin');
  private checkouts = 0;

  constructor() {
    mkdirSync(this.origin);
    this.git('init', '--quiet', '--initial-branch=main');
  }

  /** The state file of the stack. It stands for a backend that all jobs share. */
  public get state(): string {
    return path.join(this.folder, 'state', 'platform-team.tfstate');
  }

  public commit(files: { readonly [name: string]: string }): void {
    for (const [name, text] of Object.entries(files)) writeFileSync(path.join(this.origin, name), text);
    this.git('add', '.');
    this.git(
      '-c',
      'user.name=Ada',
      '-c',
      'user.email=ada@example.com',
      '-c',
      'commit.gpgsign=false',
      'commit',
      '--quiet',
      '--message=Change the stack',
    );
  }

  /** Includes what `npm ci` would install. */
  public checkOut(): Checkout {
    const folder = path.join(this.folder, `checkout-${++this.checkouts}`);
    run('git', ['clone', '--quiet', this.origin, folder], this.folder);
    const modules = path.join(folder, 'node_modules');
    mkdirSync(path.join(modules, '.bin'), { recursive: true });
    for (const name of readdirSync(path.join(ROOT, 'node_modules')).filter((one) => !one.startsWith('.'))) {
      symlinkSync(path.join(ROOT, 'node_modules', name), path.join(modules, name));
    }
    symlinkSync(ROOT, path.join(modules, 'lintel'));
    symlinkSync(path.join(ROOT, 'bin', 'lintel'), path.join(modules, '.bin', 'lintel'));
    symlinkSync(path.join(ROOT, 'node_modules', '.bin', 'tsx'), path.join(modules, '.bin', 'tsx'));
    return new Checkout(folder);
  }

  public close(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }

  private git(...args: string[]): void {
    run('git', args, this.origin);
  }
}

export class Checkout {
  constructor(public readonly folder: string) {}

  /** Runs a step in bash like the runners: it ends with the first command that fails. */
  public bash(script: string, environment: NodeJS.ProcessEnv, folder = '.'): Promise<Ran> {
    const child = spawn('bash', ['--noprofile', '--norc', '-eo', 'pipefail', '-c', script], {
      cwd: path.join(this.folder, folder),
      env: { ...process.env, ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    child.stdout.on('data', (data) => {
      output += data;
    });
    child.stderr.on('data', (data) => {
      output += data;
    });
    return new Promise((resolve, reject) => {
      child.on('error', reject);
      child.on('close', (status) => resolve({ status: status ?? -1, output }));
    });
  }
}

function run(program: string, args: readonly string[], cwd: string): void {
  const { status, stderr } = spawnSync(program, args, { cwd, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${program} ${args.join(' ')} ended with ${status}: ${stderr}`);
}
