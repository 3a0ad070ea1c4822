import type { World } from '../../world';
import { allUnits } from '../durations';
import { readFlag, readNames, readSeconds, readText, readWhole } from '../fields';
import type { Fields } from '../fields';
import { lifetimesAt } from '../mounts';
import { normalizedNetwork } from '../networks';
import { badRequest } from '../refusal';

/** The settings for login tokens in the roles of all auth methods. */
export interface TokenFields {
  readonly tokenTtl: number;
  readonly tokenMaxTtl: number;
  readonly tokenPeriod: number;
  readonly tokenExplicitMaxTtl: number;
  readonly tokenPolicies: readonly string[];
  readonly tokenBoundCidrs: readonly string[];
  readonly tokenNoDefaultPolicy: boolean;
  readonly tokenNumUses: number;
  readonly tokenType: 'default' | 'service' | 'batch';
  readonly tokenStrictlyBindIp: boolean;
  /** The old names under which fields were written; these fields are returned under both names. */
  readonly oldNames: readonly string[];
}

const NONE: TokenFields = {
  tokenTtl: 0,
  tokenMaxTtl: 0,
  tokenPeriod: 0,
  tokenExplicitMaxTtl: 0,
  tokenPolicies: [],
  tokenBoundCidrs: [],
  tokenNoDefaultPolicy: false,
  tokenNumUses: 0,
  tokenType: 'default',
  tokenStrictlyBindIp: false,
  oldNames: [],
};

/** The old names; the new ones have the prefix `token_`. */
const OLD_NAMES = ['policies', 'ttl', 'max_ttl', 'period', 'num_uses', 'bound_cidrs'];

export interface TokenFieldRules {
  /** AppRole accepts periods above the mount's maximum, and other token types. */
  readonly lenient?: true;
  /** Userpass does not warn about lifetimes that the mount shortens. */
  readonly silent?: true;
}

/** Reads a write's token fields; omitted ones stay. */
export function readTokenFields(
  fields: Fields,
  before: TokenFields = NONE,
  { lenient }: TokenFieldRules = {},
): { readonly token: TokenFields; readonly warnings: readonly string[] } {
  const oldNames = OLD_NAMES.filter(
    (name) => name in fields || (before.oldNames.includes(name) && !(`token_${name}` in fields)),
  );
  const named = (name: string): string => (!(`token_${name}` in fields) && name in fields ? name : `token_${name}`);
  const { tokenType, warnings } = readType(fields, before.tokenType, lenient ?? false);
  const token: TokenFields = {
    tokenTtl: readSeconds(fields, named('ttl')) ?? before.tokenTtl,
    tokenMaxTtl: readSeconds(fields, named('max_ttl')) ?? before.tokenMaxTtl,
    tokenPeriod: readSeconds(fields, named('period')) ?? before.tokenPeriod,
    tokenExplicitMaxTtl: readSeconds(fields, 'token_explicit_max_ttl') ?? before.tokenExplicitMaxTtl,
    tokenPolicies: readNames(fields, named('policies')) ?? before.tokenPolicies,
    tokenBoundCidrs: readNetworks(fields, named('bound_cidrs')) ?? before.tokenBoundCidrs,
    tokenNoDefaultPolicy: readFlag(fields, 'token_no_default_policy') ?? before.tokenNoDefaultPolicy,
    tokenNumUses: readWhole(fields, named('num_uses')) ?? before.tokenNumUses,
    tokenType,
    tokenStrictlyBindIp: readFlag(fields, 'token_strictly_bind_ip') ?? before.tokenStrictlyBindIp,
    oldNames,
  };
  check(token);
  return { token, warnings };
}

