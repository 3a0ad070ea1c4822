import { audienceRules } from './definition';
import { defineEphemeralResource } from '../../../definition/ephemeral-resource';
import { leaseAttributes } from '../lease-attributes';
import { mountRules, nameRules } from '../place';

const optional = { use: 'optional', emptyIsAbsent: true } as const;

/** Restates the secrets API, operation "Generate credentials" of the cluster engine. */
export const clusterCredentialsEphemeral = defineEphemeralResource({
  type: 'lintel_cluster_credentials',
  wing: 'secrets',
  construct: 'EphemeralClusterCredentials',
  doc: 'A token for a cluster, made for this run alone: in no plan and in no state. What was made for it in the cluster goes with its lease.',
  source: ['docs/spec/secrets.md#cluster-engine', 'docs/spec/secrets.md#cluster-engine-1'],
  attributes: {
    mount: { type: 'string', use: 'optional', default: 'kubernetes', rules: mountRules, doc: 'The path that the engine is mounted at.' },
    role: { type: 'string', use: 'required', rules: nameRules, doc: 'The name of the role.' },
    clusterNamespace: { type: 'string', ...optional, absent: 'it is the only one that the role allows by its name', doc: 'The namespace that the token is for.' },
    clusterRoleBinding: {
      type: 'bool', use: 'optional', default: false,
      doc: 'Whether the token is good for the whole cluster, which needs a role of the type `ClusterRole`.',
    },
    ttl: { type: 'duration', ...optional, absent: 'the role decides', doc: 'How long the token is to last; cluster, system and role may make it shorter.' },
    audiences: {
      type: 'set', element: 'string', ...optional, elementRules: audienceRules, absent: 'those of the role count', doc: 'Whom the token is meant for.',
    },
    ...leaseAttributes,
    serviceAccountName: { type: 'string', use: 'computed', sensitive: true, doc: 'The service account that the token is of.' },
    serviceAccountNamespace: { type: 'string', use: 'computed', sensitive: true, doc: 'The namespace of the account.' },
    serviceAccountToken: { type: 'string', use: 'computed', sensitive: true, doc: 'The token.' },
  },
});
