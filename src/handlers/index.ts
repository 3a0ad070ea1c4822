// Written from the rooms beside it by `npx tsx generate/main.ts`.
import type { Register } from './register';

/* eslint-disable @typescript-eslint/no-require-imports */

export const resources = {
  lintel_policy: {
    definition: () => (require('./platform/policy/definition') as typeof import('./platform/policy/definition')).policy,
    handlers: () => (require('./platform/policy/resource') as typeof import('./platform/policy/resource')).policyResource,
  },
  lintel_run_task: {
    definition: () => (require('./platform/run-task/definition') as typeof import('./platform/run-task/definition')).runTask,
    handlers: () => (require('./platform/run-task/resource') as typeof import('./platform/run-task/resource')).runTaskResource,
  },
} satisfies Register['resources'];

export const dataSources = {
  lintel_policies: {
    definition: () => (require('./platform/policy/data-sources') as typeof import('./platform/policy/data-sources')).policiesData,
    handlers: () => (require('./platform/policy/data-source') as typeof import('./platform/policy/data-source')).policiesDataSource,
  },
  lintel_policy: {
    definition: () => (require('./platform/policy/data-sources') as typeof import('./platform/policy/data-sources')).policyData,
    handlers: () => (require('./platform/policy/data-source') as typeof import('./platform/policy/data-source')).policyDataSource,
  },
  lintel_run_task: {
    definition: () => (require('./platform/run-task/data-sources') as typeof import('./platform/run-task/data-sources')).runTaskData,
    handlers: () => (require('./platform/run-task/data-source') as typeof import('./platform/run-task/data-source')).runTaskDataSource,
  },
  lintel_run_tasks: {
    definition: () => (require('./platform/run-task/data-sources') as typeof import('./platform/run-task/data-sources')).runTasksData,
    handlers: () => (require('./platform/run-task/data-source') as typeof import('./platform/run-task/data-source')).runTasksDataSource,
  },
} satisfies Register['dataSources'];
