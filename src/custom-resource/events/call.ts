import { mkdtempSync, rmSync } from 'fs';
import { tmpdir } from 'os';
import { join } from 'path';
import type { Code } from '../../diagnostics/catalogue';
import type { PrivateStateAccess, PlanContext, ResourceContext } from '../../handlers/contract';
import type { PrivateState } from '../../plan/private-state';
import { CallPrivateState } from '../../plan/private-state-access';
import { NO_RETRIES, RetryLimit } from '../aws/retries';
import { StoredSecrets } from '../aws/stored-secrets';
import { Connections } from '../connections/connections';
import type { Difference } from '../drift/differences';
import { nameFile } from '../response/sandbox-paths';
import type { LambdaContext } from './event';

/** The time reserved for the response. */
const FOR_THE_RESPONSE_MS = 4_000;

/** Waiting for AWS ends before everything else, since its error is more helpful than one that only says that time is up. */
const FOR_THE_REASON_MS = 800;

/** One event: the context of the handlers and the time at which they must stop. */
export class Call {
  /** How long requests to AWS are retried. */
  public readonly retryLimit: RetryLimit;
  public readonly stored: StoredSecrets;
  public readonly connections: Connections;
  /** Warnings for the log. */
  public readonly warnings: string[] = [];
  /** The changes an adoption makes to an object. */
  public changes: readonly Difference[] | undefined;
  /** Called in turn before each request to the services that may change something. Each may throw to prevent it. */
  public guards: (() => Promise<void>)[] = [];
  /** Whether such a request was sent. */
  public hasWritten = false;
  /** The work the handlers have left if this event is terminated. */
  public remaining: ResourceContext['remaining'];
  private readonly stop = new AbortController();
  private readonly reported = new Map<string, unknown>();
  private readonly forget: (() => void)[] = [];
  private made: string | undefined;
  private readonly timer: NodeJS.Timeout | undefined;

  /** `atOnce`: errors are reported at once instead of being retried for minutes, since a person is waiting. */
  constructor(
    private readonly environment: NodeJS.ProcessEnv,
    context: LambdaContext = {},
    { atOnce = false }: { readonly atOnce?: boolean } = {},
  ) {
    const left = context.getRemainingTimeInMillis?.();
    const working = left === undefined ? Infinity : left - FOR_THE_RESPONSE_MS;
    this.retryLimit = atOnce
      ? NO_RETRIES
      : { until: performance.now() + working - FOR_THE_REASON_MS, signal: this.stop.signal };
    this.stored = new StoredSecrets(this.retryLimit);
    this.connections = new Connections(
      environment,
      this.stored,
      (message) => void this.warnings.push(message),
      this.stop.signal,
      atOnce ? undefined : working,
      () => this.beforeWrite(),
    );
    if (left !== undefined) this.timer = setTimeout(() => this.stop.abort(), Math.max(0, working));
  }

  /** Whether the function ran out of time. */
  public get isOver(): boolean {
    return this.stop.signal.aborted;
  }

  /** Aborted when the function is about to run out of time. */
  public get signal(): AbortSignal {
    return this.stop.signal;
  }

  /** Earlier addresses of the same services. */
  public get formerAddresses(): readonly string[] {
    return (this.environment.LINTEL_FORMER_ADDRESSES ?? '')
      .split(',')
      .map((address) => address.trim())
      .filter((address) => address !== '');
  }

  /** A folder for this event's files, which `close` removes. */
  public folder(): string {
    return (this.made ??= mkdtempSync(join(tmpdir(), 'lintel-event-')));
  }

  public resourceContext(privateState: PrivateStateAccess): ResourceContext {
    return this.contextWith<Pick<ResourceContext, 'privateState' | 'progress' | 'remaining'>>({
      privateState,
      remaining: this.remaining,
      progress: () => undefined,
    });
  }

  public planContext(entries: PrivateState['entries']): PlanContext {
    const privateState = new CallPrivateState(entries);
    return this.contextWith<Pick<PlanContext, 'privateState' | 'run'>>({
      privateState: { recall: (name) => privateState.recall(name) },
      run: {
        report: (name, value) => void this.reported.set(name, value),
        reported: (name) => this.reported.get(name),
      },
    });
  }

  /** A path in that folder. Messages show the address `from` instead. */
  public filePath(name: string, from: string): string {
    const path = join(this.folder(), name);
    this.forget.push(nameFile(path, from));
    return path;
  }

  public close(): void {
    clearTimeout(this.timer);
    this.forget.forEach((forget) => forget());
    if (this.made) rmSync(this.made, { recursive: true, force: true });
    this.connections.close();
  }

  private async beforeWrite(): Promise<void> {
    for (const guard of this.guards) await guard();
    this.hasWritten = true;
  }

  private contextWith<More extends object>(more: More) {
    const { connections, stop, warnings } = this;
    return {
      ...more,
      get platform() {
        return connections.platform;
      },
      get secrets() {
        return connections.secrets;
      },
      signal: stop.signal,
      warn: (code: Code, summary: string, detail: string) =>
        void warnings.push(`${summary}: ${detail} (Code: ${code})`),
    };
  }
}
