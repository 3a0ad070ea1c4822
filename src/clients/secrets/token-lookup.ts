/** Explains a 403 of the secrets service, which responds with "permission denied" even if the token has expired. */
import { isObject } from '../json-api';

/** The result of looking up the token itself; undefined if unknown. */
type LookUp = { readonly is: 'valid'; readonly expires: number } | { readonly is: 'refused' } | undefined;

interface Responded {
  readonly status: number;
  readonly json: unknown;
}

export interface Refused {
  readonly method: string;
  /** As spelled in the service's policies. */
  readonly path: string;
  /** Where the token comes from; never its value. */
  readonly source: string;
}

/** By address, namespace and token: one lookup explains all refusals. */
const lookUpResults = new Map<string, Promise<LookUp>>();

/** Explains a refused request in a sentence; undefined if the reason is unknown. Tries each of `lookUps` until one is not refused. */
export async function explainRefusal(
  key: string,
  refused: Refused,
  lookUps: readonly (() => Promise<Responded>)[],
): Promise<string | undefined> {
  const known = lookUpResults.get(key) ?? lookUpToken(lookUps).catch(() => undefined);
  lookUpResults.set(key, known);
  const found = await known;
  if (!found) return undefined;
  const token = `the token from ${refused.source}`;
  if (found.is === 'refused') {
    return `${token} has probably expired or been revoked: it cannot look itself up, which the \`default\` policy allows every token`;
  }
  if (found.expires <= Date.now()) return `${token} has expired`;
  return `${token} is valid, but its policies do not grant ${CAPABILITIES[refused.method] ?? 'the capability'} on \`${refused.path}\``;
}

const CAPABILITIES: { readonly [method: string]: string } = {
  GET: '`read`',
  LIST: '`list`',
  POST: '`create` or `update`',
  PUT: '`create` or `update`',
  PATCH: '`patch`',
  DELETE: '`delete`',
};

async function lookUpToken(lookUps: readonly (() => Promise<Responded>)[]): Promise<LookUp> {
  for (const lookUp of lookUps) {
    const { status, json } = await lookUp();
    if (status === 200) return { is: 'valid', expires: expiryIn(json) };
    if (status !== 403) return undefined;
  }
  return { is: 'refused' };
}

/** Null for tokens that do not expire. */
function expiryIn(json: unknown): number {
  const data = isObject(json) && isObject(json.data) ? json.data : {};
  const expires = typeof data.expire_time === 'string' ? Date.parse(data.expire_time) : NaN;
  return Number.isNaN(expires) ? Infinity : expires;
}
