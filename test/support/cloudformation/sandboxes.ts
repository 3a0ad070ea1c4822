import { ChildProcess, fork } from 'child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'fs';
import { tmpdir } from 'os';
import * as path from 'path';
import { BUNDLE, COMPILED, FunctionOptions, Invoked, TERMINATED } from './lambda';

const HOST = path.join(__dirname, 'sandbox-host.js');

export interface SandboxesOptions extends Pick<FunctionOptions, 'bundle' | 'ca'> {
  /** The Node.js that runs the function. Defaults to the one that runs the tests. */
  readonly program?: string;
  /** Whether the files of an environment are removed before each event, as if it were a new one. */
  readonly emptied?: boolean;
}

/**
 * Warm execution environments of one function, each with its own modules and files. They are cheaper than a new process for each event. An
 * event goes to a free one, and waits while there is none.
 */
export class Sandboxes {
  private readonly folder = mkdtempSync(path.join(tmpdir(), 'lintel-sandboxes-'));
  private readonly host: ChildProcess;
  private readonly ended: Promise<void>;
  private readonly waiting = new Map<number, (invoked: Invoked) => void>();
  private counter = 0;

  constructor(count: number, { bundle = BUNDLE, ca, program, emptied }: SandboxesOptions) {
    const trusted = path.join(this.folder, 'bucket-ca.pem');
    if (ca) writeFileSync(trusted, ca);
    this.host = fork(HOST, [JSON.stringify({ bundle, compiled: COMPILED, count, folder: this.folder, emptied })], {
      execPath: program,
      execArgv: [],
      cwd: this.folder,
      env: { PATH: process.env.PATH, ...(ca ? { NODE_EXTRA_CA_CERTS: trusted } : {}) },
    });
    this.host.on('message', ({ id, ...invoked }: Invoked & { readonly id: number }) => {
      this.waiting.get(id)!(invoked);
      this.waiting.delete(id);
    });
    this.ended = new Promise((resolve) => {
      this.host.on('exit', () => {
        for (const end of this.waiting.values()) end(TERMINATED);
        this.waiting.clear();
        rmSync(this.folder, { recursive: true, force: true });
        resolve();
      });
    });
  }

  /** Like `invoke` in a new process. */
  public invoke(
    handler: string,
    event: object,
    { environment, timeoutMs = 180_000, laterMs }: Pick<FunctionOptions, 'environment' | 'timeoutMs' | 'laterMs'>,
  ): Promise<Invoked> {
    const id = ++this.counter;
    return new Promise((resolve) => {
      this.waiting.set(id, resolve);
      this.host.send({ id, handler, event, environment, timeoutMs, laterMs });
    });
  }

  /** Terminates all of them at once, as Lambda may do at any time. */
  public async kill(): Promise<void> {
    this.host.kill('SIGKILL');
    await this.ended;
  }

  public async close(): Promise<void> {
    if (this.host.connected) this.host.disconnect();
    await this.ended;
  }
}
