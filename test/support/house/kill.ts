import { readdirSync, readFileSync } from 'fs';
import type { Gate, Passing } from './gate';

/** The moment of a command at which its provider is killed. */
export interface Moment {
  /** Requests that pass before. */
  readonly after: number;
  /** Whether the service does what the last request asks for. */
  readonly effect: boolean;
}

/** Kills at the given moment; the request that was under way is never answered. */
export function killAt(gate: Gate, { after, effect }: Moment, kill: () => void): void {
  let passed = 0;
  gate.watch = async (passing: Passing) => {
    if (passed++ !== after) return;
    if (effect) await passing.forward();
    kill();
    passing.drop();
  };
}

/** The processes that a process has started: of a terraform, its provider. */
export function childrenOf(pid: number): number[] {
  return readdirSync(`/proc/${pid}/task`)
    .flatMap((thread) => readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8').split(' '))
    .filter((child) => child.trim() !== '').map(Number);
}
