import type { keyManagementProvider } from './definition';
import { fromProvider } from './words';
import type { SecretsDialect } from '../../../clients/connection';
import { nameAt } from '../../../clients/read-answer';
import type { AnswerOf } from '../../../definition/resource';
import { Data, Place, placeId } from '../object';

export type KeyManagementProviderAnswer = AnswerOf<typeof keyManagementProvider>;

export function placeOf({ mount = 'keymgmt', name }: { readonly mount?: string; readonly name?: string }): Place {
  return { mount, collection: 'kms', name: name! };
}

/** One translation from the service's answer, for every verb and every data source. It has no credentials. */
export function toAnswer(dialect: SecretsDialect, place: Place, data: Data): KeyManagementProviderAnswer {
  return {
    id: placeId(place),
    mount: place.mount,
    name: place.name,
    kmsProvider: fromProvider(dialect, nameAt(data, 'provider')) as KeyManagementProviderAnswer['kmsProvider'],
    keyCollection: nameAt(data, 'key_collection'),
  };
}
