import { defineAction } from '../../../definition/action';
import type { Attributes } from '../../../definition/attribute';
import { defineResource } from '../../../definition/resource';
import { listAttributes } from '../shared/mount-attributes';
import { operationAttributes, operationPath } from '../shared/operation-attributes';
import { SOURCE } from '../shared/pki/configuration-attributes';
import { tidyBuffers, tidySwitches } from '../shared/pki/tidy-attributes';

/** An operation is not stored: unconfigured values are left to the service. */
type Once<A> = {
  readonly [K in keyof A]: A[K] extends { type: infer T; doc: infer D }
    ? { readonly type: T; readonly use: 'optional'; readonly absent: string; readonly doc: D }
    : never;
};
function once<const A extends Attributes>(attributes: A, more: object = {}): Once<A> {
  return Object.fromEntries(
    Object.entries(attributes).map(([name, attribute]) => {
      const { type, doc, rules } = attribute as {
        readonly type: string;
        readonly doc: string;
        readonly rules?: object;
      };
      const standard = (attribute as { readonly default?: unknown }).default;
      const absent =
        type === 'bool' || standard === undefined ? 'the service does not do so' : `it is \`${String(standard)}\``;
      const words = type === 'bool' ? absent : standard === undefined ? 'the service chooses' : absent;
      return [
        name,
        {
          type,
          use: 'optional',
          ...(rules ? { rules } : {}),
          ...more,
          absent: words,
          doc,
        },
      ];
    }),
  ) as unknown as Once<A>;
}

const settings = { ...tidySwitches, ...tidyBuffers } as const;
const removedCount = (things: string) =>
  ({ type: 'int', use: 'computed', absent: 'it was imported', doc: `How many ${things} were removed.` }) as const;

/** Specified in the foundation, operation 85. */
export const pkiTidy = defineResource({
  type: 'lintel_pki_tidy',
  service: 'secrets',
  construct: 'PkiTidy',
  operation: true,
  doc: 'A tidy operation of an authority, which removes what has expired. It is awaited for up to ten minutes. `lintel_pki_auto_tidy_config` does the same at intervals.',
  source: SOURCE,
  attributes: {
    ...operationPath('pki'),
    ...once(settings, { replace: true, unreadable: true }),
    ...operationAttributes,
    certStoreDeletedCount: removedCount('certificates'),
    revokedCertDeletedCount: removedCount('revoked certificates'),
  },
  identity: { mount: true },
  imports: [{ form: '{mount}/tidy', matches: '^.+/tidy$', example: 'pki/tidy' }],
  access: [{ path: '{mount}/tidy-status', needs: { create: ['read'] } }],
});

/** Specified in the foundation, operation 85. */
export const pkiTidyAction = defineAction({
  type: 'lintel_pki_tidy',
  service: 'secrets',
  doc: 'Removes what has expired from an authority, and waits for the end of the operation for up to ten minutes.',
  source: SOURCE,
  attributes: { ...listAttributes('pki'), ...once(settings) },
  access: [
    { path: '{mount}/tidy', needs: { create: ['update'] } },
    { path: '{mount}/tidy-status', needs: { create: ['read'] } },
  ],
});
