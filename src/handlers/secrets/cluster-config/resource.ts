import { ClusterConfigAnswer, spotOf, toAnswer } from './answer';
import { clusterConfig } from './definition';
import { moveClusterConfig } from './move';
import { ApiError } from '../../../clients/errors';
import type { ConfigOf } from '../../../definition/resource';
import type { Change, ResourceHandlers } from '../../contract';
import { InvalidConfig } from '../../errors';
import { toClusterWords } from '../cluster-words';
import { present } from '../fields';
import { create, find, remove, update } from '../object';

interface ClusterConfigInput extends ConfigOf<typeof clusterConfig> {}
interface ClusterConfigChange extends Change<typeof clusterConfig> {}

export const clusterConfigResource: ResourceHandlers<typeof clusterConfig> = {
  async create(context, config) {
    const { dialect } = context.secrets;
    const spot = spotOf(config);
    return create<ClusterConfigAnswer>(context, {
      what: `The configuration of \`${spot.mount}\``,
      place: spot,
      attributes: clusterConfig.attributes,
      config,
      body: toClusterWords(dialect, newBody(config)),
      toAnswer: (data) => toAnswer(dialect, spot, data),
    }).catch((error: Error) => { throw explained(error); });
  },

  async read(context, known) {
    const spot = spotOf(known);
    const data = await find(context, spot);
    return data && toAnswer(context.secrets.dialect, spot, data);
  },

  async update(context, change) {
    const { dialect } = context.secrets;
    const spot = spotOf(change.config);
    const data = await update(context, spot, `The configuration of \`${spot.mount}\``, toClusterWords(dialect, changedBody(change))).catch((error: Error) => { throw explained(error); });
    return toAnswer(dialect, spot, data);
  },

  async delete(context, state) {
    await remove(context, spotOf(state));
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
