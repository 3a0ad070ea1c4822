import { changing, type Case } from '../../../cli/review/case';

let mounts = 0;
/** Each case has an authority of its own, which `estate.ts` mounts. */
const authority = () => ({ mount: `authority-${++mounts}` });
const one = { path: 'https://secrets.example.com/v1/pki' };

export const reviewCases: readonly Omit<Case, 'type'>[] = [
  changing(authority())('another host', one, { path: 'https://secrets-2.example.com/v1/pki' }, [
    'warning',
    'path',
    'Clients reach the authority at another address',
  ]),
  changing(authority())('another path', one, { path: 'https://secrets.example.com/v1/ca' }, [
    'note',
    'path',
    'The address of the authority changes',
  ]),
  {
    title: 'forgotten',
    before: { ...authority(), ...one },
    says: [['note', undefined, 'The service keeps the addresses']],
  },
  { title: 'new', after: { ...authority(), ...one }, says: [] },
];
