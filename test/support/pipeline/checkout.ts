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

  /** Commits to a branch, which begins at `main`. */
  public commit(files: { readonly [name: string]: string }, branch = 'main'): void {
    if (branch !== 'main') this.git('checkout', '--quiet', '-B', branch);
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(path.dirname(path.join(this.origin, name)), { recursive: true });
      writeFileSync(path.join(this.origin, name), text);
    }
    this.git('add', '.');
    this.git('commit', '--quiet', '--message=Change the stack');
    this.git('checkout', '--quiet', 'main');
  }

  /** Another commit of a branch that exists. */
  public amend(branch: string, files: { readonly [name: string]: string }): void {
    this.git('checkout', '--quiet', branch);
    this.commit(files, branch);
  }

  /** Combines a branch with `main`, as a forge does for a pull request. Returns the branch with the result. */
  public combine(branch: string, onto = 'main'): string {
    const combined = `combined/${onto === 'main' ? '' : `${path.basename(onto)}-`}${branch}`;
    this.git('checkout', '--quiet', '-B', combined, onto);
    this.git('merge', '--quiet', '--no-ff', '--no-edit', branch);
    this.git('checkout', '--quiet', 'main');
    return combined;
  }

  /** Combines each branch with those before it, as a forge does in a queue. */
  public queue(...branches: readonly string[]): string[] {
    const combined: string[] = [];
    for (const branch of branches) combined.push(this.combine(branch, combined.at(-1)));
    return combined;
  }

  /** Moves `main` to a combination. */
  public merge(combined: string): void {
    this.git('merge', '--quiet', '--ff-only', combined);
  }

  /** Includes what `npm ci` would install. */
  public checkOut(branch = 'main'): Checkout {
    const folder = path.join(this.folder, `checkout-${++this.checkouts}`);
    run('git', ['clone', '--quiet', '--branch', branch, this.origin, folder], this.folder);
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
    const settings = ['user.name=Ada', 'user.email=ada@example.com', 'commit.gpgsign=false'];
    run('git', [...settings.flatMap((setting) => ['-c', setting]), ...args], this.origin);
  }
}

export class Checkout {
  /** A folder beside the checkout, for what is in no repository. */
  public readonly temporary: string;

  private readonly programs: string;

  constructor(public readonly folder: string) {
    this.temporary = `${folder}-temporary`;
    this.programs = `${folder}-programs`;
    for (const one of [this.temporary, this.programs]) mkdirSync(one);
  }

  /** Starts what is installed without npm's `npx`, which takes longer than most of the programs that it starts. */
  public replaceNpx(): void {
    const npx =
      '#!/bin/sh\n[ "$1" = --no-install ] && shift\nprogram=$1\nshift\nexec "node_modules/.bin/$program" "$@"\n';
    writeFileSync(path.join(this.programs, 'npx'), npx, { mode: 0o755 });
  }

  /** Runs a step in bash like the runners: it ends with the first command that fails, in a pipe only with `pipefail`. */
  public bash(
    script: string,
    environment: NodeJS.ProcessEnv,
    { folder = '.', pipefail = true }: { readonly folder?: string; readonly pipefail?: boolean } = {},
  ): Promise<Ran> {
    const child = spawn('bash', ['--noprofile', '--norc', ...(pipefail ? ['-eo', 'pipefail'] : ['-e']), '-c', script], {
      cwd: path.join(this.folder, folder),
      env: { ...process.env, PATH: `${this.programs}:${process.env.PATH}`, ...environment },
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
