import { changing, name, type Case } from '../../../cli/review/case';
import { mountCases } from '../shared/mount-cases';

const DESTROYED = 'The mount is destroyed with everything that it stores';

export const reviewCases: readonly Omit<Case, 'type'>[] = [
  ...mountCases('database'),
  { title: 'destroyed', before: { path: name(), type: 'database' }, says: [['danger', undefined, DESTROYED]] },
  {
    title: 'replaced',
    before: { path: 'another-type', type: 'database' },
    after: { path: 'another-type', type: 'pki' },
    says: [['danger', undefined, DESTROYED]],
  },
  changing({ path: name(), type: 'kv' })('gets its second version', { options: {} }, { options: { version: '2' } }, [
    'warning',
    'options',
    'The engine gets its second version, which cannot be taken back',
  ]),
  changing({ path: name(), type: 'kv' })('gets its first version', { options: {} }, { options: { version: '1' } }),
  changing({ path: name(), type: 'kv' })('loses another option', { options: { a: 'b' } }, { options: {} }),
];
