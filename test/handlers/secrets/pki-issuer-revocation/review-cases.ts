import type { Case } from '../../../cli/review/case';

let mounts = 0;
/** Each case has an authority of its own, which `estate.ts` mounts. */
const authority = () => ({ mount: `authority-${++mounts}` });

export const reviewCases: readonly Omit<Case, 'type'>[] = [
  {
    title: 'performed',
    after: { ...authority(), issuer_ref: 'third' },
    says: [['danger', undefined, 'An issuer is revoked']],
  },
  {
    title: 'performed again',
    before: { mount: 'authority-8', issuer_ref: 'third', triggers: { quarter: '1' } },
    after: { mount: 'authority-8', issuer_ref: 'third', triggers: { quarter: '2' } },
    says: [['danger', undefined, 'An issuer is revoked']],
  },
];
