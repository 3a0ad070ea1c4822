/** The addresses and tokens of the services, resolved from families of settings. Sends no requests. */
import * as path from 'path';
import { InvalidConnection, MissingConnection, Service } from './errors';
import { isHosted, readAddress } from './families/address';
import { Family, platformFamilies, secretsFamilies } from './families/families';
import { addressNameOf, InputNames, PROVIDER_BLOCK } from './families/input-names';
import type { ConnectionInput, FoundSetting, PeerSettings, PlatformDialect, SecretsDialect } from './families/settings';
import { StoredToken } from './families/stored-token';
import type { LoginPlace } from './login/login-place';
import type { LoginSettings } from './login/login-settings';
import { isLoopback } from './transport/loopback';

export type { ConnectionInput, PlatformDialect, SecretsDialect } from './families/settings';

export interface Connection<Dialect extends string = PlatformDialect | SecretsDialect> {
  /** Without a trailing slash. */
  readonly address: string;
  /** Empty if there is a login. */
  readonly token: string;
  /** For the secrets service: how to obtain the token. */
  readonly login?: LoginSettings;
  readonly dialect: Dialect;
  readonly namespace?: string;
  /** PEM file with certificate authorities that are trusted in addition to the default ones. */
  readonly caCertFile?: string;
  /** The same, from the environment of the process. A file that cannot be read is ignored, as Node.js does. */
  readonly extraCaFile?: string;
  /** The paths named by SSL_CERT_FILE and SSL_CERT_DIR, which other tools trust. Ignored if unreadable, too. */
  readonly systemCa?: readonly string[];
  /** Further connection settings from another tool's variables. */
  readonly peer?: Omit<PeerSettings, 'namespace' | 'caCertFile' | 'requestsPerSecond'>;
  readonly requestsPerSecond?: number;
  /** Further nodes of the service, as `host` or `host:port`. Redirects to them are followed with the token. */
  readonly redirectHosts?: readonly string[];
  /** Where the address and the token come from, for messages: "the provider block", "LINTEL_PLATFORM_TOKEN". Never contains a value. */
  readonly source: string;
  /** Where the token comes from. */
  readonly tokenSource?: string;
  /** A token that another program stores and may replace. Takes precedence over `token`. */
  readonly stored?: StoredToken;
}

/** Identifies the location of a connection's objects in one text: the address plus the namespace below it. */
export function placeOf({ address, namespace }: Pick<Connection, 'address' | 'namespace'>): string {
  return namespace === undefined ? address : `${address}?namespace=${namespace}`;
}

export type PlatformConnection = Connection<PlatformDialect>;
export type SecretsConnection = Connection<SecretsDialect>;

/** The part of `source` that names where the token comes from. */
export function tokenSourceOf({ login, source }: Pick<Connection, 'login' | 'source'>): string {
  return login?.words ?? source.split(' and ').at(-1)!;
}

/** Throws `MissingConnection` or `InvalidConnection`. */
export function resolvePlatformConnection(
  block: ConnectionInput | undefined,
  env: NodeJS.ProcessEnv,
  names: InputNames = PROVIDER_BLOCK,
): PlatformConnection {
  return resolve('platform', platformFamilies(block ?? {}, env, names), ['standard', 'hcp'], block ?? {}, env, names);
}

/** Throws `MissingConnection` or `InvalidConnection`. */
export function resolveSecretsConnection(
  block: ConnectionInput | undefined,
  env: NodeJS.ProcessEnv,
  names: InputNames = PROVIDER_BLOCK,
): SecretsConnection {
  const families = secretsFamilies(block ?? {}, env, names);
  return resolve('secrets', families, ['standard', 'vault', 'openbao'], block ?? {}, env, names);
}

/**
 * Uses the first family that has an address (for our own family: an address or a token; for the default address: a token). Of any other family, uses
 * only what is bound to that address, so that no token is sent to a foreign host.
 */
