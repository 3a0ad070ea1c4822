import type { Code, Members } from './construct-code';
import type { WrittenObject } from './decision';

/** Groups each table's rows at the position of the first one. Every other object forms a group by itself. */
export function blocksOf(objects: readonly WrittenObject[]): readonly (readonly WrittenObject[])[] {
  const tables = new Map<string, WrittenObject[]>();
  return objects.flatMap((one) => {
    if (!one.row) return [[one]];
    const known = tables.get(one.row.table);
    if (known) {
      known.push(one);
      return [];
    }
    const rows = [one];
    tables.set(one.row.table, rows);
    return [rows];
  });
}

/** A table of constructs: the properties that all rows share, and those of each row. */
export interface ConstructRows {
  readonly common: Members;
  readonly rows: readonly { readonly object: WrittenObject; readonly members: Members }[];
}

export function constructRows(
  objects: readonly WrittenObject[],
  membersOf: (one: WrittenObject) => Members,
): ConstructRows {
  const rows = objects.map((object) => ({ object, members: membersOf(object) }));
  const textOf = (members: Members, name: string) => {
    const code: Code | undefined = members.find(([property]) => property === name)?.[1];
    return code && JSON.stringify(code, (key, value: unknown) => (key === 'attribute' ? undefined : value));
  };
  const common = (rows[0]?.members ?? []).filter(
    ([name]) => new Set(rows.map(({ members }) => textOf(members, name))).size === 1,
  );
  const isCommon = (name: string) => common.some(([property]) => property === name);
  return {
    common,
    rows: rows.map(({ object, members }) => ({ object, members: members.filter(([name]) => !isCommon(name)) })),
  };
}
