import type { Access } from '../../../../definition/access';
import type { ImportForm } from '../../../../definition/resource';
import { engineArguments, engineAttributes } from '../mount-attributes';

/** The attributes that locate a configuration of an authority, of which each mount has one. */
export const authorityAttributes = engineAttributes('pki');
/** The arguments of a data source for one. */
export const authorityArguments = engineArguments('pki');

/** `<mount>/config/urls`: everything before the last two segments is the mount. */
export function authorityImports(part: string): readonly ImportForm[] {
  return [{ form: `{mount}/config/${part}`, matches: `^.+/config/${part}$`, example: `pki/config/${part}` }];
}

/** A destroy writes the defaults. */
export const WRITTEN_BACK: Access['needs'] = {
  read: ['read'],
  create: ['read', 'update'],
  update: ['read', 'update'],
  delete: ['update'],
};
/** A destroy sends no write. */
export const FORGOTTEN: Access['needs'] = {
  read: ['read'],
  create: ['read', 'update'],
  update: ['read', 'update'],
};

/** The plan looks whether the authority has the address that ACME and templates need. */
export const clusterAccess = (attribute: string): readonly Access[] => [
  { path: '{mount}/config/cluster', needs: { read: ['read'] }, when: [attribute], optional: true },
];

export const SOURCE = [
  'docs/spec/secrets-foundation.md#issuer-key-and-configuration-of-an-authority',
  'docs/spec/secrets-foundation.md#authority',
];

/** Lists of URLs that an authority writes into certificates, or templates of them. */
export const urlList = (doc: string) =>
  ({
    type: 'list',
    element: 'string',
    use: 'optional',
    emptyIsAbsent: true,
    compare: 'trimmed',
    elementRules: [{ rule: 'length', min: 1, unit: 'characters' }],
    absent: 'there are none',
    doc,
  }) as const;

/** A switch that is off unless it is configured. */
export const flag = (doc: string) => ({ type: 'bool', use: 'optional', default: false, doc }) as const;
/** The same for one that only some services have. */
export const flagOfSome = (doc: string) =>
  ({ type: 'bool', use: 'optional', default: false, unreadable: 'maybe', doc }) as const;

/** The default issuer or key. `does` completes "The issuer that …". */
export const defaultAttribute = (kind: 'issuer' | 'key', does: string) =>
  ({
    type: 'string',
    use: 'required',
    rules: [
      {
        rule: 'pattern',
        pattern: '^(?!default$)[^/\\s]+$',
        words: `be the id or the name of ${kind === 'issuer' ? 'an issuer' : 'a key'}, and not \`default\``,
      },
    ],
    doc: `The id or the name of the ${kind} that ${does}. State keeps the configured form.`,
  }) as const;
