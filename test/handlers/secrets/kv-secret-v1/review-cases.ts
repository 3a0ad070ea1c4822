import { changing, name, type Case } from '../../../cli/review/case';

const secret = () => ({ mount: 'documents-1', name: name() });

export const reviewCases: readonly Omit<Case, 'type'>[] = [
  changing(secret())('another value of a document', { data: { a: 'one' } }, { data: { a: 'two' } }, [
    'warning',
    'data',
    'Values of the secret change',
  ]),
  changing(secret())(
    'other keys of a document',
    { data_wo: { a: 'one' } },
    { data_wo: { b: 'one' } },
    ['danger', 'keys', 'Keys of the secret are removed'],
    ['note', 'keys', 'Keys are added to the secret'],
    ['warning', 'data', 'Values of the secret change'],
  ),
  {
    title: 'document deleted',
    before: { ...secret(), data: { a: 'one' } },
    says: [['danger', undefined, 'The secret is lost']],
  },
];
