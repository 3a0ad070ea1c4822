/**
 * The families of settings: Lintel's own, and those of other tools. Each provides an address and the token that belongs to it.
 */

import { configuredLogin, LoginPlace } from '../login/login-place';
import { DEFAULT_PLATFORM, isSameOrigin, urlOfHostname } from './address';
import { findCliCredentials, findTokenFile, findTokenIn, refuseOtherHost } from './credentials';
import { InputNames } from './input-names';
import { peerSettings } from './peer-settings';
import type { ConnectionInput, PeerSettings, PlatformDialect, SecretsDialect, Setting } from './settings';

export interface Family<Dialect extends string> {
  /** Whether this family is the provider block with the `LINTEL_…` variables. If it is incomplete, that is an error; other families are skipped. */
  readonly own: boolean;
  readonly dialect: Dialect;
  readonly address: Setting;
  /** Whether this is the address the tool uses when none is set. Errors then say that nothing is configured. */
  readonly isDefault?: boolean;
  /** The family's further settings for a connection to this address. Throws `InvalidConnection`. */
  settings(address: string): PeerSettings;
  /** Where a login is configured in place of a token. Only our own family has one. */
  readonly login?: LoginPlace;
  /** Reads files only once the family is chosen. */
  token(): Setting;
}

export function platformFamilies(
  block: ConnectionInput,
  env: NodeJS.ProcessEnv,
  names: InputNames,
): readonly Family<PlatformDialect>[] {
  return [own('platform', block, env, names, [hosted(env)]), hosted(env)];
}

/** The variables of the TFE provider and the credentials of Terraform's CLI. */
function hosted(env: NodeJS.ProcessEnv): Family<PlatformDialect> {
  const named = first([
    ['TFE_ADDRESS', env.TFE_ADDRESS],
    ['TFE_HOSTNAME', env.TFE_HOSTNAME],
  ]);
  // The default host if the variables name none.
  const { value, source } = named.found ?? { value: DEFAULT_PLATFORM, source: `the default ${DEFAULT_PLATFORM}` };
  const address = source === 'TFE_HOSTNAME' ? urlOfHostname(value) : value;
  const token = () =>
    follow(
      follow(first([['TFE_TOKEN', env.TFE_TOKEN]]), () => findTokenIn('TFE_TOKEN_FILE', env)),
      () => findCliCredentials(address, env),
    );
  return {
    own: false,
    dialect: 'hcp',
    isDefault: !named.found,
    address: { found: { value: address, source }, lookedAt: named.lookedAt },
    token,
    settings: (chosen) => {
      if (source !== 'TFE_ADDRESS') refuseOtherHost(address, env);
      return peerSettings('TFE', env, chosen);
    },
  };
}

export function secretsFamilies(
  block: ConnectionInput,
  env: NodeJS.ProcessEnv,
  names: InputNames,
): readonly Family<SecretsDialect>[] {
  const login = configuredLogin(block, env);
  const peers = [peer('VAULT', 'vault', '.vault-token', env), peer('BAO', 'openbao', '.bao-token', env)];
  const family = own('secrets', block, env, names, peers);
  const token = (): Setting => {
    const { found, lookedAt } = family.token();
    // A login in the block takes precedence over a token in a variable.
    return {
      ...(!login && { found }),
      lookedAt: [...lookedAt, ...present(names.name('secrets', 'login'), 'LINTEL_SECRETS_LOGIN')],
    };
  };
  return [{ ...family, ...(login && { login, settings: () => ({}) }), token }, ...peers];
}

/**
 * The entry point's input, such as the provider block, plus Lintel's variables. Another family's token is used for their address only if it is bound
 * to it: if that family has the same address, or if the CLI stores the token for exactly that host.
 */
function own<Dialect extends string>(
  service: 'platform' | 'secrets',
  block: ConnectionInput,
  env: NodeJS.ProcessEnv,
  names: InputNames,
  peers: readonly Family<Dialect>[],
): Family<'standard'> {
  const setting = (member: 'address' | 'token') => {
    const variable = `LINTEL_${service.toUpperCase()}_${member.toUpperCase()}`;
    const { found } = first([
      [names.source, block[member]],
      [variable, env[variable]],
    ]);
    return { found, lookedAt: present(names.name(service, member), variable) };
  };
  const address = setting('address');
  const chosen = address.found?.value.trim();
  const bound =
    chosen === undefined ? undefined : peers.find((one) => isSameOrigin(one.address.found?.value ?? '', chosen));
  const token = () => {
    const direct = setting('token');
    if (direct.found || chosen === undefined) return direct;
    if (bound) return follow(direct, () => bound.token());
    return service === 'platform' ? follow(direct, () => findCliCredentials(chosen, env)) : direct;
  };
  return {
    own: true,
    dialect: 'standard',
    address,
    token,
    settings: (at) => (bound && !setting('token').found ? bound.settings(at) : {}),
  };
}

function peer<Dialect extends string>(
  prefix: 'VAULT' | 'BAO',
  dialect: Dialect,
  tokenFile: string,
  env: NodeJS.ProcessEnv,
): Family<Dialect> {
  return {
    own: false,
    dialect,
    address: first([[`${prefix}_ADDR`, env[`${prefix}_ADDR`]]]),
    token: () => follow(first([[`${prefix}_TOKEN`, env[`${prefix}_TOKEN`]]]), () => findTokenFile(tokenFile, env)),
    settings: (address) => peerSettings(prefix, env, address),
  };
}

function present(...names: readonly (string | undefined)[]): readonly string[] {
  return names.filter((name) => name !== undefined);
}

/** Empty values count as absent, as in shells. */
function first(candidates: readonly (readonly [source: string, value: string | undefined])[]): Setting {
  const hit = candidates.find(([, value]) => value?.trim());
  return { ...(hit && { found: { source: hit[0], value: hit[1]! } }), lookedAt: candidates.map(([source]) => source) };
}

/** Looks at the second only if the first finds nothing. */
function follow(before: Setting, look: () => Setting): Setting {
  if (before.found) return before;
  const after = look();
  return { found: after.found, lookedAt: [...before.lookedAt, ...after.lookedAt] };
}
