import type { Case } from '../../../cli/review/case';

let mounts = 0;
/** Each case has an authority of its own, which `estate.ts` mounts. */
const authority = () => ({ mount: `authority-${++mounts}` });

export const reviewCases: readonly Omit<Case, 'type'>[] = [
  {
    title: 'performed',
    after: { ...authority(), tidy_cert_store: true },
    says: [['warning', undefined, 'What has expired is removed']],
  },
  {
    title: 'performed again',
    before: { mount: 'authority-8', tidy_cert_store: true, triggers: { quarter: '1' } },
    after: { mount: 'authority-8', tidy_cert_store: true, triggers: { quarter: '2' } },
    says: [['warning', undefined, 'What has expired is removed']],
  },
];
