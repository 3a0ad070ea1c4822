/** Which proxy a request goes through, by the variables that other tools know as well. */
import { BlockList, isIP } from 'net';
import { InvalidConnection, Service } from '../errors';
import { isLoopback } from './loopback';

export interface NamedProxy {
  /** May contain a user name and a password. */
  readonly address: URL;
  /** The variable that names it. */
  readonly source: string;
}

/** The proxy as shown in messages: its address without a password, and the variable that names it. */
export function shownProxy({ address, source }: NamedProxy): string {
  return `the proxy ${address.protocol}//${address.host} (${source})`;
}

/** Reads a proxy's address. Without a scheme, it is an http proxy. Throws `InvalidConnection`, which never shows the value. */
export function proxyAddress(service: Service, value: string, source: string): NamedProxy {
  const text = value.trim();
  const url = text.includes('://') ? text : `http://${text}`;
  if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol) || new URL(url).hostname === '') {
    throw new InvalidConnection(
      service,
      `${source} must be the address of an http or https proxy, such as http://proxy.example.com:3128.`,
    );
  }
  return { address: new URL(url), source };
}

/** The proxy for a URL according to HTTPS_PROXY, HTTP_PROXY, ALL_PROXY and NO_PROXY, in lower or upper case. */
export function proxyFor(service: Service, url: URL, env: NodeJS.ProcessEnv): NamedProxy | undefined {
  const names = [`${url.protocol.slice(0, -1)}_proxy`, 'all_proxy'].flatMap((name) => [name, name.toUpperCase()]);
  const source = names.find((name) => env[name]);
  if (source === undefined || isExempt(url, env)) return undefined;
  return proxyAddress(service, env[source]!, source);
}

/** As in Go, a name also covers its subdomains, and `10.0.0.0/8` covers a network. */
function isExempt(url: URL, env: NodeJS.ProcessEnv): boolean {
  const host = bare(url.hostname);
  const port = url.port || (url.protocol === 'https:' ? '443' : '80');
  // Reads both: if they differ, it is unknown which one was set for this purpose.
  const entries = `${env.no_proxy ?? ''},${env.NO_PROXY ?? ''}`.toLowerCase().split(/[\s,]+/);
  return entries.some((entry) => {
    if (entry === '') return false;
    if (entry === '*') return true;
    if (entry.includes('/')) return isInNetwork(host, entry);
    const [, name = entry, wanted] = /^(\[.*\]|[^:]*):(\d+)$/.exec(entry) ?? [];
    if (wanted !== undefined && wanted !== port) return false;
    const exempt = bare(name.replace(/^\*\./, '.'));
    if (isLoopback(name) && isLoopback(url.hostname)) return true;
    return exempt.startsWith('.')
      ? host.endsWith(exempt)
      : host === exempt || (isIP(exempt) === 0 && host.endsWith(`.${exempt}`));
  });
}

function isInNetwork(host: string, network: string): boolean {
  const [base = '', bits] = network.split('/');
  const family = isIP(bare(base));
  const prefix = Number(bits);
  if (family === 0 || isIP(host) !== family || !Number.isInteger(prefix) || prefix > (family === 4 ? 32 : 128)) {
    return false;
  }
  const list = new BlockList();
  const kind = family === 4 ? 'ipv4' : 'ipv6';
  list.addSubnet(bare(base), prefix, kind);
  return list.check(host, kind);
}

/** Without the brackets of an IPv6 address. */
function bare(host: string): string {
  return host.replace(/^\[|\]$/g, '').replace(/\.$/, '');
}
