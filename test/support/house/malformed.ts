import { Gate, Passing } from './gate';
import { Mutation, mutationsOf } from './mutations';

/** An answer that an operation got: which of its requests that was, and what stood in the answer. */
export interface Recorded {
  /** As often as the same method and path was asked before. */
  readonly nth: number;
  readonly method: string;
  readonly path: string;
  readonly status: number;
  readonly body: unknown;
}

/** One answer of an operation that comes changed. */
export interface MutatedResponse {
  readonly response: Recorded;
  readonly mutation: Mutation;
}

/** Writes down the answers that an operation gets through the gate. */
export async function record(gate: Gate, operate: () => Promise<unknown>): Promise<readonly Recorded[]> {
  const responses: Recorded[] = [];
  gate.watch = async (passing) => {
    const { status, headers, body } = await passing.forward();
    const { method, path } = passing;
    responses.push({ nth: responses.filter((other) => other.method === method && other.path === path).length, method, path, status, body });
    passing.response({ status, headers, body });
  };
  await operate();
  gate.watch = () => undefined;
  return responses;
}

/** Every way in which one of the answers may come; of each, what has no JSON in it (code, archives) is left out. */
export function mutatedResponses(responses: readonly Recorded[]): MutatedResponse[] {
  return responses.filter(({ body, path }) => typeof body === 'object' && !path.startsWith('/_archivist')).flatMap((response) => mutationsOf(response.body).map((mutation) => ({ response, mutation })));
}

/** Of every so many changes one, of every kind and in every answer; `LINTEL_MALFORMED_EVERY=1` takes all. */
export function sampled(all: readonly MutatedResponse[], usually: number): MutatedResponse[] {
  const every = Number(process.env.LINTEL_MALFORMED_EVERY ?? usually);
  const seen = new Map<string, number>();
  return all.filter(({ response, mutation: { kind } }) => {
    const key = `${response.method} ${response.path} ${response.nth} ${kind}`;
    const count = seen.get(key) ?? 0;
    seen.set(key, count + 1);
    return count % every === 0;
  });
}

/** From now on, until it is cleared. The request that follows a repetition gets the true answer. */
export function mutate(gate: Gate, { response, mutation }: MutatedResponse): void {
  let seen = 0;
  gate.watch = async (passing: Passing) => {
    if (passing.method !== response.method || passing.path !== response.path || seen++ !== response.nth) return;
    const { status, headers } = await passing.forward();
    passing.response({ status, headers: { ...headers, 'Content-Type': mutation.html ? 'text/html' : 'application/json' }, body: mutation.html || mutation.body === undefined ? mutation.body : JSON.stringify(mutation.body) });
  };
}

export function wordsOf({ response: { method, path, nth }, mutation }: MutatedResponse): string {
  return `${method} ${path}${nth > 0 ? ` (${nth + 1})` : ''}, ${mutation.name}`;
}
