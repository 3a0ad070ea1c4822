// Written from the definitions of the wing by `npx tsx generate/main.ts`.
export * from './data-run-task';
export * from './data-run-tasks';
export * from './run-task';
