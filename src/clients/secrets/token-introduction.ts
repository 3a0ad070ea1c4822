/** The log line about which token is used and whose it is, for tokens that no login of ours obtained. */
import { isObject, readInteger } from '../json-api';

interface Responded {
  readonly status: number;
  readonly json: unknown;
}

/** "the token from LINTEL_SECRETS_TOKEN as token-ci, with the policies default, deploy; it lasts 3600 s". Tries each of `lookUps` until one succeeds. */
export async function introduceToken(words: string, lookUps: readonly (() => Promise<Responded>)[]): Promise<string> {
  for (const lookUp of lookUps) {
    const found = await lookUp().catch(() => undefined);
    if (found?.status === 200) return `${words}${identityIn(found.json)}`;
  }
  return `${words}, which cannot look itself up`;
}

function identityIn(json: unknown): string {
  const { display_name, policies, type, ttl } = isObject(json) && isObject(json.data) ? json.data : {};
  const names = Array.isArray(policies) ? policies.filter((policy) => typeof policy === 'string') : [];
  const who = typeof display_name === 'string' && display_name !== '' ? ` as ${display_name}` : '';
  const seconds = readInteger(ttl);
  const until = seconds === undefined || seconds <= 0 ? 'does not expire' : `lasts ${seconds} s`;
  return `${who}, with the policies ${names.join(', ') || 'of nobody'}; the ${type === 'batch' ? 'batch ' : ''}token ${until}`;
}
