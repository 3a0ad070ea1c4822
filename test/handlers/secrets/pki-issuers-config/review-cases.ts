import { changing, type Case } from '../../../cli/review/case';

let mounts = 0;
/** Each case has an authority of its own, which `estate.ts` mounts. */
const authority = () => ({ mount: `authority-${++mounts}` });
const second = { default: 'second' };

export const reviewCases: readonly Omit<Case, 'type'>[] = [
  changing(authority())('another issuer', second, { default: 'third' }, [
    'danger',
    'default',
    'Another issuer signs everything that names none',
  ]),
  changing(authority())('the latest issuer', second, { ...second, default_follows_latest_issuer: true }, [
    'warning',
    'default_follows_latest_issuer',
    'Each issuer that is generated or imported becomes the default',
  ]),
  changing(authority())('a fixed issuer', { ...second, default_follows_latest_issuer: true }, second, [
    'note',
    'default_follows_latest_issuer',
    'The default issuer no longer changes by itself',
  ]),
  {
    title: 'forgotten',
    before: { ...authority(), ...second },
    says: [['note', undefined, 'The service keeps the default issuer']],
  },
  { title: 'new', after: { ...authority(), ...second }, says: [] },
];
