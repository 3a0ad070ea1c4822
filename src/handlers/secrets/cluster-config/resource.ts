import type { SecretsDialect } from '../../../clients/connection';
import { ApiError } from '../../../clients/errors';
import { flagAt, textAt } from '../../../clients/read-response';
import type { ConfigOf, ReadStateOf } from '../../../definition/resource';
import type { Values } from '../../../definition/value';
import type { Change, ResourceHandlers, Moved } from '../../contract';
import { InvalidConfig } from '../../errors';
import { toClusterFields, fromClusterFields } from '../shared/cluster-field-names';
import { revokeCredentials } from '../shared/credentials/revocation';
import { present } from '../shared/fields';
import { create, find, remove, update, Data, pathId, CollectionPath } from '../shared/mounted-object';
import { leftWithEngine, movedEngine } from '../shared/moved-state';
import { clusterConfig } from './definition';

interface ClusterConfigInput extends ConfigOf<typeof clusterConfig> {}
interface ClusterConfigChange extends Change<typeof clusterConfig> {}

export const clusterConfigResource: ResourceHandlers<typeof clusterConfig> = {
  async create(context, config) {
    const { dialect } = context.secrets;
    const collectionPath = collectionPathOf(config);
    return create<ClusterConfigState>(context, {
      what: `The configuration of \`${collectionPath.mount}\``,
      objectPath: collectionPath,
      attributes: clusterConfig.attributes,
      config,
      body: toClusterFields(dialect, newBody(config)),
      toState: (data) => toState(dialect, collectionPath, data),
    }).catch((error: Error) => {
      throw explained(error);
    });
  },

  async read(context, known) {
    const collectionPath = collectionPathOf(known);
    const data = await find(context, collectionPath);
    return data && toState(context.secrets.dialect, collectionPath, data);
  },

  async update(context, change) {
    const { dialect } = context.secrets;
    const collectionPath = collectionPathOf(change.config);
    const data = await update(
      context,
      collectionPath,
      `The configuration of \`${collectionPath.mount}\``,
      ...(change.changed.size > 0 ? [toClusterFields(dialect, changedBody(change))] : []),
    ).catch((error: Error) => {
      throw explained(error);
    });
    return toState(dialect, collectionPath, data);
  },

  async delete(context, state) {
    await revokeCredentials(context, state.mount, {
      what: `The configuration of \`${state.mount}\``,
      leaves: 'the accounts, roles and bindings that they stand for stay in the cluster',
      forced: state.forceDestroy,
    });
    await remove(context, collectionPathOf(state));
  },

  move: moveClusterConfig,
};

/** Omits unconfigured fields, so that the service uses the settings of its pod. */
function newBody(config: ClusterConfigInput): Record<string, unknown> {
  return present({
    cluster_host: config.clusterHost,
    cluster_ca_cert: config.clusterCaCert,
    service_account_jwt: config.serviceAccountJwt,
    disable_local_ca_jwt: config.disableLocalCaJwt,
  });
}

/**
 * The service keeps omitted fields, except for the host. Every write sends all readable fields, and the token only if it changed. A removed host is
 * omitted: the service would store an empty one even if it does not run in a pod.
 */
function changedBody({ config, changed }: ClusterConfigChange): Record<string, unknown> {
  return present({
    cluster_host: config.clusterHost,
    cluster_ca_cert: config.clusterCaCert ?? '',
    service_account_jwt: changed.has('serviceAccountJwt') ? (config.serviceAccountJwt ?? '') : undefined,
    disable_local_ca_jwt: config.disableLocalCaJwt,
  });
}

/** Only the service knows whether it runs in a pod. */
function explained(error: Error): Error {
  if (!(error instanceof ApiError) || !/_host was unset/.test(error.message)) return error;
  return new InvalidConfig(
    ['clusterHost'],
    `${error.message}. The service does not run in a pod that provides the address. Configure \`clusterHost\`.`,
  );
}

type ClusterConfigState = ReadStateOf<typeof clusterConfig>;

export function collectionPathOf({ mount = 'kubernetes' }: { readonly mount?: string }): CollectionPath {
  return { mount, collection: 'config' };
}

/** For all operations and the data source. Settings that come from the pod are empty in the response. */
export function toState(dialect: SecretsDialect, collectionPath: CollectionPath, response: Data): ClusterConfigState {
  const data = fromClusterFields(dialect, response);
  return {
    id: pathId(collectionPath),
    mount: collectionPath.mount,
    clusterHost: textAt(data, 'cluster_host') || undefined,
    clusterCaCert: textAt(data, 'cluster_ca_cert') || undefined,
    disableLocalCaJwt: flagAt(data, 'disable_local_ca_jwt'),
  };
}

const KNOWN = ['id', 'namespace', 'path', 'kubernetes_host', 'kubernetes_ca_cert', 'disable_local_ca_jwt'];

/** State of `vault_kubernetes_secret_backend`, which manages both the engine and its configuration. */
function moveClusterConfig({ state }: { readonly state: Values }): Moved {
  return {
    state: {
      ...movedEngine(state),
      clusterHost: state.kubernetes_host || undefined,
      clusterCaCert: state.kubernetes_ca_cert || undefined,
      disableLocalCaJwt: state.disable_local_ca_jwt ?? false,
    },
    carried: KNOWN,
    notCarried: leftWithEngine(state),
  };
}
