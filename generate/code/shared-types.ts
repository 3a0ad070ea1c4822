import { kebabCase } from '../../src/definition/construct';
import type { ConstructPlan, EnumPlan, OutputPlan } from '../../src/definition/construct';
import { renderGetter } from './render-construct';

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

/**
 * The classes of nested values that several constructs of a service read, or one at several places: there is one per name. Those with the same
 * members must have one name, so that a function that takes such a value takes it of each construct; only what constructs also accept as input
 * keeps the name of its construct.
 */
export function sharedOutputs(plans: readonly ConstructPlan[]): OutputPlan[] {
  const inputs = new Set(plans.flatMap(({ structs }) => structs.map(({ name }) => name)));
  const byName = new Map<string, { readonly all: readonly OutputPlan[]; readonly className: string }>();
  for (const { className, outputs } of plans) {
    for (const output of outputs) {
      const known = byName.get(output.name) ?? { all: [], className };
      if (membersOf(known.all[0] ?? output) !== membersOf(output)) {
        throw new Error(
          `${className}: ${output.name} has other members in ${known.className}; give one of them another name with \`construct\`.`,
        );
      }
      byName.set(output.name, { ...known, all: [...known.all, output] });
    }
  }
  const byMembers = new Map<string, string>();
  for (const [name, { all }] of byName) {
    if (inputs.has(name)) continue;
    const members = membersOf(all[0]!);
    const same = byMembers.get(members);
    if (same !== undefined) {
      throw new Error(`${name} has the same members as ${same}; give both the same name with \`construct\`.`);
    }
    byMembers.set(members, name);
  }
  return [...byName.values()]
    .filter(({ all }) => all.length > 1)
    .map(({ all }) => joined(all))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** One class for all of them: a list if any of them is one, and documented by what has such values if their sentences differ. */
function joined(all: readonly OutputPlan[]): OutputPlan {
  const [first] = all;
  const properties = [...new Set(all.map(({ property }) => `\`${property}\``))].sort();
  const others = properties.slice(0, -1).join(', ');
  const isSame = all.every(({ doc }) => doc === first!.doc);
  return {
    ...first!,
    list: all.some(({ list }) => list),
    single: all.some(({ single }) => single),
    doc: isSame ? first!.doc : `A value of ${others ? `${others} or ` : ''}${properties.at(-1)}.`,
  };
}

/** What makes two of them the same class. The sentence about the attribute that holds the value is not part of it. */
const membersOf = ({ getters }: OutputPlan): string => getters.map((getter) => renderGetter(getter)).join('');
