import { spawn } from 'child_process';
import type { ChildProcess } from 'child_process';
import * as path from 'path';
import { withoutCodeLine } from '../support/code-line';

export const ROOT = path.join(__dirname, '..', '..');
export const LINTEL = path.join(ROOT, 'bin', 'lintel');

export interface Finished {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs the command and waits for it to exit. */
export async function lintel(args: readonly string[], env: Record<string, string> = {}): Promise<Finished> {
  const { finished } = startLintel(args, env);
  return finished;
}

/** Runs the command with this standard input. `first` is a shell command to run before it. */
export async function lintelFed(
  input: string,
  args: readonly string[],
  env: Record<string, string> = {},
  first?: string,
): Promise<Finished> {
  const { process: started, finished } = startLintel(args, env, { input: 'pipe', first });
  // The command may exit without reading its input.
  started.stdin!.on('error', () => undefined);
  started.stdin!.end(input);
  return finished;
}

interface StartOptions {
  readonly input?: 'ignore' | 'pipe';
  readonly first?: string;
}

/** Starts the command without waiting for it. */
export function startLintel(
  args: readonly string[],
  env: Record<string, string> = {},
  { input = 'ignore', first }: StartOptions = {},
): { process: ChildProcess; finished: Promise<Finished>; firstOutput: Promise<string> } {
  const [command, ...words] = [
    ...(first === undefined ? [] : ['/bin/sh', '-c', `${first}exec "$@"`, 'sh']),
    process.execPath,
    LINTEL,
    ...args,
  ];
  const started = spawn(command, words, { env: { ...process.env, ...env }, stdio: [input, 'pipe', 'pipe'] });
  let stdout = '';
  let stderr = '';
  started.stdout!.on('data', (chunk: Buffer) => {
    stdout += chunk.toString();
  });
  started.stderr!.on('data', (chunk: Buffer) => {
    stderr += chunk.toString();
  });
  const finished = new Promise<Finished>((resolve, reject) => {
    started.on('error', reject);
    started.on('close', (code) => resolve({ code, stdout, stderr: withoutCode(stderr, code) }));
  });
  const firstOutput = new Promise<string>((resolve, reject) => {
    started.stdout!.once('data', () => resolve(stdout));
    started.on('close', () => reject(new Error(`the command exited without output: ${stderr}`)));
  });
  firstOutput.catch(() => undefined);
  return { process: started, finished, firstOutput };
}

/** Every failure ends with its code, which tests of messages do not repeat. */
function withoutCode(stderr: string, code: number | null): string {
  return code !== 0 && /^(?:error: |This is a bug)/m.test(stderr) ? withoutCodeLine(stderr) : stderr;
}
