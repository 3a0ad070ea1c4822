import { defineResource } from '../../../definition/resource';
import type { Rule } from '../../../definition/rule';
import { placeAttributes, placeIdentity, placeImports } from '../place';

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
  wing: 'secrets',
  construct: 'ClusterRole',
  doc: 'What the tokens of a cluster are issued for: an account that is there, or one that is made for each token.',
  source: ['docs/spec/secrets.md#cluster-engine', 'docs/spec/secrets.md#cluster-engine-1'],
  attributes: {
    ...placeAttributes('kubernetes', 'The name of the role. Services that exist have names in lower case.'),
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
  identity: placeIdentity,
  imports: placeImports('roles', 'kubernetes/roles/deployer'),
  movedFrom: [{ type: 'vault_kubernetes_secret_backend_role', schemaVersions: [0] }],
});
