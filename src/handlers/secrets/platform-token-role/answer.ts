import type { platformTokenRole } from './definition';
import type { SecretsDialect } from '../../../clients/connection';
import type { AnswerOf } from '../../../definition/resource';
import { noneOrTextAt, secondsAt } from '../fields';
import { Data, Place, placeId } from '../object';
import { subjectIn, tokenTypeIn } from '../platform-token-type';

export type PlatformTokenRoleAnswer = AnswerOf<typeof platformTokenRole>;
export type CredentialType = NonNullable<PlatformTokenRoleAnswer['credentialType']>;

export function placeOf({ mount = 'terraform', name }: { readonly mount?: string; readonly name?: string }): Place {
  return { mount, collection: 'role', name: name! };
}

/** One translation from the service's answer, for every verb and every data source. A key that it lacks is not set. */
export function toAnswer(dialect: SecretsDialect, place: Place, data: Data): PlatformTokenRoleAnswer {
  return {
    id: placeId(place),
    mount: place.mount,
    name: place.name,
    subject: subjectIn(data),
    ttl: secondsAt(data, 'ttl'),
    maxTtl: secondsAt(data, 'max_ttl'),
    description: noneOrTextAt(data, 'description'),
    credentialType: dialect === 'standard' ? undefined : tokenTypeIn(data),
  };
}
