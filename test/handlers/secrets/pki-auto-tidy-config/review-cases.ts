import { changing, type Case } from '../../../cli/review/case';

let mounts = 0;
/** Each case has an authority of its own, which `estate.ts` mounts. */
const authority = () => ({ mount: `authority-${++mounts}` });
const on = { enabled: true, tidy_cert_store: true };

export const reviewCases: readonly Omit<Case, 'type'>[] = [
  changing(authority())('short', on, { ...on, safety_buffer: '1h' }, [
    'danger',
    'safety_buffer',
    'What has ended is removed within a day',
  ]),
  changing(authority())('longer', on, { ...on, safety_buffer: '100h' }, [
    'note',
    'safety_buffer',
    'What has ended is kept for another time',
  ]),
  changing(authority())('issuers', on, { ...on, tidy_expired_issuers: true }, [
    'warning',
    'tidy_expired_issuers',
    'Expired issuers are removed by themselves',
  ]),
  changing(authority())('off', on, { ...on, enabled: false }, [
    'note',
    'enabled',
    'The service begins or stops tidying',
  ]),
  {
    title: 'reset',
    before: { ...authority(), ...on },
    says: [['note', undefined, 'The service stops tidying by itself']],
  },
  changing(authority())('counts', on, { ...on, maintain_stored_certificate_counts: true }),
];
