/** Which redirects are followed, and with what. */
import type { Headers, Sent } from './transport';

/** Headers that are meant for the configured service only. */
const FOR_THE_SERVICE = new Set(['authorization', 'x-service-token', 'x-vault-token', 'x-vault-namespace', 'x-vault-index', 'x-vault-request']);

/** Where a request may be led, besides its own origin. */
export interface Leads {
  /** Reads may go anywhere, without what is meant for the service: to stores that it signs addresses of. */
  readonly mayLeave: boolean;
  /** Whether a host belongs to the service too, so that everything may be sent to it. */
  isNode(url: URL): boolean;
}

/** Of a service with one address. */
export const NO_NODES = (): boolean => false;

/** The nodes of a service: the host of its address, with any port, and those that the operator names as `host` (any port) or `host:port`. */
export function nodesOf(address: string, named: readonly string[] = []): Leads['isNode'] {
  const { hostname: own } = new URL(address);
  const hosts = new Set(named.map((name) => name.toLowerCase()));
  return (url) => url.hostname === own || hosts.has(url.hostname) || hosts.has(url.host) || hosts.has(`${url.hostname}:${url.port || DEFAULT_PORTS[url.protocol]}`);
}

const DEFAULT_PORTS: { readonly [protocol: string]: string } = { 'http:': '80', 'https:': '443' };

/**
 * The request that a redirect asks for, or undefined where it is not followed: then the redirect is the answer.
 *
 * On the same origin, and on other nodes of the service, everything is sent again, method and body too where the status says so (307, 308).
 * Any other origin gets neither token nor body, so only reads go there, and only where the caller says that such places exist. Nothing goes
 * from https to http.
 */
export function followRedirect(sent: Sent, response: { readonly status: number; readonly headers: Headers }, leads: Leads): Sent | undefined {
  const url = redirectTarget(sent, response);
  if (!url || !mayRepeat(sent, response.status)) return undefined;
  if (url.origin === sent.url.origin) return { ...sent, url };
  if (isDowngrade(sent.url, url)) return undefined;
  if (leads.isNode(url)) return { ...sent, url };
  if (!leads.mayLeave || sent.method !== 'GET') return undefined;
  return { ...sent, url, headers: Object.fromEntries(Object.entries(sent.headers).filter(([name]) => !FOR_THE_SERVICE.has(name.toLowerCase()))) };
}

/** Why a redirect is not followed, in words that follow "it redirects to …, which is not followed: ". `setting`: what names further nodes, where there is one. */
export function reasonNotToFollow(sent: Pick<Sent, 'url' | 'method'>, status: number, target: URL, leads: Leads, setting: string | undefined): string {
  if (isDowngrade(sent.url, target)) return 'what is asked for by https is not sent on by http';
  const isAllowed = target.origin === sent.url.origin || leads.isNode(target);
  if (!isAllowed) {
    const token = 'the token is meant for the configured address only';
    return setting === undefined ? token : `${token}. If that is another node of the service, name \`${target.host}\` in ${setting}`;
  }
  if (!mayRepeat(sent, status)) return `after a ${status} only reads are sent again`;
  return 'it comes after too many others';
}

/** Whether what is asked for and by whom stays what it was. */
function mayRepeat({ method }: Pick<Sent, 'method'>, status: number): boolean {
  return status === 307 || status === 308 || method === 'GET' || method === 'LIST';
}

/** From where others may not listen to where they may. */
export function isDowngrade(from: URL, to: URL): boolean {
  return from.protocol === 'https:' && to.protocol !== 'https:';
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
