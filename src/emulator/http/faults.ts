import { globPattern } from '../journal/glob';
import { matches } from '../journal/matching';
import type { ComparedRequest } from '../journal/recorded-request';
import type { RequestPattern } from '../journal/request-pattern';

/** A fault to inject, and the requests it affects. */
export interface Fault {
  /** If absent, all methods. */
  readonly method?: string;
  /** The path without its query; `*` matches any text. */
  readonly path: string;
  /** Further conditions for the request. */
  readonly when?: Omit<RequestPattern, 'method' | 'path' | 'status'>;
  /** How many matching requests it affects; if absent, all. */
  readonly times?: number;
  /** The number of matching requests to let pass first. */
  readonly after?: number;
  /** The share of matching requests it affects, drawn using the seed; if absent, all. */
  readonly probability?: number;
  readonly effect: FaultEffect;
}

export type FaultEffect =
  | {
      readonly kind: 'status';
      readonly status: number;
      readonly headers: Readonly<Record<string, string>>;
      readonly body?: unknown;
    }
  | { readonly kind: 'latency'; readonly latencyMs: number }
  | { readonly kind: 'reset'; readonly when: 'before' | 'after' }
  | { readonly kind: 'truncate'; readonly bytes: number };

export interface Mishap {
  readonly latencyMs: number;
  readonly effect?: Exclude<FaultEffect, { kind: 'latency' }>;
}

interface Armed {
  readonly fault: Fault;
  readonly path: RegExp;
  matches: number;
  met: number;
}

/** The active faults. A request meets them in order: delays add up, and the first other effect ends the search. */
export class Faults {
  private armed: Armed[] = [];
  private draw: () => number = () => 0;

  set(faults: readonly Fault[], seed: number): void {
    this.armed = faults.map((fault) => ({ fault, path: globPattern(fault.path), matches: 0, met: 0 }));
    this.draw = seededDraw(seed);
  }

  clear(): void {
    this.armed = [];
  }

  next(request: ComparedRequest): Mishap {
    let latencyMs = 0;
    for (const armed of this.armed) {
      if (!this.meets(armed, request)) continue;
      const { effect } = armed.fault;
      if (effect.kind !== 'latency') return { latencyMs, effect };
      latencyMs += effect.latencyMs;
    }
    return { latencyMs };
  }

  private meets(armed: Armed, request: ComparedRequest): boolean {
    const { fault, path } = armed;
    if (fault.method !== undefined && fault.method !== request.method) return false;
    if (!path.test(request.path)) return false;
    if (fault.when && !matches(fault.when, request)) return false;
    armed.matches += 1;
    if (armed.matches <= (fault.after ?? 0) || armed.met >= (fault.times ?? Infinity)) return false;
    if (fault.probability !== undefined && this.draw() >= fault.probability) return false;
    armed.met += 1;
    return true;
  }
}

/** Returns numbers between 0 and 1 that depend only on the seed (a linear congruential generator). */
function seededDraw(seed: number): () => number {
  let state = Math.abs(Math.trunc(seed)) % 2147483647 || 1;
  return () => {
    state = (state * 48271) % 2147483647;
    return state / 2147483647;
  };
}
