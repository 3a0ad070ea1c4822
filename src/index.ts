// Written from the services that have resources by `npx tsx generate/main.ts`.
export * from './constructs/duration';
export * from './constructs/ephemeral-variable';
export * from './constructs/lintel-provider';
export * from './constructs/lintel-provider-props';
export * from './constructs/lintel-testing';
export * from './constructs/secrets-login';
export * from './constructs/string-list-map';
export * as platform from './constructs/platform';
export * as secrets from './constructs/secrets';
