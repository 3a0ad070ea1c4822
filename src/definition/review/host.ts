import type { Value } from '../value';

/** The target of an address. */
interface Target {
  /** In lower case, without the port; several hosts are separated by commas. */
  readonly host: string;
  /** Empty if it is the default port of the scheme. */
  readonly port: string;
  readonly scheme: string;
}

/** The host of an address, in lower case, without its scheme and port. If the text is not an address, the text itself. */
export function hostOf(value: Value): string {
  return targetOf(value).host;
}

/** Whether two addresses use different ports. Default ports are equal, even for different schemes. */
export function hasOtherPort(one: Value, other: Value): boolean {
  const [from, to] = [targetOf(one), targetOf(other)];
  if (from.port === to.port) return false;
  return (from.port || DEFAULT_PORTS[from.scheme]) !== (to.port || DEFAULT_PORTS[to.scheme]);
}

/** Whether it is an address without encryption. */
export function isUnencrypted(value: Value): boolean {
  return typeof value === 'string' && /^\s*http:/i.test(value);
}

const DEFAULT_PORTS: { readonly [scheme: string]: string } = { 'http:': '80', 'https:': '443' };

/**
 * For connection strings that are not URLs, such as `user:password@tcp(db:3306)/orders`, the host is in the part after the last `@`; for any
 * other text, it is the text itself.
 */
function targetOf(value: Value): Target {
  const text = typeof value === 'string' ? value.trim() : '';
  if (/^https?:/i.test(text) && URL.canParse(text)) {
    const { hostname: host, port, protocol: scheme } = new URL(text);
    return { host, port, scheme };
  }
  const [, scheme = '', rest = text] = /^([a-z][a-z0-9+.-]*:)\/\/(.*)$/is.exec(text) ?? [];
  // A password before the host may contain a slash.
  const [address = ''] = rest.split('?');
  const [hosts = ''] = address
    .slice(address.lastIndexOf('@') + 1)
    .replace(/^\/\//, '')
    .split(/[/#]/);
  const parts = hosts.toLowerCase().split(',').map(splitPort);
  return {
    host: parts.map(([host]) => host).join(),
    port: parts.map(([, port]) => port).join(),
    scheme: scheme.toLowerCase(),
  };
}

/** Splits `db:3306` or `tcp(db:3306)`. An IPv6 address without brackets has no port. */
function splitPort(text: string): readonly [host: string, port: string] {
  const [, before = '', host = text, port = '', after = ''] =
    /^([a-z0-9]*\()?(\[[^\]]*\]|[^:[\]()]*):(\d+)(\).*)?$/.exec(text) ?? [];
  return [before + host + after, port];
}
