import type { GroupRule, Rule } from '../../../definition/rule';
import { organizationRules } from './rules';

/** The IDs of one kind of object, which begin with its prefix. */
export function idRules(prefix: string): readonly Rule[] {
  return [
    {
      rule: 'pattern',
      pattern: `^${prefix}-[^/]+$`,
      words: `begin with \`${prefix}-\` and not contain \`/\``,
      idOf: prefix,
    },
  ];
}

/** A name in a comma-separated filter. */
const listedNameRules: readonly Rule[] = [
  { rule: 'pattern', pattern: '^[^,]+$', words: 'be a name: not empty and without `,`' },
];

/** The arguments of a data source that looks up one object by its ID, or by its organization and name. */
export function lookupArguments(thing: string, prefix: string) {
  return {
    id: {
      type: 'string',
      use: 'optionalComputed',
      absent: `the ${thing} is looked up by \`organization\` and \`name\``,
      rules: idRules(prefix),
      doc: `The ID of the ${thing}, \`${prefix}-…\`.`,
    },
    organization: {
      type: 'string',
      use: 'optionalComputed',
      fromProvider: { setting: 'organization', unless: 'id' },
      absent: `the ${thing} is looked up by \`id\`, or in the \`organization\` of the provider`,
      rules: organizationRules,
      doc: `The name of the organization that the ${thing} belongs to.`,
    },
    name: {
      type: 'string',
      use: 'optionalComputed',
      absent: `the ${thing} is looked up by \`id\``,
      rules: [{ rule: 'length', min: 1, unit: 'characters' }],
      doc: `The name of the ${thing}. Upper and lower case are distinguished.`,
    },
  } as const;
}

export const lookupRules: readonly GroupRule[] = [
  { rule: 'exactlyOneOf', attributes: ['id', 'name'] },
  { rule: 'requires', attribute: 'organization', needs: 'name' },
];

/** The identifiers of each object in a list. */
export function identifiers(thing: string, prefix: string) {
  return {
    id: { type: 'string', use: 'computed', doc: `The ID of the ${thing}, \`${prefix}-…\`.` },
    organization: {
      type: 'string',
      use: 'computed',
      doc: `The name of the organization that the ${thing} belongs to.`,
    },
    name: { type: 'string', use: 'computed', doc: `The name of the ${thing}.` },
  } as const;
}

export function namesArgument(things: string) {
  return {
    type: 'set',
    element: 'string',
    use: 'optional',
    absent: `the ${things} are not restricted by name`,
    elementRules: listedNameRules,
    doc: `The exact names of the ${things}. A name that does not exist is an error; an empty set yields no ${things}.`,
  } as const;
}

export function searchArgument(things: string) {
  return {
    type: 'string',
    use: 'optional',
    absent: 'names are not filtered',
    doc: `A search term for the names of ${things}, in which case is ignored.`,
  } as const;
}

export function taggedArgument(things: string) {
  return {
    type: 'objects',
    use: 'optional',
    compare: 'anyOrder',
    absent: 'tags are not filtered',
    doc: `Include only ${things} that have all of these tags.`,
    attributes: {
      key: {
        type: 'string',
        use: 'required',
        rules: [{ rule: 'length', min: 1, max: 128, unit: 'characters' }],
        doc: 'The key of the tag.',
      },
      value: {
        type: 'string',
        use: 'optional',
        absent: 'any value matches',
        rules: [{ rule: 'length', max: 256, unit: 'characters' }],
        doc: 'The value of the tag.',
      },
    },
  } as const;
}

export function idsByName(thing: string) {
  return {
    type: 'map',
    element: 'string',
    use: 'computed',
    doc: `The ID of each ${thing}, by its name.`,
  } as const;
}

export function totalCount(things: string) {
  return {
    type: 'int',
    use: 'computed',
    doc: `The number of matching ${things}, as counted by the service.`,
  } as const;
}
