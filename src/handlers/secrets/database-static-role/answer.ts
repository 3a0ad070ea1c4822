import type { databaseStaticRole } from './definition';
import { readString } from '../../../clients/json-api';
import type { AnswerOf } from '../../../definition/resource';
import { toCredential } from '../credential-body';
import { readSeconds, readTexts } from '../fields';
import { Data, Place, placeId } from '../object';

export type StaticRoleAnswer = AnswerOf<typeof databaseStaticRole>;

/** One translation from the service's answer, for every verb and every data source. `known`: what is in state, or was configured. */
export function toAnswer(place: Place, data: Data, known: Partial<StaticRoleAnswer>): StaticRoleAnswer {
  return {
    id: placeId(place),
    mount: place.mount,
    name: place.name,
    username: readString(data.username)!,
    dbName: readString(data.db_name)!,
    rotation: rotationIn(data)!,
    rotationStatements: readTexts(data.rotation_statements),
    ...toCredential(data, known),
    lastServiceRotation: lastRotation(data),
  };
}

/** The services that exist call it otherwise. */
export function lastRotation(data: Data): string | undefined {
  return readString(data.last_service_rotation ?? data.last_vault_rotation) || undefined;
}

/** A key that is absent means unset. */
function rotationIn(data: Data): StaticRoleAnswer['rotation'] | undefined {
  const rotationPeriod = readSeconds(data.rotation_period);
  const rotationSchedule = readString(data.rotation_schedule) || undefined;
  if (rotationSchedule !== undefined) return { kind: 'onSchedule', rotationSchedule, rotationWindow: readSeconds(data.rotation_window) };
  return rotationPeriod === undefined ? undefined : { kind: 'every', rotationPeriod };
}
