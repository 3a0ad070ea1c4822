import { changing, type Case } from '../../../cli/review/case';

const kept = { mount: 'machines', role: 'web', keep_secret_id: true, cidr_list: ['10.0.0.0/8'] };

export const reviewCases: readonly Omit<Case, 'type'>[] = [
  {
    title: 'secret id in the state',
    after: kept,
    says: [['danger', 'keep_secret_id', 'The secret id is in the state']],
  },
  {
    title: 'secret id without an end',
    after: { mount: 'machines', role: 'web', wrap_ttl: '10m' },
    says: [['danger', undefined, 'The secret id has no end of its own, and works from everywhere']],
  },
  changing(kept)('secret id from further networks', {}, { cidr_list: ['10.0.0.0/8', '192.168.0.0/16'] }, [
    'warning',
    'cidr_list',
    'The secret id works from further networks',
  ]),
  changing(kept)('secret id by triggers', {}, { triggers: { reason: 'leaked' } }, [
    'warning',
    undefined,
    'Another secret id replaces this one',
  ]),
  {
    title: 'destroyed secret id',
    before: kept,
    says: [['warning', undefined, 'Machines can no longer log in by the secret id']],
  },
];
