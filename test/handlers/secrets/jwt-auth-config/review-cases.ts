import { changing, type Case } from '../../../cli/review/case';
import { CERTIFICATES, KEYS } from '../../../support/fixed-keys';
import { startedIssuer } from '../../../support/issuer';

const [key, otherKey] = KEYS;
const [ca, otherCa] = CERTIFICATES;
let mounts = 0;
/** Each case has a method of its own, which `estate.ts` mounts. */
const method = () => ({ mount: `jwt-${++mounts}` });
const given = () => ({ ...method(), jwt_validation_pubkeys: [key], bound_issuer: 'https://one.example.com' });
const discovered = () => ({ ...method(), oidc_discovery_url: `${startedIssuer()}/one` });
const OTHERS = 'Tokens that others have signed are accepted';

export const reviewCases: readonly Omit<Case, 'type'>[] = [
  changing(given())('other keys', {}, { jwt_validation_pubkeys: [otherKey] }, [
    'danger',
    'jwt_validation_pubkeys',
    OTHERS,
  ]),
  changing({ ...method(), bound_issuer: 'https://one.example.com' })(
    'an issuer in place of keys',
    { jwt_validation_pubkeys: [key] },
    { oidc_discovery_url: 'https://two.example.com' },
    ['danger', 'jwt_validation_pubkeys', OTHERS],
    ['danger', 'oidc_discovery_url', OTHERS],
  ),
  changing({ ...method(), bound_issuer: 'https://one.example.com' })(
    'keys without encryption',
    { jwt_validation_pubkeys: [key] },
    { jwks_url: 'http://one.example.com/keys' },
    ['danger', 'jwt_validation_pubkeys', OTHERS],
    ['danger', 'jwks_url', OTHERS],
    ['danger', 'jwks_url', 'The keys that tokens are verified with are fetched without encryption'],
  ),
  changing(method())(
    'any issuer',
    { jwt_validation_pubkeys: [key], bound_issuer: 'https://one.example.com' },
    { jwt_validation_pubkeys: [key] },
    ['danger', 'bound_issuer', 'Tokens of any issuer are accepted'],
  ),
  changing(given())('another issuer', {}, { bound_issuer: 'https://two.example.com' }, [
    'danger',
    'bound_issuer',
    'Tokens of another issuer are accepted',
  ]),
  changing(discovered())('no certificate of the issuer', { oidc_discovery_ca_pem: ca }, {}, [
    'danger',
    'oidc_discovery_ca_pem',
    'The issuer is no longer verified',
  ]),
  changing({ ...method(), jwks_url: `${startedIssuer()}/one/keys` })(
    'another certificate of the keys',
    { jwks_ca_pem: ca },
    { jwks_ca_pem: otherCa },
    ['warning', 'jwks_ca_pem', 'The issuer is verified with another CA certificate'],
  ),
  changing({ ...discovered(), oidc_client_secret: 'cl4-planted-client-secret' })(
    'another client',
    { oidc_client_id: 'one' },
    { oidc_client_id: 'two' },
    ['warning', 'oidc_client_id', 'Logins in a browser are handled in another way'],
  ),
  changing({ ...discovered(), oidc_client_id: 'one' })(
    'another client secret',
    { oidc_client_secret: 'cl4-planted-client-secret' },
    { oidc_client_secret: 'pw8-other-planted-password' },
    ['warning', 'oidc_client_secret', 'The client secret is sent or cleared'],
  ),
  changing(given())('other algorithms', {}, { jwt_supported_algs: ['ES256'] }, [
    'note',
    'jwt_supported_algs',
    'Tokens with other signature algorithms',
  ]),
  changing(given())('another default role', { default_role: 'one' }, { default_role: 'two' }, [
    'note',
    'default_role',
    'Logins that name no role use another one',
  ]),
  changing(given())('another state of logins', {}, { namespace_in_state: false }),
  {
    title: 'forgotten',
    before: given(),
    says: [['note', undefined, 'The service keeps the configuration until']],
  },
  {
    title: 'moved to another method',
    before: given(),
    after: given(),
    says: [['warning', undefined, 'Another auth method is configured']],
  },
];
