import { defineDataSource } from '../../../definition/data-source';
import { defineEphemeralResource } from '../../../definition/ephemeral-resource';
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
} from '../shared/auth-attributes';
import { nameRules } from '../shared/mount-attributes';
import { tokenAttributes, tokenRules } from '../shared/token-attributes';
import { wrappingAttributes } from '../shared/wrapping-attributes';

const ENDPOINTS = ['docs/spec/secrets-foundation.md#auth-methods'];

/** What a role says about its secret ids. */
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

const wrapped = { use: 'computed', absent: 'the secret id is wrapped' } as const;

export const approleSecretIdEphemeral = defineEphemeralResource({
  type: 'lintel_approle_secret_id',
  service: 'secrets',
  construct: 'EphemeralAppRoleSecretId',
  doc: 'A secret id of a role of AppRole, generated for this run and never stored in a plan or state. It is destroyed when the run ends, or handed over, possibly wrapped.',
  source: ['docs/spec/secrets-foundation.md#approle-method', ...ENDPOINTS],
  attributes: {
    ...authListArguments('approle'),
    role: { type: 'string', use: 'required', rules: nameRules, doc: 'The name of the role.' },
    metadata: {
      type: 'map',
      element: 'string',
      use: 'optional',
      emptyIsAbsent: true,
      absent: 'there is none',
      doc: 'The metadata of tokens that the secret id logs in for. It is not encrypted in the audit log.',
    },
    cidrList: {
      type: 'set',
      element: 'string',
      use: 'optional',
      emptyIsAbsent: true,
      elementRules: [{ rule: 'network', prefixLength: 'required' }],
      absent: 'the networks of the role apply',
      doc: 'The networks that can log in by the secret id.',
    },
    tokenBoundCidrs: {
      type: 'set',
      element: 'string',
      use: 'optional',
      emptyIsAbsent: true,
      elementRules: [{ rule: 'network', prefixLength: 'required' }],
      absent: 'those of the role apply',
      doc: 'The networks that can use a token that the secret id logs in for.',
    },
    ttl: {
      type: 'duration',
      use: 'optional',
      emptyIsAbsent: true,
      absent: 'that of the role applies',
      doc: 'The lifetime of the secret id. At most that of the role.',
    },
    numUses: {
      type: 'int',
      use: 'optional',
      rules: [{ rule: 'range', min: 1 }],
      absent: 'the number of the role applies',
      doc: 'How often the secret id can log in. At most as often as the role allows.',
    },
    ...wrappingAttributes('secret id'),
    destroyOnClose: {
      type: 'bool',
      use: 'optional',
      default: true,
      local: true,
      doc: 'Whether the secret id is destroyed when the run no longer uses it. A plan and an apply each generate one: if it is not destroyed, it must expire, by `ttl` or by the `secretIdTtl` of the role.',
    },
    secretId: { type: 'string', ...wrapped, sensitive: true, doc: 'The secret id.' },
    secretIdAccessor: {
      type: 'string',
      ...wrapped,
      doc: 'The accessor, by which the secret id can be looked up and destroyed.',
    },
    secretIdTtl: { type: 'int', ...wrapped, doc: 'The lifetime in seconds; 0 if it does not expire.' },
    secretIdNumUses: {
      type: 'int',
      ...wrapped,
      doc: 'How often it can log in; 0 if there is no limit.',
    },
  },
  // The accessor of a wrapped secret id is in the wrapped response, which can be read only once.
  rules: [{ rule: 'onlyWhen', attribute: 'wrapTtl', when: 'destroyOnClose', is: false }],
});
