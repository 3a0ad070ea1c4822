import type { ObjectChange, PlannedObject } from '../../../definition/review-rule';

/** The addresses of objects of the same engine that go by the name of the object as it was, and still do once the plan is applied. */
export function usersOf({ before, others }: ObjectChange, attribute: string, types: readonly string[]): string[] {
  const refers = ({ type, after }: PlannedObject): boolean => types.includes(type) && after.mount === before.mount && after[attribute] === before.name;
  return others.filter((other) => refers(other) && stays(other)).map(({ address }) => address);
}

function stays({ operation }: PlannedObject): boolean {
  return operation !== 'delete' && operation !== 'forget';
}
