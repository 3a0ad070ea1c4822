import { changing, name, type Case } from '../../../cli/review/case';

const DESTROYED = 'The namespace is destroyed with everything in it';

/** What lintel review says of changes of namespaces. */
export const reviewCases: readonly Omit<Case, 'type'>[] = [
  { title: 'made', after: { path: name(), custom_metadata: { team: 'a' } }, says: [] },
  { title: 'destroyed', before: { path: name() }, says: [['danger', undefined, DESTROYED]] },
  {
    title: 'replaced',
    before: { path: 'namespace-before' },
    after: { path: 'namespace-after' },
    says: [['danger', undefined, DESTROYED]],
  },
  changing({ path: name() })('may be destroyed with its content', {}, { force_destroy: true }, [
    'danger',
    'force_destroy',
    'The namespace can be destroyed with everything in it',
  ]),
  changing({ path: name() })('changes its metadata', { custom_metadata: { a: '1' } }, { custom_metadata: { a: '2' } }, [
    'warning',
    'custom_metadata',
    'The metadata of the namespace change',
  ]),
  changing({ path: name() })('is protected again', { force_destroy: true }, {}),
];
