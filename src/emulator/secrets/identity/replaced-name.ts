import { ownField } from '../../read-fields';
import type { Fields } from '../fields';

/** The warning for a name in the body when the path already has one. */
export function replacedName(fields: Fields): readonly string[] {
  if (ownField(fields, 'name') === undefined) return [];
  return ["Endpoint replaced the value of these parameters with the values captured from the endpoint's path: [name]"];
}
