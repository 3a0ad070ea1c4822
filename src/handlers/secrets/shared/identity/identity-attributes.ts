/** Shared by entities, groups and their aliases. */
import type { Rule } from '../../../../definition/rule';
import { policyNameRules } from '../auth/token-attributes';

const NOT_EMPTY: readonly Rule[] = [{ rule: 'length', min: 1, unit: 'characters' }];

/** The service's limits for free texts. */
const metadataLimits = {
  type: 'map',
  element: 'string',
  use: 'optional',
  emptyIsAbsent: true,
  sparse: true,
  rules: [
    { rule: 'length', max: 64, unit: 'elements' },
    { rule: 'keyLength', max: 128 },
  ],
  elementRules: [{ rule: 'length', max: 512, unit: 'characters' }],
  absent: 'there is none',
} as const;

/** The name of an entity or a group. */
export const identityName = (of: string) =>
  ({
    type: 'string',
    use: 'optionalComputed',
    compare: 'anyCase',
    rules: NOT_EMPTY,
    absent: `one such as \`${of}_1a2b3c4d\` is generated`,
    doc: `The name of the ${of}, unique in its namespace. Upper and lower case are the same.`,
  }) as const;

export const identityPolicies = (of: string) =>
  ({
    type: 'set',
    element: 'string',
    use: 'optionalComputed',
    compare: 'anyCase',
    elementRules: policyNameRules,
    absent: 'others decide about them; `[]` means that there are none',
    doc: `The ACL policies of the ${of}, which every token of it has in addition to its own. The service does not check that they exist, and stores them in lower case.`,
  }) as const;

export const identityMetadata = (of: string) =>
  ({ ...metadataLimits, doc: `Texts about the ${of}, to which templates of policies can refer.` }) as const;

export const customMetadata = {
  ...metadataLimits,
  doc: 'Texts about the alias, to which templates of policies can refer.',
} as const;

/** The name of an alias, and the method that it belongs to. */
export const aliasAttributes = (name: string) =>
  ({
    name: {
      type: 'string',
      use: 'required',
      compare: 'anyCase',
      rules: NOT_EMPTY,
      doc: `${name} Upper and lower case are the same.`,
    },
    mountAccessor: {
      type: 'string',
      use: 'required',
      rules: [
        {
          rule: 'pattern',
          pattern: '^[^/\\s]+$',
          words: 'be the accessor of an auth method, such as `accessor` of `lintel_auth_mount`, and not its path',
        },
      ],
      doc: 'The accessor of the auth method.',
    },
    aliasId: { type: 'string', use: 'computed', doc: 'The id of the alias.' },
    mountPath: {
      type: 'string',
      use: 'computed',
      moving: true,
      absent: 'the auth method no longer exists',
      doc: 'The path of the auth method, with `auth/` before it.',
    },
    mountType: {
      type: 'string',
      use: 'computed',
      moving: true,
      absent: 'the auth method no longer exists',
      doc: 'The type of the auth method.',
    },
  }) as const;
