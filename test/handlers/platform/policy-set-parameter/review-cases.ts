import { changing, name, type Case } from '../../../cli/review/case';

const parameter = () => ({ policy_set_id: 'polset-base', key: name() });

/** What lintel review says of changes of parameters of policy sets. */
export const reviewCases: readonly Omit<Case, 'type'>[] = [
  { title: 'made', after: parameter(), says: [] },
  changing(parameter())('another value', { value: '500' }, { value: '700' }, [
    'warning',
    'value',
    'The value of the parameter changes',
  ]),
  changing({ ...parameter(), sensitive: true })(
    'another write-only value',
    { value_wo: 'planted-old-value', value_wo_version: 1 },
    { value_wo: 'planted-new-value', value_wo_version: 2 },
    ['warning', 'sensitive_value', 'The value of the parameter changes'],
  ),
  changing(parameter())('hidden', {}, { sensitive: true }, ['note', 'sensitive', 'The value is hidden']),
  changing(parameter())('no longer hidden', { sensitive: true }, {}, [
    'danger',
    'sensitive',
    'The value is no longer hidden',
  ]),
  {
    title: 'renamed',
    before: parameter(),
    after: parameter(),
    says: [['warning', 'key', 'The parameter is renamed']],
  },
  { title: 'removed', before: parameter(), says: [['warning', undefined, 'The parameter is removed']] },
];
