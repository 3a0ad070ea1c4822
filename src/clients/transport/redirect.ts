/** Decides which redirects are followed, and which headers and bodies are sent along. */
import type { Headers, Sent } from './transport';

/** Headers that are sent to the configured service only. */
const FOR_THE_SERVICE = new Set([
  'authorization',
  'x-service-token',
  'x-vault-token',
  'x-vault-namespace',
  'x-vault-index',
  'x-vault-request',
]);

/** Where redirects may lead, besides the origin of the request. */
export interface Leads {
  /** Whether reads may be redirected to any host, without the service's headers, as for presigned storage URLs. */
  readonly mayLeave: boolean;
  /** Whether a host is a node of the service and may receive everything, including the token. */
  isNode(url: URL): boolean;
}

/** For services with a single address. */
export const NO_NODES = (): boolean => false;

/** Recognizes the nodes of a service: the host of its address, with any port, and those configured as `host` (any port) or `host:port`. */
export function nodesOf(address: string, named: readonly string[] = []): Leads['isNode'] {
  const { hostname: own } = new URL(address);
  const hosts = new Set(named.map((name) => name.toLowerCase()));
  return (url) =>
    url.hostname === own ||
    hosts.has(url.hostname) ||
    hosts.has(url.host) ||
    hosts.has(`${url.hostname}:${url.port || DEFAULT_PORTS[url.protocol]}`);
}

const DEFAULT_PORTS: { readonly [protocol: string]: string } = { 'http:': '80', 'https:': '443' };

/**
 * Returns the request that a redirect asks for, or undefined if the redirect is not followed and is itself the final response.
 *
 * On the same origin and to other nodes of the service, everything is sent again, including method and body if the status says so (307, 308).
 * Other origins receive neither token nor body: only reads are redirected there, and only if the caller allows it. Redirects from https to http
 * are never followed.
 */
export function followRedirect(
  sent: Sent,
  response: { readonly status: number; readonly headers: Headers },
  leads: Leads,
): Sent | undefined {
  const url = redirectTarget(sent, response);
  if (!url || !mayRepeat(sent, response.status)) return undefined;
  if (url.origin === sent.url.origin) return { ...sent, url };
  if (isDowngrade(sent.url, url)) return undefined;
  if (leads.isNode(url)) return { ...sent, url };
  if (!leads.mayLeave || sent.method !== 'GET') return undefined;
  return {
    ...sent,
    url,
    headers: Object.fromEntries(
      Object.entries(sent.headers).filter(([name]) => !FOR_THE_SERVICE.has(name.toLowerCase())),
    ),
  };
}

/** Why a redirect is not followed, to complete "it redirects to …, which is not followed: ". `setting`: the setting for further nodes, if there is one. */
export function reasonNotToFollow(
  sent: Pick<Sent, 'url' | 'method'>,
  status: number,
  target: URL,
  leads: Leads,
  setting: string | undefined,
): string {
  if (isDowngrade(sent.url, target)) return 'it leads from https to http';
  const isAllowed = target.origin === sent.url.origin || leads.isNode(target);
  if (!isAllowed) {
    const token = 'the token is sent to the configured address only';
    return setting === undefined
      ? token
      : `${token}. If that is another node of the service, name \`${target.host}\` in ${setting}`;
  }
  if (!mayRepeat(sent, status)) return `only reads are redirected after a ${status}`;
  return 'there are too many redirects';
}

/** Whether the method and body of the request are unchanged by the redirect. */
function mayRepeat({ method }: Pick<Sent, 'method'>, status: number): boolean {
  return status === 307 || status === 308 || method === 'GET' || method === 'LIST';
}

/** Whether a redirect leads from an encrypted to an unencrypted connection. */
export function isDowngrade(from: URL, to: URL): boolean {
  return from.protocol === 'https:' && to.protocol !== 'https:';
}

/** The target of a redirect; undefined if the response is not a redirect. */
export function redirectTarget(
  sent: Pick<Sent, 'url'>,
  { status, headers }: { readonly status: number; readonly headers: Headers },
): URL | undefined {
  if (![301, 302, 303, 307, 308].includes(status) || !headers.location) return undefined;
  try {
    const url = new URL(headers.location, sent.url);
    return url.protocol === 'http:' || url.protocol === 'https:' ? url : undefined;
  } catch {
    return undefined;
  }
}
