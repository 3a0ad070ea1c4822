/** What a 403 of the secrets service means: it says "permission denied" of an expired token too. */
import { isObject } from './json-api';

/** How the look of a token at itself ended; undefined: nobody can tell. */
type Look = { readonly is: 'valid'; readonly expires: number } | { readonly is: 'refused' } | undefined;

interface Responded {
  readonly status: number;
  readonly json: unknown;
}

export interface Refused {
  readonly method: string;
  /** As the service's policies spell it. */
  readonly path: string;
  /** Where the token comes from; never its value. */
  readonly source: string;
}

/** By address, namespace and token: one look answers for all that is refused. */
const looks = new Map<string, Promise<Look>>();

/** A sentence about a request that was refused; undefined where nothing is known. `lookUps` ask, each in its own way, until one is not refused. */
export async function explainRefusal(key: string, refused: Refused, lookUps: readonly (() => Promise<Responded>)[]): Promise<string | undefined> {
  const known = looks.get(key) ?? look(lookUps).catch(() => undefined);
  looks.set(key, known);
  const found = await known;
  if (!found) return undefined;
  const token = `the token from ${refused.source}`;
  if (found.is === 'refused') return `${token} has probably expired or been revoked: it may not even look itself up, which the policy \`default\` lets every token do`;
  if (found.expires <= Date.now()) return `${token} has expired meanwhile`;
  return `${token} is valid; what its policies lack is ${CAPABILITIES[refused.method] ?? 'the capability'} on \`${refused.path}\``;
}

const CAPABILITIES: { readonly [method: string]: string } = {
  GET: '`read`', LIST: '`list`', POST: '`create` or `update`', PUT: '`create` or `update`', PATCH: '`patch`', DELETE: '`delete`',
};

async function look(lookUps: readonly (() => Promise<Responded>)[]): Promise<Look> {
  for (const lookUp of lookUps) {
    const { status, json } = await lookUp();
    if (status === 200) return { is: 'valid', expires: expiryIn(json) };
    if (status !== 403) return undefined;
  }
  return { is: 'refused' };
}

/** Tokens without an end have null there. */
function expiryIn(json: unknown): number {
  const data = isObject(json) && isObject(json.data) ? json.data : {};
  const expires = typeof data.expire_time === 'string' ? Date.parse(data.expire_time) : NaN;
  return Number.isNaN(expires) ? Infinity : expires;
}
