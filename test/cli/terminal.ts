import { spawn } from 'child_process';
import * as path from 'path';
import { quote } from '../../src/cli/shell';
import { isExecutable } from '../support/executable';
import { describeNeeding } from '../support/needed';
import { LINTEL } from './run-cli';

/** A session of the command on a pseudo-terminal. */
export interface Sitting {
  /** Waits until this text is shown, and returns all output so far. */
  until(shown: RegExp | string): Promise<string>;
  type(text: string): void;
  /** The exit code and all output. */
  readonly finished: Promise<{ readonly code: number | null; readonly output: string }>;
  kill(): void;
}

export const ENTER = '\r';
export const CTRL_C = '\u0003';

const ABSENT = '`script`, of util-linux, is not on the PATH.';

/** Tests on pseudo-terminals, which `script` provides. */
export function describeWithTerminal(title: string, tests: () => void): void {
  const isThere =
    process.platform === 'linux' &&
    (process.env.PATH ?? '').split(path.delimiter).some((folder) => isExecutable(path.join(folder, 'script')));
  describeNeeding(title, isThere ? undefined : ABSENT, tests);
}

/** Shell commands to run before and after the command. */
export interface Around {
  readonly first?: string;
  readonly then?: string;
}

/** Starts the command on a terminal. */
export function sitDown(
  args: readonly string[],
  env: Record<string, string> = {},
  { first = '', then }: Around = {},
): Sitting {
  const command = [process.execPath, LINTEL, ...args].map(quote).join(' ');
  const started = spawn(
    'script',
    [
      '--quiet',
      '--return',
      '--command',
      then === undefined ? `${first}exec ${command}` : `${first}${command}${then}`,
      '/dev/null',
    ],
    {
      env: { ...process.env, SHELL: '/bin/sh', CI: '', NO_COLOR: '', ...env },
      stdio: ['pipe', 'pipe', 'pipe'],
    },
  );
  let output = '';
  let ended = false;
  const waiting = new Set<() => void>();
  const look = (): void => waiting.forEach((one) => one());
  started.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString();
    look();
  });
  started.stdin.on('error', () => undefined);
  const finished = new Promise<{ code: number | null; output: string }>((resolve, reject) => {
    started.on('error', reject);
    started.on('close', (code) => {
      ended = true;
      look();
      resolve({ code, output });
    });
  });
  return {
    finished,
    type: (text) => void started.stdin.write(text),
    kill: () => void started.kill('SIGKILL'),
    until: async (shown) =>
      new Promise((resolve, reject) => {
        const check = (): void => {
          const isShown = typeof shown === 'string' ? output.includes(shown) : shown.test(output);
          if (!isShown && !ended) return;
          waiting.delete(check);
          if (isShown) resolve(output);
          else reject(new Error(`${String(shown)} was never shown:\n${output}`));
        };
        waiting.add(check);
        check();
      }),
  };
}
