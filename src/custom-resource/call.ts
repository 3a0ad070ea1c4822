import { mkdtempSync, rmSync } from 'fs';
import { tmpdir } from 'os';
import { join } from 'path';
import { Connections } from './connections';
import type { Difference } from './differences';
import type { LambdaContext } from './event';
import { NO_PATIENCE, Patience } from './patience';
import { nameFile } from './sandbox-paths';
import { StoredSecrets } from './stored-secrets';
import type { PrivateStateAccess, PlanContext, ResourceContext } from '../handlers/contract';
import { CallPrivateState } from '../plan/private-state-access';
import type { PrivateState } from '../plan/private-state';

/** Time that is left for the answer when everything else has been ended. */
const FOR_THE_RESPONSE_MS = 4_000;

/** Whoever waits for AWS tells why it failed, which is more than that the time is over. */
const FOR_A_REASON_MS = 800;

/** One event: what the handlers of a room are given besides their input, and when they have to stop. */
export class Call {
  /** How long AWS may be asked again. */
  public readonly patience: Patience;
  public readonly stored: StoredSecrets;
  public readonly connections: Connections;
  /** What the service or a room told besides. */
  public readonly warnings: string[] = [];
  /** What the adoption of an object changes of it. */
  public changes: readonly Difference[] | undefined;
  private readonly stop = new AbortController();
  private readonly reported = new Map<string, unknown>();
  private readonly forget: (() => void)[] = [];
  private made: string | undefined;
  private readonly timer: NodeJS.Timeout | undefined;

  /** `atOnce`: somebody sits there and waits, so that what fails is told without trying it again for minutes. */
  constructor(private readonly environment: NodeJS.ProcessEnv, context: LambdaContext = {}, { atOnce = false }: { readonly atOnce?: boolean } = {}) {
    const left = context.getRemainingTimeInMillis?.();
    const working = left === undefined ? Infinity : left - FOR_THE_RESPONSE_MS;
    this.patience = atOnce ? NO_PATIENCE : { until: performance.now() + working - FOR_A_REASON_MS, signal: this.stop.signal };
    this.stored = new StoredSecrets(this.patience);
    this.connections = new Connections(environment, this.stored, (message) => void this.warnings.push(message), this.stop.signal, atOnce ? undefined : working);
    if (left !== undefined) this.timer = setTimeout(() => this.stop.abort(), Math.max(0, working));
  }

  /** Whether the time of the function was over before everything was done. */
  public get isOver(): boolean {
    return this.stop.signal.aborted;
  }

  /** Aborted where the time of the function is nearly over. */
  public get signal(): AbortSignal {
    return this.stop.signal;
  }

  /** Under which the same services were known before. */
  public get formerAddresses(): readonly string[] {
    return (this.environment.LINTEL_FORMER_ADDRESSES ?? '').split(',').map((address) => address.trim()).filter((address) => address !== '');
  }

  /** A folder of this event's own, which ends with it. */
  public folder(): string {
    return this.made ??= mkdtempSync(join(tmpdir(), 'lintel-event-'));
  }

  public resourceContext(privateAccess: PrivateStateAccess): ResourceContext {
    return this.contextWith<Pick<ResourceContext, 'privateState' | 'progress'>>({ privateState: privateAccess, progress: () => undefined });
  }

  public planContext(notes: PrivateState['entries']): PlanContext {
    const privateAccess = new CallPrivateState(notes);
    return this.contextWith<Pick<PlanContext, 'privateState' | 'run'>>({
      privateState: { recall: (name) => privateAccess.recall(name) },
      run: { report: (name, what) => void this.reported.set(name, what), reported: (name) => this.reported.get(name) },
    });
  }

  /** A place in that folder, which messages call by what it was fetched from. */
  public location(name: string, from: string): string {
    const location = join(this.folder(), name);
    this.forget.push(nameFile(location, from));
    return location;
  }

  public close(): void {
    clearTimeout(this.timer);
    this.forget.forEach((forget) => forget());
    if (this.made) rmSync(this.made, { recursive: true, force: true });
    this.connections.close();
  }

  private contextWith<More extends object>(more: More) {
    const { connections, stop, warnings } = this;
    return {
      ...more,
      get platform() { return connections.platform; },
      get secrets() { return connections.secrets; },
      signal: stop.signal,
      warn: (summary: string, detail: string) => void warnings.push(`${summary}: ${detail}`),
    };
  }
}
