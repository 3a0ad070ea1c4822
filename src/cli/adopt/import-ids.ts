import type { ResourceDefinition } from '../../definition/resource';
import type { Values } from '../../definition/value';

/** The import ids of an object, one for each form whose parts it has: a team member has a user name or a membership. */
export function importIdsOf({ imports }: ResourceDefinition, values: Values): string[] {
  return imports.flatMap(({ form }) => {
    const names = [...form.matchAll(/\{([^}]+)\}/g)].map(([, name]) => name!);
    if (names.some((name) => values[name] === undefined || values[name] === null)) return [];
    return [form.replace(/\{([^}]+)\}/g, (_, name: string) => String(values[name]))];
  });
}
