import { randomUUID } from 'crypto';
import type { Reply, Call, Match, Route, Service } from '../exchange';
import { EndpointTable } from '../http/endpoint-table';
import { unreadParameters } from '../http/read-query';
import type { Sender } from '../journal/recorded-request';
import { unreadFields } from '../read-fields';
import { bearerToken, isAdministrator, platformAccess, platformTeam, tokenKind } from '../tokens';
import type { World } from '../world';
import { permitsTeam } from './access/team-rights';
import {
  CONTENT_TYPE,
  notFound,
  Refusal,
  refusalResponse,
  textRefusalResponse,
  unauthorized,
  unsupportedMediaType,
} from './json-api';
import { mediaType, payloadTooLarge } from './raw-body';
import { platformRoutes } from './routes';

/** These methods require the JSON:API content type, even without a body. */
const DOCUMENT_METHODS = ['POST', 'PUT', 'PATCH', 'DELETE'];

/** Clients request pages even for lists with only one page. */
const PAGE = /^page\[(?:number|size)\]$/;

const table = new EndpointTable(platformRoutes);

/** The platform: bearer tokens, error documents, and 404 for everything the token may not see. */
export class PlatformService implements Service {
  readonly name = 'platform';

  constructor(private readonly world: World) {}

  find(call: Call): Match<Route> | undefined {
    return table.find(call.method, call.path);
  }

  async reply(call: Call, match: Match<Route> | undefined): Promise<Reply> {
    let reply: Reply;
    try {
      reply = await this.handle(call, match);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      reply = isRegistryStandard(call) ? textRefusalResponse(error) : refusalResponse(error);
    }
    const { status, headers, body } = reply;
    return { status, headers: { 'X-Request-Id': randomUUID(), ...this.editionHeaders(), ...headers }, body };
  }

  sender(call: Call): Sender {
    return { token: bearerToken(call.headers.authorization) ?? '', accessor: undefined };
  }

  unknownFields(call: Call): string[] {
    return unreadFields(call);
  }

  unknownParameters(call: Call): string[] {
    return unreadParameters(call.query).filter((name) => !PAGE.test(name));
  }

  /** The only error document whose `status` is a number. */
  tooManyRequests(): Reply {
    return {
      status: 429,
      headers: { 'Content-Type': `${CONTENT_TYPE}; charset=utf-8` },
      body: {
        errors: [{ detail: "You have exceeded the API's rate limit.", status: 429, title: 'Too many requests' }],
      },
    };
  }

  /** The waiting time is fractional, and there is no `Retry-After`. */
  limitHeaders(limit: number, remaining: number, secondsToWait: number): Readonly<Record<string, string>> {
    return {
      'X-RateLimit-Limit': String(limit),
      'X-RateLimit-Remaining': String(remaining),
      'X-RateLimit-Reset': secondsToWait.toFixed(3),
    };
  }

  tooLarge(route: Route | undefined): Reply {
    if (route?.raw) return payloadTooLarge();
    return refusalResponse(new Refusal(413, [{ status: '413', title: 'payload too large' }]));
  }

  private handle(call: Call, match: Match<Route> | undefined): Reply | Promise<Reply> {
    if (!match) throw notFound();
    const { route, parameters } = match;
    if (!route.open) this.admit(call, match);
    if (!isAvailable(this.world, route)) throw notFound();
    if (DOCUMENT_METHODS.includes(call.method) && !route.raw && mediaType(call) !== CONTENT_TYPE) {
      throw unsupportedMediaType();
    }
    return route.handle(this.world, call, parameters);
  }

  private admit(call: Call, { route, parameters }: Match<Route>): void {
    const token = bearerToken(call.headers.authorization);
    const access = platformAccess(this.world, token);
    if (!access) throw unauthorized();
    if (access === 'none' || (access === 'read' && call.method !== 'GET')) throw notFound();
    if (route.withoutOrganizationToken && tokenKind(this.world, token) === 'organization') throw notFound();
    if (route.administration && (!isAdministrator(token) || this.world.settings.edition === 'hosted')) throw notFound();
    const team = platformTeam(this.world, token);
    if (team && !permitsTeam(this.world, team, { ...route, parameters, parsedBody: call.parsedBody })) throw notFound();
  }

  /** Headers that reveal the edition of HCP Terraform. */
  private editionHeaders(): Readonly<Record<string, string>> {
    if (this.world.dialects.platform !== 'hcp') return {};
    const hosted = this.world.settings.edition === 'hosted';
    return {
      'TFP-API-Version': '2.6',
      'TFP-AppName': hosted ? 'HCP Terraform' : 'Terraform Enterprise',
      ...(hosted ? {} : { 'X-TFE-Version': 'v202408-1' }),
    };
  }
}

/** Features missing from a release or plan look like unknown paths. */
function isAvailable({ settings }: World, { needs, isServed }: Route): boolean {
  return (needs === undefined || settings.entitlements[needs]) && (isServed === undefined || isServed(settings));
}

/** The keys below the same prefix use error documents. */
function isRegistryStandard({ path }: Call): boolean {
  return path.startsWith('/api/registry/') && !/^\/api\/registry\/[^/]+\/v2\//.test(path);
}
