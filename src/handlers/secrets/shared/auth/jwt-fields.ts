import { likewise, type Part } from '../../../../clients/read-response';
import type { Attributes, ReadStateValues } from '../../../../definition/attribute';
import { snakeCase } from '../../../../definition/names';
import { readFields } from '../described-fields';

/** Like `readFields`, for a service that returns null for lists and maps that were never set. */
export function readJwtFields<A extends Attributes>(
  data: Part,
  attributes: A,
  always: readonly (keyof A & string)[],
): ReadStateValues<A> {
  const unset = Object.keys(attributes)
    .filter((name) => data[snakeCase(name)] === null)
    .map((name) => [snakeCase(name), attributes[name]?.type === 'map' ? {} : []] as const);
  return readFields(likewise({ ...data, ...Object.fromEntries(unset) }, data), attributes, always);
}
