import type { clusterConfig } from './definition';
import type { SecretsDialect } from '../../../clients/connection';
import { flagAt, textAt } from '../../../clients/read-answer';
import type { AnswerOf } from '../../../definition/resource';
import { fromClusterWords } from '../cluster-words';
import { Data, placeId, Spot } from '../object';

export type ClusterConfigAnswer = AnswerOf<typeof clusterConfig>;

export function spotOf({ mount = 'kubernetes' }: { readonly mount?: string }): Spot {
  return { mount, collection: 'config' };
}

/** One translation from the service's answer, for every verb and the data source. What the service has from its pod is empty in it. */
export function toAnswer(dialect: SecretsDialect, spot: Spot, answer: Data): ClusterConfigAnswer {
  const data = fromClusterWords(dialect, answer);
  return {
    id: placeId(spot),
    mount: spot.mount,
    clusterHost: textAt(data, 'cluster_host') || undefined,
    clusterCaCert: textAt(data, 'cluster_ca_cert') || undefined,
    disableLocalCaJwt: flagAt(data, 'disable_local_ca_jwt'),
  };
}
