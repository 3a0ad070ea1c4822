import { changing, name, type Case } from '../../../cli/review/case';
import { tokenReviewCases } from '../shared/token-fields';

const role = () => ({ mount: 'jwt-20', name: name(), user_claim: 'sub', bound_audiences: ['us'] });
const bound = () => ({ ...role(), bound_subject: 'repo:acme/app:ref:refs/heads/main' });
const browser = () => ({ ...bound(), role_type: 'oidc', allowed_redirect_uris: ['https://one.example.com'] });
const claims = (bound_claims: object) => ({ bound_claims: JSON.stringify(bound_claims), bound_claims_type: 'glob' });
const APP = claims({ sub: 'repo:acme/app*' });
const OTHERS = 'Tokens with another subject or other claims';

export const reviewCases: readonly Omit<Case, 'type'>[] = [
  {
    title: 'made for an audience alone',
    after: role(),
    says: [['danger', 'bound_audiences', 'Every token of the issuer for the audience']],
  },
  { title: 'made for a subject', after: bound(), says: [] },
  changing(role())(
    'no subject any more',
    { bound_subject: 'repo:acme/app:ref:refs/heads/main' },
    {},
    ['danger', 'bound_audiences', 'Every token of the issuer for the audience'],
    ['warning', 'bound_subject', OTHERS],
  ),
  {
    title: 'made for every repository',
    after: { ...role(), ...claims({ sub: 'repo:acme/*' }) },
    says: [['danger', 'bound_claims', 'Tokens of any owner']],
    items: ['sub'],
  },
  changing(role())(
    'every owner',
    APP,
    claims({ repository: ['acme/app', '*'], ref: 'refs/heads/*' }),
    ['danger', 'bound_claims', 'Tokens of any owner'],
    ['warning', 'bound_claims', OTHERS],
  ),
  changing(role())('another repository', APP, claims({ sub: 'repo:acme/lib*' }), ['warning', 'bound_claims', OTHERS]),
  changing(role())('the same claims', APP, claims({ sub: ['repo:acme/app*'] })),
  changing({ ...role(), bound_claims: '{"sub": "repo:acme/app*"}' })('a pattern', {}, { bound_claims_type: 'glob' }, [
    'warning',
    'bound_claims_type',
    'An asterisk in a claim',
  ]),
  changing(bound())('another subject', {}, { bound_subject: 'repo:acme/lib:ref:refs/heads/main' }, [
    'warning',
    'bound_subject',
    OTHERS,
  ]),
  changing(role())(
    'a pattern as subject',
    { bound_subject: 'repo:acme/app' },
    { bound_subject: 'repo:acme/*' },
    ['danger', 'bound_subject', 'The subject is meant to stand for any owner'],
    ['warning', 'bound_subject', OTHERS],
  ),
  changing(bound())(
    'another audience',
    {},
    { bound_audiences: ['them'] },
    ['warning', 'bound_audiences', 'Tokens for additional audiences'],
    ['note', 'bound_audiences', 'Tokens for some audiences'],
  ),
  changing(bound())('another user', {}, { user_claim: 'actor' }, [
    'warning',
    'user_claim',
    'Logins become other identities',
  ]),
  changing(bound())('other metadata', {}, { claim_mappings: { actor: 'who' } }, [
    'note',
    'claim_mappings',
    'Other claims become metadata',
  ]),
  changing(bound())('another leeway', {}, { expiration_leeway: 600 }, [
    'note',
    'expiration_leeway',
    'Tokens of the issuer are accepted',
  ]),
  changing(bound())('a log of tokens', {}, { verbose_oidc_logging: true }, [
    'warning',
    'verbose_oidc_logging',
    'The service logs tokens',
  ]),
  changing(bound())(
    'a browser',
    {},
    { role_type: 'oidc', allowed_redirect_uris: ['https://one.example.com'] },
    ['warning', 'role_type', 'Logins happen in another way'],
    ['warning', 'allowed_redirect_uris', 'A browser may return to additional'],
  ),
  changing(browser())(
    'another address of a browser',
    {},
    { allowed_redirect_uris: ['https://two.example.com'] },
    ['warning', 'allowed_redirect_uris', 'A browser may return to additional'],
    ['note', 'allowed_redirect_uris', 'A browser may no longer return'],
  ),
  changing(browser())('other scopes', {}, { oidc_scopes: ['profile'] }, [
    'note',
    'oidc_scopes',
    'The issuer is asked for other',
  ]),
  ...tokenReviewCases(bound).map((one) => ({ ...one, title: `with ${one.title}` })),
  { title: 'deleted', before: bound(), says: [['note', undefined, 'Nobody can log in by the role']] },
];
