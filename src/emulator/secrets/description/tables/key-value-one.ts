/** Paths, operations and the members of their bodies; `parse-table.ts` says how they are written. */
export const KEY_VALUE_ONE = `
{path} create
 get+list read-path
 post write-path
 delete delete-path
`;
