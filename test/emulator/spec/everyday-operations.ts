import { operationsOf } from './specified';
import type { SpecifiedOperation } from './specified';

const KV = '/v1/{kv_mount}';
const IDENTITY = '/v1/identity';
const USERS = '/v1/auth/{userpass}/users';
const KEYS = '/v1/{transit}/keys';
const AUDIT = '/v1/sys/audit';
const QUOTAS = '/v1/sys/quotas/rate-limit';
const CORS = '/v1/sys/config/cors';
const LEASES = '/v1/sys/leases';

/** Data sources find one by what they know of it. */
const REACHED = ['Identity: Look up entity', 'Identity: Look up group', 'System: Delete CORS configuration'];

/** The endpoint tables of the everyday specification, apart from the rows that the files of resources have. */
export const everydayOperations: readonly SpecifiedOperation[] = [
  ...operationsOf('Key-value', [
    ['Key-value: Delete versions', 'POST', `${KV}/delete/{path}`, 204],
    ['Key-value: Undelete versions', 'POST', `${KV}/undelete/{path}`, 204],
    ['Key-value: Destroy versions', 'POST', `${KV}/destroy/{path}`, 204],
    ['Key-value: Patch metadata', 'PATCH', `${KV}/metadata/{path}`, 204],
    ['Key-value: List detailed metadata', 'LIST', `${KV}/detailed-metadata/{path}`, 200],
  ]),
  ...operationsOf('Identity', [
    ...(['entity', 'group'] as const).flatMap((kind): (readonly [string, string, string, number])[] => [
      [`Identity: Write ${kind}`, 'POST', `${IDENTITY}/${kind}`, 200],
      [`Identity: Delete ${kind} by name`, 'DELETE', `${IDENTITY}/${kind}/name/:name`, 204],
      [`Identity: List ${kind}`, 'LIST', `${IDENTITY}/${kind}/id`, 200],
      [`Identity: List names of ${kind}`, 'LIST', `${IDENTITY}/${kind}/name`, 200],
      [`Identity: List ${kind} aliases`, 'LIST', `${IDENTITY}/${kind}-alias/id`, 200],
      [`Identity: Look up ${kind}`, 'POST', `${IDENTITY}/lookup/${kind}`, 200],
    ]),
    ['Identity: Delete entities', 'POST', `${IDENTITY}/entity/batch-delete`, 204],
  ]),
  ...operationsOf('Secret ids, users', [
    ['Write password of user', 'POST', `${USERS}/:name/password`, 204],
    ['Write policies of user', 'POST', `${USERS}/:name/policies`, 204],
    ['Login: userpass', 'POST', '/v1/auth/{userpass}/login/:name', 200],
  ]),
  ...operationsOf('Transit, audit, any path', [
    ['Transit: Create key', 'POST', `${KEYS}/:name`, 200],
    ['Transit: Read key', 'GET', `${KEYS}/:name`, 200],
    ['Transit: Delete key', 'DELETE', `${KEYS}/:name`, 204],
    ['Transit: List keys', 'LIST', KEYS, 200],
    ['Transit: Configure key', 'POST', `${KEYS}/:name/config`, 200],
    ['Transit: Rotate key', 'POST', `${KEYS}/:name/rotate`, 200],
    ['Transit: Trim key', 'POST', `${KEYS}/:name/trim`, 200],
    ['Transit: Delete key softly', 'DELETE', `${KEYS}/:name/soft-delete`, 200],
    ['Transit: Restore key', 'POST', `${KEYS}/:name/soft-delete-restore`, 200],
    ['Transit: Read configuration of keys', 'GET', '/v1/{transit}/config/keys', 200],
    ['Transit: Write configuration of keys', 'POST', '/v1/{transit}/config/keys', 200],
    ['Audit: List devices', 'GET', AUDIT, 200],
    ['Audit: Enable device', 'POST', `${AUDIT}/:path`, 204],
    ['Audit: Disable device', 'DELETE', `${AUDIT}/:path`, 204],
    ['Audit: Hash', 'POST', `${AUDIT}-hash/:path`, 200],
    ['System: Read OpenAPI document', 'GET', '/v1/sys/internal/specs/openapi', 200],
    ['System: Look up lease', 'POST', `${LEASES}/lookup`, 200],
    ['Quotas: List rate limits', 'LIST', QUOTAS, 200],
    ['System: Read CORS configuration', 'GET', CORS, 200],
    ['System: Write CORS configuration', 'POST', CORS, 204],
    ['System: Delete CORS configuration', 'DELETE', CORS, 204],
  ]),
].map((operation) => ({
  ...operation,
  ...(REACHED.includes(operation.operation) ? {} : { notReached: 'no resource, data source or login uses it yet' }),
}));
