/** A token issued to an ephemeral resource, which is renewed and revoked by its accessor. */
import { ApiError } from '../../../../clients/errors';
import { missing } from '../../../../clients/read-response';
import { path, segments } from '../../../../clients/secrets';
import type { Envelope, IssuedToken } from '../../../../clients/secrets/envelope';
import type { Context, Json, Kept } from '../../../contract';

/** The data required to renew and revoke a token. It does not contain the token. */
export type KeptToken = {
  readonly accessor: string;
  /** The path of tokens in the namespace. */
  readonly base: string;
  readonly seconds: number;
  readonly renewable: boolean;
  readonly revoke: boolean;
};

/** `renew` and `close` of an ephemeral resource that was opened with {@link keepToken}. */
export const tokenHandlers = {
  async renew(context: Context, kept: Json | undefined): Promise<Kept> {
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
    return keepToken(context, { ...known, seconds: granted, renewable }, response.respondedAt);
  },

  async close({ secrets }: Context, kept: Json | undefined): Promise<void> {
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

export function issuedIn({ issued, data }: Envelope): IssuedToken {
  return issued ?? missing(data, ['auth'], 'object');
}

/** Renewing after two thirds of the duration leaves time for a retry. `from`: when the service responded, by its own clock. */
export function keepToken(context: Context, token: KeptToken & Json, from = new Date().toISOString()): Kept {
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
