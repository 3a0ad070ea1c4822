import { ownField } from '../../read-fields';
import { invalid } from '../json-api';
import type { Problem } from '../json-api';
import type { Values } from '../objects/values';
import { humanize } from '../request-document';
import type { AccessMembers } from './access-levels';

/** Problems with the members of an access in a request; `at` is the object that contains them. */
export function memberProblems(members: AccessMembers, given: Values, access: string, at: string): Problem[] {
  return Object.entries(members).flatMap(([name, { values }]) => {
    const value = ownField(given, name) ?? undefined;
    if (value === undefined) return [];
    const label = humanize(name);
    if (access !== 'custom') {
      return [
        invalid(
          `${at}/${name}`,
          `${label} is read-only when access level is '${access}'; use the 'custom' access level to set this attribute.`,
        ),
      ];
    }
    return values.includes(value as string | boolean)
      ? []
      : [invalid(`${at}/${name}`, `${label} is not included in the list`)];
  });
}

/** The object's own members after a request: those of `custom`, which keeps omitted ones. */
export function membersAfter(members: AccessMembers, given: Values, access: string, before: Values = {}): Values {
  if (access !== 'custom') return {};
  return Object.fromEntries(
    Object.keys(members).flatMap((name) => {
      const value = ownField(given, name) ?? before[name];
      return value === undefined ? [] : [[name, value]];
    }),
  );
}
