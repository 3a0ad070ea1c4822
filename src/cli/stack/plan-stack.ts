import { copyFileSync, existsSync, readFileSync, rmSync, statSync } from 'fs';
import * as path from 'path';
import { Failure } from '../failure';
import { describeDiagnostic, Diagnostic, parseEvent } from './events';
import { environmentForInit } from './own-provider';
import { parsePlan, Plan } from './plan-json';
import { runTerraform, TerraformRun } from './run-terraform';
import { privateFile, withScratch } from './scratch';

export interface PlanOptions {
  /** Only refreshes the state, as `-refresh-only` does. */
  readonly refreshOnly?: boolean;
  /** Locks the state while planning. Defaults to false, because nothing is written. */
  readonly lock?: boolean;
  /** Returns a partial plan with its errors in `diagnostics`, instead of failing. */
  readonly partial?: boolean;
  /** A copy of the state to plan with. Only for the local backend. */
  readonly stateFile?: string;
  /** Additional environment variables. */
  readonly environment?: { readonly [name: string]: string };
  /** Additional arguments of `terraform plan`, such as `-generate-config-out=generated.tf`. */
  readonly args?: readonly string[];
  /** Saves the plan in this file, which only the owner can read. Replaces an existing file. */
  readonly saveAs?: string;
  readonly signal?: AbortSignal;
  onProgress?(progress: Progress): void;
}

/** A progress event. `read` is the number of objects read so far, including this one. */
export type Progress =
  | { readonly step: 'initializing' | 'planning' }
  | { readonly step: 'read'; readonly address: string; readonly read: number };

export interface PlannedStack {
  readonly plan: Plan;
  /** The JSON document of the plan. May contain secrets. */
  readonly text: string;
  /** Warnings, and with `partial` also errors. */
  readonly diagnostics: readonly Diagnostic[];
  /** The addresses of objects that Terraform has started to read. */
  readonly started: ReadonlySet<string>;
  /** The addresses of objects that were read successfully. */
  readonly read: ReadonlySet<string>;
}

/**
 * Plans a stack: a folder with a Terraform configuration, such as `cdktf.out/stacks/<stack>`. Changes neither the services nor the state.
 * Runs `terraform init` first if needed. The plan is saved in a private temporary file, which is always removed. Throws `Failure` with
 * Terraform's messages if planning fails, and `Interrupted`.
 */
export async function planStack(directory: string, options: PlanOptions = {}): Promise<PlannedStack> {
  checkStack(directory);
  return withScratch(async (scratch) => {
    await initializeIfNeeded(directory, scratch, options);
    const file = privateFile(scratch, 'plan');
    const planned = await planInto(file, directory, options);
    if (options.saveAs !== undefined) {
      rmSync(options.saveAs, { force: true });
      copyFileSync(file, options.saveAs);
    }
    return planned;
  });
}

/** Throws unless the path is a folder. */
export function checkStack(directory: string): void {
  if (!existsSync(directory)) {
    throw new Failure('stack-not-found', `the folder ${directory} does not exist.${howToSynthesize(directory)}`);
  }
  if (!statSync(directory).isDirectory()) {
    throw new Failure(
      'stack-not-found',
      `${directory} is not a folder. Use the folder of a stack, such as cdktf.out/stacks/platform-team.`,
    );
  }
}

/** Runs `terraform init` if it has never run. Terraform itself reports if it has to run again. */
export async function initializeIfNeeded(
  directory: string,
  scratch: string,
  { environment, onProgress, signal }: Pick<PlanOptions, 'environment' | 'onProgress' | 'signal'>,
): Promise<void> {
  if (existsSync(environment?.TF_DATA_DIR ?? dataFolder(directory))) return;
  onProgress?.({ step: 'initializing' });
  const run = await runTerraform(directory, ['init', '-input=false', '-no-color'], {
    signal,
    environment: environmentForInit(directory, scratch),
  });
  if (run.exitCode !== 0) {
    throw new Failure(
      'terraform-failed',
      `terraform init failed in ${directory} (exit code ${run.exitCode}):\n\n${withoutFrame(run.stderr || run.stdout)}`,
    );
  }
}

/** Terraform's data folder: TF_DATA_DIR, or `.terraform` in the stack. */
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
  const run = await runTerraform(
    directory,
    [
      'plan',
      '-json',
      '-input=false',
      '-refresh=true',
      `-lock=${lock}`,
      `-out=${file}`,
      ...(refreshOnly ? ['-refresh-only'] : []),
      ...(stateFile ? [`-state=${stateFile}`] : []),
      ...args,
    ],
    { signal, environment, onLine },
  );
  // Terraform also saves a plan that ended with an error, provided it could plan anything.
  if (run.exitCode !== 0 && !(partial && statSync(file).size > 0)) throw failure('plan', directory, run, diagnostics);
  const shown = await runTerraform(directory, ['show', '-json', '-no-color', file], { signal, environment });
  if (shown.exitCode !== 0) throw failure('show', directory, shown, run.exitCode === 0 ? [] : diagnostics);
  return { plan: parsePlan(shown.stdout), text: shown.stdout, diagnostics, started, read };
}

/** All of Terraform's diagnostics, or its plain output if it failed before printing JSON. */
function failure(command: string, directory: string, run: TerraformRun, diagnostics: readonly Diagnostic[]): Failure {
  const errors = diagnostics.filter(({ severity }) => severity === 'error').map(describeDiagnostic);
  const messages = errors.length > 0 ? errors.join('\n\n') : withoutFrame(run.stderr || run.stdout);
  return new Failure(
    'terraform-failed',
    `terraform ${command} failed in ${directory} (exit code ${run.exitCode}):\n\n${messages}`,
  );
}

/** Removes the frame that Terraform draws around its messages. */
function withoutFrame(text: string): string {
  return text
    .split('\n')
    .map((line) => line.replace(/^[│╷╵] ?/, ''))
    .join('\n')
    .trim();
}

/** A hint for a folder below `stacks` that does not exist: suggests another name, or says that the app has not been synthesized. */
function howToSynthesize(directory: string): string {
  const stacks = path.dirname(path.resolve(directory));
  if (path.basename(stacks) !== 'stacks') return '';
  const names = existsSync(path.join(path.dirname(stacks), 'manifest.json'))
    ? stackNames(path.join(path.dirname(stacks), 'manifest.json'))
    : [];
  return names.length > 0
    ? ` The stacks are: ${names.join(', ')}.`
    : ' Run `cdktn synth` or `cdktf synth` to create it.';
}

function stackNames(manifest: string): string[] {
  try {
    return Object.keys((JSON.parse(readFileSync(manifest, 'utf8')) as { stacks?: object }).stacks ?? {});
  } catch {
    return [];
  }
}
