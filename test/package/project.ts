import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'fs';
import { tmpdir } from 'os';
import * as path from 'path';
import { NO_NETWORK } from '../constructs/packed-package';
import { Ran, runProgram } from '../support/run-program';
import { copyExample } from './languages';
import type { Language } from './languages';

const STACK = 'platform-team';

/** The example of a language in a folder of its own, with the package installed as a person would. */
export class Project {
  public static async install(language: Language): Promise<Project> {
    const project = new Project(language);
    copyExample(language, project.folder);
    for (const [program, ...args] of language.install) await project.succeed(program, args, project.folder);
    return project;
  }

  private readonly root = mkdtempSync(path.join(tmpdir(), 'lintel-project-'));
  private readonly folder = path.join(this.root, 'project');
  private readonly stack = path.join(this.folder, 'cdktf.out', 'stacks', STACK);

  private constructor(private readonly language: Language) {
    mkdirSync(this.folder);
  }

  /** Returns the document that is written, with the keys of every object in order. */
  public async synthesize(environment: NodeJS.ProcessEnv = {}): Promise<unknown> {
    const env = {
      // What jsii unpacks is the same in every language, and is removed with everything else of this test file.
      JSII_RUNTIME_PACKAGE_CACHE_ROOT: path.join(tmpdir(), 'jsii'),
      JSII_SILENCE_WARNING_END_OF_LIFE_NODE_VERSION: '20',
      CDK_OUTDIR: 'cdk.out',
      ...environment,
    };
    const [program, ...args] = this.language.synthesize;
    await this.succeed(program, args, this.folder, env);
    return sorted(JSON.parse(readFileSync(path.join(this.folder, this.language.document), 'utf8')));
  }

  public write(file: string, text: string): void {
    mkdirSync(path.dirname(path.join(this.folder, file)), { recursive: true });
    writeFileSync(path.join(this.folder, file), text);
  }

  public read(file: string): string {
    return readFileSync(path.join(this.folder, file), 'utf8');
  }

  public copy(files: readonly string[], target: string): void {
    for (const file of files) copyFileSync(path.join(this.folder, file), path.join(target, file));
  }

  /** Runs a program in the project's folder. */
  public run(program: string, args: readonly string[]): Promise<Ran> {
    return start(program, args, this.folder, { JSII_SILENCE_WARNING_END_OF_LIFE_NODE_VERSION: '20' });
  }

  /** Runs terraform in the stack's folder, with a home of its own and without a network. */
  public terraform(args: readonly string[], environment: NodeJS.ProcessEnv = {}): Promise<Ran> {
    const env = { ...NO_NETWORK, HOME: this.root, TF_IN_AUTOMATION: '1', TF_CLI_ARGS: '-no-color', ...environment };
    return start('terraform', args, this.stack, env);
  }

  /** Where the programs of a virtual environment are. */
  public get programs(): string {
    return path.join(this.folder, '.venv', 'bin');
  }

  public state(): string {
    return readFileSync(path.join(this.folder, `${STACK}.tfstate`), 'utf8');
  }

  public close(): void {
    rmSync(this.root, { recursive: true, force: true });
  }

  private async succeed(
    program: string,
    args: readonly string[],
    cwd: string,
    environment: NodeJS.ProcessEnv = {},
  ): Promise<void> {
    const { status, stdout, stderr } = await start(program, args, cwd, environment);
    if (status !== 0) throw new Error(`${program} ${args.join(' ')} ended with ${status}\n${stdout}\n${stderr}`);
  }
}

/**
 * Nothing here runs long enough to be worth compiling well: Java stays with its first compiler and one collector, in the compiler that Maven
 * starts, too, Python compiles what is imported, and what Go has compiled is the same in every folder. The jars of documentation and sources are beside what is
 * installed; making the first fails no build, whatever it finds.
 */
export const THRIFTY = {
  JAVA_TOOL_OPTIONS: '-XX:TieredStopAtLevel=1 -XX:+UseSerialGC',
  MAVEN_OPTS: '-Dmaven.javadoc.skip=true -Dmaven.source.skip=true',
  GOFLAGS: `${process.env.GOFLAGS ?? ''} -trimpath`.trim(),
  PIP_NO_COMPILE: '1',
  PIP_DISABLE_PIP_VERSION_CHECK: '1',
};

/** With the environment of this process, and more. */
export function start(
  program: string,
  args: readonly string[],
  cwd: string,
  environment: NodeJS.ProcessEnv = {},
): Promise<Ran> {
  return runProgram(program, args, { cwd, env: { ...process.env, ...THRIFTY, ...environment } });
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([key, below]) => [key, sorted(below)]),
  );
}
