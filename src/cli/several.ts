/** Collects the values of an option that can be repeated. */
export function several(value: string, before: readonly string[] = []): readonly string[] {
  return [...before, value];
}
