import { ChildProcess, fork } from 'child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'fs';
import { tmpdir } from 'os';
import * as path from 'path';
import { BUNDLE } from './lambda';
import type { Responded, ResponseBucket } from './response-bucket';
import type { CloudFormationRequest } from '../../../src/custom-resource/event';

const RUNTIME = path.join(__dirname, 'sandbox-runtime.js');

/** An execution environment of the function with its own files. Lambda has several of them, and may terminate them at any time. */
export class Sandbox {
  private readonly folder = mkdtempSync(path.join(tmpdir(), 'lintel-sandbox-'));
  private readonly process: ChildProcess;
  private readonly ended: Promise<void>;
  private log = '';

  constructor(private readonly bucket: ResponseBucket) {
    const trusted = path.join(this.folder, 'bucket-ca.pem');
    writeFileSync(trusted, bucket.ca);
    this.process = fork(RUNTIME, [BUNDLE], {
      cwd: this.folder,
      execArgv: [],
      silent: true,
      env: { PATH: process.env.PATH, TMPDIR: this.folder, HOME: this.folder, NODE_EXTRA_CA_CERTS: trusted },
    });
    for (const stream of [this.process.stdout!, this.process.stderr!]) {
      stream.on('data', (chunk: Buffer) => {
        this.log += chunk.toString();
      });
    }
    this.ended = new Promise((resolve) => {
      this.process.on('exit', () => resolve());
    });
  }

  /** Invokes the raw handler after a delay. Returns the response to CloudFormation, or undefined if the environment was terminated before. */
  public async serve(
    event: CloudFormationRequest,
    environment: NodeJS.ProcessEnv,
    laterMs = 0,
  ): Promise<Responded | undefined> {
    const before = this.bucket.at(event.ResponseURL!).length;
    const reported = new Promise<{ readonly error?: string }>((resolve) => {
      this.process.once('message', (message) => resolve(message as object));
    });
    this.process.send({ handler: 'handler', event, environment, milliseconds: 60_000, laterMs });
    const response = await Promise.race([reported, this.ended]);
    if (!response) return undefined;
    const deliveries = this.bucket.at(event.ResponseURL!).slice(before);
    if (response.error || deliveries.length !== 1) {
      throw new Error(`${event.RequestType} got ${deliveries.length} responses: ${response.error}\n${this.log}`);
    }
    return JSON.parse(deliveries[0].text) as Responded;
  }

  /** Terminates the environment at once. */
  public async kill(): Promise<void> {
    this.process.kill('SIGKILL');
    await this.ended;
    rmSync(this.folder, { recursive: true, force: true });
  }
}
