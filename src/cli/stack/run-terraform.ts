import { spawn } from 'child_process';
import { createInterface } from 'readline';
import { Failure, Interrupted } from '../failure';
import { findTerraform } from './terraform-program';

/** The result of a terraform process. */
export interface TerraformRun {
  readonly exitCode: number;
  readonly stdout: string;
  readonly stderr: string;
}

export interface RunOptions {
  /** Interrupts the process as Ctrl-C does. */
  readonly signal?: AbortSignal;
  /** Called for each line of standard output as it arrives. */
  onLine?(line: string): void;
  /** Additional environment variables. */
  readonly environment?: { readonly [name: string]: string };
}

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Runs terraform or tofu in a folder, with the user's environment, and waits for it to end.
 *
 * The process has its own process group: a terminal sends Ctrl-C to the whole group, and Terraform exits without cleaning up if it receives two
 * interrupts. Each signal that we receive is forwarded once. Throws `Interrupted` after the process has ended.
 */
export async function runTerraform(
  directory: string,
  args: readonly string[],
  { signal, onLine, environment }: RunOptions = {},
): Promise<TerraformRun> {
  const program = findTerraform();
  const child = spawn(program, args, {
    cwd: directory,
    env: environmentWith(environment),
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
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
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      stderr += text;
    });
    const read = new Promise<void>((resolve) => lines.on('close', resolve));
    const exitCode = await new Promise<number>((resolve, reject) => {
      child.on('error', (error) =>
        reject(new Failure('terraform-missing', `cannot start ${program} in ${directory}: ${error.message}`)),
      );
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

/** Disables Terraform's version check, unless the user's environment enables it. */
function environmentWith(more: RunOptions['environment']): NodeJS.ProcessEnv {
  return { CHECKPOINT_DISABLE: '1', TF_IN_AUTOMATION: '1', ...process.env, ...more };
}
