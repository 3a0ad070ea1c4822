import { changing, name, type Case } from '../../../cli/review/case';

const group = () => ({ name: name() });

export const reviewCases: readonly Omit<Case, 'type'>[] = [
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
