import { changing, name, type Case } from '../../../cli/review/case';

const ACCESSOR = '${lintel_auth_mount.counts_otherwise.accessor}';
const OTHER_ACCESSOR = '${lintel_auth_mount.issues_batch_tokens.accessor}';
/** Of a case of external groups, each of which has one alias. */
const alias = (number: number) => ({
  name: name(),
  mount_accessor: ACCESSOR,
  canonical_id: `\${lintel_identity_group.external_group_${number}.group_id}`,
});

export const reviewCases: readonly Omit<Case, 'type'>[] = [
  {
    title: 'alias of a group',
    after: alias(1),
    says: [['warning', undefined, 'Anyone who logs in with the group of the method is a member']],
  },
  changing(alias(2))('another name of a group', {}, { name: name() }, [
    'warning',
    'name',
    'Other logins are members of the group',
  ]),
  changing(alias(3))('a group of everybody', {}, { name: 'Everyone' }, [
    'danger',
    'name',
    'Everybody who can log in may be a member',
  ]),
  changing(alias(4))('another method of a group', {}, { mount_accessor: OTHER_ACCESSOR }, [
    'warning',
    'mount_accessor',
    'Other logins are members of the group',
  ]),
  changing(alias(5))(
    'another group of an alias',
    {},
    { canonical_id: '${lintel_identity_group.external_group_6.group_id}' },
    ['danger', 'canonical_id', 'The members get the policies of another group'],
  ),
  {
    title: 'alias of a group deleted',
    before: alias(7),
    says: [['warning', undefined, 'The group has no members any more']],
  },
];
