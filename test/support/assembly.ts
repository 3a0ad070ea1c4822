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

/** The types and members that generated documentation calls "(experimental)", or about which the compiler said nothing. */
export function notStableIn({ types, docs }: Assembly): string[] {
  const unstable = (name: string, own?: Docs) =>
    ['stable', 'deprecated'].includes(own?.stability ?? '') ? [] : [name];
  return [
    ...unstable('the assembly', docs),
    ...Object.entries(types).flatMap(([name, type]) => [
      ...unstable(name, type.docs),
      ...[...(type.properties ?? []), ...(type.members ?? []), ...(type.methods ?? [])].flatMap((member) =>
        unstable(`${name}.${member.name}`, member.docs),
      ),
    ]),
  ];
}
