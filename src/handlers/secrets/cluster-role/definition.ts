import { defineResource } from '../../../definition/resource';
import type { Rule } from '../../../definition/rule';
import { objectPathAttributes, objectPathIdentity, objectPathImports, namesAttributes, objectPathArguments, listAttributes, mountRules, nameRules } from '../shared/mount-attributes';
import { defineDataSource } from '../../../definition/data-source';
import { defineListResource } from '../../../definition/list-resource';
import { defineEphemeralResource } from '../../../definition/ephemeral-resource';
import { leaseAttributes } from '../shared/lease-attributes';

/** The service takes audiences as one text with commas between them. */
export const audienceRules: readonly Rule[] = [{ rule: 'pattern', pattern: '^[^,]*[^,\\s][^,]*$', words: 'not be empty, and have no comma' }];

const optional = { use: 'optional', emptyIsAbsent: true } as const;

const clusterRoleType = {
  type: 'string', use: 'optional', values: ['Role', 'ClusterRole'], absentIs: 'Role', absent: 'it is `Role`',
  doc: 'Whether it is a role of one namespace or of the whole cluster.',
} as const;

/** Who gets a token of the cluster, and where. Restates the secrets API, "Cluster engine", its role. */
export const clusterRole = defineResource({
  type: 'lintel_cluster_role',
  service: 'secrets',
  construct: 'ClusterRole',
  doc: 'What the tokens of a cluster are issued for: an account that is there, or one that is made for each token.',
  source: ['docs/spec/secrets.md#cluster-engine', 'docs/spec/secrets.md#cluster-engine-1'],
  attributes: {
    ...objectPathAttributes('kubernetes', 'The name of the role. Services that exist have names in lower case.'),
    access: {
      use: 'required', construct: 'ClusterAccess', doc: 'What a token may do. It can be changed from one form to another in place.',
      choice: {
        serviceAccount: {
          serviceAccountName: { type: 'string', use: 'required', emptyIsAbsent: true, doc: 'The service account that is there: a token for it is all that is made.' },
        },
        existingRole: {
          clusterRoleName: { type: 'string', use: 'required', emptyIsAbsent: true, doc: 'The role of the cluster that is there: an account is made, and bound to it.' },
          clusterRoleType,
        },
        generatedRules: {
          generatedRoleRules: {
            type: 'document', use: 'required', emptyIsAbsent: true, rules: [{ rule: 'objectDocument', lists: ['rules'] }],
            doc: 'The rules of a role that is made together with an account, as a JSON or YAML object with a list `rules`.',
          },
          clusterRoleType,
        },
      },
    },
    allowedClusterNamespaces: {
      type: 'set', element: 'string', ...optional, compare: 'anyCase', elementRules: [{ rule: 'length', min: 1, unit: 'characters' }], absent: 'none is allowed by its name',
      doc: 'The namespaces in which tokens may be issued; `*` means every one. Those that the selector allows come on top.',
    },
    allowedClusterNamespaceSelector: {
      type: 'document', ...optional, unreadable: 'maybe', rules: [{ rule: 'objectDocument' }], absent: 'none is allowed by its labels',
      doc: 'A label selector of the namespaces in which tokens may be issued, as a JSON or YAML object.',
    },
    tokenMaxTtl: { type: 'duration', ...optional, absent: 'that of the system counts', doc: 'How long a token lasts at most.' },
    tokenDefaultTtl: { type: 'duration', ...optional, absent: 'that of the system counts', doc: 'How long a token lasts where nobody asks for another time.' },
    tokenDefaultAudiences: {
      type: 'set', element: 'string', ...optional, compare: 'trimmed', unreadable: 'maybe',
      elementRules: audienceRules, absent: 'those of the cluster count', doc: 'Whom a token is meant for where nobody asks for another audience.',
    },
    nameTemplate: { type: 'string', ...optional, absent: 'the service has a template of its own', doc: 'The template of the names of what is made.' },
    extraAnnotations: { type: 'map', element: 'string', ...optional, unreadable: 'maybe', absent: 'there are none', doc: 'Annotations that everything gets that is made.' },
    extraLabels: { type: 'map', element: 'string', ...optional, unreadable: 'maybe', absent: 'there are none', doc: 'Labels that everything gets that is made.' },
    additionalMetadata: {
      type: 'string', use: 'computed', moving: true, absent: 'the service tells of none',
      doc: 'What the service tells besides of what is made, as JSON.',
    },
  },
  rules: [{ rule: 'atMost', attribute: 'tokenDefaultTtl', limit: 'tokenMaxTtl' }],
  identity: objectPathIdentity,
  imports: objectPathImports('roles', 'kubernetes/roles/deployer'),
  movedFrom: [{ type: 'vault_kubernetes_secret_backend_role', schemaVersions: [0] }],
});

const otherForm = { use: 'computed', absent: 'the role has another form' } as const;
const untold = { use: 'computed', absent: 'the service does not tell' } as const;

