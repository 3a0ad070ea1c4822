import { defineDataSource } from '../../../definition/data-source';
import { namesAttributes, placeArguments } from '../place';

const otherForm = { use: 'computed', absent: 'the role has another form' } as const;
const untold = { use: 'computed', absent: 'the service does not tell' } as const;

/** Restates the secrets API, operation "Read role" of the cluster engine. */
export const clusterRoleData = defineDataSource({
  type: 'lintel_cluster_role',
  wing: 'secrets',
  construct: 'DataClusterRole',
  doc: 'A role of a cluster engine. Tokens are no part of it: see the ephemeral `lintel_cluster_credentials`.',
  source: ['docs/spec/secrets.md#cluster-engine', 'docs/spec/secrets.md#cluster-engine-1'],
  attributes: {
    ...placeArguments('kubernetes', 'The name of the role.'),
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
  wing: 'secrets',
  construct: 'DataClusterRoles',
  doc: 'The names of the roles of a cluster engine.',
  source: ['docs/spec/secrets.md#cluster-engine', 'docs/spec/secrets.md#cluster-engine-1'],
  attributes: namesAttributes('kubernetes', 'roles'),
});
