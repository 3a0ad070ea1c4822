import { missing } from '../../../clients/read-response';
import { path, segments } from '../../../clients/secrets';
import type { Envelope } from '../../../clients/secrets/envelope';
import type { ArgumentsOf } from '../../../definition/data-source';
import type { Context, EphemeralResourceHandlers } from '../../contract';
import { InvalidConfig } from '../../errors';
import { look } from '../../look';
import { issuedIn, keepToken, tokenHandlers } from '../shared/credentials/issued-token';
import { noneOrSecondsAt, present, seconds } from '../shared/fields';
import { explainMissingMount, find } from '../shared/mounted-object';
import { refuseNamespace, systemCollection, systemObject } from '../shared/system-object';
import type { secretsTokenEphemeral } from './definition';

interface TokenArguments extends ArgumentsOf<typeof secretsTokenEphemeral> {}

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
      // The token is renewed by the client that unwraps it.
      const kept = { accessor: wrappedAccessor, base, seconds: 0, renewable: false, revoke };
      return {
        result: {
          wrappingToken: token,
          wrappingAccessor: accessor,
          wrappingExpires: expires,
          accessor: wrappedAccessor || undefined,
        },
        ...keepToken(context, kept, undefined),
      };
    }
    const { token, accessor, policies, seconds: leaseDuration, renewable } = issuedIn(response);
    if (token === '') missing(response.data, ['auth', 'client_token'], 'text');
    return {
      result: { token, accessor: accessor || undefined, policies: [...policies], leaseDuration, renewable },
      ...keepToken(context, { accessor, base, seconds: leaseDuration, renewable, revoke }, respondedAt),
    };
  },

  ...tokenHandlers,
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

/** Each plan and each apply creates a token: without a configured expiration, each run would leave one behind for as long as the service allows. */
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
