/** The parts of a stored document's definition, of its data sources and of its list that follow from its location. */
import type { Attribute, Attributes, ObjectAttribute } from '../../../../definition/attribute';
import { defineDataSource, type DataSourceDefinition } from '../../../../definition/data-source';
import type { StoredDocument } from '../../../../definition/document';
import { defineListResource, type ListResourceDefinition } from '../../../../definition/list-resource';
import { plural } from '../../../../definition/names';
import type { ResourceDefinition } from '../../../../definition/resource';
import { resultsOf } from '../../../../definition/results';
import {
  identifiers,
  idsByName,
  lookupArguments,
  lookupRules,
  namesArgument,
  searchArgument,
  taggedArgument,
  totalCount,
} from '../lookup-arguments';
import { organizationArgument, organizationInput } from '../organization';
import { maxResults, organizationRules } from '../rules';

type Words = Pick<StoredDocument, 'type' | 'noun' | 'repeatable' | 'search' | 'include' | 'peer'>;

/** An object with a unique name in an organization. `prefix`: the prefix of its ids. `example`: an import id of each form. */
export function organizationPlace(
  words: Words & { readonly prefix: string; readonly examples: readonly [id: string, name: string] },
) {
  const { prefix, examples, ...document } = words;
  const { noun, type } = document;
  const results = (attributes: Attributes, others: Attributes) => ({
    ...Object.fromEntries(
      Object.entries({ ...resultsIn(attributes), ...others }).filter(
        ([name]) => !['id', 'organization', 'name'].includes(name),
      ),
    ),
  });
  return {
    attributes: {
      id: { type: 'string', use: 'computed', doc: `The ID of the ${noun}, \`${prefix}-…\`.` },
      organization: {
        ...organizationInput(`The name of the organization that the ${noun} belongs to.`),
        replace: true,
        related: 'organizations',
      },
    },
    marks: {
      identity: { id: true },
      imports: [
        { form: '{id}', matches: `^${prefix}-[^/]+$`, example: examples[0] },
        { form: '{organization}/{name}', matches: '^[^/]+/.+$', example: examples[1] },
      ],
      document: { ...document, lists: [`/organizations/{organization}/${type}`], key: ['name'] },
    },
    /** The data source with the attributes of the resource. `others`: results that differ. */
    dataOf(
      { type: of, construct, source, attributes }: ResourceDefinition,
      others: Attributes = {},
    ): DataSourceDefinition {
      return defineDataSource({
        type: of,
        service: 'platform',
        construct: `Data${construct}`,
        doc: `A ${noun}, looked up by its ID, or by its organization and name.`,
        source,
        attributes: { ...lookupArguments(noun, prefix), ...results(attributes, others) },
        rules: lookupRules,
      });
    },
    /** The data source of several objects. `isNamed`, `isSearched`, `isTagged`: whether it selects by names, a search term or tags. */
    severalOf(
      { type: of, construct, source, attributes }: ResourceDefinition,
      {
        isNamed = true,
        isSearched = true,
        isTagged = false,
        others = {},
      }: {
        readonly isNamed?: boolean;
        readonly isSearched?: boolean;
        readonly isTagged?: boolean;
        readonly others?: Attributes;
      } = {},
    ): DataSourceDefinition {
      const nouns = plural(noun);
      return defineDataSource({
        type: plural(of),
        service: 'platform',
        construct: `Data${plural(construct)}`,
        doc: `The ${nouns} of an organization, all of them or those that match the filters.`,
        source,
        attributes: {
          organization: organizationArgument,
          ...(isNamed ? { names: namesArgument(nouns) } : {}),
          ...(isSearched ? { q: searchArgument(nouns) } : {}),
          ...(isTagged ? { filterTagged: taggedArgument(nouns) } : {}),
          maxResults: maxResults(nouns),
          [camelNoun(nouns)]: {
            type: 'objects',
            use: 'computed',
            doc: `The ${nouns}, sorted by name.`,
            attributes: { ...identifiers(noun, prefix), ...results(attributes, others) },
          },
          ids: idsByName(noun),
          totalCount: totalCount(nouns),
        },
      });
    },
    listOf({ type: of, source }: ResourceDefinition): ListResourceDefinition {
      return defineListResource({
        type: of,
        doc: `The ${plural(noun)} of an organization.`,
        source,
        attributes: { organization: organizationArgument },
      });
    },
  } as const;
}

/**
 * Lists the objects of one owner, or all objects of an organization. `owners` are the arguments that name an owner, such
 * as `workspaceId`; they exclude each other.
 */
export function ownedList(
  { type, source }: ResourceDefinition,
  { doc, owners }: { readonly doc: string; readonly owners: Attributes },
): ListResourceDefinition {
  const names = Object.keys(owners);
  const words = names.map((name) => `\`${name}\``).join(' or ');
  const all = 'those of all in `organization` are listed';
  return defineListResource({
    type,
    doc,
    source,
    attributes: {
      ...Object.fromEntries(names.map((name) => [name, { ...owners[name]!, use: 'optional', absent: all }])),
      organization: {
        type: 'string',
        use: 'optional',
        fromProvider: { setting: 'organization', unless: names },
        absent: `it is the \`organization\` of the provider, unless ${words} is configured`,
        rules: organizationRules,
        doc: 'The name of an organization.',
      },
    },
    rules: names.map((name, index) => ({
      rule: 'conflicts',
      attribute: name,
      with: ['organization', ...names.slice(index + 1)],
    })),
  });
}

/** `variable set` → `variableSet`, `SSH key` → `sshKey`. */
export const camelNoun = (noun: string): string =>
  noun.replace(/^[A-Z]+/, (word) => word.toLowerCase()).replace(/ (\w)/g, (_, letter: string) => letter.toUpperCase());

/** The attributes as results, including objects. */
export function resultsIn(attributes: Attributes): Attributes {
  const all = Object.entries<Attribute>(attributes).filter(([, one]) => one.type !== undefined && !one.local);
  const isObject = ([, { type }]: [string, Attribute]) => type === 'object' || type === 'objects';
  const objects = all.filter(isObject).map(([name, one]) => {
    const { type, use, absent, construct, doc, attributes: members } = one as ObjectAttribute;
    // Configurable objects have a separate class, whose members are documented as inputs.
    const of = construct === undefined ? {} : { construct: use === 'computed' ? construct : `Data${construct}` };
    const missing = absent === undefined ? {} : { absent };
    return [name, { type, use: 'computed', ...of, ...missing, doc, attributes: resultsIn(members) }];
  });
  return {
    ...(resultsOf(Object.fromEntries(all.filter((one) => !isObject(one)))) as Attributes),
    ...(Object.fromEntries(objects) as Attributes),
  };
}
