import { spawn } from 'child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'fs';
import { tmpdir } from 'os';
import * as path from 'path';
import type { Sandboxes } from './sandboxes';

const RUNTIME = path.join(__dirname, 'lambda-runtime.js');
/** The bundle that is shipped. */
export const BUNDLE = path.join(__dirname, '..', '..', '..', 'lib', 'bundle', 'custom-resource.js');

export interface Invoked {
  readonly result?: any;
  readonly error?: { readonly name: string; readonly message: string; readonly trace?: readonly string[] };
  /** What it wrote for CloudWatch, on both streams. */
  readonly log: string;
}

/** Processes at a time: more of them would only keep each other waiting. */
const AT_ONCE = 4;

const queue: (() => void)[] = [];
let running = 0;

export interface FunctionOptions {
  readonly environment: NodeJS.ProcessEnv;
  readonly bundle?: string;
  /** Absent: three minutes. */
  readonly timeoutMs?: number;
  /** Kills the process once this is settled, as Lambda may at any moment. */
  readonly killed?: Promise<unknown>;
  /** A sandbox of its own: what an earlier one has noted in its files is not there. Absent: all invocations share one. */
  readonly sandbox?: string;
  /** By how much the function is invoked later than now, in milliseconds: Lambda delivers an event again after minutes. */
  readonly laterMs?: number;
  /** PEM text of an authority that the function trusts: that of the response bucket. */
  readonly ca?: string;
  /** Warm ones, in place of a process of its own. */
  readonly sandboxes?: Pick<Sandboxes, 'invoke'>;
}

/** A function in a process of its own for each event, as at a cold start, with its environment and nothing of ours; or in a warm sandbox. */
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
    const child = spawn(process.execPath, [RUNTIME, bundle, handler, responseFile, String(timeoutMs), String(laterMs)], {
      env: { PATH, TMPDIR: sandbox, HOME: folder, ...(ca ? { NODE_EXTRA_CA_CERTS: trusted } : {}), ...environment }, cwd: folder,
    });
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

/** A process that ended without an answer is a function that timed out, or was killed. */
function read(responseFile: string): Pick<Invoked, 'result' | 'error'> {
  try {
    return JSON.parse(readFileSync(responseFile, 'utf8')) as Pick<Invoked, 'result' | 'error'>;
  } catch {
    return { error: { name: 'Sandbox.Timedout', message: 'the function ended without an answer' } };
  }
}
