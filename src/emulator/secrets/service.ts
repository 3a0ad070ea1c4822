import type { Answer, Call, Match, Route, Service } from '../exchange';
import { Router } from '../router';
import { bearerToken, secretsAccess } from '../tokens';
import type { World } from '../world';
import { mounts } from './mounts';
import { secretsRoutes } from './routes';

/** Engines that are there without being mounted. */
const BUILT_IN = ['sys', 'auth/token', 'cubbyhole', 'identity'];

/** The secrets service, below `/v1`: its token header, its envelope of errors, its words for what does not exist. */
export class SecretsService implements Service {
  private readonly router = new Router(secretsRoutes);

  constructor(private readonly world: World) {}

  /** `GET …?list=true` is the method LIST. */
  find(call: Call): Match<Route> | undefined {
    const listing = call.method === 'GET' && call.query.get('list') === 'true';
    return this.router.find(listing ? 'LIST' : call.method, call.path);
  }

  async answer(call: Call, match: Match<Route> | undefined): Promise<Answer> {
    if (!match?.route.open) {
      const access = secretsAccess(this.token(call));
      const permitted = access === 'write' || (access === 'read' && isReading(call));
      if (!permitted) return errors(403, 'permission denied');
    }
    if (!match) return this.unknownPath(call);
    return match.route.handle(this.world, call, match.parameters);
  }

  caller(call: Call): string {
    return this.token(call) ?? '';
  }

  tooManyRequests(call: Call, secondsToWait: number): Answer {
    const refusal = errors(429, `request path "${call.path.slice('/v1/'.length)}": rate limit quota exceeded`);
    return { ...refusal, headers: { 'Retry-After': String(Math.ceil(secondsToWait)) } };
  }

  /** Whole seconds, unlike the platform's. */
  limitHeaders(limit: number, remaining: number, secondsToWait: number): Readonly<Record<string, string>> {
    return {
      'X-RateLimit-Limit': String(limit),
      'X-RateLimit-Remaining': String(remaining),
      'X-RateLimit-Reset': String(Math.ceil(secondsToWait)),
    };
  }

  tooLarge(): Answer {
    return errors(413, 'request body too large');
  }

  private token(call: Call): string | undefined {
    if (this.world.dialects.secrets === 'standard') return single(call.headers['x-service-token']);
    return single(call.headers['x-vault-token']) ?? bearerToken(call.headers.authorization);
  }

  private unknownPath(call: Call): Answer {
    const path = call.path.slice('/v1/'.length);
    const mounted = [...BUILT_IN, ...this.world.store.of(mounts).all().map((mount) => mount.path)];
    if (mounted.some((mount) => path === mount || path.startsWith(`${mount}/`))) return errors(404, '1 error occurred:\n\t* unsupported path\n\n');
    return errors(404, `no handler for route "${path}". route entry not found.`);
  }
}

function isReading(call: Call): boolean {
  return call.method === 'GET' || call.method === 'LIST';
}

function errors(status: number, ...texts: string[]): Answer {
  return { status, body: { errors: texts } };
}

function single(header: string | string[] | undefined): string | undefined {
  return Array.isArray(header) ? header[0] : header;
}
