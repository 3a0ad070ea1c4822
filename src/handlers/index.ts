// Written from the rooms beside it by `npx tsx generate/main.ts`.
import type { Register } from './register';

/* eslint-disable @typescript-eslint/no-require-imports */

export const resources = {
  lintel_database_connection: {
    definition: () => (require('./secrets/database-connection/definition') as typeof import('./secrets/database-connection/definition')).databaseConnection,
    handlers: () => (require('./secrets/database-connection/resource') as typeof import('./secrets/database-connection/resource')).databaseConnectionResource,
  },
  lintel_database_static_role: {
    definition: () => (require('./secrets/database-static-role/definition') as typeof import('./secrets/database-static-role/definition')).databaseStaticRole,
    handlers: () => (require('./secrets/database-static-role/resource') as typeof import('./secrets/database-static-role/resource')).databaseStaticRoleResource,
  },
  lintel_policy: {
    definition: () => (require('./platform/policy/definition') as typeof import('./platform/policy/definition')).policy,
    handlers: () => (require('./platform/policy/resource') as typeof import('./platform/policy/resource')).policyResource,
  },
  lintel_run_task: {
    definition: () => (require('./platform/run-task/definition') as typeof import('./platform/run-task/definition')).runTask,
    handlers: () => (require('./platform/run-task/resource') as typeof import('./platform/run-task/resource')).runTaskResource,
  },
  lintel_workspace_run_task: {
    definition: () => (require('./platform/workspace-run-task/definition') as typeof import('./platform/workspace-run-task/definition')).workspaceRunTask,
    handlers: () => (require('./platform/workspace-run-task/resource') as typeof import('./platform/workspace-run-task/resource')).workspaceRunTaskResource,
  },
} satisfies Register['resources'];

export const dataSources = {
  lintel_database_connection: {
    definition: () => (require('./secrets/database-connection/data-sources') as typeof import('./secrets/database-connection/data-sources')).databaseConnectionData,
    handlers: () => (require('./secrets/database-connection/data-source') as typeof import('./secrets/database-connection/data-source')).databaseConnectionDataSource,
  },
  lintel_database_connections: {
    definition: () => (require('./secrets/database-connection/data-sources') as typeof import('./secrets/database-connection/data-sources')).databaseConnectionsData,
    handlers: () => (require('./secrets/database-connection/data-source') as typeof import('./secrets/database-connection/data-source')).databaseConnectionsDataSource,
  },
  lintel_database_static_role: {
    definition: () => (require('./secrets/database-static-role/data-sources') as typeof import('./secrets/database-static-role/data-sources')).databaseStaticRoleData,
    handlers: () => (require('./secrets/database-static-role/data-source') as typeof import('./secrets/database-static-role/data-source')).databaseStaticRoleDataSource,
  },
  lintel_database_static_roles: {
    definition: () => (require('./secrets/database-static-role/data-sources') as typeof import('./secrets/database-static-role/data-sources')).databaseStaticRolesData,
    handlers: () => (require('./secrets/database-static-role/data-source') as typeof import('./secrets/database-static-role/data-source')).databaseStaticRolesDataSource,
  },
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
  lintel_workspace_run_task: {
    definition: () => (require('./platform/workspace-run-task/data-sources') as typeof import('./platform/workspace-run-task/data-sources')).workspaceRunTaskData,
    handlers: () => (require('./platform/workspace-run-task/data-source') as typeof import('./platform/workspace-run-task/data-source')).workspaceRunTaskDataSource,
  },
  lintel_workspace_run_tasks: {
    definition: () => (require('./platform/workspace-run-task/data-sources') as typeof import('./platform/workspace-run-task/data-sources')).workspaceRunTasksData,
    handlers: () => (require('./platform/workspace-run-task/data-source') as typeof import('./platform/workspace-run-task/data-source')).workspaceRunTasksDataSource,
  },
} satisfies Register['dataSources'];

export const ephemeralResources = {
  lintel_database_static_credentials: {
    definition: () => (require('./secrets/database-static-role/ephemeral-resources') as typeof import('./secrets/database-static-role/ephemeral-resources')).databaseStaticCredentialsEphemeral,
    handlers: () => (require('./secrets/database-static-role/ephemeral-resource') as typeof import('./secrets/database-static-role/ephemeral-resource')).databaseStaticCredentialsEphemeralResource,
  },
} satisfies Register['ephemeralResources'];

export const listResources = {
  lintel_database_connection: {
    definition: () => (require('./secrets/database-connection/list-resources') as typeof import('./secrets/database-connection/list-resources')).databaseConnectionList,
    handlers: () => (require('./secrets/database-connection/list') as typeof import('./secrets/database-connection/list')).databaseConnectionListResource,
  },
  lintel_database_static_role: {
    definition: () => (require('./secrets/database-static-role/list-resources') as typeof import('./secrets/database-static-role/list-resources')).databaseStaticRoleList,
    handlers: () => (require('./secrets/database-static-role/list') as typeof import('./secrets/database-static-role/list')).databaseStaticRoleListResource,
  },
  lintel_policy: {
    definition: () => (require('./platform/policy/list-resources') as typeof import('./platform/policy/list-resources')).policyList,
    handlers: () => (require('./platform/policy/list') as typeof import('./platform/policy/list')).policyListResource,
  },
  lintel_run_task: {
    definition: () => (require('./platform/run-task/list-resources') as typeof import('./platform/run-task/list-resources')).runTaskList,
    handlers: () => (require('./platform/run-task/list') as typeof import('./platform/run-task/list')).runTaskListResource,
  },
  lintel_workspace_run_task: {
    definition: () => (require('./platform/workspace-run-task/list-resources') as typeof import('./platform/workspace-run-task/list-resources')).workspaceRunTaskList,
    handlers: () => (require('./platform/workspace-run-task/list') as typeof import('./platform/workspace-run-task/list')).workspaceRunTaskListResource,
  },
} satisfies Register['listResources'];

export const actions = {
} satisfies Register['actions'];
