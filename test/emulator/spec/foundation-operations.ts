import { operationsOf } from './specified';
import type { SpecifiedOperation } from './specified';

const MOUNTS = '/v1/sys/mounts';
const AUTH = '/v1/sys/auth';
const ACL = '/v1/sys/policies/acl';
const NAMESPACES = '/v1/sys/namespaces';
const JWT = '/v1/auth/{jwt}';
/** Literal, so that what is sent to another method's mount does not count for these. */
const KUBERNETES = '/v1/auth/kubernetes';
const APPROLE = '/v1/auth/approle';
const SECRET_ID = `${APPROLE}/role/:name`;
const TOKEN = '/v1/auth/token';

const NO_RESOURCE = 'no resource, data source or login uses it yet';
const NOT_KEPT =
  'secret ids are ephemeral: nothing keeps one that could be listed or looked up, and they are destroyed by their accessor';
const LATER = 'a known secret id is not set, and tidying is left to the service';

/** Operations that are left out, with the reason of the catalogue. */
const LEFT_OUT: { readonly [operation: string]: string } = {
  'List secret ids': NOT_KEPT,
  'Look up secret id by accessor': NOT_KEPT,
  'Look up secret id': NOT_KEPT,
  'Destroy secret id': NOT_KEPT,
  'Write secret id of the caller': LATER,
  'Tidy secret ids': LATER,
};
/** The operations that the provider uses, by itself, for its resources, and to log in. */
const REACHED = [
  'List mounts',
  'Mount engine',
  'Read mount',
  'Read tuning',
  'Tune mount',
  'Unmount engine',
  'Move mount',
  'Read status of move',
  'Read mount for clients',
  'List leases',
  'List ACL policies',
  'Read ACL policy',
  'Write ACL policy',
  'Delete ACL policy',
  'List ACL policies with their text',
  'List namespaces',
  'Read namespace',
  'Write namespace',
  'Change metadata of namespace',
  'Delete namespace',
  'Create token under role',
  'List auth methods',
  'Write configuration (jwt)',
  'Read configuration (jwt)',
  'Write role (jwt)',
  'Read role (jwt)',
  'List roles (jwt)',
  'Delete role (jwt)',
  'Write configuration (kubernetes)',
  'Read configuration (kubernetes)',
  'Write role (kubernetes)',
  'Read role (kubernetes)',
  'List roles (kubernetes)',
  'Delete role (kubernetes)',
  'Mount auth method',
  'Read auth method',
  'Read tuning of auth method',
  'Tune auth method',
  'Unmount auth method',
  'Log in',
  'Renew self',
  'Revoke self',
  'Look up self',
  'Unwrap',
  'Look up wrapping',
  'Write role (approle)',
  'Read role (approle)',
  'List roles (approle)',
  'Delete role (approle)',
  'Read role id',
  'Write role id',
  'Read own capabilities',
  'Generate secret id',
  'Destroy secret id by accessor',
  'Write token role',
  'Read token role',
  'List token roles',
  'Delete token role',
];

function reasons({ operation }: SpecifiedOperation): Pick<SpecifiedOperation, 'notReached'> {
  return REACHED.includes(operation) ? {} : { notReached: LEFT_OUT[operation] ?? NO_RESOURCE };
}

