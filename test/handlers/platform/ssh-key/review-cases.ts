import { changing, name, type Case } from '../../../cli/review/case';

const key = () => ({ organization: 'acme', name: name() });

/** What lintel review says of changes of SSH keys. */
export const reviewCases: readonly Omit<Case, 'type'>[] = [
  { title: 'made', after: key(), says: [] },
  changing(key())('renamed', { name: 'old' }, { name: 'new' }),
  { title: 'removed', before: key(), says: [['danger', undefined, 'The SSH key is deleted']] },
];
