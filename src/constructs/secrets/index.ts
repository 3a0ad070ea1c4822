// Written from the definitions of the wing by `npx tsx generate/main.ts`.
export * from './data-database-connection';
export * from './data-database-connections';
export * from './data-database-static-role';
export * from './data-database-static-roles';
export * from './database-connection';
export * from './database-static-role';
export * from './ephemeral-database-static-credentials';
export * from './extended/database-connection';
export * from './vocabularies';
