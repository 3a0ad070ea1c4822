import { setTimeout as wait } from 'timers/promises';
import type { Answer, Call, Delivery, Match, Route, Service } from './exchange';
import type { FaultEffect } from './faults';
import type { Allowance } from './limits';
import type { World } from './world';

export interface Surroundings {
  /** Aborting it ends every delay at once. */
  readonly signal: AbortSignal;
  /** Is told of what a service itself answered, and not of what a fault or a limit made of it. */
  readonly answered?: (call: Call, status: number) => void;
}

/** The walk of a request to a service: faults, limits, the service, the log. */
export class Walk {
  constructor(private readonly world: World, private readonly service: Service, private readonly surroundings: Surroundings) {}

  async deliver(call: Call): Promise<Delivery> {
    const match = this.service.find(call);
    if (call.isTooLong) return this.logged(call, match, { kind: 'answer', answer: this.service.tooLarge(match?.route) });
    const { latencyMs, effect } = this.world.faults.next(call.method, call.path);
    if (latencyMs > 0) await wait(latencyMs, undefined, { signal: this.surroundings.signal }).catch(() => undefined);
    return this.logged(call, match, deliveryOf(await this.answer(call, match, effect), effect));
  }

  /** Undefined where a fault keeps the request from being served at all. */
  private async answer(call: Call, match: Match<Route> | undefined, effect: FaultEffect | undefined): Promise<Answer | undefined> {
    if (effect?.kind === 'reset' && effect.when === 'before') return undefined;
    if (effect?.kind === 'status') return { status: effect.status, headers: effect.headers, body: effect.body };
    const { world, service } = this;
    const allowance = world.limits.take(() => `${service.name} ${service.caller(call)}`);
    if (allowance?.refused) return withLimit(service, service.tooManyRequests(call, allowance.secondsToWait), allowance);
    const answer = await service.answer(call, match);
    this.surroundings.answered?.(call, answer.status);
    return withLimit(service, answer, allowance);
  }

  private logged({ method, path }: Call, match: Match<Route> | undefined, delivery: Delivery): Delivery {
    const status = delivery.kind === 'answer' ? delivery.answer.status : null;
    this.world.log.add(method, path, status, match?.route);
    return delivery;
  }
}

function withLimit(service: Service, answer: Answer, allowance: Allowance | undefined): Answer {
  if (!allowance) return answer;
  return { ...answer, headers: { ...answer.headers, ...service.limitHeaders(allowance.limit, allowance.remaining, allowance.secondsToWait) } };
}

function deliveryOf(answer: Answer | undefined, effect: FaultEffect | undefined): Delivery {
  if (!answer || effect?.kind === 'reset') return { kind: 'reset' };
  return { kind: 'answer', answer, truncateAt: effect?.kind === 'truncate' ? effect.bytes : undefined };
}
