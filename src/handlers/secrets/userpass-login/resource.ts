import { ApiError } from '../../../clients/errors';
import { missing } from '../../../clients/read-response';
import type { EphemeralResourceHandlers } from '../../contract';
import { InvalidConfig } from '../../errors';
import { authCollection } from '../shared/auth/auth-object';
import { issuedIn, keepToken, tokenHandlers } from '../shared/credentials/issued-token';
import { issue } from '../shared/mounted-object';
import { refuseNamespace, systemCollection } from '../shared/system-object';
import type { userpassLoginEphemeral } from './definition';

export const userpassLoginEphemeralResource: EphemeralResourceHandlers<typeof userpassLoginEphemeral> = {
  async open(context, { namespace, mount, username, password, revokeOnClose: revoke }) {
    refuseNamespace(context.secrets.dialect, namespace);
    const at = { ...authCollection('login', { namespace, mount }), name: username };
    const response = await issue(context, at, { password }).catch((error: Error) => {
      if (!(error instanceof ApiError) || error.status !== 400) throw error;
      throw new InvalidConfig(
        ['password'],
        `The user \`${username}\` cannot log in at \`auth/${mount}\`: ${error.message}. The service does not say whether the name or the password is wrong, and locks users out who fail too often.`,
      );
    });
    const { token, accessor, policies, seconds: leaseDuration, renewable } = issuedIn(response);
    if (token === '') missing(response.data, ['auth', 'client_token'], 'text');
    const base = systemCollection('auth/token', 'create', namespace).mount;
    return {
      result: { token, accessor: accessor || undefined, policies: [...policies], leaseDuration, renewable },
      ...keepToken(context, { accessor, base, seconds: leaseDuration, renewable, revoke }, response.respondedAt),
    };
  },

  ...tokenHandlers,
};
