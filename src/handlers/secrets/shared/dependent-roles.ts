import type { ObjectChange, PlannedObject } from '../../../definition/review-rule';

/** The addresses of objects in the same engine that refer to the object by its previous name and still do after the plan is applied. */
export function usersOf({ before, others }: ObjectChange, attribute: string, types: readonly string[]): string[] {
  const refers = ({ type, after }: PlannedObject): boolean =>
    types.includes(type) && after.mount === before.mount && after[attribute] === before.name;
  return others.filter((other) => refers(other) && stays(other)).map(({ address }) => address);
}

function stays({ operation }: PlannedObject): boolean {
  return operation !== 'delete' && operation !== 'forget';
}
