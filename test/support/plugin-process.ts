import { ChildProcess, spawn } from 'child_process';
import { readFileSync, readdirSync } from 'fs';
import * as path from 'path';
import { ClientCertificate, createClientCertificate } from './client-certificate';
import { EXECUTABLE_FOLDER } from './compiled';

const ROOT = path.join(__dirname, '..', '..');

/** The runtime of the provider in this run of the tests: Node.js, or the one that is compiled into an executable. */
export const RUNS_EXECUTABLE = process.env.LINTEL_TEST_RUNTIME === 'executable';

/** The folder that Terraform installs. */
export const PROVIDER_FOLDER = RUNS_EXECUTABLE ? EXECUTABLE_FOLDER : path.join(ROOT, 'lib', 'bundle', 'provider');

/** The value that core sets for every plugin it starts. */
export const MAGIC_COOKIE = 'd602bf8f470bc67ca7faa0386276bbdd4330efaf76d1a219cb4d6991ca9872b2';

export interface Handshake {
  readonly core: string;
  readonly protocol: string;
  readonly network: string;
  readonly address: string;
  readonly kind: string;
  /** DER in base64 without padding, or empty. */
  readonly certificate: string;
}

export interface Exit {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
}

/** The executable that core would choose: the first with the provider's name. */
export function providerExecutable(): string {
  const name = readdirSync(PROVIDER_FOLDER)
    .sort()
    .find((entry) => entry.startsWith('terraform-provider-lintel'));
  if (!name) throw new Error(`no provider in ${PROVIDER_FOLDER}`);
  return path.join(PROVIDER_FOLDER, name);
}

/** A provider as core starts it, observed from outside: its pipes, its handshake, its exit. */
export class PluginProcess {
  /** Starts the bundled provider like core. `undefined` in the environment removes a variable. */
  public static async start(environment: NodeJS.ProcessEnv = {}, args: readonly string[] = []): Promise<PluginProcess> {
    return PluginProcess.startWith(await createClientCertificate(), environment, args);
  }

  /** The same with an existing certificate or another program. */
  public static startWith(
    client: ClientCertificate,
    environment: NodeJS.ProcessEnv = {},
    args: readonly string[] = [],
    program = providerExecutable(),
    cwd?: string,
  ): PluginProcess {
    return new PluginProcess(
      client,
      { TF_PLUGIN_MAGIC_COOKIE: MAGIC_COOKIE, PLUGIN_CLIENT_CERT: client.certificate, ...environment },
      args,
      program,
      cwd,
    );
  }

  public readonly child: ChildProcess;
  public readonly exited: Promise<Exit>;
  public stdout = '';
  public stderr = '';

  private constructor(
    public readonly client: ClientCertificate,
    environment: NodeJS.ProcessEnv,
    args: readonly string[],
    program: string,
    cwd?: string,
  ) {
    this.child = spawn(program, args, {
      cwd,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...process.env,
        PLUGIN_PROTOCOL_VERSIONS: '5,6',
        PLUGIN_MIN_PORT: '10000',
        PLUGIN_MAX_PORT: '25000',
        ...environment,
      },
    });
    this.child.stdout!.on('data', (data) => {
      this.stdout += data;
    });
    this.child.stderr!.on('data', (data) => {
      this.stderr += data;
    });
    this.exited = new Promise((resolve) => this.child.once('close', (code, signal) => resolve({ code, signal })));
  }

  /** Waits for the first line on standard output. */
  public async handshake(): Promise<Handshake> {
    const [core, protocol, network, address, kind, certificate] = (await this.firstLine()).split('|');
    return { core, protocol, network, address, kind, certificate };
  }

  public firstLine(): Promise<string> {
    return new Promise((resolve, reject) => {
      const look = () => {
        const end = this.stdout.indexOf('\n');
        if (end >= 0) resolve(this.stdout.slice(0, end));
      };
      look();
      this.child.stdout!.on('data', look);
      void this.exited.then(({ code }) =>
        reject(new Error(`the provider ended with ${code} before its handshake\n${this.stderr}`)),
      );
    });
  }

  /** Waits until the program has written `text` to standard error. */
  public said(text: string): Promise<void> {
    return this.wrote('stderr', text);
  }

  /** Waits until the program has written `text` to standard output. */
  public printed(text: string): Promise<void> {
    return this.wrote('stdout', text);
  }

  /** Resident memory in bytes, as reported by the kernel. */
  public residentMemory(): number {
    return Number(/^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${this.child.pid}/status`, 'utf8'))![1]) * 1024;
  }

  /** Peak resident memory in bytes. */
  public peakMemory(): number {
    return peakMemoryOf(this.child.pid!);
  }

  private wrote(stream: 'stdout' | 'stderr', text: string): Promise<void> {
    return new Promise((resolve, reject) => {
      const look = () => {
        if (this[stream].includes(text)) resolve();
      };
      look();
      this.child[stream]!.on('data', look);
      void this.exited.then(() =>
        reject(new Error(`the provider ended before it wrote ${JSON.stringify(text)}\n${this.stderr}`)),
      );
    });
  }
}

/** Peak resident memory of a process in bytes, as reported by the kernel. */
export function peakMemoryOf(pid: number): number {
  return Number(/^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))![1]) * 1024;
}
