import type { Configurations } from './fixture';
import type { Scene, Verb } from './scene';

/** What networks, gateways and services do to a request. */
export const FAULTS = {
  '429 with Retry-After': { status: 429, headers: { 'Retry-After': '1' } },
  '500': { status: 500 },
  '502': { status: 502 },
  'a reset before the effect': { reset: 'before' },
  'a reset after the effect': { reset: 'after' },
  'a truncated body': { truncate: 10 },
  '5 s of latency': { latencyMs: 5000 },
} as const;

export type FaultName = keyof typeof FAULTS;
/** `once`: the one request. `on`: the service stays like this until the command has ended. */
export type Lasting = 'once' | 'on';

export interface Case {
  readonly fault: FaultName;
  readonly lasting: Lasting;
  readonly verb: Verb;
  /** Requests of the verb that pass before. */
  readonly after: number;
}

export async function arm({ house: { service, resource } }: Scene<Configurations>, { fault, lasting, after }: Case): Promise<void> {
  const path = resource.definition.service === 'platform' ? '/api/*' : '/v1/*';
  await service.control.faults([{ path, after, ...lasting === 'once' ? { times: 1 } : {}, ...FAULTS[fault] }]);
}
