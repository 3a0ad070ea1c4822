/** Values of every type, which documents do not expect. */
export const REPLACEMENTS: readonly unknown[] = [
  undefined,
  null,
  -1,
  1e308,
  '',
  'x',
  '..',
  [],
  {},
  [null],
  { a: 1 },
  true,
];

/** Every place of a document, as the functions that replace its value, and return what undoes that. */
export function* places(value: unknown): Generator<(replacement: unknown) => () => void> {
  if (typeof value !== 'object' || value === null) return;
  const members = value as Record<string, unknown>;
  for (const key of Object.keys(members)) {
    yield (replacement) => {
      const before = members[key];
      if (replacement === undefined) delete members[key];
      else members[key] = replacement;
      return () => void (members[key] = before);
    };
    yield* places(members[key]);
  }
}
