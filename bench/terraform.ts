import { spawn, spawnSync } from 'child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'fs';
import { Agent } from 'https';
import { tmpdir } from 'os';
import * as path from 'path';
import axios from 'axios';

const ROOT = path.join(__dirname, '..');
const { version: VERSION } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as { version: string };

/** The folder name of this platform in provider packages. */
export const PLATFORM = `${process.platform}_${process.arch === 'x64' ? 'amd64' : process.arch}`;

/** The resources that the processes of one provider used during a command. */
export interface Usage {
  /** The largest resident set of any process, in MiB. */
  readonly peak: number;
  /** The seconds of all processes. */
  readonly cpu: number;
}

/** A workspace's providers, if they are not only Lintel. */
export interface Providers {
  /** Changes the workspace's copy of the Lintel provider. */
  alter?(folder: string): void;
  /** Adds providers to the folder from which providers are installed. */
  addTo?(mirror: string): void;
}

/** One object of a counted resource in a state file. */
export interface Instance {
  readonly index_key: number;
  readonly attributes: { readonly [name: string]: unknown };
}

/** A folder with an applied configuration that is planned repeatedly. */
export class Workspace {
  private readonly folder: string;
  private readonly state: string;

  constructor(
    parent: string,
    private readonly environment: NodeJS.ProcessEnv,
    hcl: string,
    providers: Providers = {},
    backend?: StateServer,
  ) {
    this.folder = mkdtempSync(path.join(parent, 'workspace-'));
    const mirror = path.join(this.folder, 'mirror');
    const place = path.join(mirror, 'registry.terraform.io', 'lintel', 'lintel', VERSION, PLATFORM);
    cpSync(path.join(ROOT, 'lib', 'bundle', 'provider'), place, { recursive: true });
    providers.alter?.(place);
    providers.addTo?.(mirror);
    const name = path.basename(this.folder);
    this.state = backend ? path.join(backend.folder, name) : path.join(this.folder, 'terraform.tfstate');
    if (backend) {
      const address = JSON.stringify(`${backend.address}/${name}`);
      writeFileSync(
        path.join(this.folder, 'backend.tf'),
        `terraform {\n  backend "http" {\n    address = ${address}\n  }\n}\n`,
      );
    }
    writeFileSync(path.join(this.folder, 'main.tf'), hcl);
    this.run('init', `-plugin-dir=${mirror}`);
  }

  apply(...args: string[]): number {
    return this.timed('apply', '-auto-approve', ...args);
  }

  /** Seconds to apply a saved plan. */
  applySaved(...args: string[]): number {
    this.run('plan', '-input=false', '-out=saved.plan');
    return this.timed('apply', ...args, 'saved.plan');
  }

  /** Plans without reading any object, and keeps the plan. */
  savePlan(): void {
    this.run('plan', '-input=false', '-refresh=false', '-out=saved.plan');
  }

  /** The saved plan in JSON, written to a file, and the seconds for it. */
  showPlan(): { readonly file: string; readonly seconds: number } {
    const file = path.join(this.folder, 'saved.json');
    const start = process.hrtime.bigint();
    const shown = this.run('show', '-json', 'saved.plan');
    const seconds = Number(process.hrtime.bigint() - start) / 1e9;
    writeFileSync(file, shown);
    return { file, seconds };
  }

  destroy(): number {
    return this.timed('destroy', '-auto-approve');
  }

  /** Seconds of a first `init`, which hashes the providers. */
  init(): number {
    for (const name of ['.terraform', '.terraform.lock.hcl']) {
      rmSync(path.join(this.folder, name), { recursive: true, force: true });
    }
    return this.timed('init', `-plugin-dir=${path.join(this.folder, 'mirror')}`);
  }

  validate(): number {
    return this.timed('validate');
  }

  /** Seconds of a plan, which must be empty. */
  plan(): number {
    return this.timed('plan', '-input=false', '-detailed-exitcode');
  }

  /** Writes the state of many objects, derived from the applied one, with the configuration that they are planned with. */
  grow(hcl: string, count: number, instanceOf: (first: Instance, index: number) => Instance): void {
    const file = path.join(this.folder, 'terraform.tfstate');
    const state = JSON.parse(readFileSync(file, 'utf8'));
    const [resource] = state.resources;
    const [first] = resource.instances;
    resource.instances = Array.from({ length: count }, (_, index) => instanceOf(first, index));
    writeFileSync(file, JSON.stringify(state));
    writeFileSync(path.join(this.folder, 'main.tf'), hcl);
  }

