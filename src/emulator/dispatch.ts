import { setTimeout as wait } from 'timers/promises';
import { ControlService } from './control/service';
import type { Answer, Call, Match, Route, Service } from './exchange';
import type { FaultEffect } from './faults';
import type { Allowance } from './limits';
import { PlatformService } from './platform/service';
import { SecretsService } from './secrets/service';
import type { World } from './world';

/** What goes over the wire: an answer, a part of one, or nothing but the end of the connection. */
export type Delivery =
  | { readonly kind: 'answer'; readonly answer: Answer; readonly truncateAt?: number }
  | { readonly kind: 'reset' };

/** The walk of one request: control, or faults, limits, the service, the log. */
export class Dispatcher {
  private readonly control: ControlService;
  private readonly platform: Service;
  private readonly secrets: Service;

  /** `answered` is told of what a service itself answered, and not of what a fault or a limit made of it. */
  constructor(private readonly world: World, private readonly answered: (call: Call, status: number) => void = () => undefined) {
    this.control = new ControlService(world);
    this.platform = new PlatformService(world);
    this.secrets = new SecretsService(world);
  }

  /** Aborting the signal ends a delay at once. */
  async deliver(call: Call, signal: AbortSignal): Promise<Delivery> {
    if (isControl(call)) return { kind: 'answer', answer: await this.control.answer(call) };
    const { method, path } = call;
    const service = this.serviceOf(call);
    const match = service.find(call);
    const { latencyMs, effect } = this.world.faults.next(method, path);
    if (latencyMs > 0) await wait(latencyMs, undefined, { signal }).catch(() => undefined);

    const answer = await this.answer(call, service, match, effect);
    const delivery = deliveryOf(answer, effect);
    const status = delivery.kind === 'answer' ? delivery.answer.status : null;
    this.world.log.add({ method, path, status, ...named(match) });
    return delivery;
  }

  /** The refusal of a body that is too long to be read. */
  tooLarge(call: Call): Answer {
    if (isControl(call)) return this.control.tooLarge();
    const { method, path } = call;
    const service = this.serviceOf(call);
    const answer = service.tooLarge(call);
    this.world.log.add({ method, path, status: answer.status, ...named(service.find(call)) });
    return answer;
  }

  private serviceOf(call: Call): Service {
    return call.path === '/v1' || call.path.startsWith('/v1/') ? this.secrets : this.platform;
  }

  /** Undefined where a fault keeps the request from being served at all. */
  private async answer(
    call: Call, service: Service, match: Match<Route> | undefined, effect: FaultEffect | undefined,
  ): Promise<Answer | undefined> {
    if (effect?.kind === 'reset' && effect.when === 'before') return undefined;
    if (effect?.kind === 'status') return { status: effect.status, headers: effect.headers, body: effect.body };
    const allowance = this.world.limits.take(`${service === this.platform ? 'platform' : 'secrets'} ${service.caller(call)}`);
    if (allowance?.refused) return withLimit(service, service.tooManyRequests(call, allowance.secondsToWait), allowance);
    const answer = await service.answer(call, match);
    this.answered(call, answer.status);
    return withLimit(service, answer, allowance);
  }
}

/** How the request log calls it. */
function named(match: Match<Route> | undefined): { readonly operation: string | null; readonly deprecated?: true } {
  return { operation: match?.route.operation ?? null, ...(match?.route.deprecated ? { deprecated: true } : {}) };
}

function isControl(call: Call): boolean {
  return call.path === '/_emulator' || call.path.startsWith('/_emulator/');
}

function withLimit(service: Service, answer: Answer, allowance: Allowance | undefined): Answer {
  if (!allowance) return answer;
  return { ...answer, headers: { ...answer.headers, ...service.limitHeaders(allowance.limit, allowance.remaining, allowance.secondsToWait) } };
}

function deliveryOf(answer: Answer | undefined, effect: FaultEffect | undefined): Delivery {
  if (!answer || effect?.kind === 'reset') return { kind: 'reset' };
  return { kind: 'answer', answer, truncateAt: effect?.kind === 'truncate' ? effect.bytes : undefined };
}