/** The endpoint tables of the foundation's specification, row by row, apart from those of password policies and of the authority, with why some are still missing. */
export const foundationOperations: readonly SpecifiedOperation[] = [
  ...operationsOf('Mounts', [
    ['List mounts', 'GET', MOUNTS],
    ['Mount engine', 'POST', `${MOUNTS}/{path}`],
    ['Read mount', 'GET', `${MOUNTS}/{path}`],
    ['Read tuning', 'GET', `${MOUNTS}/{path}/tune`],
    ['Tune mount', 'POST', `${MOUNTS}/{path}/tune`],
    ['Unmount engine', 'DELETE', `${MOUNTS}/{path}`],
    ['Move mount', 'POST', '/v1/sys/remount', 200],
    ['Read status of move', 'GET', '/v1/sys/remount/status/:id', 200],
    ['Read mount for clients', 'GET', '/v1/sys/internal/ui/mounts/{path}', 200],
    ['List leases', 'LIST', '/v1/sys/leases/lookup/{prefix}', 200],
    ['List auth methods', 'GET', AUTH, 200],
    ['Mount auth method', 'POST', `${AUTH}/{path}`, 204],
    ['Read auth method', 'GET', `${AUTH}/{path}`, 200],
    ['Read tuning of auth method', 'GET', `${AUTH}/{path}/tune`, 200],
    ['Tune auth method', 'POST', `${AUTH}/{path}/tune`, 204],
    ['Unmount auth method', 'DELETE', `${AUTH}/{path}`, 204],
  ]),
  ...operationsOf('Policies and namespaces', [
    ['List ACL policies', 'LIST', ACL, 200],
    ['Read ACL policy', 'GET', `${ACL}/:name`, 200],
    ['Write ACL policy', 'POST', `${ACL}/:name`, 204],
    ['Delete ACL policy', 'DELETE', `${ACL}/:name`, 204],
    ['List ACL policies with their text', 'LIST', '/v1/sys/policies/detailed/acl', 200],
    ['Read own capabilities', 'POST', '/v1/sys/capabilities-self', 200],
    ['List namespaces', 'LIST', NAMESPACES, 200],
    ['Read namespace', 'GET', `${NAMESPACES}/:name`, 200],
    ['Write namespace', 'POST', `${NAMESPACES}/:name`, 200],
    ['Change metadata of namespace', 'PATCH', `${NAMESPACES}/:name`, 200],
    ['Delete namespace', 'DELETE', `${NAMESPACES}/:name`, 200],
  ]),
  ...operationsOf('Auth methods', [
    ['Write configuration (jwt)', 'POST', `${JWT}/config`],
    ['Read configuration (jwt)', 'GET', `${JWT}/config`, 200],
    ['Write role (jwt)', 'POST', `${JWT}/role/:name`],
    ['Read role (jwt)', 'GET', `${JWT}/role/:name`, 200],
    ['List roles (jwt)', 'LIST', `${JWT}/role`, 200],
    ['Delete role (jwt)', 'DELETE', `${JWT}/role/:name`, 204],
    ['Write configuration (kubernetes)', 'POST', `${KUBERNETES}/config`, 204],
    ['Read configuration (kubernetes)', 'GET', `${KUBERNETES}/config`, 200],
    ['Write role (kubernetes)', 'POST', `${KUBERNETES}/role/:name`],
    ['Read role (kubernetes)', 'GET', `${KUBERNETES}/role/:name`, 200],
    ['List roles (kubernetes)', 'LIST', `${KUBERNETES}/role`, 200],
    ['Delete role (kubernetes)', 'DELETE', `${KUBERNETES}/role/:name`, 204],
    ['Write role (approle)', 'POST', `${APPROLE}/role/:name`],
    ['Read role (approle)', 'GET', `${APPROLE}/role/:name`, 200],
    ['List roles (approle)', 'LIST', `${APPROLE}/role`, 200],
    ['Delete role (approle)', 'DELETE', `${APPROLE}/role/:name`, 204],
    ['Read role id', 'GET', `${SECRET_ID}/role-id`, 200],
    ['Write role id', 'POST', `${SECRET_ID}/role-id`, 204],
    ['Generate secret id', 'POST', `${SECRET_ID}/secret-id`, 200],
    ['List secret ids', 'LIST', `${SECRET_ID}/secret-id`, 200],
    ['Look up secret id by accessor', 'POST', `${SECRET_ID}/secret-id-accessor/lookup`, 200],
    ['Destroy secret id by accessor', 'POST', `${SECRET_ID}/secret-id-accessor/destroy`, 204],
    ['Look up secret id', 'POST', `${SECRET_ID}/secret-id/lookup`, 200],
    ['Destroy secret id', 'POST', `${SECRET_ID}/secret-id/destroy`, 204],
    ['Write secret id of the caller', 'POST', `${SECRET_ID}/custom-secret-id`, 200],
    ['Tidy secret ids', 'POST', `${APPROLE}/tidy/secret-id`, 202],
    ['Write token role', 'POST', `${TOKEN}/roles/:name`, 204],
    ['Read token role', 'GET', `${TOKEN}/roles/:name`, 200],
    ['List token roles', 'LIST', `${TOKEN}/roles`, 200],
    ['Delete token role', 'DELETE', `${TOKEN}/roles/:name`, 204],
    ['Create token under role', 'POST', `${TOKEN}/create/:role`, 200],
  ]),
  ...operationsOf('Login', [
    ['Log in', 'POST', '/v1/auth/{method}/login', 200],
    ['Renew self', 'POST', `${TOKEN}/renew-self`, 200],
    ['Revoke self', 'POST', `${TOKEN}/revoke-self`, 204],
    ['Look up self', 'GET', `${TOKEN}/lookup-self`, 200],
    ['Unwrap', 'POST', '/v1/sys/wrapping/unwrap', 200],
    ['Look up wrapping', 'POST', '/v1/sys/wrapping/lookup', 200],
  ]),
].map((operation) => ({ ...operation, ...reasons(operation) }));
