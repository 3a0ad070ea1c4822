import { someOf } from '../tier';
import { Mutation, mutationsOf } from './mutations';
import { RecordingProxy, Passing, Responded } from './recording-proxy';

/** A response that an operation received: to which request, and with which content. */
export interface Recorded {
  /** How often the same method and path was requested before. */
  readonly nth: number;
  readonly method: string;
  readonly path: string;
  readonly status: number;
  readonly headers?: Responded['headers'];
  readonly body: unknown;
}

/** One response of an operation that is changed. */
export interface MutatedResponse {
  readonly response: Recorded;
  readonly mutation: Mutation;
}

/** Records the responses that an operation receives through the proxy. */
export async function record(proxy: RecordingProxy, operate: () => Promise<unknown>): Promise<readonly Recorded[]> {
  const responses: Recorded[] = [];
  proxy.watch = async (passing) => {
    const { status, headers, body } = await passing.forward();
    const { method, path } = passing;
    responses.push({
      nth: responses.filter((other) => other.method === method && other.path === path).length,
      method,
      path,
      status,
      headers,
      body,
    });
    passing.response({ status, headers, body });
  };
  await operate();
  proxy.watch = () => undefined;
  return responses;
}

/** Every mutation of every response, without those that are not JSON (code, archives). */
export function mutatedResponses(responses: readonly Recorded[]): MutatedResponse[] {
  return responses
    .filter(({ body, path }) => typeof body === 'object' && !path.startsWith('/_archivist'))
    .flatMap((response) => mutationsOf(response.body).map((mutation) => ({ response, mutation })));
}

/** A sample of the mutations, of every kind and in every response. `LINTEL_MALFORMED_EVERY=1` uses all. */
export function sampled(all: readonly MutatedResponse[], usually: number): MutatedResponse[] {
  const every = Number(process.env.LINTEL_MALFORMED_EVERY ?? usually);
  const seen = new Map<string, number>();
  const chosen = all.filter(({ response, mutation: { kind } }) => {
    const key = `${response.method} ${response.path} ${response.nth} ${kind}`;
    const count = seen.get(key) ?? 0;
    seen.set(key, count + 1);
    return count % every === 0;
  });
  return [...someOf(chosen, all.length, 6)];
}

/**
 * Applies a mutation until it is cleared. Repeated requests receive the true response. `reads`: the responses of an operation that changes
 * nothing, which the service would only give again.
 */
export function mutate(
  proxy: RecordingProxy,
  { response, mutation }: MutatedResponse,
  reads: readonly Recorded[] = [],
): void {
  let seen = 0;
  proxy.watch = async (passing: Passing) => {
    const known = reads.find(({ method, path }) => method === passing.method && path === passing.path);
    if (passing.method !== response.method || passing.path !== response.path || seen++ !== response.nth) {
      return known && passing.response(known);
    }
    const { status, headers } = known ?? (await passing.forward());
    passing.response({
      status,
      headers: { ...headers, 'Content-Type': mutation.html ? 'text/html' : 'application/json' },
      body: mutation.html || mutation.body === undefined ? mutation.body : JSON.stringify(mutation.body),
    });
  };
}

export function wordsOf({ response: { method, path, nth }, mutation }: MutatedResponse): string {
  return `${method} ${path}${nth > 0 ? ` (${nth + 1})` : ''}, ${mutation.name}`;
}
