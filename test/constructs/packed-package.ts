import { execFileSync, spawnSync } from 'child_process';
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync, symlinkSync, writeFileSync } from 'fs';
import { tmpdir } from 'os';
import * as path from 'path';
import { npmTarball } from '../support/npm-tarball';
import { Ran, runProgram } from '../support/run-program';

const ROOT = path.join(__dirname, '..', '..');

/** No request may leave the machine. Programs that honor this proxy are refused at once. */
export const NO_NETWORK = {
  HTTP_PROXY: 'http://127.0.0.1:9',
  HTTPS_PROXY: 'http://127.0.0.1:9',
  NO_PROXY: 'localhost,127.0.0.1',
};

/** One of our packages, and its framework. */
export interface Packed {
  /** The folder in which it is built, with the framework installed. */
  readonly source: string;
  readonly framework: 'cdktf' | 'cdktn';
}

/** A project, with its own folder and home directory, that has installed the package as it would be published. */
export class PackedPackage {
  public readonly folder = mkdtempSync(path.join(tmpdir(), 'lintel-packed-'));
  public readonly home = path.join(this.folder, 'home');
  public readonly installed: string;
  public readonly version = (JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as { version: string })
    .version;

  /** The size of the tarball. */
  public readonly packedBytes: number;

  constructor(private readonly packed: Packed = { source: ROOT, framework: 'cdktf' }) {
    const { source, framework } = packed;
    const { name } = JSON.parse(readFileSync(path.join(source, 'package.json'), 'utf8')) as { name: string };
    this.installed = path.join(this.folder, 'node_modules', name);
    mkdirSync(this.installed, { recursive: true });
    mkdirSync(this.home);
    const tarball = npmTarball(source);
    this.packedBytes = statSync(tarball).size;
    execFileSync('tar', ['xzf', tarball, '-C', this.installed, '--strip-components=1']);
    for (const peer of [framework, 'constructs', ...(framework === 'cdktf' ? ['@cdktf'] : [])]) {
      symlinkSync(path.join(source, 'node_modules', peer), path.join(this.folder, 'node_modules', peer));
    }
  }

  /** All files of the package, relative to its folder. */
  public files(): string[] {
    return readdirSync(this.installed, { recursive: true, encoding: 'utf8' })
      .filter((file) => statSync(path.join(this.installed, file)).isFile())
      .map((file) => file.split(path.sep).join('/'));
  }

  public get bundle(): string {
    return path.join(this.installed, 'lib', 'bundle', 'provider');
  }

  public stackFolder(stack: string): string {
    return path.join(this.folder, 'cdktf.out', 'stacks', stack);
  }

  public lockFile(stack: string): string {
    return readFileSync(path.join(this.stackFolder(stack), '.terraform.lock.hcl'), 'utf8');
  }

  /** Runs the text of a program in which `cdktf` is the framework and `lintel` our package. */
  public run(program: string, environment: NodeJS.ProcessEnv = {}): Ran {
    writeFileSync(
      path.join(this.folder, 'main.js'),
      `const cdktf = require('${this.packed.framework}');\nconst lintel = require('${path.basename(this.installed)}');\n${program}\n`,
    );
    return this.spawn(process.execPath, ['main.js'], this.folder, environment);
  }

  /** Runs the command line. */
  public command(args: readonly string[]): Ran {
    return this.spawn(path.join(this.installed, 'bin', 'lintel'), args, this.folder, {});
  }

  /** Runs the text of a program as an ECMAScript module. */
  public runModule(program: string): Ran {
    writeFileSync(path.join(this.folder, 'main.mjs'), program);
    return this.spawn(process.execPath, ['main.mjs'], this.folder, {});
  }

  /** Synthesizes an app with these stacks, each with our provider and a run task. `more` is added to each stack. */
  public synthesize(stacks: readonly string[], more = '', environment: NodeJS.ProcessEnv = {}): Ran {
    const ran = this.run(
      `
      const app = new cdktf.App();
      for (const name of ${JSON.stringify(stacks)}) {
        const stack = new cdktf.TerraformStack(app, name);
        ${more.includes('LintelProvider') ? '' : "new lintel.LintelProvider(stack, 'lintel');"}
        new lintel.platform.RunTask(stack, 'Scan', { organization: 'acme', name: 'image-scan', url: 'https://scanner.example.com' });
        ${more}
      }
      app.synth();`,
      environment,
    );
    if (ran.status !== 0) throw new Error(`synth ended with ${ran.status}\n${ran.stdout}\n${ran.stderr}`);
    return ran;
  }

  /** Runs terraform in the folder of a stack, without a network. */
  public terraform(stack: string, args: readonly string[], environment: NodeJS.ProcessEnv = {}): Ran {
    return this.spawn('terraform', args, this.stackFolder(stack), {
      TF_CLI_ARGS: '-no-color',
      ...NO_NETWORK,
      ...environment,
    });
  }

  /** Runs a program without blocking this process. */
  public async start(program: string, args: readonly string[], environment: NodeJS.ProcessEnv): Promise<Ran> {
    return runProgram(program, args, { cwd: this.folder, env: this.environment(environment) });
  }

  public close(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }

  private spawn(program: string, args: readonly string[], cwd: string, environment: NodeJS.ProcessEnv): Ran {
    const { status, stdout, stderr } = spawnSync(program, args, {
      cwd,
      encoding: 'utf8',
      env: this.environment(environment),
    });
    return { status, stdout, stderr };
  }

  private environment(more: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
    return {
      ...process.env,
      HOME: this.home,
      XDG_CONFIG_HOME: path.join(this.home, '.config'),
      CHECKPOINT_DISABLE: '1',
      ...more,
    };
  }
}
