import type { policy } from './definition';
import { Identifier, isObject, readInteger, readString, Resource } from '../../../clients/json-api';
import type { AnswerOf } from '../../../definition/resource';

export type PolicyAnswer = AnswerOf<typeof policy>;

/** What the service tells of a policy object. Its code is read apart. */
export type PolicyObject = Omit<PolicyAnswer, 'source'>;

/** One translation from the service's document, for every verb and every data source. */
export function toAnswer(resource: Resource): PolicyObject {
  const { attributes, relationships } = resource;
  return {
    id: resource.id,
    organization: (relationships?.organization?.data as Identifier).id,
    name: readString(attributes.name)!,
    kind: fromWireKind(readString(attributes.kind)),
    enforcementLevel: enforcementLevelOf(attributes),
    description: readString(attributes.description) || undefined,
    query: readString(attributes.query) || undefined,
    policySetIds: policySetIdsOf(resource),
    policySetCount: readInteger(attributes['policy-set-count'])!,
    updatedAt: readString(attributes['updated-at']),
  };
}

export function policySetIdsOf({ relationships }: Resource): string[] {
  return ((relationships?.['policy-sets']?.data ?? []) as readonly Identifier[]).map(({ id }) => id);
}

/** The service that exists calls the first framework `sentinel`. */
export function toWireKind(kind: string, dialect: string): string {
  return dialect === 'hcp' && kind === 'sentinel_framework' ? 'sentinel' : kind;
}

/** Services of before the second framework do not tell it. */
function fromWireKind(kind: string | undefined): PolicyAnswer['kind'] {
  return (kind === undefined || kind === 'sentinel' ? 'sentinel_framework' : kind) as PolicyAnswer['kind'];
}

/** Services of before the level tell it only as the mode of the one element of `enforce`. */
function enforcementLevelOf(attributes: Resource['attributes']): PolicyAnswer['enforcementLevel'] {
  const [element] = Array.isArray(attributes.enforce) ? attributes.enforce as readonly unknown[] : [];
  const level = readString(attributes['enforcement-level']) ?? (isObject(element) ? readString(element.mode) : undefined);
  return level as PolicyAnswer['enforcementLevel'];
}
