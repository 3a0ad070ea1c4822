import { spawn } from 'child_process';
import { constants } from 'os';
import { Failure } from '../failure';

/** The command could not be started. Exits as `env` and shells do: 127 if there is no such program, otherwise 126. */
class NotStarted extends Failure {
  public readonly exitCode: number;

  constructor(command: string, { code, message }: NodeJS.ErrnoException) {
    super(
      'program-not-started',
      code === 'ENOENT' ? `${command}: no such program was found.` : `${command} cannot be started: ${message}.`,
    );
    this.exitCode = code === 'ENOENT' ? 127 : 126;
  }
}

/** Signals that end programs or make requests to them. */
const PASSED_ON = ['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGQUIT', 'SIGUSR1', 'SIGUSR2'] as const;
/** Signals that a terminal sends to every foreground process. */
const OF_THE_TERMINAL: ReadonlySet<string> = new Set(['SIGINT', 'SIGQUIT']);

/**
 * Runs a command with our input and output, and waits for it to end. Returns its exit status, or 128 plus the number of the signal that ended it, as
 * in shells.
 *
 * Each signal reaches the command exactly once, because Terraform exits without cleaning up at the second interrupt. On a terminal, the command
 * shares our process group, so that it can read from the terminal, and the terminal itself interrupts both. Elsewhere it has its own group, and we
 * forward the signals we receive.
 */
export async function runCommand(
  [program, ...args]: readonly [string, ...string[]],
  env: NodeJS.ProcessEnv,
): Promise<number> {
  const hasTerminal = [process.stdin, process.stdout, process.stderr].some(({ isTTY }) => isTTY);
  const child = spawn(program, args, { env, stdio: 'inherit', detached: !hasTerminal });
  const listeners = PASSED_ON.map((signal) => {
    const listener = () => {
      if (!hasTerminal || !OF_THE_TERMINAL.has(signal)) child.kill(signal);
    };
    process.on(signal, listener);
    return () => process.removeListener(signal, listener);
  });
  try {
    return await new Promise<number>((resolve, reject) => {
      child.on('error', (error) => reject(new NotStarted(program, error)));
      child.on('exit', (code, signal) => resolve(code ?? 128 + (constants.signals[signal!] ?? 0)));
    });
  } finally {
    for (const stopListening of listeners) stopListening();
  }
}
