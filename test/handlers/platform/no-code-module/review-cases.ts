import type { Case } from '../../../cli/review/case';

const nocode = (number: number, values: object = {}) => ({
  organization: 'acme',
  registry_module_id: `mod-${number}`,
  enabled: true,
  version_pin: '1.0.0',
  variable_options: null,
  ...values,
});

/** What lintel review says of changes of no-code modules. */
export const reviewCases: readonly Omit<Case, 'type'>[] = [
  { title: 'made', after: nocode(1), says: [['warning', 'enabled', 'People can create workspaces from the module']] },
  {
    title: 'another version',
    before: nocode(2),
    after: nocode(2, { version_pin: '2.0.0' }),
    says: [['warning', 'version_pin', 'New workspaces use another version of the module']],
  },
  {
    title: 'other values',
    before: nocode(3),
    after: nocode(3, { variable_options: [{ name: 'region', type: 'string', options: ['eu-west-1'] }] }),
    says: [['warning', 'variable_options', 'Other values are offered for variables']],
  },
  {
    title: 'removed',
    before: nocode(4),
    says: [['warning', undefined, 'Nobody can create workspaces from the module any longer']],
  },
];
