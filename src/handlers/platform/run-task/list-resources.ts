import { defineListResource } from '../../../definition/list-resource';
import { organizationRules } from '../rules';

/** Restates the platform API, operation "List run tasks". */
export const runTaskList = defineListResource({
  type: 'lintel_run_task',
  doc: 'The run tasks of an organization.',
  source: ['docs/spec/platform.md#run-tasks'],
  attributes: {
    organization: { type: 'string', use: 'required', rules: organizationRules, doc: 'The name of the organization.' },
  },
});
