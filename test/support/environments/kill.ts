import { readdirSync, readFileSync } from 'fs';
import type { RecordingProxy, Passing } from './recording-proxy';

/** The moment at which the provider is killed during a command. */
export interface Moment {
  /** The number of requests before it. */
  readonly after: number;
  /** Whether the service performs the last request. */
  readonly effect: boolean;
}

/** Kills the provider at the given moment. The request in flight receives no response. */
export function killAt(proxy: RecordingProxy, { after, effect }: Moment, kill: () => void): void {
  let passed = 0;
  proxy.watch = async (passing: Passing) => {
    if (passed++ !== after) return;
    if (effect) await passing.forward();
    kill();
    passing.drop();
  };
}

/** The child processes of a process, such as the provider of a terraform. */
export function childrenOf(pid: number): number[] {
  return readdirSync(`/proc/${pid}/task`)
    .flatMap((thread) => readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8').split(' '))
    .filter((child) => child.trim() !== '')
    .map(Number);
}
