import type { Case } from '../../../cli/review/case';

const group = '${lintel_identity_group.name_of_a_group.group_id}';
const entity = (title: string) => `\${lintel_identity_entity.${title}.entity_id}`;

export const reviewCases: readonly Omit<Case, 'type'>[] = [
  {
    title: 'member that joins a group',
    after: { group_id: group, entity_id: entity('an_entity_again') },
    says: [['warning', undefined, 'The group has a further member']],
  },
  {
    title: 'member that leaves its group',
    before: { group_id: group, entity_id: entity('an_entity_again') },
    says: [['note', undefined, 'The group loses a member']],
  },
];
