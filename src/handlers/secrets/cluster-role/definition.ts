import { CREATED } from '../../../definition/access';
import { defineDataSource } from '../../../definition/data-source';
import { defineEphemeralResource } from '../../../definition/ephemeral-resource';
import { defineListResource } from '../../../definition/list-resource';
import { defineResource } from '../../../definition/resource';
import type { Rule } from '../../../definition/rule';
import { REVOKE_LEASE, leaseAttributes } from '../shared/credentials/lease-attributes';
import {
  objectPathAttributes,
  objectPathIdentity,
  objectPathImports,
  namesAttributes,
  objectPathArguments,
  listAttributes,
  mountRules,
  nameRules,
} from '../shared/mount-attributes';

/** The service takes audiences as one comma-separated string. */
export const audienceRules: readonly Rule[] = [
  { rule: 'pattern', pattern: '^[^,]*[^,\\s][^,]*$', words: 'not be empty or contain a comma' },
];

const optional = { use: 'optional', emptyIsAbsent: true } as const;

const clusterRoleType = {
  type: 'string',
  use: 'optional',
  values: ['Role', 'ClusterRole'],
  absentIs: 'Role',
  absent: '`Role` is used',
  doc: 'The kind of the role: `Role` applies to one namespace, `ClusterRole` to the whole cluster.',
} as const;

/** Specified in the secrets API, "Cluster engine", role. */
const located = objectPathAttributes('kubernetes', 'The name of the role. Vault and OpenBao require it in lower case.');

export const clusterRole = defineResource({
  type: 'lintel_cluster_role',
  service: 'secrets',
  construct: 'ClusterRole',
  doc: 'A role of a cluster engine. It issues tokens for an existing service account, or for one that is created with each token.',
  source: ['docs/spec/secrets.md#cluster-engine', 'docs/spec/secrets.md#cluster-engine-1'],
  ownAccess: CREATED,
  attributes: {
    ...located,
    // The services convert names to lower case.
    name: { ...located.name, compare: 'anyCase' },
    access: {
      use: 'required',
      construct: 'ClusterAccess',
      doc: 'The permissions of the tokens. Can be changed from one form to another in place.',
      choice: {
        serviceAccount: {
          serviceAccountName: {
            type: 'string',
            use: 'required',
            emptyIsAbsent: true,
            doc: 'The existing service account that tokens are issued for. Only the token is created.',
          },
        },
        existingRole: {
          clusterRoleName: {
            type: 'string',
            use: 'required',
            emptyIsAbsent: true,
            doc: 'The existing role of the cluster. A service account is created with each token and bound to this role.',
          },
          clusterRoleType,
        },
        generatedRules: {
          generatedRoleRules: {
            type: 'document',
            use: 'required',
            emptyIsAbsent: true,
            rules: [{ rule: 'objectDocument', lists: ['rules'] }],
            doc: 'The rules of the role that is created with each service account, as a JSON or YAML object with a list `rules`.',
          },
          clusterRoleType,
        },
      },
    },
    allowedClusterNamespaces: {
      type: 'set',
      element: 'string',
      ...optional,
      compare: 'anyCase',
      elementRules: [{ rule: 'length', min: 1, unit: 'characters' }],
      absent: 'no namespace is allowed by name',
      doc: 'The namespaces in which tokens can be issued; `*` allows all. Namespaces that match `allowedClusterNamespaceSelector` are allowed in addition.',
    },
    allowedClusterNamespaceSelector: {
      type: 'document',
      ...optional,
      unreadable: 'maybe',
      rules: [{ rule: 'objectDocument' }],
      absent: 'no namespace is allowed by its labels',
      doc: 'A label selector for the namespaces in which tokens can be issued, as a JSON or YAML object.',
    },
    tokenMaxTtl: {
      type: 'duration',
      ...optional,
      absent: 'the maximum of the system applies',
      doc: 'The maximum lifetime of a token.',
    },
    tokenDefaultTtl: {
      type: 'duration',
      ...optional,
      absent: 'the default of the system applies',
      doc: 'The lifetime of a token if the request does not set one.',
    },
    tokenDefaultAudiences: {
      type: 'set',
      element: 'string',
      ...optional,
      compare: 'trimmed',
      unreadable: 'maybe',
      elementRules: audienceRules,
      absent: 'the audiences of the cluster apply',
      doc: 'The audiences of a token if the request does not set any.',
    },
    nameTemplate: {
      type: 'string',
      ...optional,
      absent: 'the service uses its default template',
      doc: 'The template for the names of the objects that are created in the cluster.',
    },
    extraAnnotations: {
      type: 'map',
      element: 'string',
      ...optional,
      unreadable: 'maybe',
      absent: 'no annotations are added',
      doc: 'Annotations of the objects that are created in the cluster.',
    },
    extraLabels: {
      type: 'map',
      element: 'string',
      ...optional,
      unreadable: 'maybe',
      absent: 'no labels are added',
      doc: 'Labels of the objects that are created in the cluster.',
    },
    additionalMetadata: {
      type: 'string',
      use: 'computed',
      moving: true,
      absent: 'the service reports none',
      doc: 'Further metadata that the service reports, as JSON.',
    },
  },
  rules: [{ rule: 'atMost', attribute: 'tokenDefaultTtl', limit: 'tokenMaxTtl' }],
  identity: objectPathIdentity,
  imports: objectPathImports('roles', 'kubernetes/roles/deployer'),
  movedFrom: [{ type: 'vault_kubernetes_secret_backend_role', schemaVersions: [0] }],
});

