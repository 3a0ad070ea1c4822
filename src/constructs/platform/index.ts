// Written from the definitions of the wing by `npx tsx generate/main.ts`.
export * from './data-policies';
export * from './data-policy';
export * from './data-registry-module';
export * from './data-registry-modules';
export * from './data-run-task';
export * from './data-run-tasks';
export * from './data-workspace-run-task';
export * from './data-workspace-run-tasks';
export * from './extended/registry-module';
export * from './extended/run-task';
export * from './policy';
export * from './registry-module';
export * from './run-task';
export * from './vocabularies';
export * from './workspace-run-task';
