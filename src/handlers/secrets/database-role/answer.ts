import type { databaseRole } from './definition';
import { readString } from '../../../clients/json-api';
import type { AnswerOf } from '../../../definition/resource';
import { toCredential } from '../credential-body';
import { readSeconds, readTexts } from '../fields';
import { Data, Place, placeId } from '../object';

export type RoleAnswer = AnswerOf<typeof databaseRole>;

/** One translation from the service's answer, for every verb and every data source. `known`: what is in state, or was configured. */
export function toAnswer(place: Place, data: Data, known: Partial<RoleAnswer>): RoleAnswer {
  return {
    id: placeId(place),
    mount: place.mount,
    name: place.name,
    dbName: readString(data.db_name)!,
    defaultTtl: readSeconds(data.default_ttl),
    maxTtl: readSeconds(data.max_ttl),
    creationStatements: readTexts(data.creation_statements),
    revocationStatements: readTexts(data.revocation_statements),
    rollbackStatements: readTexts(data.rollback_statements),
    renewStatements: readTexts(data.renew_statements),
    ...toCredential(data, known),
  };
}
