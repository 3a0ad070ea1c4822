/** What a definition describes. `definition.ts` contains several kinds, which the generator distinguishes by this mark. */
export type DefinitionKind = 'resource' | 'dataSource' | 'listResource' | 'ephemeralResource' | 'action';

export function markKind<const D extends object>(kind: DefinitionKind, definition: D): D {
  return { kind, ...definition };
}

export function isOfKind(kind: DefinitionKind, value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'kind' in value && value.kind === kind;
}
