/**
 * The families of settings: Lintel's own, and those of other tools. Each provides an address and the token that belongs to it.
 */
import { findCliCredentials, findTokenFile, findTokenIn } from './credentials';
import { configuredLogin, LoginPlace } from './login-place';
import type { ConnectionInput, PlatformDialect, SecretsDialect, Setting } from './settings';

export interface Family<Dialect extends string> {
  /** Whether this is the provider block with the `LINTEL_…` variables: if incomplete, this family is an error rather than being skipped. */
  readonly own: boolean;
  readonly dialect: Dialect;
  readonly address: Setting;
  readonly namespace?: string;
  readonly caCertFile?: string;
  /** Where the login is configured, which takes the place of a token. Only our own family has one. */
  readonly login?: LoginPlace;
  /** Reads files only after the family is chosen. */
  token(): Setting;
}

export function platformFamilies(block: ConnectionInput, env: NodeJS.ProcessEnv): readonly Family<PlatformDialect>[] {
  const address = first([
    ['TFE_ADDRESS', env.TFE_ADDRESS],
    ['TFE_HOSTNAME', env.TFE_HOSTNAME && `https://${env.TFE_HOSTNAME}`],
  ]);
  return [
    own('platform', block, env),
    {
      own: false,
      dialect: 'hcp',
      address,
      token: () => {
        const direct = follow(first([['TFE_TOKEN', env.TFE_TOKEN]]), () => findTokenIn('TFE_TOKEN_FILE', env));
        return address.found ? follow(direct, () => findCliCredentials(address.found!.value, env)) : direct;
      },
    },
  ];
}

export function secretsFamilies(block: ConnectionInput, env: NodeJS.ProcessEnv): readonly Family<SecretsDialect>[] {
  const login = configuredLogin(block, env);
  const family = own('secrets', block, env);
  const token = (): Setting => {
    const { found, lookedAt } = family.token();
    // The login in the block wins over the token in a variable.
    return {
      ...(!login && { found }),
      lookedAt: [...lookedAt, '`secrets.login` in the provider block', 'LINTEL_SECRETS_LOGIN'],
    };
  };
  return [
    { ...family, ...(login && { login }), token },
    peer('VAULT', 'vault', '.vault-token', env),
    peer('BAO', 'openbao', '.bao-token', env),
  ];
}

function own(service: 'platform' | 'secrets', block: ConnectionInput, env: NodeJS.ProcessEnv): Family<'standard'> {
  const setting = (member: 'address' | 'token') => {
    const variable = `LINTEL_${service.toUpperCase()}_${member.toUpperCase()}`;
    const { found } = first([
      ['the provider block', block[member]],
      [variable, env[variable]],
    ]);
    return { found, lookedAt: [`\`${service}.${member}\` in the provider block`, variable] };
  };
  return { own: true, dialect: 'standard', address: setting('address'), token: () => setting('token') };
}

function peer<Dialect extends string>(
  prefix: string,
  dialect: Dialect,
  tokenFile: string,
  env: NodeJS.ProcessEnv,
): Family<Dialect> {
  return {
    own: false,
    dialect,
    address: first([[`${prefix}_ADDR`, env[`${prefix}_ADDR`]]]),
    token: () => follow(first([[`${prefix}_TOKEN`, env[`${prefix}_TOKEN`]]]), () => findTokenFile(tokenFile, env)),
    namespace: env[`${prefix}_NAMESPACE`],
    caCertFile: env[`${prefix}_CACERT`],
  };
}

/** Empty values count as absent, as in shells. */
function first(candidates: readonly (readonly [source: string, value: string | undefined])[]): Setting {
  const hit = candidates.find(([, value]) => value);
  return { ...(hit && { found: { source: hit[0], value: hit[1]! } }), lookedAt: candidates.map(([source]) => source) };
}

/** The second is looked at only if the first finds nothing. */
function follow(before: Setting, look: () => Setting): Setting {
  if (before.found) return before;
  const after = look();
  return { found: after.found, lookedAt: [...before.lookedAt, ...after.lookedAt] };
}
