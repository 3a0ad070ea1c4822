import type { Attempt, Verb } from './attempt';
import type { Configurations } from './fixture';
import type { ResourceUnderTest } from './resource';

/** The faults of networks, gateways and services. */
export const FAULTS = {
  '429 with Retry-After': { status: 429, headers: { 'Retry-After': '1' } },
  '500': { status: 500 },
  '502': { status: 502 },
  'a reset before the effect': { reset: 'before' },
  'a reset after the effect': { reset: 'after' },
  'a truncated body': { truncate: 10 },
  '2 s of latency': { latencyMs: 2000 },
} as const;

export type FaultName = keyof typeof FAULTS;
/** `once`: for a single request. `on`: until the command has ended. */
export type Lasting = 'once' | 'on';

export interface Case {
  readonly fault: FaultName;
  readonly lasting: Lasting;
  readonly verb: Verb;
  /** The number of requests of the verb before it. */
  readonly after: number;
}

/** What the paths of the requests that can be armed begin with. */
export function pathsOf({ definition }: ResourceUnderTest<Configurations>): string {
  return definition.service === 'platform' ? '/api/' : '/v1/';
}

export async function arm(
  { environment: { service, resource } }: Attempt<Configurations>,
  { fault, lasting, after }: Case,
): Promise<void> {
  await service.control.faults([
    { path: `${pathsOf(resource)}*`, after, ...(lasting === 'once' ? { times: 1 } : {}), ...FAULTS[fault] },
  ]);
}
