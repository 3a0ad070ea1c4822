import { changing, type Case } from '../../../cli/review/case';

let mounts = 0;
/** Each case has an authority of its own, which `estate.ts` mounts. */
const authority = () => ({ mount: `authority-${++mounts}` });

export const reviewCases: readonly Omit<Case, 'type'>[] = [
  changing(authority())('empty lists', { expiry: '24h' }, { expiry: '24h', disable: true }, [
    'danger',
    'disable',
    'Certificate revocation lists stay empty',
  ]),
  changing(authority())('silence', { expiry: '24h' }, { expiry: '24h', ocsp_disable: true }, [
    'danger',
    'ocsp_disable',
    'OCSP requests get no response',
  ]),
  changing(authority())('lists again', { disable: true }, {}, ['note', 'disable', 'Revocations are published again']),
  changing(authority())('no rebuilds', { auto_rebuild: true }, {}, [
    'warning',
    'auto_rebuild',
    'Lists are no longer rebuilt before they expire',
  ]),
  changing(authority())('rebuilds', { expiry: '24h' }, { expiry: '24h', auto_rebuild: true }, [
    'note',
    'auto_rebuild',
    'Lists are rebuilt before they expire',
  ]),
  changing(authority())('long lists', { expiry: '24h' }, { expiry: '11d' }, [
    'warning',
    'expiry',
    'Revocation lists are valid for more than ten days',
  ]),
  changing(authority())('another lifetime', { expiry: '24h' }, { expiry: '48h' }, [
    'note',
    'expiry',
    'Revocation lists have another lifetime',
  ]),
  changing(authority())('deltas', { auto_rebuild: true }, { auto_rebuild: true, enable_delta: true }),
  {
    title: 'reset',
    before: { ...authority(), expiry: '24h' },
    says: [['warning', undefined, 'The authority publishes revocations by the defaults']],
  },
  {
    title: 'new and long',
    after: { ...authority(), expiry: '20d' },
    says: [['warning', 'expiry', 'Revocation lists are valid for more than ten days']],
  },
];
