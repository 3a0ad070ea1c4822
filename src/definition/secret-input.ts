import type { Rule } from './rule';

type SecretInput<Name extends string> =
  & { readonly [K in Name]: { readonly type: 'string'; readonly use: 'optional'; readonly doc: string; readonly absent: string; readonly sensitive: true; readonly unreadable: true; readonly rules?: readonly Rule[] } }
  & { readonly [K in `${Name}Wo`]: { readonly type: 'string'; readonly use: 'optional'; readonly doc: string; readonly absent: string; readonly sensitive: true; readonly unreadable: true; readonly writeOnly: { readonly twin: Name; readonly version: `${Name}WoVersion` }; readonly rules?: readonly Rule[] } }
  & { readonly [K in `${Name}WoVersion`]: { readonly type: 'int'; readonly use: 'optional'; readonly doc: string; readonly absent: string; readonly local: true } };

/**
 * A secret input, twice, as the ecosystem does it: `name` is kept in state, for engines without write-only values; `nameWo` is
 * write-only; `nameWoVersion` says when it changed. Handlers see one input under `name`, whichever form was configured.
 *
 * The rules that bind the three together (conflicts, requires) are added by `defineResource`.
 */
export function secretInput<const Name extends string>(
  name: Name, words: { readonly doc: string; readonly absent: string; readonly rules?: readonly Rule[] },
): SecretInput<Name> {
  const { doc, absent, rules } = words;
  const version = `${name}WoVersion`;
  return {
    [name]: {
      type: 'string', use: 'optional', sensitive: true, unreadable: true, absent, rules,
      doc: `${doc} It is kept in state: prefer \`${name}Wo\`.`,
    },
    [`${name}Wo`]: {
      type: 'string', use: 'optional', sensitive: true, unreadable: true, absent, rules, writeOnly: { twin: name, version },
      doc: `${doc} Write-only: it is in no plan and no state. Needs Terraform 1.11 or OpenTofu 1.11.`,
    },
    [version]: {
      type: 'int', use: 'optional', local: true, absent: `a changed \`${name}Wo\` is recognised by itself`,
      doc: `Where configured, only its change sends \`${name}Wo\` again.`,
    },
  } as unknown as SecretInput<Name>;
}
