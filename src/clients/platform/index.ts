/** The parts of the platform's client that handlers and entry points use. */
export { PlatformClient } from './client';
export type { Fetched } from './client';
export type { Keys } from './snapshots';
export type { Document, Identifier, ListDocument, Resource } from '../json-api';
export { path, segments } from '../path';
export type { CallOptions, ClientOptions } from '../request';
export { FileBody } from '../transport/file-body';
export { including } from './read-document';
