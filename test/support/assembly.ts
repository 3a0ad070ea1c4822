import type { Assembly, Docs } from '../generate/edge-package';

/** The types, properties and methods of a compiled assembly that have no sentence about them. */
export function undocumentedIn(types: Assembly['types']): string[] {
  const silent = (name: string, docs?: Docs) => (docs?.summary ? [] : [name]);
  return Object.entries(types).flatMap(([name, type]) => [
    ...silent(name, type.docs),
    ...[...(type.properties ?? []), ...(type.members ?? [])].flatMap((member) =>
      silent(`${name}.${member.name}`, member.docs),
    ),
    // What overrides a member of the framework is documented there.
    ...(type.methods ?? [])
      .filter((method) => !method.overrides)
      .flatMap((method) => silent(`${name}.${method.name}()`, method.docs)),
  ]);
}
