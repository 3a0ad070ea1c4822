import type { AccessMarks } from '../../../../definition/access';
import type { GroupRule } from '../../../../definition/rule';
import { idRules } from '../lookup-arguments';
import { organizationRules } from '../rules';

// What the definitions of all attachments of policy sets have in common.

export const attachmentSource = [
  'docs/spec/platform-neighbours.md#policy-set-type-policy-sets-id-prefix-polset-',
  'docs/spec/platform-neighbours.md#policy-sets',
] as const;

export const attachmentRights: AccessMarks['rights'] = [{ right: 'manage-policies', needs: ['create', 'delete'] }];

const policySetId = {
  type: 'string',
  use: 'required',
  replace: true,
  rules: idRules('polset'),
  doc: 'The ID of the policy set, `polset-…`.',
} as const;

export function attachmentAttributes(thing: string, prefix: string) {
  return {
    id: {
      type: 'string',
      use: 'computed',
      doc: `The IDs of the policy set and of the ${thing}, \`polset-…/${prefix}-…\`.`,
    },
    policySetId,
  } as const;
}

export function attachmentMember(thing: string, prefix: string) {
  return {
    type: 'string',
    use: 'required',
    replace: true,
    rules: idRules(prefix),
    doc: `The ID of the ${thing}, \`${prefix}-…\`.`,
  } as const;
}

/** A part of an import id that neither begins nor ends with white space, nor leads to another path. */
const NAME = '(?!\\.{1,2}(?:/|$))[^/\\s](?:[^/\\n]*[^/\\s])?';

export function attachmentImports(member: 'policyId' | 'workspaceId' | 'projectId', prefix: string, example: string) {
  return [
    {
      form: `{policySetId}/{${member}}`,
      matches: `^polset-[^/]+/${prefix}-[^/]+$`,
      example: `polset-3yVQZvHzf5j3WRJ1/${prefix}-oXUppaX2ximkqp8w`,
    },
    {
      form: '{id}',
      matches: `^${NAME}/${NAME}/${NAME}$`,
      example: `acme/production/${example}`,
      names: `{organization}/{policySetName}/{${member.replace('Id', 'Name')}}`,
    },
  ] as const;
}

/** The arguments of the list resources. */
export const attachmentListAttributes = {
  policySetId: {
    type: 'string',
    use: 'optional',
    absent: 'those of all policy sets of `organization` are listed',
    rules: idRules('polset'),
    doc: 'The ID of a policy set, `polset-…`.',
  },
  organization: {
    type: 'string',
    use: 'optional',
    fromProvider: { setting: 'organization', unless: 'policySetId' },
    absent: 'those of the policy set `policySetId` are listed, or of the `organization` of the provider',
    rules: organizationRules,
    doc: 'The name of an organization.',
  },
} as const;

export const attachmentListRules: readonly GroupRule[] = [
  { rule: 'conflicts', attribute: 'policySetId', with: ['organization'] },
];
