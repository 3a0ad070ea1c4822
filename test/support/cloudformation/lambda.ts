import { spawn } from 'child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'fs';
import { tmpdir } from 'os';
import * as path from 'path';
import type { Sandboxes } from './sandboxes';

const RUNTIME = path.join(__dirname, 'lambda-runtime.js');
/** The released bundle. */
export const BUNDLE = path.join(__dirname, '../../../packages/awscdk/assets/custom-resource/custom-resource.js');
/** Where the processes of a run keep what V8 has compiled of a bundle. */
export const COMPILED = process.env.JEST_RUN_FOLDER ?? '';

export interface Invoked {
  readonly result?: any;
  readonly error?: { readonly name: string; readonly message: string; readonly trace?: readonly string[] };
  /** The output for CloudWatch, of both streams. */
  readonly log: string;
}

/** The result of a function that timed out or was terminated. */
export const TERMINATED: Invoked = {
  error: { name: 'Sandbox.Timedout', message: 'the function ended without a response' },
  log: '',
};

/** The maximum number of concurrent processes. */
const AT_ONCE = 4;

const queue: (() => void)[] = [];
let running = 0;

export interface FunctionOptions {
  readonly environment: NodeJS.ProcessEnv;
  readonly bundle?: string;
  /** Defaults to three minutes. */
  readonly timeoutMs?: number;
  /** Kills the process when the promise settles, as Lambda may do at any time. */
  readonly killed?: Promise<unknown>;
  /** The folder of a separate execution environment. By default, all invocations share one. */
  readonly sandbox?: string;
  /** The delay of the invocation in milliseconds, since Lambda retries an event after minutes. */
  readonly laterMs?: number;
  /** The CA certificate of the response bucket, as PEM text. */
  readonly ca?: string;
  /** Warm execution environments to use in place of a new process. */
  readonly sandboxes?: Pick<Sandboxes, 'invoke'>;
}

/** Invokes a function in a new process with a clean environment, like a cold start, or in a warm execution environment. */
export async function invoke(handler: string, event: object, options: FunctionOptions): Promise<Invoked> {
  if (options.sandboxes) return options.sandboxes.invoke(handler, event, options);
  if (running >= AT_ONCE) await new Promise<void>((resolve) => queue.push(resolve));
  running++;
  try {
    return await inProcess(handler, event, options);
  } finally {
    running--;
    queue.shift()?.();
  }
}

async function inProcess(handler: string, event: object, options: FunctionOptions): Promise<Invoked> {
  const { environment, bundle = BUNDLE, timeoutMs = 180_000, ca, killed, sandbox = tmpdir(), laterMs = 0 } = options;
  const folder = mkdtempSync(path.join(tmpdir(), 'lintel-lambda-'));
  const responseFile = path.join(folder, 'answer.json');
  try {
    const trusted = path.join(folder, 'bucket-ca.pem');
    if (ca) writeFileSync(trusted, ca);
    const { PATH } = process.env;
    const child = spawn(
      process.execPath,
      [RUNTIME, bundle, handler, responseFile, String(timeoutMs), String(laterMs), COMPILED],
      {
        env: { PATH, TMPDIR: sandbox, HOME: folder, ...(ca ? { NODE_EXTRA_CA_CERTS: trusted } : {}), ...environment },
        cwd: folder,
      },
    );
    const log: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => log.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => log.push(chunk));
    child.stdin.end(JSON.stringify(event));
    void killed?.then(() => child.kill('SIGKILL'));
    const timer = setTimeout(() => child.kill('SIGKILL'), timeoutMs);
    await new Promise((resolve) => child.on('close', resolve));
    clearTimeout(timer);
    return { ...read(responseFile), log: Buffer.concat(log).toString('utf8') };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function read(responseFile: string): Pick<Invoked, 'result' | 'error'> {
  try {
    return JSON.parse(readFileSync(responseFile, 'utf8')) as Pick<Invoked, 'result' | 'error'>;
  } catch {
    return TERMINATED;
  }
}
