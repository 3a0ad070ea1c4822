import { setTimeout as wait } from 'timers/promises';
import type { Reply, Call, Delivery, Match, Route, Service } from './exchange';
import type { FaultEffect } from './faults';
import type { Allowance } from './limits';
import type { World } from './world';

export interface Surroundings {
  /** Aborting it ends every delay at once. */
  readonly signal: AbortSignal;
  /** Called with each response of a service itself, not with those of faults or limits. */
  readonly responded?: (call: Call, status: number) => void;
}

/** Processes a request to a service: faults, limits, the service, the log. */
export class Walk {
  constructor(
    private readonly world: World,
    private readonly service: Service,
    private readonly surroundings: Surroundings,
  ) {}

  async deliver(call: Call): Promise<Delivery> {
    const match = this.service.find(call);
    if (call.isTooLong) {
      return this.logged(call, match, { kind: 'response', reply: this.service.tooLarge(match?.route) });
    }
    const { latencyMs, effect } = this.world.faults.next(call.method, call.path);
    if (latencyMs > 0) await wait(latencyMs, undefined, { signal: this.surroundings.signal }).catch(() => undefined);
    return this.logged(call, match, deliveryOf(await this.reply(call, match, effect), effect));
  }

  /** Undefined if a fault keeps the request from being served. */
  private async reply(
    call: Call,
    match: Match<Route> | undefined,
    effect: FaultEffect | undefined,
  ): Promise<Reply | undefined> {
    if (effect?.kind === 'reset' && effect.when === 'before') return undefined;
    if (effect?.kind === 'status') return { status: effect.status, headers: effect.headers, body: effect.body };
    const { world, service } = this;
    const allowance = world.limits.take(() => `${service.name} ${service.caller(call)}`);
    if (allowance?.refused) {
      return withLimit(service, service.tooManyRequests(call, allowance.secondsToWait), allowance);
    }
    const reply = await service.reply(call, match);
    this.surroundings.responded?.(call, reply.status);
    return withLimit(service, reply, allowance);
  }

  private logged({ method, path }: Call, match: Match<Route> | undefined, delivery: Delivery): Delivery {
    const status = delivery.kind === 'response' ? delivery.reply.status : null;
    this.world.log.add(method, path, status, match?.route);
    return delivery;
  }
}

function withLimit(service: Service, reply: Reply, allowance: Allowance | undefined): Reply {
  if (!allowance) return reply;
  return {
    ...reply,
    headers: {
      ...reply.headers,
      ...service.limitHeaders(allowance.limit, allowance.remaining, allowance.secondsToWait),
    },
  };
}

function deliveryOf(reply: Reply | undefined, effect: FaultEffect | undefined): Delivery {
  if (!reply || effect?.kind === 'reset') return { kind: 'reset' };
  return { kind: 'response', reply, truncateAt: effect?.kind === 'truncate' ? effect.bytes : undefined };
}
