import type { secretsTokenEphemeral } from './definition';
import type { Envelope, IssuedToken } from '../../../clients/envelope';
import { ApiError } from '../../../clients/errors';
import { missing } from '../../../clients/read-response';
import { path, segments } from '../../../clients/secrets';
import type { ArgumentsOf } from '../../../definition/data-source';
import type { Context, EphemeralResourceHandlers, Json, Kept } from '../../contract';
import { InvalidConfig } from '../../errors';
import { look } from '../../look';
import { noneOrSecondsAt, present, seconds } from '../shared/fields';
import { explainMissingMount, find } from '../shared/mounted-object';
import { refuseNamespace, systemCollection, systemObject } from '../shared/system-object';

interface TokenArguments extends ArgumentsOf<typeof secretsTokenEphemeral> {}

/** What renewing and revoking a token require. It does not contain the token. */
type KeptToken = {
  readonly accessor: string;
  /** The path of tokens in the namespace. */
  readonly base: string;
  readonly seconds: number;
  readonly renewable: boolean;
  readonly revoke: boolean;
};

export const secretsTokenEphemeralResource: EphemeralResourceHandlers<typeof secretsTokenEphemeral> = {
  async open(context, config) {
    refuseNamespace(context.secrets.dialect, config.namespace);
    if (!config.revokeOnClose) await refuseEndless(context, config);
    const response = await create(context, config);
    const base = tokensOf(config).mount;
    const revoke = config.revokeOnClose;
    const { wrapping, respondedAt } = response;
    if (wrapping) {
      const { token, accessor, expires, wrappedAccessor = '' } = wrapping;
      // The one who unwraps the token renews it.
      const kept = { accessor: wrappedAccessor, base, seconds: 0, renewable: false, revoke };
      return {
        result: {
          wrappingToken: token,
          wrappingAccessor: accessor,
          wrappingExpires: expires,
          accessor: wrappedAccessor || undefined,
        },
        ...keep(context, kept, undefined),
      };
    }
    const { token, accessor, policies, seconds: leaseDuration, renewable } = issuedIn(response);
    if (token === '') missing(response.data, ['auth', 'client_token'], 'text');
    return {
      result: { token, accessor: accessor || undefined, policies: [...policies], leaseDuration, renewable },
      ...keep(context, { accessor, base, seconds: leaseDuration, renewable, revoke }, respondedAt),
    };
  },

  async renew(context, kept) {
    const known = kept as KeptToken | undefined;
    if (!known) return {};
    const { accessor, base } = known;
    const { secrets, signal } = context;
    const response = await secrets.post(
      path`/${segments(base)}/renew-accessor`,
      { accessor, increment: known.seconds },
      { signal, repeatable: true },
    );
    const { seconds: granted, renewable } = issuedIn(response);
    return keep(context, { ...known, seconds: granted, renewable }, response.respondedAt);
  },

  async close({ secrets }, kept) {
    const token = kept as KeptToken | undefined;
    if (!token?.revoke) return;
    const { accessor, base } = token;
    await secrets
      .post(path`/${segments(base)}/revoke-accessor`, { accessor }, { repeatable: true, blameless: true })
      .catch((error: Error) => {
        if (!isGone(error)) throw error;
      });
  },
};

function tokensOf({ namespace }: Pick<TokenArguments, 'namespace'>) {
  return systemCollection('auth/token', 'create', namespace);
}

/** Not repeated, because each request creates another token. */
async function create({ secrets, signal, warn }: Context, config: TokenArguments): Promise<Envelope> {
  const { role, wrapTtl } = config;
  const { mount, collection, system } = tokensOf(config);
  const at = path`/${segments(mount)}/${segments(role === undefined ? collection : `${collection}/${role}`)}`;
  const wrapping = wrapTtl === undefined ? {} : { wrapSeconds: seconds(wrapTtl) };
  const response = await secrets.post(at, bodyOf(config), { signal, ...wrapping }).catch((error: Error) => {
    throw explainMissingMount(error, { mount, system });
  });
  response.warnings.forEach((text) => warn('service-warning', 'Warning from the service', text));
  return response;
}

function bodyOf(config: TokenArguments): object {
  const { policies, ttl, explicitMaxTtl, period, numUses, noDefaultPolicy, renewable, type } = config;
  const inSeconds = (duration: string | undefined) => (duration === undefined ? undefined : `${seconds(duration)}s`);
  return present({
    policies,
    ttl: inSeconds(ttl),
    explicit_max_ttl: inSeconds(explicitMaxTtl),
    period: inSeconds(period),
    num_uses: numUses,
    no_default_policy: noDefaultPolicy || undefined,
    renewable,
    type,
    display_name: config.displayName,
    meta: config.metadata,
  });
}

function issuedIn({ issued, data }: Envelope): IssuedToken {
  return issued ?? missing(data, ['auth'], 'object');
}

/** A renewal after two thirds of the duration leaves time for a retry. `from`: when the service responded, by its own clock. */
function keep(context: Context, token: KeptToken & Json, from = new Date().toISOString()): Kept {
  if (token.accessor === '') {
    if (token.revoke) {
      context.warn(
        'credential-not-revoked',
        'The token cannot be revoked',
        'The role creates batch tokens, which have no accessor: the token stays valid until it expires. Set `revokeOnClose` to false, or use a role that creates service tokens.',
      );
    }
    return {};
  }
  const { accessor, seconds: lifetime, renewable, revoke } = token;
  const end = new Date(Date.parse(from) + lifetime * 1000).toISOString().replace(/\.\d+Z$/, 'Z');
  return {
    kept: token,
    ...(renewable && lifetime > 0 ? { renewAfter: (lifetime * 2) / 3 } : {}),
    ...(revoke
      ? { remains: `the token with the accessor ${accessor}${lifetime > 0 ? `, which expires at ${end}` : ''}` }
      : {}),
  };
}

/** It was revoked, or it has expired. */
function isGone(error: Error): boolean {
  return error instanceof ApiError && [400, 403, 404].includes(error.status) && /invalid accessor/.test(error.message);
}

/** Each plan and each apply creates a token: without a configured end, each would leave one for as long as the service allows. */
async function refuseEndless(
  context: Context,
  { namespace, role, ttl, period, explicitMaxTtl }: TokenArguments,
): Promise<void> {
  if (ttl !== undefined || period !== undefined || explicitMaxTtl !== undefined) return;
  const found =
    role === undefined
      ? undefined
      : await look(() => find(context, systemObject('auth/token', 'roles', { namespace, name: role })));
  const ends = ['token_period', 'token_explicit_max_ttl'];
  if (found && ends.some((name) => noneOrSecondsAt(found, name) !== undefined)) return;
  throw new InvalidConfig(
    ['revokeOnClose'],
    'The token would not be revoked, and neither the configuration nor the role limits its lifetime, so that each plan and each apply would leave one for as long as the service allows. Configure `ttl`, `period` or `explicitMaxTtl`.',
  );
}