const ofOneForm = { use: 'computed', absent: 'the role uses another form of access' } as const;
const notAlwaysReported = { use: 'computed', absent: 'the service does not report it' } as const;

/** Specified in the secrets API, operation "Read role" of the cluster engine. */
export const clusterRoleData = defineDataSource({
  type: 'lintel_cluster_role',
  service: 'secrets',
  construct: 'DataClusterRole',
  doc: 'A role of a cluster engine. To get a token, use the ephemeral resource `lintel_cluster_credentials`.',
  source: ['docs/spec/secrets.md#cluster-engine', 'docs/spec/secrets.md#cluster-engine-1'],
  attributes: {
    ...objectPathArguments('kubernetes', 'The name of the role.'),
    serviceAccountName: {
      type: 'string',
      ...ofOneForm,
      doc: 'The existing service account that tokens are issued for.',
    },
    clusterRoleName: {
      type: 'string',
      ...ofOneForm,
      doc: 'The existing role of the cluster that service accounts are bound to.',
    },
    generatedRoleRules: {
      type: 'document',
      ...ofOneForm,
      doc: 'The rules of the role that is created with each service account, as a JSON or YAML object.',
    },
    clusterRoleType: {
      type: 'string',
      ...ofOneForm,
      doc: 'The kind of the role: `Role` applies to one namespace, `ClusterRole` to the whole cluster.',
    },
    allowedClusterNamespaces: {
      type: 'set',
      element: 'string',
      use: 'computed',
      doc: 'The namespaces in which tokens can be issued; `*` allows all.',
    },
    allowedClusterNamespaceSelector: {
      type: 'document',
      use: 'computed',
      absent: 'there is none or the service does not report it',
      doc: 'A label selector for the namespaces in which tokens can be issued, as a JSON or YAML object.',
    },
    tokenMaxTtl: {
      type: 'duration',
      use: 'computed',
      absent: 'the maximum of the system applies',
      doc: 'The maximum lifetime of a token, in seconds.',
    },
    tokenDefaultTtl: {
      type: 'duration',
      use: 'computed',
      absent: 'the default of the system applies',
      doc: 'The lifetime of a token if the request does not set one, in seconds.',
    },
    tokenDefaultAudiences: {
      type: 'set',
      element: 'string',
      ...notAlwaysReported,
      doc: 'The audiences of a token if the request does not set any.',
    },
    nameTemplate: {
      type: 'string',
      use: 'computed',
      absent: 'the service uses its default template',
      doc: 'The template for the names of the objects that are created in the cluster.',
    },
    extraAnnotations: {
      type: 'map',
      element: 'string',
      ...notAlwaysReported,
      doc: 'Annotations of the objects that are created in the cluster.',
    },
    extraLabels: {
      type: 'map',
      element: 'string',
      ...notAlwaysReported,
      doc: 'Labels of the objects that are created in the cluster.',
    },
    additionalMetadata: {
      type: 'string',
      use: 'computed',
      absent: 'the service reports none',
      doc: 'Further metadata that the service reports, as JSON.',
    },
  },
});

