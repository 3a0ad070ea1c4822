import type { Case } from '../../../cli/review/case';

let mounts = 0;
/** Each case has an authority of its own, which `estate.ts` mounts. */
const authority = () => ({ mount: `authority-${++mounts}` });
const KEPT = 'An ACME account can be created, and its key is in the state';

export const reviewCases: readonly Omit<Case, 'type'>[] = [
  { title: 'new', after: authority(), says: [['warning', undefined, KEPT]] },
  {
    title: 'another one',
    before: { mount: 'authority-8', triggers: { year: '1' } },
    after: { mount: 'authority-8', triggers: { year: '2' } },
    says: [['warning', undefined, KEPT]],
  },
  {
    title: 'destroyed',
    before: authority(),
    says: [['note', undefined, 'The binding is deleted, unless a client']],
  },
];
