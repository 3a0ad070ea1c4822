/**
 * What the variables of another tool say about its connection, besides address and token. Each counts for the addresses of its family only, and is
 * honoured or refused by name: ignored, it would connect in another way than that tool does.
 */
import { InvalidConnection } from './errors';
import { proxyAddress, type NamedProxy } from './proxy';

export interface PeerSettings {
  readonly namespace?: string;
  readonly caCertFile?: string;
  /** PEM text. */
  readonly caCertText?: string;
  /** A directory with PEM files. */
  readonly caDirectory?: string;
  readonly clientCertFile?: string;
  readonly clientKeyFile?: string;
  /** The name that the server's certificate must have, in place of that of the address. */
  readonly serverName?: string;
  /** For all requests, whatever the other variables of proxies say. */
  readonly proxy?: NamedProxy;
  readonly requestsPerSecond?: number;
}

/** The settings of the CLIs of the secrets service. Throws `InvalidConnection`. */
export function secretsPeerSettings(prefix: 'VAULT' | 'BAO', env: NodeJS.ProcessEnv, address: string): PeerSettings {
  const of = (name: string) => env[`${prefix}_${name}`] || undefined;
  const refuse = (name: string, why: string) => new InvalidConnection('secrets', `${prefix}_${name} ${why}.`);
  if (isSet(of('SKIP_VERIFY')) && isEncrypted(address)) {
    throw refuse('SKIP_VERIFY', neverUnverified(`${prefix}_CACERT`));
  }
  if (of('AGENT_ADDR')) {
    throw refuse(
      'AGENT_ADDR',
      `is set, which replaces ${prefix}_ADDR in other tools. Set ${prefix}_ADDR to the address to use, and unset ${prefix}_AGENT_ADDR`,
    );
  }
  if (isSet(of('SRV_LOOKUP'))) {
    throw refuse(
      'SRV_LOOKUP',
      `is set, but addresses are not looked up in SRV records. Set ${prefix}_ADDR to a node, and unset it`,
    );
  }
  if (isSet(of('DISABLE_REDIRECTS'))) {
    throw refuse(
      'DISABLE_REDIRECTS',
      `is set, but standby nodes redirect to the active node, and are followed to the host of the address only. Unset it`,
    );
  }
  const [cert, key] = [of('CLIENT_CERT'), of('CLIENT_KEY')];
  if (!cert !== !key) {
    const [set, missing] = cert ? ['CLIENT_CERT', 'CLIENT_KEY'] : ['CLIENT_KEY', 'CLIENT_CERT'];
    throw refuse(set, `is set without ${prefix}_${missing}: a client certificate needs both`);
  }
  const proxy = ['PROXY_ADDR', 'HTTP_PROXY'].find((name) => of(name));
  return {
    namespace: of('NAMESPACE'),
    caCertFile: of('CACERT'),
    caCertText: of('CACERT_BYTES'),
    caDirectory: of('CAPATH'),
    clientCertFile: cert,
    clientKeyFile: key,
    serverName: of('TLS_SERVER_NAME'),
    ...(proxy && { proxy: proxyAddress('secrets', of(proxy)!, `${prefix}_${proxy}`) }),
    requestsPerSecond: rateOf(of('RATE_LIMIT'), () =>
      refuse('RATE_LIMIT', 'must be a number greater than 0, such as 10 or 10:20'),
    ),
  };
}

/** The settings of the TFE provider. Throws `InvalidConnection`. */
export function platformPeerSettings(env: NodeJS.ProcessEnv, address: string): PeerSettings {
  if (isSet(env.TFE_SSL_SKIP_VERIFY) && isEncrypted(address)) {
    throw new InvalidConnection(
      'platform',
      `TFE_SSL_SKIP_VERIFY ${neverUnverified('SSL_CERT_FILE, or `platform.ca_cert_file` in the provider block,')}.`,
    );
  }
  return {};
}

function neverUnverified(setting: string): string {
  return `is set, but certificates are always verified: without it, anyone on the network path could receive the token. Set ${setting} to the PEM file with the authority of the server's certificate, and unset it`;
}

/** As in Go: everything but these is true, or a mistake that must not be taken for false. */
function isSet(value: string | undefined): boolean {
  return value !== undefined && !/^(|0|f|false|no|off)$/i.test(value.trim());
}

function isEncrypted(address: string): boolean {
  return /^https:/i.test(address);
}

/** A rate with an optional burst: `10` or `10:20`. */
function rateOf(text: string | undefined, refused: () => Error): number | undefined {
  if (text === undefined) return undefined;
  const rate = Number(/^\s*([0-9.]+)\s*(:\s*[0-9]+\s*)?$/.exec(text)?.[1]);
  if (!(rate > 0 && Number.isFinite(rate))) throw refused();
  return rate;
}
