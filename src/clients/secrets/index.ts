/** The parts of the secrets service's client that handlers and entry points use. */
export { SecretsClient } from './client';
export type { LoginAt, SecretsOptions } from './authenticated-requests';
export type { Envelope } from './envelope';
export { path, segments } from '../path';
export type { CallOptions, ClientOptions } from '../request';
