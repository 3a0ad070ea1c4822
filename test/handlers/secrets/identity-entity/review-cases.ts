import { changing, name, type Case } from '../../../cli/review/case';

const entity = () => ({ name: name() });

export const reviewCases: readonly Omit<Case, 'type'>[] = [
  changing(entity())('further policies of an entity', { policies: ['app'] }, { policies: ['app', 'metrics'] }, [
    'warning',
    'policies',
    'Every token of the entity gets further policies',
  ]),
  changing(entity())('fewer policies of an entity', { policies: ['app', 'metrics'] }, { policies: ['app'] }, [
    'warning',
    'policies',
    'Every token of the entity loses policies',
  ]),
  changing(entity())('an entity again', { disabled: true }, {}, ['danger', 'disabled', 'The entity can log in again']),
  changing(entity())('an entity locked out', {}, { disabled: true }, [
    'warning',
    'disabled',
    'The entity is locked out',
  ]),
  changing(entity())('other metadata of an entity', {}, { metadata: { team: 'payments' } }, [
    'note',
    'metadata',
    'Policies whose templates refer to the metadata decide otherwise',
  ]),
  { title: 'entity with a policy', after: { ...entity(), policies: ['app'] }, says: [] },
  {
    title: 'entity deleted',
    before: entity(),
    says: [['danger', undefined, 'All tokens of the entity end at once']],
  },
];
