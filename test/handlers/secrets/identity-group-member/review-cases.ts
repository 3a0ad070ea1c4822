import type { Case } from '../../../cli/review/case';

const group = '${lintel_identity_group.further_policies_of_a_group.group_id}';
const administrators = '${lintel_identity_group.a_group_with_an_administrator.group_id}';
const entity = (title: string) => `\${lintel_identity_entity.${title}.entity_id}`;

export const reviewCases: readonly Omit<Case, 'type'>[] = [
  {
    title: 'member that joins a group',
    after: { group_id: group, entity_id: entity('an_entity_again') },
    says: [['warning', undefined, 'The group has a further member']],
  },
  {
    title: 'member of administrators',
    after: { group_id: administrators, entity_id: entity('an_entity_again') },
    says: [['danger', undefined, 'The member gets the rights of an administrator']],
    items: ['lintel_acl_policy.unchanged_with_power'],
  },
  {
    title: 'member that leaves its group',
    before: { group_id: group, entity_id: entity('an_entity_again') },
    says: [['note', undefined, 'The group loses a member']],
  },
];
