// Written from the definitions of the service by `npx tsx generate/main.ts`.
export * from './admin-module-consumers';
export * from './admin-organization';
export * from './policy';
export * from './policy-set';
export * from './policy-set-parameter';
export * from './policy-set-policy';
export * from './policy-set-project';
export * from './policy-set-project-exclusion';
export * from './policy-set-workspace';
export * from './policy-set-workspace-exclusion';
export * from './registry-module';
export * from './registry-module-version';
export * from './run-task';
export * from './run-task-global-configuration';
export * from './task-config';
export * from './vocabularies';
export * from './workspace-run-task';
