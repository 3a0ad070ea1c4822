import { changing, name, type Case } from '../../../cli/review/case';

const group = () => ({ name: name() });

const ENTITY = '${lintel_identity_entity.an_entity_again.entity_id}';
const GROUP = '${lintel_identity_group.external_group_1.group_id}';

export const reviewCases: readonly Omit<Case, 'type'>[] = [
  // Groups of which the cases of aliases are.
  ...[1, 2, 3, 4, 5, 6, 7].map((number) =>
    changing({ ...group(), type: 'external' })(`external group ${number}`, {}, {}),
  ),
  changing(group())('a further member of a group', { member_entity_ids: [] }, { member_entity_ids: [ENTITY] }, [
    'warning',
    'member_entity_ids',
    'The group has further members',
  ]),
  changing(group())('a further group of a group', { member_group_ids: [] }, { member_group_ids: [GROUP] }, [
    'danger',
    'member_group_ids',
    'All members of another group become members',
  ]),
  changing(group())('a member that leaves a group', { member_entity_ids: [ENTITY] }, { member_entity_ids: [] }, [
    'warning',
    'member_entity_ids',
    'The group loses members',
  ]),
  changing(group())(
    'a group with an administrator',
    { policies: [] },
    { policies: ['powerful'] },
    ['danger', 'policies', 'Tokens get the rights of an administrator'],
    ['warning', 'policies', 'Every token of every member gets further policies'],
  ),
  changing(group())('further policies of a group', { policies: ['app'] }, { policies: ['app', 'metrics'] }, [
    'warning',
    'policies',
    'Every token of every member gets further policies',
  ]),
  changing(group())('fewer policies of a group', { policies: ['app', 'metrics'] }, { policies: ['app'] }, [
    'warning',
    'policies',
    'Every token of every member loses policies',
  ]),
  changing(group())('other metadata of a group', {}, { metadata: { team: 'payments' } }, [
    'note',
    'metadata',
    'Policies whose templates refer to the metadata decide otherwise',
  ]),
  { title: 'group with a policy', after: { ...group(), policies: ['app'] }, says: [] },
  {
    title: 'group deleted',
    before: group(),
    says: [['warning', undefined, 'All members lose the policies of the group']],
  },
];
