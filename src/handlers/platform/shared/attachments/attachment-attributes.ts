import type { GroupRule } from '../../../../definition/rule';
import { idRules } from '../lookup-arguments';
import { organizationRules } from '../rules';

/** The wording for a collection whose members can be separate resources. */
interface Words<A extends string> {
  readonly noun: string;
  /** The attribute with its id. */
  readonly attribute: A;
  /** The prefix of its ids. */
  readonly prefix: string;
  /** An id and a name for examples of import ids. */
  readonly exampleId: string;
  readonly exampleName: string;
}

type Member = 'policyId' | 'workspaceId' | 'projectId';

/** A part of an import id that neither starts nor ends with white space, and does not lead to another path. */
const NAME = '(?!\\.{1,2}(?:/|$))[^/\\s](?:[^/\\n]*[^/\\s])?';

/** Shared by the definitions of all attachments to one kind of collection. */
export function attachmentsTo<const A extends string>({ noun, attribute, prefix, exampleId, exampleName }: Words<A>) {
  const collectionId = {
    type: 'string',
    use: 'required',
    replace: true,
    rules: idRules(prefix),
    doc: `The ID of the ${noun}, \`${prefix}-…\`.`,
  } as const;
  const listedId = {
    type: 'string',
    use: 'optional',
    absent: `those of all ${noun}s of \`organization\` are listed`,
    rules: idRules(prefix),
    doc: `The ID of a ${noun}, \`${prefix}-…\`.`,
  } as const;
  const listRules: readonly GroupRule[] = [{ rule: 'conflicts', attribute, with: ['organization'] }];
  return {
    attributes<const M extends Member>(member: M, thing: string, memberPrefix: string) {
      const memberId = {
        type: 'string',
        use: 'required',
        replace: true,
        rules: idRules(memberPrefix),
        doc: `The ID of the ${thing}, \`${memberPrefix}-…\`.`,
      } as const;
      return {
        id: {
          type: 'string',
          use: 'computed',
          doc: `The IDs of the ${noun} and of the ${thing}, \`${prefix}-…/${memberPrefix}-…\`.`,
        },
        ...({ [attribute]: collectionId } as { readonly [Name in A]: typeof collectionId }),
        ...({ [member]: memberId } as { readonly [Name in M]: typeof memberId }),
      } as const;
    },
    imports(member: Member, memberPrefix: string, memberName: string) {
      return [
        {
          form: `{${attribute}}/{${member}}`,
          matches: `^${prefix}-[^/]+/${memberPrefix}-[^/]+$`,
          example: `${exampleId}/${memberPrefix}-oXUppaX2ximkqp8w`,
        },
        {
          form: '{id}',
          matches: `^${NAME}/${NAME}/${NAME}$`,
          example: `acme/${exampleName}/${memberName}`,
          names: `{organization}/{${attribute.replace(/Id$/, 'Name')}}/{${member.replace('Id', 'Name')}}`,
        },
      ] as const;
    },
    /** The arguments of the list resources. */
    listAttributes: {
      ...({ [attribute]: listedId } as { readonly [Name in A]: typeof listedId }),
      organization: {
        type: 'string',
        use: 'optional',
        fromProvider: { setting: 'organization', unless: attribute },
        absent: `it is the \`organization\` of the provider, unless \`${attribute}\` is configured`,
        rules: organizationRules,
        doc: 'The name of an organization.',
      },
    } as const,
    listRules,
  };
}
