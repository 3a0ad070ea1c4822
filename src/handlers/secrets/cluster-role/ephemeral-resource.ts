import type { clusterCredentialsEphemeral } from './ephemeral-resources';
import type { SecretsDialect } from '../../../clients/connection';
import { ApiError } from '../../../clients/errors';
import { nameAt } from '../../../clients/read-answer';
import type { ArgumentsOf } from '../../../definition/data-source';
import type { EphemeralResourceHandlers } from '../../contract';
import { InvalidConfig } from '../../errors';
import { toClusterWords } from '../cluster-words';
import { present, seconds } from '../fields';
import { leaseHandlers, leaseOf } from '../lease';
import { issue } from '../object';

interface CredentialsArguments extends ArgumentsOf<typeof clusterCredentialsEphemeral> {}

export const clusterCredentialsEphemeralResource: EphemeralResourceHandlers<typeof clusterCredentialsEphemeral> = {
  async open(context, config) {
    const place = { mount: config.mount, collection: 'creds', name: config.role };
    const answer = await issue(context, place, body(context.secrets.dialect, config)).catch((error: Error) => { throw explained(error, config); });
    const { results, ...lease } = leaseOf(answer, config.revokeOnClose, config.mount);
    const { data } = answer;
    return {
      ...lease,
      result: {
        ...results,
        serviceAccountName: nameAt(data, 'service_account_name'),
        serviceAccountNamespace: nameAt(data, 'service_account_namespace'),
        serviceAccountToken: nameAt(data, 'service_account_token'),
      },
    };
  },
  ...leaseHandlers,
};

function body(dialect: SecretsDialect, { clusterNamespace, clusterRoleBinding, ttl, audiences }: CredentialsArguments): object {
  return toClusterWords(dialect, present({
    cluster_namespace: clusterNamespace || undefined,
    cluster_role_binding: clusterRoleBinding || undefined,
    ttl: ttl ? seconds(ttl) : undefined,
    audiences: audiences?.join(','),
  }));
}

/** What the service refuses, with the next step where it is known. */
function explained(error: Error, { role }: CredentialsArguments): Error {
  if (!(error instanceof ApiError)) return error;
  const text = error.errors.map(({ detail }) => detail ?? '').join('\n');
  if (/_namespace' is required/.test(text)) return new InvalidConfig(['clusterNamespace'], `${error.message}. Configure \`clusterNamespace\`: the role ${JSON.stringify(role)} does not allow exactly one.`);
  if (/_namespace '.*' is not present/.test(text)) return new InvalidConfig(['clusterNamespace'], `${error.message}. Configure a namespace that the role ${JSON.stringify(role)} allows, or allow this one there.`);
  if (/ClusterRoleBinding cannot ref a Role/.test(text)) {
    return new InvalidConfig(['clusterRoleBinding'], `${error.message}. Give the role ${JSON.stringify(role)} the \`cluster_role_type\` "ClusterRole", or remove \`clusterRoleBinding\`.`);
  }
  return error;
}
