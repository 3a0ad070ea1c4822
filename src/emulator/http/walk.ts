import { setTimeout as wait } from 'timers/promises';
import type { Reply, Call, Delivery, Match, Route, Service } from '../exchange';
import type { ComparedRequest } from '../journal/recorded-request';
import type { World } from '../world';
import type { FaultEffect } from './faults';
import type { Allowance } from './limits';

export interface Surroundings {
  /** Aborting it ends every delay at once. */
  readonly signal: AbortSignal;
  /** Called with each response of a service itself, not with those from faults or limits. */
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
    const request = this.recorded(call, match);
    if (call.isTooLong) {
      return this.logged(request, match, { kind: 'response', reply: this.service.tooLarge(match?.route) });
    }
    const { latencyMs, effect } = this.world.faults.next(request);
    if (latencyMs > 0) await wait(latencyMs, undefined, { signal: this.surroundings.signal }).catch(() => undefined);
    // Much may have changed during a delay.
    const route = latencyMs > 0 ? this.service.find(call) : match;
    return this.logged(request, route, deliveryOf(await this.reply(call, request, route, effect), effect));
  }

  /** Undefined if a fault prevents the request from being served. */
  private async reply(
    call: Call,
    request: ComparedRequest,
    match: Match<Route> | undefined,
    effect: FaultEffect | undefined,
  ): Promise<Reply | undefined> {
    if (effect?.kind === 'reset' && effect.when === 'before') return undefined;
    if (effect?.kind === 'status') return { status: effect.status, headers: effect.headers, body: effect.body };
    const { world, service } = this;
    const allowance = world.limits.take(() => `${service.name} ${service.sender(call).token}`);
    if (allowance?.refused) {
      return withLimit(service, service.tooManyRequests(call, allowance.secondsToWait), allowance);
    }
    const reply = await service.reply(call, match);
    this.surroundings.responded?.(call, reply.status);
    if (world.settings.strict) this.noteViolations(call, request, match, reply);
    return withLimit(service, reply, allowance);
  }

  private recorded(call: Call, match: Match<Route> | undefined): ComparedRequest {
    const { journal, clock, settings } = this.world;
    return journal.add(call, match?.route, this.service.sender(call), clock.now(), settings.journal);
  }

  /** Rejected bodies were not fully read, so unknown fields don't count. */
  private noteViolations(
    call: Call,
    { method, path, number }: ComparedRequest,
    match: Match<Route> | undefined,
    { status }: Reply,
  ): void {
    const noted = { method, path, number };
    if (!match) this.world.violations.add({ ...noted, kind: 'route', fields: [] });
    if (!match || status >= 400) return;
    const fields = this.service.unknownFields(call);
    if (fields.length > 0) this.world.violations.add({ ...noted, kind: 'field', fields });
    const parameters = call.hasQuery ? this.service.unknownParameters(call) : [];
    if (parameters.length > 0) this.world.violations.add({ ...noted, kind: 'parameter', fields: parameters });
  }

  private logged(request: ComparedRequest, match: Match<Route> | undefined, delivery: Delivery): Delivery {
    const status = delivery.kind === 'response' ? delivery.reply.status : null;
    this.world.journal.respond(request, status);
    this.world.log.add(request.method, request.path, status, match?.route);
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
