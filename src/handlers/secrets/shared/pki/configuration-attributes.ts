import type { Access } from '../../../../definition/access';
import { engineConfigPlace } from '../stored/places';

/**
 * A configuration of an authority; each mount has one. `stays`: what the service keeps of a configuration that it cannot reset; see {@link Stored}.
 */
export const authorityPlace = (part: string, stays?: string) =>
  engineConfigPlace('pki', `config/${part}`, { noun: 'configuration', always: stays === undefined ? {} : { stays } });

/** The plan checks whether the authority has the address that ACME and templates need. */
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

/** A switch that is off by default. */
export const flag = (doc: string) => ({ type: 'bool', use: 'optional', default: false, doc }) as const;
/** The same for a flag that only some services have. */
export const flagOfSome = (dialect: 'vault' | 'openbao', doc: string) =>
  ({ type: 'bool', use: 'optional', default: false, unreadable: 'maybe', dialects: [dialect], doc }) as const;

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
