import type { Assembly, Docs } from '../generate/edge-package';

/** The types, properties and methods of a compiled assembly without documentation. */
export function undocumentedIn(types: Assembly['types']): string[] {
  const silent = (name: string, docs?: Docs) => (docs?.summary ? [] : [name]);
  return Object.entries(types).flatMap(([name, type]) => [
    ...silent(name, type.docs),
    ...[...(type.properties ?? []), ...(type.members ?? [])].flatMap((member) =>
      silent(`${name}.${member.name}`, member.docs),
    ),
    // Overrides of framework members are documented in the framework.
    ...(type.methods ?? [])
      .filter((method) => !method.overrides)
      .flatMap((method) => silent(`${name}.${method.name}()`, method.docs)),
  ]);
}
