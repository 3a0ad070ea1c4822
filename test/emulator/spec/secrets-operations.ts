import { operationsOf } from './specified';
import type { SpecifiedOperation } from './specified';

const DATABASE = '/v1/{database_mount}';
const PLATFORM = '/v1/{platform_mount}';
const CLUSTER = '/v1/{cluster_mount}';
const REKEY = '/v1/sys/rekey-recovery-key';

/** The endpoint tables of the secrets service's specification, row by row. */
export const secretsOperations: readonly SpecifiedOperation[] = [
  ...operationsOf('Database engine', [
    ['Configure connection', 'POST', `${DATABASE}/config/:name`],
    ['Read connection', 'GET', `${DATABASE}/config/:name`],
    ['List connections', 'LIST', `${DATABASE}/config`],
    ['Delete connection', 'DELETE', `${DATABASE}/config/:name`],
    ['Reset connection', 'POST', `${DATABASE}/reset/:name`],
    ['Reload plugin', 'POST', `${DATABASE}/reload/:plugin_name`],
    ['Rotate root credentials', 'POST', `${DATABASE}/rotate-root/:name`],
    ['Create or update role', 'POST', `${DATABASE}/roles/:name`],
    ['Read role', 'GET', `${DATABASE}/roles/:name`],
    ['List roles', 'LIST', `${DATABASE}/roles`],
    ['Delete role', 'DELETE', `${DATABASE}/roles/:name`],
    ['Generate credentials', 'GET', `${DATABASE}/creds/:name`],
    ['Create or update static role', 'POST', `${DATABASE}/static-roles/:name`],
    ['Read static role', 'GET', `${DATABASE}/static-roles/:name`],
    ['List static roles', 'LIST', `${DATABASE}/static-roles`],
    ['Delete static role', 'DELETE', `${DATABASE}/static-roles/:name`],
    ['Get static credentials', 'GET', `${DATABASE}/static-creds/:name`],
    ['Rotate static role credentials', 'POST', `${DATABASE}/rotate-role/:name`],
  ]),
  ...operationsOf('Recovery-key rekey', [
    ['Read rekey progress', 'GET', `${REKEY}/init`],
    ['Start rekey', 'POST', `${REKEY}/init`],
    ['Cancel rekey', 'DELETE', `${REKEY}/init`],
    ['Read backup', 'GET', '/v1/sys/rekey/recovery-key-backup'],
    ['Delete backup', 'DELETE', '/v1/sys/rekey/recovery-key-backup'],
    ['Submit key', 'POST', `${REKEY}/update`],
    ['Read verification progress', 'GET', `${REKEY}/verify`],
    ['Cancel verification', 'DELETE', `${REKEY}/verify`],
    ['Submit verification key', 'POST', `${REKEY}/verify`],
  ]),
  ...operationsOf('Platform token backend', [
    ['Configure access', 'POST', `${PLATFORM}/config`],
    ['Read access', 'GET', `${PLATFORM}/config`],
    ['Create or update role', 'POST', `${PLATFORM}/role/:name`],
    ['Read role', 'GET', `${PLATFORM}/role/:name`],
    ['List roles', 'LIST', `${PLATFORM}/role`],
    ['Delete role', 'DELETE', `${PLATFORM}/role/:name`],
    ['Rotate role', 'POST', `${PLATFORM}/rotate-role/:name`],
    ['Generate credential', 'GET', `${PLATFORM}/creds/:name`],
  ]),
  ...operationsOf('Cloud key-management provider', [['Create or update provider', 'POST', '/v1/keymgmt/kms/:name']]),
  ...operationsOf('Cluster engine', [
    ['Write configuration', 'POST', `${CLUSTER}/config`],
    ['Read configuration', 'GET', `${CLUSTER}/config`],
    ['Delete configuration', 'DELETE', `${CLUSTER}/config`],
    ['Create or update role', 'POST', `${CLUSTER}/roles/:name`],
    ['Read role', 'GET', `${CLUSTER}/roles/:name`],
    ['List roles', 'LIST', `${CLUSTER}/roles`],
    ['Delete role', 'DELETE', `${CLUSTER}/roles/:role`],
    ['Generate credentials', 'POST', `${CLUSTER}/creds/:role`],
  ]),
];
