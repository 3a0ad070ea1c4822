/** Which redirects are followed, and with what. */
import type { Headers, Sent } from './transport';

/** Headers that are meant for the configured service only. */
const FOR_THE_SERVICE = new Set(['authorization', 'x-service-token', 'x-vault-token', 'x-vault-namespace', 'x-vault-index', 'x-vault-request']);

/**
 * The request that a redirect asks for, or undefined where it is not followed: then the redirect is the answer.
 *
 * On the same origin everything is sent again, method and body too where the status says so (307, 308).
 * Another origin gets neither token nor body, so only reads go there, and only where the caller says that such places exist.
 */
export function followRedirect(sent: Sent, answer: { readonly status: number; readonly headers: Headers }, mayLeave: boolean): Sent | undefined {
  const url = redirectTarget(sent, answer);
  if (!url) return undefined;
  const keeps = answer.status === 307 || answer.status === 308;
  if (!keeps && sent.method !== 'GET') return undefined;
  if (url.origin === sent.url.origin) return { ...sent, url };
  if (!mayLeave || sent.method !== 'GET' || (sent.url.protocol === 'https:' && url.protocol !== 'https:')) return undefined;
  return { ...sent, url, headers: Object.fromEntries(Object.entries(sent.headers).filter(([name]) => !FOR_THE_SERVICE.has(name.toLowerCase()))) };
}

/** Where a redirect points; undefined if the answer is none. */
export function redirectTarget(sent: Pick<Sent, 'url'>, { status, headers }: { readonly status: number; readonly headers: Headers }): URL | undefined {
  if (![301, 302, 303, 307, 308].includes(status) || !headers.location) return undefined;
  try {
    const url = new URL(headers.location, sent.url);
    return url.protocol === 'http:' || url.protocol === 'https:' ? url : undefined;
  } catch {
    return undefined;
  }
}
