import { changing, type Case } from '../../../cli/review/case';

let mounts = 0;
/** Each case has an authority of its own, which `estate.ts` mounts. */
const authority = () => ({ mount: `authority-${++mounts}` });
const second = { default: 'second' };

export const reviewCases: readonly Omit<Case, 'type'>[] = [
  changing(authority())('another key', second, { default: 'third' }, [
    'warning',
    'default',
    'Another key is used where a request names none',
  ]),
  {
    title: 'forgotten',
    before: { ...authority(), ...second },
    says: [['note', undefined, 'The service keeps the default key']],
  },
  { title: 'new', after: { ...authority(), ...second }, says: [] },
];