/** Specified in the secrets API, operation "List roles" of the cluster engine. */
export const clusterRolesData = defineDataSource({
  type: 'lintel_cluster_roles',
  service: 'secrets',
  construct: 'DataClusterRoles',
  doc: 'The names of the roles of a cluster engine.',
  source: ['docs/spec/secrets.md#cluster-engine', 'docs/spec/secrets.md#cluster-engine-1'],
  attributes: namesAttributes('kubernetes', 'roles'),
});

/** Specified in the secrets API, operation "List roles" of the cluster engine. */
export const clusterRoleList = defineListResource({
  type: 'lintel_cluster_role',
  doc: 'The roles of a cluster engine.',
  source: ['docs/spec/secrets.md#cluster-engine', 'docs/spec/secrets.md#cluster-engine-1'],
  attributes: listAttributes('kubernetes'),
});

const optionalArgument = { use: 'optional', emptyIsAbsent: true } as const;

/** Specified in the secrets API, operation "Generate credentials" of the cluster engine. */
export const clusterCredentialsEphemeral = defineEphemeralResource({
  type: 'lintel_cluster_credentials',
  service: 'secrets',
  construct: 'EphemeralClusterCredentials',
  doc: 'A token for a cluster, issued for this run and never stored in a plan or state. Objects created for it in the cluster are deleted when its lease ends.',
  source: ['docs/spec/secrets.md#cluster-engine', 'docs/spec/secrets.md#cluster-engine-1'],
  access: [{ path: '{mount}/creds/{role}', needs: { read: ['update'] } }, REVOKE_LEASE],
  attributes: {
    mount: {
      type: 'string',
      use: 'optional',
      default: 'kubernetes',
      rules: mountRules,
      doc: 'The path that the engine is mounted at.',
    },
    role: { type: 'string', use: 'required', rules: nameRules, doc: 'The name of the role.' },
    clusterNamespace: {
      type: 'string',
      ...optionalArgument,
      absent: 'the only namespace that the role allows by name is used',
      doc: 'The namespace that the token is issued in.',
    },
    clusterRoleBinding: {
      type: 'bool',
      use: 'optional',
      default: false,
      doc: 'Whether the token is valid in the whole cluster. Requires a role with the type `ClusterRole`.',
    },
    ttl: {
      type: 'duration',
      ...optionalArgument,
      absent: 'the default of the role applies',
      doc: 'The lifetime of the token. The cluster, the system and the role can shorten it.',
    },
    audiences: {
      type: 'set',
      element: 'string',
      ...optionalArgument,
      elementRules: audienceRules,
      absent: 'the audiences of the role apply',
      doc: 'The audiences of the token.',
    },
    ...leaseAttributes,
    serviceAccountName: {
      type: 'string',
      use: 'computed',
      sensitive: true,
      doc: 'The service account that the token belongs to.',
    },
    serviceAccountNamespace: {
      type: 'string',
      use: 'computed',
      sensitive: true,
      doc: 'The namespace of the service account.',
    },
    serviceAccountToken: { type: 'string', use: 'computed', sensitive: true, doc: 'The token.' },
  },
});
