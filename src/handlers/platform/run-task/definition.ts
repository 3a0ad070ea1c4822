import { defineResource } from '../../../definition/resource';
import { secretInput } from '../../../definition/secret-input';
import { nameRules, organizationRules } from '../rules';

/** A reusable hook of an organization to an external system. Restates the platform API, "Run task (type `tasks`)". */
export const runTask = defineResource({
  type: 'lintel_run_task',
  wing: 'platform',
  construct: 'RunTask',
  doc: 'A reusable hook of an organization to an external system, which runs of its workspaces call.',
  source: ['docs/spec/platform.md#run-task-type-tasks-id-prefix-task-', 'docs/spec/platform.md#run-tasks', 'docs/spec/platform.md#limits'],
  attributes: {
    id: { type: 'string', use: 'computed', doc: 'The id of the run task, `task-…`.' },
    organization: {
      type: 'string', use: 'required', replace: true, rules: organizationRules,
      doc: 'The name of the organization that the run task belongs to.',
    },
    name: {
      type: 'string', use: 'required', rules: nameRules,
      doc: 'The name of the run task, unique in its organization.',
    },
    url: {
      type: 'string', use: 'required', rules: [{ rule: 'url', schemes: ['http', 'https'] }],
      doc: 'The address that the run task payload is sent to. The service calls it when the run task is made or the address changes, and wants the answer 200.',
    },
    description: {
      type: 'string', use: 'optional', emptyIsAbsent: true, absent: 'the run task has no description',
      rules: [{ rule: 'length', max: 300, unit: 'characters' }],
      doc: 'What the run task does, in up to 300 characters.',
    },
    category: {
      type: 'string', use: 'optional', values: ['task'], default: 'task',
      doc: 'The category of the run task; the service knows only `task`.',
    },
    enabled: {
      type: 'bool', use: 'optional', default: true,
      doc: 'Whether runs call the run task.',
    },
    ...secretInput('hmacKey', {
      doc: 'The key that signs the payload, so that the receiver can verify who sent it.',
      absent: 'payloads are not signed',
      rules: [{ rule: 'length', min: 1, unit: 'characters' }],
    }),
    secretsRevision: {
      type: 'int', use: 'computed', revision: true,
      doc: 'How often `hmacKeyWo` was sent or cleared: 0 while it never was, one more in each plan that does.',
    },
  },
  identity: { id: true },
  imports: [
    { form: '{id}', matches: '^task-[^/]+$', example: 'task-7oD7doVTQdAFnMLV' },
    { form: '{organization}/{name}', matches: '^[^/]+/[^/]+$', example: 'acme/image-scan' },
  ],
  movedFrom: [{ type: 'tfe_organization_run_task', schemaVersions: [0] }],
});
