import { spawn } from 'child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'fs';
import { tmpdir } from 'os';
import * as path from 'path';

export interface Finished {
  readonly status: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** A folder in which real `terraform`, or another given engine, runs with an environment without the user's settings. */
export class TerraformFolder {
  public readonly folder = mkdtempSync(path.join(tmpdir(), 'lintel-'));

  /** `program`: an engine other than the one on the PATH. */
  constructor(
    private readonly environment: NodeJS.ProcessEnv = {},
    private readonly program = 'terraform',
  ) {}

  /** Writes `main.tf`, with the provider required by its full name. */
  public configure(hcl: string): this {
    writeFileSync(
      path.join(this.folder, 'main.tf'),
      `terraform {\n  required_providers {\n    lintel = { source = "registry.terraform.io/lintel/lintel" }\n  }\n}\n${hcl}`,
    );
    return this;
  }

  public write(name: string, text: string): this {
    writeFileSync(path.join(this.folder, name), text);
    return this;
  }

  /** Runs terraform to its end, with any status. */
  public run(...args: string[]): Promise<Finished> {
    return this.start(args).finished;
  }

  /** Runs terraform and throws unless it succeeds. */
  public async succeed(...args: string[]): Promise<string> {
    const { status, stdout, stderr } = await this.run(...args);
    if (status !== 0) throw new Error(`terraform ${args.join(' ')} ended with ${status}\n${stdout}\n${stderr}`);
    return stdout;
  }

  public start(args: readonly string[]): {
    readonly process: ReturnType<typeof spawn>;
    readonly finished: Promise<Finished>;
  } {
    const child = spawn(this.program, args, {
      cwd: this.folder,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...process.env,
        TF_IN_AUTOMATION: '1',
        CHECKPOINT_DISABLE: '1',
        TF_CLI_ARGS: '-no-color',
        ...this.environment,
      },
    });
    let stdout = '';
    let stderr = '';
    child.stdout.on('data', (data) => {
      stdout += data;
    });
    child.stderr.on('data', (data) => {
      stderr += data;
    });
    const finished = new Promise<Finished>((resolve, reject) => {
      child.on('error', reject);
      child.on('close', (status) => resolve({ status: status ?? -1, stdout, stderr }));
    });
    return { process: child, finished };
  }

  public async init(): Promise<this> {
    await this.succeed('init', '-input=false');
    return this;
  }

  /** The changes of a plan, as `terraform show -json` reports them. */
  public async plan(...args: string[]): Promise<PlanDocument> {
    await this.succeed('plan', '-input=false', '-out=plan.bin', ...args);
    return JSON.parse(await this.succeed('show', '-json', 'plan.bin')) as PlanDocument;
  }

  public async apply(...args: string[]): Promise<string> {
    return this.succeed('apply', '-auto-approve', '-input=false', ...args);
  }

  /** Exit status 0 means no changes, 2 means changes. */
  public async planIsEmpty(): Promise<boolean> {
    const { status, stdout, stderr } = await this.run('plan', '-input=false', '-detailed-exitcode');
    if (status !== 0 && status !== 2) throw new Error(`terraform plan ended with ${status}\n${stdout}\n${stderr}`);
    return status === 0;
  }

  public state(): StateDocument {
    return JSON.parse(this.stateText()) as StateDocument;
  }

  public stateText(): string {
    return readFileSync(path.join(this.folder, 'terraform.tfstate'), 'utf8');
  }

  /** The instance of an address such as `lintel_edge.this` or `lintel_edge.this["key"]`. */
  public instance(address: string): StateInstance {
    const [, type, name, key] = /^([^.]+)\.([^[]+)(?:\["(.*)"\])?$/.exec(address) ?? [];
    const found = this.state().resources.find(
      (resource) => resource.mode === 'managed' && resource.type === type && resource.name === name,
    );
    const instance =
      key === undefined ? found?.instances[0] : found?.instances.find(({ index_key: index }) => index === key);
    if (!instance) throw new Error(`${address} is not in the state`);
    return instance;
  }

  public close(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}

export interface PlanDocument {
  readonly resource_changes?: readonly ResourceChange[];
  readonly resource_drift?: readonly ResourceChange[];
}

export interface ResourceChange {
  readonly address: string;
  readonly type: string;
  readonly change: {
    readonly actions: readonly string[];
    readonly before: Record<string, unknown> | null;
    readonly after: Record<string, unknown> | null;
    readonly after_unknown: Record<string, unknown>;
    readonly replace_paths?: readonly (readonly (string | number)[])[];
  };
}

export interface StateInstance {
  readonly index_key?: string | number;
  readonly status?: string;
  readonly attributes: Record<string, unknown>;
  readonly private?: string;
}

export interface StateDocument {
  readonly resources: readonly {
    readonly mode: string;
    readonly type: string;
    readonly name: string;
    readonly instances: readonly StateInstance[];
  }[];
}

/** The names of the attributes that a change would alter, including those known only after apply. */
export function changedAttributes({ change }: ResourceChange): string[] {
  const names = new Set([
    ...Object.keys(change.before ?? {}),
    ...Object.keys(change.after ?? {}),
    ...Object.keys(change.after_unknown),
  ]);
  return [...names]
    .filter(
      (name) =>
        change.after_unknown[name] === true ||
        JSON.stringify(change.before?.[name] ?? null) !== JSON.stringify(change.after?.[name] ?? null),
    )
    .sort();
}
