import { spawnSync } from 'child_process';
import { mkdtempSync, readFileSync, rmSync } from 'fs';
import { tmpdir } from 'os';
import * as path from 'path';
import { cleanEnvironment, ROOT } from './prepare';
import { command, note, surprise } from './story';

const LINTEL = path.join(ROOT, 'bin', 'lintel');

/** An example with one stack of the same name, in a temporary folder. */
export class Stack {
  public environment: NodeJS.ProcessEnv = {};
  private readonly name: string;
  private readonly folder = mkdtempSync(path.join(tmpdir(), 'lintel-quickstart-'));
  private readonly stack: string;

  /** `example`: the folder of the app below `examples`. */
  constructor(
    private readonly binary: string,
    private readonly example: string,
  ) {
    this.name = path.basename(example);
    this.stack = path.join(this.folder, 'cdktf.out', 'stacks', this.name);
  }

  public synthesize(): void {
    command(`npx tsx examples/${this.example}/main.ts`);
    this.run('npx', ['tsx', path.join(ROOT, 'examples', this.example, 'main.ts')], ROOT, {
      CDKTF_OUTDIR: path.join(this.folder, 'cdktf.out'),
    });
  }

  /** Runs terraform in the folder of the stack, and returns its output. */
  public terraform(...args: string[]): string {
    command(`${this.binary} ${args.join(' ')}`);
    return this.run(
      this.binary,
      [...args, ...(args[0] === 'init' ? [] : ['-compact-warnings']), '-no-color'],
      this.stack,
    );
  }

  public expectEmptyPlan(): void {
    command(`${this.binary} plan -input=false -detailed-exitcode`);
    const { status, stdout, stderr } = this.spawn(
      this.binary,
      ['plan', '-input=false', '-detailed-exitcode', '-no-color'],
      this.stack,
    );
    if (status !== 0) surprise(`the plan is not empty\n${stdout}${stderr}`);
    note('no changes');
  }

  /** Runs `lintel review` for a saved plan. */
  public review(plan: string): string {
    command(`${this.binary} show -json ${plan} | npx --no-install lintel review -`);
    const shown = this.run(this.binary, ['show', '-json', plan], this.stack);
    const { status, stdout, stderr } = this.spawn(process.execPath, [LINTEL, 'review', '-'], this.stack, {}, shown);
    if (status !== 0) surprise(`lintel review ended with status ${status}\n${stdout}${stderr}`);
    return stdout;
  }

  /** Runs `lintel drift`, which exits with 3 if there is drift. */
  public lookForDrift(): string {
    command(`npx --no-install lintel drift --stack cdktf.out/stacks/${this.name}`);
    const { status, stdout, stderr } = this.spawn(
      process.execPath,
      [LINTEL, 'drift', '--stack', this.stack],
      this.folder,
    );
    if (status !== 3) surprise(`lintel drift ended with status ${status}\n${stdout}${stderr}`);
    return stdout;
  }

  public describeStack(): string {
    const document = JSON.parse(readFileSync(path.join(this.stack, 'cdk.tf.json'), 'utf8')) as {
      resource: Record<string, Record<string, unknown>>;
    };
    const counts = Object.entries(document.resource).map(
      ([type, instances]) => `${Object.keys(instances).length} ${type}`,
    );
    return `cdk.tf.json with ${counts.join(', ')}`;
  }

  public remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }

  private run(program: string, args: readonly string[], cwd: string, more: NodeJS.ProcessEnv = {}): string {
    const { status, stdout, stderr } = this.spawn(program, args, cwd, more);
    if (status !== 0) surprise(`${program} ${args[0]} ended with status ${status}\n${stdout}${stderr}`);
    return stdout;
  }

  private spawn(program: string, args: readonly string[], cwd: string, more: NodeJS.ProcessEnv = {}, input?: string) {
    return spawnSync(program, args, {
      cwd,
      input,
      encoding: 'utf8',
      env: { ...cleanEnvironment(), ...this.environment, ...more },
    });
  }
}
