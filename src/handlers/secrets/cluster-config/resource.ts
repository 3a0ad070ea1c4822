import { clusterConfig } from './definition';
import { ApiError } from '../../../clients/errors';
import type { ConfigOf, ReadStateOf } from '../../../definition/resource';
import type { Change, ResourceHandlers, NotCarried } from '../../contract';
import { InvalidConfig } from '../../errors';
import { toClusterWords, fromClusterWords } from '../shared/cluster-field-names';
import { present } from '../shared/fields';
import { create, find, remove, update, Data, pathId, CollectionPath } from '../shared/mounted-object';
import type { SecretsDialect } from '../../../clients/connection';
import { flagAt, textAt } from '../../../clients/read-response';
import type { Values } from '../../../definition/value';
import { leftWithEngine, movedEngine } from '../shared/moved-state';

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
      body: toClusterWords(dialect, newBody(config)),
      toState: (data) => toState(dialect, collectionPath, data),
    }).catch((error: Error) => { throw explained(error); });
  },

  async read(context, known) {
    const collectionPath = collectionPathOf(known);
    const data = await find(context, collectionPath);
    return data && toState(context.secrets.dialect, collectionPath, data);
  },

  async update(context, change) {
    const { dialect } = context.secrets;
    const collectionPath = collectionPathOf(change.config);
    const data = await update(context, collectionPath, `The configuration of \`${collectionPath.mount}\``, toClusterWords(dialect, changedBody(change))).catch((error: Error) => { throw explained(error); });
    return toState(dialect, collectionPath, data);
  },

  async delete(context, state) {
    await remove(context, collectionPathOf(state));
  },

  move: moveClusterConfig,
};

/** What is not configured is left out, so that the service takes it from its pod. */
function newBody(config: ClusterConfigInput): Record<string, unknown> {
  return present({
    cluster_host: config.clusterHost,
    cluster_ca_cert: config.clusterCaCert,
    service_account_jwt: config.serviceAccountJwt,
    disable_local_ca_jwt: config.disableLocalCaJwt,
  });
}

/**
 * The service keeps what is left out, but for the host: so all that can be read goes with every write, and the token by its own change alone.
 * A host that is no more is left out: an empty one would be kept, also where no pod tells another.
 */
function changedBody({ config, changed }: ClusterConfigChange): Record<string, unknown> {
  return present({
    cluster_host: config.clusterHost,
    cluster_ca_cert: config.clusterCaCert ?? '',
    service_account_jwt: changed.has('serviceAccountJwt') ? config.serviceAccountJwt ?? '' : undefined,
    disable_local_ca_jwt: config.disableLocalCaJwt,
  });
}

/** Whether the service runs in a pod, only the service knows. */
function explained(error: Error): Error {
  if (!(error instanceof ApiError) || !/_host was unset/.test(error.message)) return error;
  return new InvalidConfig(['clusterHost'], `${error.message}. The service runs in no pod that would tell it: configure \`clusterHost\`.`);
}

type ClusterConfigState = ReadStateOf<typeof clusterConfig>;

export function collectionPathOf({ mount = 'kubernetes' }: { readonly mount?: string }): CollectionPath {
  return { mount, collection: 'config' };
}

/** One translation from the service's answer, for every verb and the data source. What the service has from its pod is empty in it. */
export function toState(dialect: SecretsDialect, collectionPath: CollectionPath, response: Data): ClusterConfigState {
  const data = fromClusterWords(dialect, response);
  return {
    id: pathId(collectionPath),
    mount: collectionPath.mount,
    clusterHost: textAt(data, 'cluster_host') || undefined,
    clusterCaCert: textAt(data, 'cluster_ca_cert') || undefined,
    disableLocalCaJwt: flagAt(data, 'disable_local_ca_jwt'),
  };
}

const KNOWN = ['id', 'namespace', 'path', 'kubernetes_host', 'kubernetes_ca_cert', 'disable_local_ca_jwt'];

/** State of `vault_kubernetes_secret_backend`, which has the engine and its configuration in one. */
function moveClusterConfig({ state }: { readonly state: Values }): { readonly state: Partial<Values>; readonly notCarried: readonly NotCarried[] } {
  return {
    state: {
      ...movedEngine(state),
      clusterHost: state.kubernetes_host || undefined,
      clusterCaCert: state.kubernetes_ca_cert || undefined,
      disableLocalCaJwt: state.disable_local_ca_jwt ?? false,
    },
    notCarried: leftWithEngine(state, KNOWN),
  };
}
