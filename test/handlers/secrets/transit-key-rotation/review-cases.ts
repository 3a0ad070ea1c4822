import type { Case } from '../../../cli/review/case';

export const reviewCases: readonly Omit<Case, 'type'>[] = [
  {
    title: 'rotation of a key',
    after: { mount: 'ciphers', name: 'rotated' },
    says: [['note', undefined, 'The key gets a new version immediately']],
  },
];
