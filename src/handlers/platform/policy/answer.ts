import type { policy } from './definition';
import type { Resource } from '../../../clients/json-api';
import { integerAt, nameAt, optionalObjectsAt, optionalTextAt, relatedIdAt, relatedIdsAt, textAt } from '../../../clients/read-answer';
import type { AnswerOf } from '../../../definition/resource';

export type PolicyAnswer = AnswerOf<typeof policy>;

/** What the service tells of a policy object. Its code is read apart. */
export type PolicyObject = Omit<PolicyAnswer, 'source'>;

/** One translation from the service's document, for every verb and every data source. */
export function toAnswer(resource: Resource): PolicyObject {
  const { attributes } = resource;
  return {
    id: resource.id,
    organization: relatedIdAt(resource, 'organization'),
    name: nameAt(attributes, 'name'),
    kind: fromWireKind(optionalTextAt(attributes, 'kind')),
    enforcementLevel: enforcementLevelOf(attributes),
    description: optionalTextAt(attributes, 'description') || undefined,
    query: optionalTextAt(attributes, 'query') || undefined,
    policySetIds: policySetIdsOf(resource),
    policySetCount: integerAt(attributes, 'policy-set-count'),
    updatedAt: optionalTextAt(attributes, 'updated-at'),
  };
}

export function policySetIdsOf(resource: Resource): string[] {
  return relatedIdsAt(resource, 'policy-sets');
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
  const [element] = optionalObjectsAt(attributes, 'enforce') ?? [];
  const level = optionalTextAt(attributes, 'enforcement-level') ?? (element ? textAt(element, 'mode') : textAt(attributes, 'enforcement-level'));
  return level as PolicyAnswer['enforcementLevel'];
}