/** Restates the secrets API, operation "Read role" of the cluster engine. */
export const clusterRoleData = defineDataSource({
  type: 'lintel_cluster_role',
  service: 'secrets',
  construct: 'DataClusterRole',
  doc: 'A role of a cluster engine. Tokens are no part of it: see the ephemeral `lintel_cluster_credentials`.',
  source: ['docs/spec/secrets.md#cluster-engine', 'docs/spec/secrets.md#cluster-engine-1'],
  attributes: {
    ...objectPathArguments('kubernetes', 'The name of the role.'),
    serviceAccountName: { type: 'string', ...otherForm, doc: 'The service account that tokens are made for.' },
    clusterRoleName: { type: 'string', ...otherForm, doc: 'The role of the cluster that accounts are bound to.' },
    generatedRoleRules: { type: 'document', ...otherForm, doc: 'The rules of the roles that are made, as a JSON or YAML object.' },
    clusterRoleType: { type: 'string', ...otherForm, doc: 'Whether accounts get a role of one namespace (`Role`) or of the whole cluster (`ClusterRole`).' },
    allowedClusterNamespaces: { type: 'set', element: 'string', use: 'computed', doc: 'The namespaces in which tokens may be issued; `*` means every one.' },
    allowedClusterNamespaceSelector: { type: 'document', use: 'computed', absent: 'there is none, or the service does not tell', doc: 'A label selector of the namespaces in which tokens may be issued, as a JSON or YAML object.' },
    tokenMaxTtl: { type: 'duration', use: 'computed', absent: 'that of the system counts', doc: 'How long a token lasts at most, in seconds.' },
    tokenDefaultTtl: { type: 'duration', use: 'computed', absent: 'that of the system counts', doc: 'How long a token lasts where nobody asks for another time, in seconds.' },
    tokenDefaultAudiences: { type: 'set', element: 'string', ...untold, doc: 'Whom a token is meant for where nobody asks for another audience.' },
    nameTemplate: { type: 'string', use: 'computed', absent: 'the service has a template of its own', doc: 'The template of the names of what is made.' },
    extraAnnotations: { type: 'map', element: 'string', ...untold, doc: 'Annotations that everything gets that is made.' },
    extraLabels: { type: 'map', element: 'string', ...untold, doc: 'Labels that everything gets that is made.' },
    additionalMetadata: { type: 'string', use: 'computed', absent: 'the service tells of none', doc: 'What the service tells besides of what is made, as JSON.' },
  },
});

/** Restates the secrets API, operation "List roles" of the cluster engine. */
export const clusterRolesData = defineDataSource({
  type: 'lintel_cluster_roles',
  service: 'secrets',
  construct: 'DataClusterRoles',
  doc: 'The names of the roles of a cluster engine.',
  source: ['docs/spec/secrets.md#cluster-engine', 'docs/spec/secrets.md#cluster-engine-1'],
  attributes: namesAttributes('kubernetes', 'roles'),
});

/** Restates the secrets API, operation "List roles" of the cluster engine. */
export const clusterRoleList = defineListResource({
  type: 'lintel_cluster_role',
  doc: 'The roles of a cluster engine.',
  source: ['docs/spec/secrets.md#cluster-engine', 'docs/spec/secrets.md#cluster-engine-1'],
  attributes: listAttributes('kubernetes'),
});

const optionalArgument = { use: 'optional', emptyIsAbsent: true } as const;

/** Restates the secrets API, operation "Generate credentials" of the cluster engine. */
export const clusterCredentialsEphemeral = defineEphemeralResource({
  type: 'lintel_cluster_credentials',
  service: 'secrets',
  construct: 'EphemeralClusterCredentials',
  doc: 'A token for a cluster, made for this run alone: in no plan and in no state. What was made for it in the cluster goes with its lease.',
  source: ['docs/spec/secrets.md#cluster-engine', 'docs/spec/secrets.md#cluster-engine-1'],
  attributes: {
    mount: { type: 'string', use: 'optional', default: 'kubernetes', rules: mountRules, doc: 'The path that the engine is mounted at.' },
    role: { type: 'string', use: 'required', rules: nameRules, doc: 'The name of the role.' },
    clusterNamespace: { type: 'string', ...optionalArgument, absent: 'it is the only one that the role allows by its name', doc: 'The namespace that the token is for.' },
    clusterRoleBinding: {
      type: 'bool', use: 'optional', default: false,
      doc: 'Whether the token is good for the whole cluster, which needs a role of the type `ClusterRole`.',
    },
    ttl: { type: 'duration', ...optionalArgument, absent: 'the role decides', doc: 'How long the token is to last; cluster, system and role may make it shorter.' },
    audiences: {
      type: 'set', element: 'string', ...optionalArgument, elementRules: audienceRules, absent: 'those of the role count', doc: 'Whom the token is meant for.',
    },
    ...leaseAttributes,
    serviceAccountName: { type: 'string', use: 'computed', sensitive: true, doc: 'The service account that the token is of.' },
    serviceAccountNamespace: { type: 'string', use: 'computed', sensitive: true, doc: 'The namespace of the account.' },
    serviceAccountToken: { type: 'string', use: 'computed', sensitive: true, doc: 'The token.' },
  },
});
