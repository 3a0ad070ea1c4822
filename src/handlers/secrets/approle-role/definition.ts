import { CREATED } from '../../../definition/access';
import { defineDataSource } from '../../../definition/data-source';
import { defineListResource } from '../../../definition/list-resource';
import { defineResource } from '../../../definition/resource';
import { resultsOf } from '../../../definition/results';
import {
  authListArguments,
  authNamesAttributes,
  authRoleArguments,
  authRoleAttributes,
  authRoleIdentity,
  authRoleImports,
} from '../shared/auth/auth-attributes';
import { tokenAttributes, tokenRules } from '../shared/auth/token-attributes';

const ENDPOINTS = ['docs/spec/secrets-foundation.md#auth-methods'];

/** The settings of a role for its secret ids. */
export const secretIdAttributes = {
  bindSecretId: {
    type: 'bool',
    use: 'optional',
    default: true,
    doc: 'Whether a login needs a secret id. Without it, everyone who knows the role id can log in from the addresses that are allowed.',
  },
  secretIdBoundCidrs: {
    type: 'set',
    element: 'string',
    use: 'optional',
    emptyIsAbsent: true,
    compare: 'network',
    elementRules: [{ rule: 'network', prefixLength: 'required' }],
    absent: 'every address is allowed',
    doc: 'The networks that can log in.',
  },
  secretIdNumUses: {
    type: 'int',
    use: 'optional',
    emptyIsAbsent: true,
    rules: [{ rule: 'range', min: 0 }],
    absent: 'there is no limit',
    doc: 'How often a secret id can log in.',
  },
  secretIdTtl: {
    type: 'duration',
    use: 'optional',
    emptyIsAbsent: true,
    absent: 'secret ids do not expire',
    doc: 'The lifetime of a secret id. The service deletes expired ones about every minute; until then they can log in.',
  },
  localSecretIds: {
    type: 'bool',
    use: 'optional',
    default: false,
    replace: true,
    doc: 'Whether secret ids are valid only in the cluster that made them.',
  },
  aliasMetadata: {
    type: 'map',
    element: 'string',
    use: 'optional',
    emptyIsAbsent: true,
    absent: 'there is none',
    doc: 'The metadata of the identity that logs in. Only supported with the dialect `vault`.',
  },
} as const;

export const approleRole = defineResource({
  type: 'lintel_approle_role',
  service: 'secrets',
  construct: 'AppRoleRole',
  doc: 'A role of the auth method AppRole: machines log in by its role id and a secret id. Secret ids are never stored in state; the ephemeral resource `lintel_approle_secret_id` generates them.',
  source: [
    'docs/spec/secrets-foundation.md#approle-method',
    'docs/spec/secrets-foundation.md#token-fields-of-auth-roles',
    ...ENDPOINTS,
  ],
  attributes: {
    ...authRoleAttributes('approle'),
    roleId: {
      type: 'string',
      use: 'optionalComputed',
      rules: [{ rule: 'length', min: 1, unit: 'characters' }],
      absent: 'the service generates it',
      doc: 'The role id, by which a login names the role. By itself it is no secret.',
    },
    ...secretIdAttributes,
    ...tokenAttributes,
  },
  rules: [
    {
      rule: 'oneOrMoreOf',
      attributes: ['secretIdBoundCidrs', 'tokenBoundCidrs'],
      when: 'bindSecretId',
      is: false,
    },
    ...tokenRules,
  ],
  identity: authRoleIdentity,
  ownAccess: CREATED,
  access: [
    { path: 'auth/{mount}/role/{name}/role-id', needs: { read: ['read'], create: ['read'], update: ['read'] } },
    { path: 'auth/{mount}/role/{name}/role-id', needs: { create: ['update'], update: ['update'] }, when: ['roleId'] },
  ],
  imports: authRoleImports('approle', 'deploy'),
  movedFrom: [{ type: 'vault_approle_auth_backend_role', schemaVersions: [0] }],
});

export const approleRoleData = defineDataSource({
  type: 'lintel_approle_role',
  service: 'secrets',
  construct: 'DataAppRoleRole',
  doc: 'A role of the auth method AppRole, with its role id.',
  source: ENDPOINTS,
  attributes: { ...resultsOf(approleRole.attributes), ...authRoleArguments('approle') },
  access: [
    { path: 'auth/{mount}/role/{name}', needs: { read: ['read'] } },
    { path: 'auth/{mount}/role/{name}/role-id', needs: { read: ['read'] } },
  ],
});

export const approleRolesData = defineDataSource({
  type: 'lintel_approle_roles',
  service: 'secrets',
  construct: 'DataAppRoleRoles',
  doc: 'The names of the roles of an auth method AppRole.',
  source: ENDPOINTS,
  attributes: authNamesAttributes('approle'),
});

export const approleRoleList = defineListResource({
  type: 'lintel_approle_role',
  doc: 'The roles of an auth method AppRole.',
  source: ENDPOINTS,
  attributes: authListArguments('approle'),
});
