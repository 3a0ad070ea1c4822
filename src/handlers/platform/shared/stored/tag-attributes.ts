/** The value of `include` for reads: earlier releases do not know it, and do not support tags. */
export const EFFECTIVE_TAGS = 'effective_tag_bindings';

const CHARACTERS = '[A-Za-z0-9_.=+@:-]';
const VALUE_WORDS = 'consist of letters, digits and `_ . = + - @ :`';

export function tagAttributes(thing: string) {
  return {
    tags: {
      type: 'map',
      element: 'string',
      use: 'optionalComputed',
      sparse: true,
      rules: [
        { rule: 'length', max: 10, unit: 'elements' },
        { rule: 'keyLength', max: 128 },
      ],
      elementRules: [
        { rule: 'length', max: 256, unit: 'characters' },
        { rule: 'pattern', pattern: `^${CHARACTERS}*$`, words: VALUE_WORDS },
      ],
      absent: 'it is only read, and others can manage them',
      doc: `All tags of the ${thing} itself, by key: the value of a tag may be empty. Keys and values consist of letters, digits and \`_ . = + - @ :\`.`,
    },
    ignoreAdditionalTags: {
      type: 'bool',
      use: 'optional',
      local: true,
      default: false,
      doc: `Whether the ${thing} may have further tags, which others manage: they are neither shown in \`tags\` nor removed.`,
    },
  } as const;
}

/** The tags in results of data sources. */
export function tagResults(thing: string) {
  return {
    tags: {
      type: 'map',
      element: 'string',
      use: 'computed',
      absent: 'this release of the service has no tags with values',
      doc: `The tags of the ${thing} itself, by key.`,
    },
  } as const;
}