/** Refuses values that the mount does not allow, and warns about those it shortens. */
export function checkAgainstMount(
  world: World,
  mount: string,
  { tokenTtl, tokenMaxTtl, tokenPeriod }: TokenFields,
  { lenient, silent }: TokenFieldRules = {},
): readonly string[] {
  const { longest } = lifetimesAt(world, mount);
  // AppRole shortens a period at login.
  if (tokenPeriod > longest && !lenient) {
    throw badRequest(
      `'period' of '"${allUnits(tokenPeriod)}"' is greater than the backend's maximum lease TTL of '"${allUnits(longest)}"'`,
    );
  }
  if (silent) return [];
  if (lenient) {
    return tokenMaxTtl > longest
      ? [
          "token_max_ttl is greater than the backend mount's maximum TTL value; issued tokens' max TTL value will be truncated",
        ]
      : [];
  }
  if (tokenMaxTtl > longest) {
    return [
      "token max ttl is greater than the system or backend mount's maximum TTL value; issued tokens' max TTL value will be truncated",
    ];
  }
  if (tokenTtl > longest) {
    return [
      "token ttl is greater than the system or backend mount's maximum TTL value; issued tokens' TTL value will be truncated",
    ];
  }
  return [];
}

export function shownTokenFields(token: TokenFields): Readonly<Record<string, unknown>> {
  const shown: Readonly<Record<string, unknown>> = {
    token_ttl: token.tokenTtl,
    token_max_ttl: token.tokenMaxTtl,
    token_period: token.tokenPeriod,
    token_explicit_max_ttl: token.tokenExplicitMaxTtl,
    token_policies: token.tokenPolicies,
    token_bound_cidrs: token.tokenBoundCidrs,
    token_no_default_policy: token.tokenNoDefaultPolicy,
    token_num_uses: token.tokenNumUses,
    token_type: token.tokenType,
    token_strictly_bind_ip: token.tokenStrictlyBindIp,
  };
  return { ...shown, ...Object.fromEntries(token.oldNames.map((name) => [name, shown[`token_${name}`]])) };
}

/** Reads addresses and networks in the service's notation. */
export function readNetworks(fields: Fields, name: string): string[] | undefined {
  return readNames(fields, name)
    ?.filter((text) => text !== '')
    .map((text) => {
      const network = normalizedNetwork(text);
      if (network === undefined) {
        throw badRequest(
          `error parsing address "${text}": Unable to convert "${text}" to an IPv4 or IPv6 address, or a UNIX Socket`,
        );
      }
      return network;
    });
}

function readType(
  fields: Fields,
  before: TokenFields['tokenType'],
  lenient: boolean,
): { readonly tokenType: TokenFields['tokenType']; readonly warnings: readonly string[] } {
  const given = readText(fields, 'token_type');
  if (given === undefined) return { tokenType: before, warnings: [] };
  if (given === '' || given === 'default') return { tokenType: 'default', warnings: [] };
  if (given === 'service' || given === 'batch') return { tokenType: given, warnings: [] };
  if (lenient && (given === 'default-service' || given === 'default-batch')) {
    const tokenType = given === 'default-batch' ? 'batch' : 'service';
    return { tokenType, warnings: [`${given} has no useful meaning; adjusting to ${tokenType}`] };
  }
  throw badRequest(`invalid 'token_type' value "${given}"`);
}

function check(token: TokenFields): void {
  if (token.tokenTtl > token.tokenMaxTtl && token.tokenMaxTtl > 0) {
    throw badRequest("'token_ttl' cannot be greater than 'token_max_ttl'");
  }
  if (token.tokenNumUses < 0) throw badRequest("'token_num_uses' cannot be negative");
  if (token.tokenStrictlyBindIp && token.tokenBoundCidrs.length > 0) {
    throw badRequest("'token_strictly_bind_ip' conflicts with 'token_bound_cidrs'; set only one");
  }
  if (token.tokenType !== 'batch') return;
  const limited = "'token_type' cannot be 'batch' or 'default_batch' when set to generate";
  if (token.tokenPeriod > 0) throw badRequest(`${limited} periodic tokens`);
  if (token.tokenNumUses > 0) throw badRequest(`${limited} tokens with limited use count`);
}
