import type { platformTokenRole } from './definition';
import type { SecretsDialect } from '../../../clients/connection';
import { readString } from '../../../clients/json-api';
import type { AnswerOf } from '../../../definition/resource';
import { readSeconds } from '../fields';
import { Data, Place, placeId } from '../object';

export type PlatformTokenRoleAnswer = AnswerOf<typeof platformTokenRole>;
export type CredentialType = NonNullable<PlatformTokenRoleAnswer['credentialType']>;
type Subject = PlatformTokenRoleAnswer['subject'];

export function placeOf({ mount = 'terraform', name }: { readonly mount?: string; readonly name?: string }): Place {
  return { mount, collection: 'role', name: name! };
}

/** One translation from the service's answer, for every verb and every data source. A key that it lacks is not set. */
export function toAnswer(dialect: SecretsDialect, place: Place, data: Data): PlatformTokenRoleAnswer {
  const subject = subjectIn(data);
  return {
    id: placeId(place),
    mount: place.mount,
    name: place.name,
    subject,
    ttl: readSeconds(data.ttl),
    maxTtl: readSeconds(data.max_ttl),
    description: readString(data.description) || undefined,
    credentialType: dialect === 'standard' ? undefined : (readString(data.credential_type) as CredentialType | undefined) || impliedType(subject),
  };
}

/** The kind of token that a subject has where nobody says which. */
export function impliedType({ kind }: Subject): CredentialType {
  return kind === 'team' ? 'team_legacy' : kind;
}

/** Some services keep a team together with its organization: then it is the team that counts. */
function subjectIn(data: Data): Subject {
  const text = (name: string) => readString(data[name]) || undefined;
  const [userId, teamId] = [text('user_id'), text('team_id')];
  if (userId !== undefined) return { kind: 'user', userId };
  return teamId === undefined ? { kind: 'organization', organization: text('organization')! } : { kind: 'team', teamId };
}
