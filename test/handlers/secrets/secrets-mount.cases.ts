import { mountCases } from './mount-cases';
import { changing, name, type Case } from '../../cli/review/case';

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
  changing({ path: name(), type: 'kv' })('loses its version', { options: { version: '2' } }, { options: { a: 'b' } }, [
    'danger',
    'options',
    'The engine no longer has its version',
  ]),
  changing({ path: name(), type: 'kv' })('gains a version', { options: {} }, { options: { version: '2' } }),
];
