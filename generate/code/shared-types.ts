import { kebabCase } from '../../src/definition/construct';
import type { ConstructPlan, EnumPlan } from '../../src/definition/construct';

/** Creates one class per choice: the first construct that offers it owns it, and the others import it. */
export function choicesOfOthers(
  { className, choices, ...plan }: ConstructPlan,
  owners: Map<string, ConstructPlan>,
): { readonly file: string; readonly name: string }[] {
  return choices.flatMap((choice) => {
    const owner = owners.get(choice.name);
    if (!owner) owners.set(choice.name, { className, choices, ...plan });
    if (!owner) return [];
    if (JSON.stringify(owner.choices.find(({ name }) => name === choice.name)) === JSON.stringify(choice)) {
      return [{ file: kebabCase(owner.className), name: choice.name }];
    }
    throw new Error(
      `${className}: ${choice.name} is another class in ${owner.className}; give one of them another name.`,
    );
  });
}

/**
 * Creates one enum per name: attributes may share a vocabulary, but not a name for different vocabularies. Resources
 * define it before data sources.
 */
export function sharedEnums(plans: readonly ConstructPlan[]): EnumPlan[] {
  const enums = new Map<string, EnumPlan>();
  const managedFirst = [
    ...plans.filter(({ kind }) => kind === 'resource'),
    ...plans.filter(({ kind }) => kind !== 'resource'),
  ];
  for (const { className, enums: own } of managedFirst) {
    for (const vocabulary of own) {
      const known = enums.get(vocabulary.name) ?? vocabulary;
      if (JSON.stringify(known.members) !== JSON.stringify(vocabulary.members)) {
        throw new Error(
          `${className}: the enum ${vocabulary.name} has other words elsewhere; give one of them another name with \`construct\`.`,
        );
      }
      enums.set(vocabulary.name, known);
    }
  }
  return [...enums.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
}
