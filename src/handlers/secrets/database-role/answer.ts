import type { databaseRole } from './definition';
import { nameAt, textsAt } from '../../../clients/read-answer';
import type { AnswerOf } from '../../../definition/resource';
import { toCredential } from '../credential-body';
import { secondsAt } from '../fields';
import { Data, Place, placeId } from '../object';

export type RoleAnswer = AnswerOf<typeof databaseRole>;

/** One translation from the service's answer, for every verb and every data source. `known`: what is in state, or was configured. */
export function toAnswer(place: Place, data: Data, known: Partial<RoleAnswer>): RoleAnswer {
  return {
    id: placeId(place),
    mount: place.mount,
    name: place.name,
    dbName: nameAt(data, 'db_name'),
    defaultTtl: secondsAt(data, 'default_ttl'),
    maxTtl: secondsAt(data, 'max_ttl'),
    creationStatements: textsAt(data, 'creation_statements'),
    revocationStatements: textsAt(data, 'revocation_statements'),
    rollbackStatements: textsAt(data, 'rollback_statements'),
    renewStatements: textsAt(data, 'renew_statements'),
    ...toCredential(data, known),
  };
}
