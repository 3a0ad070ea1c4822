import { changing, name, type Case } from '../../../cli/review/case';

const variable = () => ({ workspace_id: 'ws-app', key: name(), category: 'terraform' });

/** What lintel review says of changes of variables. */
export const reviewCases: readonly Omit<Case, 'type'>[] = [
  { title: 'made', after: variable(), says: [] },
  changing(variable())('another value', { value: 'eu-1' }, { value: 'eu-2' }, [
    'warning',
    'value',
    'The value of the variable changes',
  ]),
  changing({ ...variable(), sensitive: true })(
    'another write-only value',
    { value_wo: 'planted-old-value', value_wo_version: 1 },
    { value_wo: 'planted-new-value', value_wo_version: 2 },
    ['warning', 'sensitive_value', 'The value of the variable changes'],
  ),
  changing(variable())('hidden', {}, { sensitive: true }, ['note', 'sensitive', 'The value is hidden']),
  changing(variable())('no longer hidden', { sensitive: true, sensitive_value: 'planted-old-value' }, { value: '' }, [
    'danger',
    'sensitive',
    'The value is no longer hidden',
  ]),
  changing(variable())('an expression', { hcl: false }, { hcl: true }, [
    'warning',
    'hcl',
    'The value is read in another way',
  ]),
  { title: 'renamed', before: variable(), after: variable(), says: [['warning', 'key', 'The variable is renamed']] },
  changing(variable())('described', {}, { description: 'Where it runs.' }),
  { title: 'removed', before: variable(), says: [['warning', undefined, 'The variable is removed']] },
  {
    title: 'credential removed',
    before: { workspace_id: 'ws-app', key: 'AWS_ROLE_ARN', category: 'env' },
    says: [['danger', undefined, 'A setting or a credential of runs is removed']],
  },
];
