// Written from the services that have resources by `npx tsx generate/main.ts`.
export * from './drift-watch';
export * from './key-issuing-props';
export * from './lintel-provider';
export * from './lintel-provider-interface';
export * from './lintel-provider-props';
export * from './lintel-resource-props';
export * from './secret-reference';
export * from './secrets-login';
export * as platform from './platform';
export * as secrets from './secrets';
