import { name, type Case } from '../../../cli/review/case';

const provider = () => ({ organization: 'acme', name: name() });
const curated = () => ({ ...provider(), registry_name: 'public', namespace: 'hashicorp' });

/** What lintel review says of changes of providers. */
export const reviewCases: readonly Omit<Case, 'type'>[] = [
  { title: 'made', after: provider(), says: [] },
  {
    title: 'deleted',
    before: provider(),
    says: [['danger', undefined, 'The provider is deleted with all its versions']],
  },
  {
    title: 'renamed',
    before: provider(),
    after: provider(),
    says: [['danger', undefined, 'The provider is deleted with all its versions and recreated']],
  },
  {
    title: 'record of a public one deleted',
    before: curated(),
    says: [['warning', undefined, 'The record of a public provider is deleted']],
  },
];
