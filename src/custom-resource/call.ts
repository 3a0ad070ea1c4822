import { mkdtempSync, rmSync } from 'fs';
import { tmpdir } from 'os';
import { join } from 'path';
import { Connections } from './connections';
import type { Difference } from './differences';
import type { LambdaContext } from './event';
import { StoredSecrets } from './stored-secrets';
import type { Memory, PlanContext, ResourceContext } from '../handlers/contract';
import { CallMemory } from '../plan/memory';
import type { PrivateState } from '../plan/private-state';

/** Time that is left for the answer when everything else has been ended. */
const FOR_THE_ANSWER_MS = 4_000;

/** One event: what the handlers of a room are given besides their input, and when they have to stop. */
export class Call {
  public readonly stored = new StoredSecrets();
  public readonly connections: Connections;
  /** What the service or a room told besides. */
  public readonly warnings: string[] = [];
  /** What the adoption of an object changes of it. */
  public changes: readonly Difference[] | undefined;
  private readonly stop = new AbortController();
  private readonly told = new Map<string, unknown>();
  private made: string | undefined;
  private readonly timer: NodeJS.Timeout | undefined;

  constructor(environment: NodeJS.ProcessEnv, context: LambdaContext = {}) {
    this.connections = new Connections(environment, this.stored, (message) => void this.warnings.push(message), this.stop.signal);
    const left = context.getRemainingTimeInMillis?.();
    if (left !== undefined) this.timer = setTimeout(() => this.stop.abort(), Math.max(0, left - FOR_THE_ANSWER_MS));
  }

  /** Whether the time of the function was over before everything was done. */
  public get isOver(): boolean {
    return this.stop.signal.aborted;
  }

  /** Aborted where the time of the function is nearly over. */
  public get signal(): AbortSignal {
    return this.stop.signal;
  }

  /** A folder of this event's own, which ends with it. */
  public folder(): string {
    return this.made ??= mkdtempSync(join(tmpdir(), 'lintel-event-'));
  }

  public resourceContext(memory: Memory): ResourceContext {
    return this.contextWith<Pick<ResourceContext, 'memory' | 'progress'>>({ memory, progress: () => undefined });
  }

  public planContext(notes: PrivateState['memory']): PlanContext {
    const memory = new CallMemory(notes);
    return this.contextWith<Pick<PlanContext, 'memory' | 'run'>>({
      memory: { recall: (name) => memory.recall(name) },
      run: { tell: (name, what) => void this.told.set(name, what), told: (name) => this.told.get(name) },
    });
  }

  public close(): void {
    clearTimeout(this.timer);
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