function resolve<Dialect extends string>(
  service: Service,
  families: readonly Family<Dialect>[],
  dialects: readonly Dialect[],
  block: ConnectionInput,
  env: NodeJS.ProcessEnv,
  names: InputNames,
): Connection<Dialect> {
  const family = families.find(
    (candidate) =>
      (candidate.address.found && !candidate.isDefault) ||
      ((candidate.own || candidate.isDefault) && (candidate.login || candidate.token().found)),
  );
  if (!family) throw nothingFound(service, families, names);
  const found = family.address.found;
  if (!found) {
    if (family.login) throw loginWithoutAddress(family.login, family.address.lookedAt, names);
    throw incomplete(service, 'address', 'token', family.token().found!, family.address.lookedAt);
  }
  const address = readAddress(service, found);
  const peer = family.settings(address);
  const token = family.token();
  const login = token.found || service === 'platform' ? undefined : loginFor(family, block, env);
  const proof = token.found ?? (login && { value: '', source: login.source });
  if (login) checkLogin(login, found);
  if (!proof) {
    const unused = service === 'secrets' && !family.own ? recognizedLogin(block, env) : undefined;
    const hint = unused ? unusedLogin(unused, names) : unboundIn(service, family, env);
    throw incomplete(service, 'token', 'address', found, token.lookedAt, hint);
  }
  const { namespace: peerNamespace, caCertFile: peerCaCertFile, requestsPerSecond: peerRate, ...rest } = peer;
  const prefix = `LINTEL_${service.toUpperCase()}`;
  const namespace =
    service === 'secrets' ? block.namespace || env.LINTEL_SECRETS_NAMESPACE || peerNamespace : undefined;
  const redirectHosts =
    service === 'secrets' ? checkHosts(service, block.redirectHosts ?? [], env.LINTEL_SECRETS_REDIRECT_HOSTS) : [];
  const caCertFile = block.caCertFile || peerCaCertFile;
  const extraCaFile = env.LINTEL_NODE_EXTRA_CA_CERTS || env.NODE_EXTRA_CA_CERTS;
  const systemCa = [env.SSL_CERT_FILE, ...(env.SSL_CERT_DIR ?? '').split(path.delimiter)].filter(isPresent);
  const requestsPerSecond = block.requestsPerSecond ?? peerRate;
  if (requestsPerSecond !== undefined && !(requestsPerSecond > 0 && Number.isFinite(requestsPerSecond))) {
    throw new InvalidConnection(service, `\`${service}.requests_per_second\` must be a number greater than 0.`);
  }
  const dialect = family.own && service === 'platform' && isHosted(address) ? 'hcp' : family.dialect;
  return {
    address,
    ...(login ? { token: '', login } : tokenOf(service, proof)),
    dialect: checkDialect(
      service,
      block.dialect
        ? { value: block.dialect, source: names.name(service, 'dialect') ?? names.source }
        : { value: env[`${prefix}_DIALECT`] || dialect, source: `${prefix}_DIALECT` },
      dialects,
    ),
    ...(namespace && { namespace: namespace.replace(/^\/+|\/+$/g, '') }),
    ...(caCertFile && { caCertFile }),
    ...(extraCaFile && { extraCaFile }),
    ...(systemCa.length > 0 && { systemCa }),
    ...(Object.values(rest).some(isPresent) && { peer: rest }),
    ...(redirectHosts.length > 0 && { redirectHosts }),
    ...(requestsPerSecond !== undefined && { requestsPerSecond }),
    tokenSource: login?.words ?? proof.source,
    source: found.source === proof.source ? found.source : `${found.source} and ${proof.source}`,
  };
}

function isPresent<T>(value: T | undefined): value is T {
  return value !== undefined && value !== '';
}

function unusedLogin({ words, source }: LoginSettings, names: InputNames): string {
  return ` ${words.replace(/^t/, 'T')} (from ${source}) is never sent to an address of another family: to log in, set ${addressNameOf(names)} too.`;
}

/** Names another tool's token that is set but not bound to the address, and what would bind it. */
function unboundIn(service: Service, { own }: Family<string>, env: NodeJS.ProcessEnv): string {
  const [token, address] = (service === 'platform'
    ? [['TFE_TOKEN', 'TFE_ADDRESS']]
    : [
        ['VAULT_TOKEN', 'VAULT_ADDR'],
        ['BAO_TOKEN', 'BAO_ADDR'],
      ]
  ).find(([name = '']) => env[name]) ?? [undefined, undefined];
  if (!own || token === undefined) return '';
  return ` ${token} is not sent there, because ${address} does not name that address: set ${address} to the same address if the token is meant for it.`;
}

/**
 * The configured login or, for our own address without one, the login recognized from the environment. A login is never sent to another family's
 * address.
 */
function loginFor(family: Family<string>, block: ConnectionInput, env: NodeJS.ProcessEnv): LoginSettings | undefined {
  return family.own ? resolved(family.login, block, env) : undefined;
}

/** The login that the environment would provide for an address of our own. */
function recognizedLogin(block: ConnectionInput, env: NodeJS.ProcessEnv): LoginSettings | undefined {
  return resolved(undefined, block, env);
}

function resolved(
  place: LoginPlace | undefined,
  block: ConnectionInput,
  env: NodeJS.ProcessEnv,
): LoginSettings | undefined {
  // oxlint-disable-next-line typescript/no-require-imports -- loaded on demand: most connections have a token
  const { resolveLogin } = require('./login/resolve-login') as typeof import('./login/resolve-login');
  return resolveLogin(place, block, env);
}

/** A client certificate can only be presented over TLS. */
function checkLogin({ method }: LoginSettings, { value, source }: FoundSetting): void {
  if (method.kind !== 'cert' || !/^http:/i.test(value)) return;
  throw new InvalidConnection(
    'secrets',
    `The login by cert presents a client certificate, which requires an https address. The address from ${source} begins with http.`,
  );
}