  /** Bytes of the state file. */
  stateSize(): number {
    return statSync(this.state).size;
  }

  /** Continues with the state of another workspace. */
  copyState(other: Workspace): void {
    cpSync(path.join(other.folder, 'terraform.tfstate'), path.join(this.folder, 'terraform.tfstate'));
  }

  /** The launcher starts a script in place of the given executable, or of Node.js, which becomes that program. */
  usageOfPlan(executable?: string): Usage {
    const reports = mkdtempSync(path.join(this.folder, 'usage-'));
    const cache = mkdtempSync(path.join(this.folder, 'cache-'));
    const hash = executable === undefined ? 'none' : path.basename(path.dirname(executable));
    const place = path.join(cache, 'lintel', 'executables', hash);
    mkdirSync(place, { recursive: true });
    const script = path.join(place, 'lintel');
    const program = executable === undefined ? `"${process.execPath}" "$@"` : `"${executable}"`;
    writeFileSync(script, `#!/bin/sh\n${watcherOf(reports)}\nexec ${program}\n`, { mode: 0o755 });
    utimesSync(script, 1, 1);
    writeFileSync(path.join(place, 'checked'), '');
    this.run('plan', '-input=false', executable === undefined ? { LINTEL_NODE: script } : { XDG_CACHE_HOME: cache });
    const used = readdirSync(reports).map((name) =>
      readFileSync(path.join(reports, name), 'utf8').split(' ').map(Number),
    );
    return {
      peak: Math.max(...used.map(([kibibytes]) => kibibytes!)) / 1024,
      cpu: used.reduce((sum, [, user, system]) => sum + (user! + system!) / 100, 0),
    };
  }

  private timed(...args: string[]): number {
    const start = process.hrtime.bigint();
    this.run(...args);
    return Number(process.hrtime.bigint() - start) / 1e9;
  }

  private run(...args: (string | NodeJS.ProcessEnv)[]): string {
    const words = args.filter((arg): arg is string => typeof arg === 'string');
    const more = args.find((arg): arg is NodeJS.ProcessEnv => typeof arg === 'object');
    const { status, stdout, stderr } = spawnSync('terraform', words, {
      cwd: this.folder,
      env: { ...process.env, CHECKPOINT_DISABLE: '1', ...this.environment, ...more },
      encoding: 'utf8',
      maxBuffer: 1024 * 1024 * 1024,
    });
    if (status !== 0) {
      throw new Error(
        `terraform ${words.join(' ')} ended with ${status}: ${stdout.slice(-2000)}\n${stderr.slice(-2000)}`,
      );
    }
    return stdout;
  }
}

/** Where Terraform's `http` backend keeps states, as files in a folder. */
export interface StateServer {
  readonly address: string;
  readonly folder: string;
}

const STATE_SERVER = `
const fs = require('fs');
const [folder] = process.argv.slice(1);
const server = require('http').createServer((request, response) => {
  const file = folder + request.url;
  const respond = (status, body) => response.writeHead(status).end(body);
  if (request.method === 'GET') return fs.existsSync(file) ? respond(200, fs.readFileSync(file)) : respond(404);
  const chunks = [];
  request.on('data', (chunk) => chunks.push(chunk)).on('end', () => {
    fs.writeFileSync(file, Buffer.concat(chunks));
    respond(200);
  });
});
server.listen(0, '127.0.0.1', () => console.log(server.address().port));`;

/** Runs some work with a server for states, in a process of its own, because terraform blocks this one. */
export async function withStateServer<T>(work: (states: StateServer) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(path.join(tmpdir(), 'lintel-states-'));
  const child = spawn(process.execPath, ['-e', STATE_SERVER, folder], { stdio: ['ignore', 'pipe', 'inherit'] });
  const port = await new Promise<string>((resolve, reject) => {
    child.stdout.once('data', (data) => resolve(String(data).trim()));
    child.once('exit', (status) => reject(new Error(`the server for states ended with status ${status}`)));
  });
  try {
    return await work({ address: `http://127.0.0.1:${port}`, folder });
  } finally {
    child.kill('SIGTERM');
    rmSync(folder, { recursive: true, force: true });
  }
}

