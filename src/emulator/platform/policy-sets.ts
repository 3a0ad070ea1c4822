import { at, BadBody, Conflict, objectAt, textField } from '../control/body';
import type { Control } from '../exchange';
import { newId } from '../identifiers';
import type { Kind } from '../store';
import type { World } from '../world';
import type { ResourceDocument } from './json-api';
import { organizations } from './organizations';

export interface PolicySet {
  readonly id: string;
  readonly name: string;
  readonly organization: string;
}

export const policySets: Kind<PolicySet> = { name: 'policySets', key: ({ id }) => id };

export const policySetControls: readonly Control[] = [
  {
    method: 'POST',
    path: '/_emulator/policy-sets',
    handle: (world, body) => ({ status: 201, body: addPolicySet(world, body) }),
  },
];

/** `place` is its place in a list of seeds. */
export function addPolicySet(world: World, body: unknown, place?: string): PolicySet {
  const { store } = world;
  const fields = objectAt(body, ['id', 'name', 'organization'], place);
  const policySet = {
    id: fields.id === undefined ? newId(world, 'polset') : textField(fields, 'id'),
    name: textField(fields, 'name'),
    organization: textField(fields, 'organization'),
  };
  if (!/^polset-[^/]+$/.test(policySet.id)) throw new BadBody(`${at(fields, 'id')} must start with \`polset-\`.`);
  if (!store.of(organizations).find(policySet.organization)) {
    throw new BadBody(`There is no organization "${policySet.organization}".`);
  }
  if (store.of(policySets).find(policySet.id)) {
    throw new Conflict(`The policy set "${policySet.id}" already exists.`);
  }
  return store.of(policySets).put(policySet);
}

/** Only the identifier is documented. */
export function policySetDocument({ id, name, organization }: PolicySet): ResourceDocument {
  return {
    id,
    type: 'policy-sets',
    attributes: { name },
    relationships: { organization: { data: { id: organization, type: 'organizations' } } },
    links: { self: `/api/v2/policy-sets/${id}` },
  };
}
