import { defineEphemeralResource } from '../../../definition/ephemeral-resource';
import { authListArguments } from '../shared/auth/auth-attributes';
import { userRules } from '../shared/auth/user-names';

export const userpassLoginEphemeral = defineEphemeralResource({
  type: 'lintel_userpass_login',
  service: 'secrets',
  construct: 'EphemeralUserpassLogin',
  doc: 'The token of a user who logs in with a password, for this run and never stored in a plan or state. It is renewed while the run uses it, and revoked at its end. A plan and an apply each log in.',
  source: ['docs/spec/secrets-everyday.md#userpass-user', 'docs/spec/secrets-everyday.md#secret-ids-users'],
  access: [
    { path: 'auth/token/renew-accessor', needs: { read: ['update'] } },
    { path: 'auth/token/revoke-accessor', needs: { read: ['update'] }, when: ['revokeOnClose'] },
  ],
  attributes: {
    ...authListArguments('userpass'),
    username: { type: 'string', use: 'required', rules: userRules, doc: 'The name of the user.' },
    password: {
      type: 'string',
      use: 'required',
      sensitive: true,
      rules: [{ rule: 'length', min: 1, unit: 'characters' }],
      doc: 'The password of the user.',
    },
    revokeOnClose: {
      type: 'bool',
      use: 'optional',
      default: true,
      local: true,
      doc: 'Whether the token is revoked when the run no longer uses it, with everything that was leased with it.',
    },
    token: { type: 'string', use: 'computed', sensitive: true, doc: 'The token.' },
    accessor: {
      type: 'string',
      use: 'computed',
      absent: 'the token is a batch token',
      doc: 'The accessor, by which the token can be looked up, renewed and revoked.',
    },
    policies: { type: 'set', element: 'string', use: 'computed', doc: 'The ACL policies of the token.' },
    leaseDuration: { type: 'int', use: 'computed', doc: 'The lifetime in seconds until it is renewed.' },
    renewable: { type: 'bool', use: 'computed', doc: 'Whether the token can be renewed.' },
  },
});
