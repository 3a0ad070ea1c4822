/** What goes wrong, and for which requests. */
export interface Fault {
  /** Absent: every method. */
  readonly method?: string;
  /** The path without its query; `*` stands for any text. */
  readonly path: string;
  /** Absent: always. */
  readonly times?: number;
  /** Matching requests to let pass first. */
  readonly after?: number;
  /** Of the requests that could meet it, the share that does, drawn by the seed; absent: all. */
  readonly probability?: number;
  readonly effect: FaultEffect;
}

export type FaultEffect =
  | { readonly kind: 'status'; readonly status: number; readonly headers: Readonly<Record<string, string>>; readonly body?: unknown }
  | { readonly kind: 'latency'; readonly latencyMs: number }
  | { readonly kind: 'reset'; readonly when: 'before' | 'after' }
  | { readonly kind: 'truncate'; readonly bytes: number };

export interface Mishap {
  readonly latencyMs: number;
  readonly effect?: Exclude<FaultEffect, { kind: 'latency' }>;
}

interface Armed { readonly fault: Fault; readonly pattern: RegExp; matches: number; met: number }

/** The faults in force. A request meets them in their order: delays add up, the first other effect is the last one it meets. */
export class Faults {
  private armed: Armed[] = [];
  private draw: () => number = () => 0;

  set(faults: readonly Fault[], seed: number): void {
    this.armed = faults.map((fault) => ({ fault, pattern: globPattern(fault.path), matches: 0, met: 0 }));
    this.draw = seededDraw(seed);
  }

  clear(): void {
    this.armed = [];
  }

  next(method: string, path: string): Mishap {
    let latencyMs = 0;
    for (const armed of this.armed) {
      if (!this.meets(armed, method, path)) continue;
      const { effect } = armed.fault;
      if (effect.kind !== 'latency') return { latencyMs, effect };
      latencyMs += effect.latencyMs;
    }
    return { latencyMs };
  }

  private meets(armed: Armed, method: string, path: string): boolean {
    const { fault, pattern } = armed;
    if (fault.method !== undefined && fault.method !== method) return false;
    if (!pattern.test(path)) return false;
    armed.matches += 1;
    if (armed.matches <= (fault.after ?? 0) || armed.met >= (fault.times ?? Infinity)) return false;
    if (fault.probability !== undefined && this.draw() >= fault.probability) return false;
    armed.met += 1;
    return true;
  }
}

function globPattern(path: string): RegExp {
  return new RegExp(`^${path.split('*').map((text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('.*')}$`);
}

/** Numbers from 0 to 1 that are the same for the same seed (a linear congruential generator). */
function seededDraw(seed: number): () => number {
  let state = Math.abs(Math.trunc(seed)) % 2147483647 || 1;
  return () => {
    state = state * 48271 % 2147483647;
    return state / 2147483647;
  };
}
