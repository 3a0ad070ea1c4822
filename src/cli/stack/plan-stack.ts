import { existsSync, readFileSync, statSync } from 'fs';
import * as path from 'path';
import { describeDiagnostic, Diagnostic, parseEvent } from './events';
import { environmentForInit } from './own-provider';
import { parsePlan, Plan } from './plan-json';
import { runTerraform, TerraformRun } from './run-terraform';
import { privateFile, withScratch } from './scratch';
import { Failure } from '../failure';

export interface PlanOptions {
  /** Looks at what there is, and plans no change. */
  readonly refreshOnly?: boolean;
  /** Takes the lock of the state while it plans. Absent, it takes none: nothing is written, and nobody is kept waiting. */
  readonly lock?: boolean;
  /** Answers what could be planned where something could not, with what is wrong in `diagnostics`, rather than to fail. */
  readonly partial?: boolean;
  /** Plans over this copy of the state. Only where the state is in a file of the same machine. */
  readonly stateFile?: string;
  /** What terraform is started with besides what the person has set. */
  readonly environment?: { readonly [name: string]: string };
  /** What `terraform plan` takes besides, such as `-generate-config-out=generated.tf`. */
  readonly args?: readonly string[];
  readonly signal?: AbortSignal;
  onProgress?(progress: Progress): void;
}

/** How far it is. `read`: how many objects were read so far, this one with its address included. */
export type Progress =
  | { readonly step: 'initializing' | 'planning' }
  | { readonly step: 'read'; readonly address: string; readonly read: number };

export interface PlannedStack {
  readonly plan: Plan;
  /** The document that the plan was read from; it may hold secrets. */
  readonly text: string;
  /** Warnings; with `partial`, also errors. */
  readonly diagnostics: readonly Diagnostic[];
  /** Addresses whose reading has begun, and those of them that were read to the end. */
  readonly started: ReadonlySet<string>;
  readonly read: ReadonlySet<string>;
}

/**
 * Plans a stack: a folder with a Terraform configuration, such as `cdktf.out/stacks/<stack>`. Neither the services nor the state are changed.
 * Where the stack was not initialized yet, `terraform init` runs first. The plan lies in a file that only its owner may read, outside the
 * stack, and is removed whatever happens. Throws `Failure` with all that terraform says where it cannot plan, and `Interrupted`.
 */
export async function planStack(directory: string, options: PlanOptions = {}): Promise<PlannedStack> {
  checkStack(directory);
  return withScratch(async (scratch) => {
    await initializeIfNeeded(directory, scratch, options);
    return planInto(privateFile(scratch, 'plan'), directory, options);
  });
}

/** Refuses what is no folder, or has no configuration in it. */
export function checkStack(directory: string): void {
  if (!existsSync(directory)) throw new Failure(`there is no folder ${directory}.${howToSynthesize(directory)}`);
  if (!statSync(directory).isDirectory()) throw new Failure(`${directory} is no folder. Name the one of the stack, such as cdktf.out/stacks/platform-team.`);
}

/** `init` where it never ran. Whether it must run again, terraform itself says. */
export async function initializeIfNeeded(directory: string, scratch: string, { environment, onProgress, signal }: Pick<PlanOptions, 'environment' | 'onProgress' | 'signal'>): Promise<void> {
  if (existsSync(environment?.TF_DATA_DIR ?? dataFolder(directory))) return;
  onProgress?.({ step: 'initializing' });
  const run = await runTerraform(directory, ['init', '-input=false', '-no-color'], { signal, environment: environmentForInit(directory, scratch) });
  if (run.exitCode !== 0) throw new Failure(`terraform init failed in ${directory} (exit code ${run.exitCode}):\n\n${withoutFrame(run.stderr || run.stdout)}`);
}

/** Where terraform keeps what `init` has found: TF_DATA_DIR, else `.terraform` in the stack. */
export function dataFolder(directory: string): string {
  return path.resolve(directory, process.env.TF_DATA_DIR || '.terraform');
}

async function planInto(file: string, directory: string, options: PlanOptions): Promise<PlannedStack> {
  const { refreshOnly, lock = false, partial, stateFile, environment, args = [], signal, onProgress } = options;
  onProgress?.({ step: 'planning' });
  const diagnostics: Diagnostic[] = [];
  const started = new Set<string>();
  const read = new Set<string>();
  const onLine = (line: string): void => {
    const event = parseEvent(line);
    if (event?.type === 'diagnostic') diagnostics.push(event.diagnostic);
    if (event?.type === 'refresh_start') started.add(event.address);
    if (event?.type === 'refresh_complete') {
      read.add(event.address);
      onProgress?.({ step: 'read', address: event.address, read: read.size });
    }
  };
  const run = await runTerraform(directory, [
    'plan', '-json', '-input=false', '-refresh=true', `-lock=${lock}`, `-out=${file}`, ...refreshOnly ? ['-refresh-only'] : [], ...stateFile ? [`-state=${stateFile}`] : [], ...args,
  ], { signal, environment, onLine });
  // A plan that ended with an error is saved too, where anything could be planned at all.
  if (run.exitCode !== 0 && !(partial && statSync(file).size > 0)) throw failure('plan', directory, run, diagnostics);
  const shown = await runTerraform(directory, ['show', '-json', '-no-color', file], { signal, environment });
  if (shown.exitCode !== 0) throw failure('show', directory, shown, run.exitCode === 0 ? [] : diagnostics);
  return { plan: parsePlan(shown.stdout), text: shown.stdout, diagnostics, started, read };
}

/** What terraform said, whole: its own diagnostics, or, where it could not even begin to speak JSON, its words. */
function failure(command: string, directory: string, run: TerraformRun, diagnostics: readonly Diagnostic[]): Failure {
  const errors = diagnostics.filter(({ severity }) => severity === 'error').map(describeDiagnostic);
  const said = errors.length > 0 ? errors.join('\n\n') : withoutFrame(run.stderr || run.stdout);
  return new Failure(`terraform ${command} failed in ${directory} (exit code ${run.exitCode}):\n\n${said}`);
}

/** Terraform draws a frame around what it says on a terminal. */
function withoutFrame(text: string): string {
  return text.split('\n').map((line) => line.replace(/^[│╷╵] ?/, '')).join('\n').trim();
}

/** Whoever names a folder of cdktf that is not there has not synthesized yet. */
function howToSynthesize(directory: string): string {
  const stacks = path.dirname(path.resolve(directory));
  if (path.basename(stacks) !== 'stacks') return '';
  const names = existsSync(path.join(path.dirname(stacks), 'manifest.json')) ? stackNames(path.join(path.dirname(stacks), 'manifest.json')) : [];
  return names.length > 0 ? ` The stacks there are: ${names.join(', ')}.` : ' `cdktf synth` writes it.';
}

function stackNames(manifest: string): string[] {
  try {
    return Object.keys((JSON.parse(readFileSync(manifest, 'utf8')) as { stacks?: object }).stacks ?? {});
  } catch {
    return [];
  }
}