/** A warning if the token would be sent to another machine without encryption. */
export function warningOfClearText(service: Service, { address, login, tokenSource }: Connection): string | undefined {
  const { protocol, host, hostname } = new URL(address);
  if (protocol === 'https:' || isLoopback(hostname)) return undefined;
  if (login) {
    return `The proof and the token of ${login.words} are sent to ${host} without encryption. Anyone on the network path can read and use them. Use an https address.`;
  }
  return `The token of the ${service} service${tokenSource === undefined ? '' : ` (from ${tokenSource})`} is sent to ${host} without encryption. Anyone on the network path can read and use it. Use an https address.`;
}

function nothingFound(service: Service, families: readonly Family<string>[], names: InputNames): MissingConnection {
  const lookedAt = families
    .flatMap((family) => [...family.address.lookedAt, ...(family.isDefault ? family.token().lookedAt : [])])
    .join(', ');
  return new MissingConnection(
    service,
    `The ${service} service has no address. ${names.firstStep(service)}. Looked at: ${lookedAt}.`,
  );
}

function loginWithoutAddress(place: LoginPlace, lookedAt: readonly string[], names: InputNames): MissingConnection {
  const source = (place === 'block' && names.name('secrets', 'login')) || 'LINTEL_SECRETS_LOGIN';
  return new MissingConnection(
    'secrets',
    `The login to the secrets service comes from ${source}, but the matching address is missing: set ${addressNameOf(names)} too. ` +
      `A login is never sent to an address of another family of settings. Set one of: ${lookedAt.join(', ')}.`,
    { missing: 'address', otherSource: source },
  );
}

function incomplete(
  service: Service,
  missing: 'address' | 'token',
  present: 'address' | 'token',
  found: FoundSetting,
  lookedAt: readonly string[],
  hint = '',
): MissingConnection {
  return new MissingConnection(
    service,
    `The ${present} of the ${service} service comes from ${found.source}, but the matching ${missing} is missing: ` +
      `both must come from the same family of settings. Set one of: ${lookedAt.join(', ')}.${hint}`,
    { missing, otherSource: found.source },
  );
}

/** A program is asked for the token only with the first request. A file must exist beforehand. */
function tokenOf(service: Service, found: FoundSetting): Pick<Connection, 'token' | 'stored'> {
  const { store, value, source } = found;
  if (!store) return { token: checkToken(service, found) };
  const read = async () => {
    const token = await (async () => store.read())().catch((error: Error) => {
      throw new InvalidConnection(service, `The token of the ${service} service cannot be read: ${error.message}.`);
    });
    return checkToken(service, { value: token, source });
  };
  if (store.file !== undefined && value === '') {
    throw new InvalidConnection(
      service,
      `The token of the ${service} service cannot be read: the file in ${source} is empty, or not readable.`,
    );
  }
  return {
    token: value === '' ? '' : checkToken(service, found),
    stored: new StoredToken({ file: store.file, read }),
  };
}

/** The token is sent in a header. Surrounding white space comes from the file it was read from. */
function checkToken(service: Service, { value, source }: FoundSetting): string {
  const token = value.trim();
  if (/^[\x21-\x7e]+$/.test(token)) return token;
  throw new InvalidConnection(
    service,
    `The token of the ${service} service from ${source} contains a space, a line break, or another character that is not allowed in a token.`,
  );
}

/** The hosts from the provider block, or else from the comma-separated variable. */
function checkHosts(service: Service, configured: readonly string[], variable: string | undefined): readonly string[] {
  const hosts =
    configured.length > 0
      ? configured
      : (variable ?? '')
          .split(',')
          .map((host) => host.trim())
          .filter((host) => host !== '');
  const wrong = hosts.find((host) => !HOST.test(host));
  if (wrong === undefined) return hosts;
  const source =
    configured.length > 0 ? '`secrets.redirect_hosts` in the provider block' : 'LINTEL_SECRETS_REDIRECT_HOSTS';
  throw new InvalidConnection(
    service,
    `${source} must contain hosts, such as "node-2.example.com" or "node-2.example.com:8200"; "${wrong.slice(0, 100)}" is not a host.`,
  );
}

/** A host name or an IP address (IPv6 in brackets), with an optional port. */
const HOST = /^([A-Za-z0-9]([A-Za-z0-9._-]*[A-Za-z0-9])?|\[[0-9A-Fa-f:.]+\])(:\d{1,5})?$/;

function checkDialect<Dialect extends string>(
  service: Service,
  { value, source }: FoundSetting,
  dialects: readonly Dialect[],
): Dialect {
  const dialect = dialects.find((candidate) => candidate === value);
  if (dialect === undefined) throw new InvalidConnection(service, `${source} must be one of ${dialects.join(', ')}.`);
  return dialect;
}
