import { ChildProcess, fork } from 'child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'fs';
import { tmpdir } from 'os';
import * as path from 'path';
import { BUNDLE, FunctionOptions, Invoked } from './lambda';

const HOST = path.join(__dirname, 'sandbox-host.js');

/** Warm execution environments of one function, which are cheaper than a new process for each event. */
export class Sandboxes {
  private readonly folder = mkdtempSync(path.join(tmpdir(), 'lintel-sandboxes-'));
  private readonly host: ChildProcess;
  private readonly waiting = new Map<number, (invoked: Invoked) => void>();
  private counter = 0;

  constructor(
    count: number,
    { environment, bundle = BUNDLE, ca }: Pick<FunctionOptions, 'environment' | 'bundle' | 'ca'>,
  ) {
    const trusted = path.join(this.folder, 'bucket-ca.pem');
    if (ca) writeFileSync(trusted, ca);
    const settings = JSON.stringify({ bundle, count, environment, folder: this.folder });
    this.host = fork(HOST, [settings], {
      execArgv: [],
      cwd: this.folder,
      env: { PATH: process.env.PATH, ...(ca ? { NODE_EXTRA_CA_CERTS: trusted } : {}) },
    });
    this.host.on('message', ({ id, ...invoked }: Invoked & { readonly id: number }) => {
      this.waiting.get(id)!(invoked);
      this.waiting.delete(id);
    });
  }

  /** Like `invoke` in a new process. */
  public invoke(
    handler: string,
    event: object,
    { timeoutMs = 180_000 }: Pick<FunctionOptions, 'timeoutMs'>,
  ): Promise<Invoked> {
    const id = ++this.counter;
    return new Promise((resolve) => {
      this.waiting.set(id, resolve);
      this.host.send({ id, handler, event, timeoutMs });
    });
  }

  public async close(): Promise<void> {
    const ended = new Promise((resolve) => this.host.once('exit', resolve));
    this.host.disconnect();
    await ended;
    rmSync(this.folder, { recursive: true, force: true });
  }
}
