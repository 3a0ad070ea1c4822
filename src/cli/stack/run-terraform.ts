import { spawn } from 'child_process';
import { createInterface } from 'readline';
import { findTerraform } from './terraform-program';
import { Failure, Interrupted } from '../failure';

/** How a run of terraform ended, whichever way. */
export interface TerraformRun {
  readonly exitCode: number;
  readonly stdout: string;
  readonly stderr: string;
}

export interface RunOptions {
  /** Interrupts it as Ctrl-C does. */
  readonly signal?: AbortSignal;
  /** Each line of its standard output, as soon as it is there. */
  onLine?(line: string): void;
  /** What it is started with besides what the person has set. */
  readonly environment?: { readonly [name: string]: string };
}

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Runs terraform, or tofu, in a folder, and waits for its end. Everything that the person has set for it stays set.
 *
 * It is started in a group of its own: a terminal sends Ctrl-C to all of a group, and a terraform that gets it twice ends without giving
 * anything back. What interrupts us is passed on once for each time, and its end is waited for. Then `Interrupted` is thrown.
 */
export async function runTerraform(directory: string, args: readonly string[], { signal, onLine, environment }: RunOptions = {}): Promise<TerraformRun> {
  const program = findTerraform();
  const child = spawn(program, args, { cwd: directory, env: environmentWith(environment), stdio: ['ignore', 'pipe', 'pipe'], detached: true });
  let interrupted = false;
  const interrupt = (): void => {
    interrupted = true;
    child.kill('SIGINT');
  };
  for (const name of SIGNALS) process.on(name, interrupt);
  signal?.addEventListener('abort', interrupt);
  try {
    if (signal?.aborted) interrupt();
    const lines = createInterface({ input: child.stdout });
    let stdout = '';
    let stderr = '';
    lines.on('line', (line) => {
      stdout += `${line}\n`;
      onLine?.(line);
    });
    child.stderr.setEncoding('utf8').on('data', (text: string) => { stderr += text; });
    const read = new Promise<void>((resolve) => lines.on('close', resolve));
    const exitCode = await new Promise<number>((resolve, reject) => {
      child.on('error', (error) => reject(new Failure(`${program} cannot be started in ${directory}: ${error.message}`)));
      child.on('close', (code) => resolve(code ?? -1));
    });
    await read;
    if (interrupted) throw new Interrupted('interrupted.');
    return { exitCode, stdout, stderr };
  } finally {
    for (const name of SIGNALS) process.removeListener(name, interrupt);
    signal?.removeEventListener('abort', interrupt);
  }
}

/** It asks nobody whether there is a newer version, unless the person wants it to. */
function environmentWith(more: RunOptions['environment']): NodeJS.ProcessEnv {
  return { CHECKPOINT_DISABLE: '1', TF_IN_AUTOMATION: '1', ...process.env, ...more };
}
