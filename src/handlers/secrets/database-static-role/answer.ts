import type { databaseStaticRole } from './definition';
import { missing, nameAt, textsAt } from '../../../clients/read-answer';
import type { AnswerOf } from '../../../definition/resource';
import { toCredential } from '../credential-body';
import { noneOrSecondsAt, noneOrTextAt, secondsAt } from '../fields';
import { Data, Place, placeId } from '../object';

export type StaticRoleAnswer = AnswerOf<typeof databaseStaticRole>;

/** One translation from the service's answer, for every verb and every data source. `known`: what is in state, or was configured. */
export function toAnswer(place: Place, data: Data, known: Partial<StaticRoleAnswer>): StaticRoleAnswer {
  return {
    id: placeId(place),
    mount: place.mount,
    name: place.name,
    username: nameAt(data, 'username'),
    dbName: nameAt(data, 'db_name'),
    rotation: rotationIn(data),
    rotationStatements: textsAt(data, 'rotation_statements'),
    ...toCredential(data, known),
    lastServiceRotation: lastRotation(data),
  };
}

/** The services that exist call it otherwise. */
export function lastRotation(data: Data): string | undefined {
  return noneOrTextAt(data, 'last_service_rotation') ?? noneOrTextAt(data, 'last_vault_rotation');
}

/** A key that is absent means unset. */
function rotationIn(data: Data): StaticRoleAnswer['rotation'] {
  const rotationSchedule = noneOrTextAt(data, 'rotation_schedule');
  if (rotationSchedule !== undefined) return { kind: 'onSchedule', rotationSchedule, rotationWindow: noneOrSecondsAt(data, 'rotation_window') };
  return { kind: 'every', rotationPeriod: secondsAt(data, 'rotation_period') ?? missing(data, ['rotation_period'], 'duration') };
}
