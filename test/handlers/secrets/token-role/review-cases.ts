import { changing, name, type Case } from '../../../cli/review/case';
import { tokenReviewCases } from '../shared/token-fields';

/** The fields of tokens that token roles have too. */
const TOKEN_FIELDS = ['every address', 'some addresses', 'no default policy', 'a number of uses'];
const limited = () => ({ name: name(), allowed_policies: ['app'] });

/** What lintel review says of changes of token roles. */
export const reviewCases: readonly Omit<Case, 'type'>[] = [
  { title: 'made with allowed policies', after: limited(), says: [] },
  {
    title: 'made without allowed policies',
    after: { name: name() },
    says: [['danger', 'allowed_policies', 'Tokens can get every policy of the caller']],
  },
  {
    title: 'made for every policy',
    after: { ...limited(), allowed_policies_glob: ['*'] },
    says: [['danger', 'allowed_policies_glob', 'Tokens can get every policy']],
  },
  {
    title: 'made for orphans',
    after: { ...limited(), orphan: true },
    says: [['danger', 'orphan', 'Tokens outlive the token that created them']],
  },
  changing({ name: name() })(
    'no longer allowed policies',
    { allowed_policies: ['app'] },
    {},
    ['danger', 'allowed_policies', 'Tokens can get every policy of the caller'],
    ['note', 'allowed_policies', 'Tokens can no longer get some policies'],
  ),
  changing(limited())('more policies by a glob', {}, { allowed_policies_glob: ['app-*'] }, [
    'warning',
    'allowed_policies_glob',
    'Tokens can get additional policies',
  ]),
  changing(limited())('fewer refused policies', { disallowed_policies: ['admin'] }, {}, [
    'warning',
    'disallowed_policies',
    'Some policies are no longer refused',
  ]),
  changing(limited())('more refused policies', {}, { disallowed_policies: ['admin'] }, [
    'note',
    'disallowed_policies',
    'Further policies are refused',
  ]),
  changing(limited())('more identities', {}, { allowed_entity_aliases: ['web'] }, [
    'warning',
    'allowed_entity_aliases',
    'Tokens can be created for additional identities',
  ]),
  changing(limited())('the same identities', { allowed_entity_aliases: ['web'] }, { allowed_entity_aliases: ['WEB'] }),
  changing(limited())('no renewal', {}, { renewable: false }, ['note', 'renewable', 'Tokens can no longer be renewed']),
  changing({ ...limited(), orphan: true, renewable: false })(
    'tokens that are not stored',
    {},
    { token_type: 'batch' },
    ['warning', 'token_type', 'Tokens can no longer be revoked'],
  ),
  changing(limited())('another period', { token_period: '1h' }, { token_period: '2h' }, [
    'note',
    'token_period',
    'Tokens live for another time',
  ]),
  ...tokenReviewCases(limited).filter(({ title }) => TOKEN_FIELDS.includes(title)),
  changing(limited())('another group of tokens', {}, { path_suffix: 'deploy' }),
  {
    title: 'token role deleted',
    before: limited(),
    says: [['note', undefined, 'Tokens can no longer be created under the role']],
  },
];