export interface Emulator {
  readonly address: string;
  /** The CA certificate file, over TLS. */
  readonly caFile?: string;
  /** Where workspaces keep their states; in local files by default. */
  readonly states?: StateServer;
  /** The environment with which a provider finds the emulator. */
  readonly environment: NodeJS.ProcessEnv;
  request(method: string, path: string, body?: unknown): Promise<{ readonly status: number; readonly body: any }>;
  /** Delays each request to a service. */
  latency(milliseconds: number): Promise<void>;
  /** Returns the number of requests during some work. */
  count(work: () => Promise<unknown> | unknown): Promise<number>;
}

/** Runs some work with an emulator in a separate process, and a temporary folder. */
export async function withEmulator<T>(
  work: (emulator: Emulator, folder: string) => Promise<T>,
  ...options: readonly string[]
): Promise<T> {
  const folder = mkdtempSync(path.join(tmpdir(), 'lintel-bench-'));
  mkdirSync(folder, { recursive: true });
  const child = spawn(process.execPath, [path.join(ROOT, 'bin', 'lintel'), 'emulator', '--port', '0', ...options], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const printed = await new Promise<string>((resolve, reject) => {
    let text = '';
    child.stdout.on('data', (data) => {
      text += data;
      if (options.includes('--tls') ? text.includes('.pem') : /LINTEL_SECRETS_TOKEN=\S+\n/.test(text)) resolve(text);
    });
    child.on('exit', (status) => reject(new Error(`the emulator ended with status ${status}`)));
  });
  try {
    return await work(
      emulatorAt(
        /LINTEL_PLATFORM_ADDRESS=['"]?(https?:\/\/[^\s'"]+)/.exec(printed)![1],
        /CA_CERTS=['"]?([^\s'"]+)/.exec(printed)?.[1],
      ),
      folder,
    );
  } finally {
    child.kill('SIGTERM');
    rmSync(folder, { recursive: true, force: true });
  }
}

function emulatorAt(address: string, caFile?: string): Emulator {
  const httpsAgent = caFile === undefined ? undefined : new Agent({ ca: readFileSync(caFile), keepAlive: true });
  const request = async (method: string, url: string, body?: unknown) => {
    const headers: Record<string, string> = url.startsWith('/api')
      ? { 'Authorization': 'Bearer platform-root', 'Content-Type': 'application/vnd.api+json' }
      : { 'X-Service-Token': 'secrets-root', 'X-Vault-Token': 'secrets-root', 'Content-Type': 'application/json' };
    const response = await axios.request({
      url: `${address}${url}`,
      method,
      headers,
      data: body === undefined ? undefined : JSON.stringify(body),
      httpsAgent,
      validateStatus: () => true,
    });
    return { status: response.status, body: response.data === '' ? undefined : response.data };
  };
  const total = async () =>
    (await request('GET', '/_emulator/requests')).body.requests.reduce(
      (sum: number, { count }: { count: number }) => sum + count,
      0,
    );
  return {
    address,
    caFile,
    environment: {
      LINTEL_PLATFORM_ADDRESS: address,
      LINTEL_PLATFORM_TOKEN: 'platform-root',
      LINTEL_SECRETS_ADDRESS: address,
      LINTEL_SECRETS_TOKEN: 'secrets-root',
    },
    request,
    latency: async (latencyMs) => {
      const faults = latencyMs > 0 ? ['/api/*', '/v1/*'].map((service) => ({ path: service, latencyMs })) : [];
      await request('PUT', '/_emulator/faults', { seed: 1, faults });
    },
    count: async (work) => {
      await request('DELETE', '/_emulator/requests');
      await work();
      return total();
    },
  };
}

/** Writes the peak memory in KiB, and the ticks of the processor, of what the shell that runs it becomes, until that ends. */
function watcherOf(folder: string): string {
  return `(while [ -e /proc/$$/stat ]; do
  peak=$(sed -n 's/^VmHWM:[^0-9]*\\([0-9]*\\).*/\\1/p' /proc/$$/status) ticks=$(cut -d ' ' -f 14,15 /proc/$$/stat)
  if [ -n "$peak" ] && [ -n "$ticks" ]; then echo "$peak $ticks" > '${folder}'/$$; fi
  sleep 0.01
done) > /dev/null 2>&1 < /dev/null &`;
}
