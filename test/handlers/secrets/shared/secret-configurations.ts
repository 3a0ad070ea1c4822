import type { Values } from '../../../../src/definition/value';
import type { WrongConfiguration } from '../../../support/environments/fixture';

export const wrongSecretNames = (own: Values, name = 'name'): WrongConfiguration[] =>
  ['/a', 'a/', 'a//b', '..', 'a/../b', ''].map((value) => ({
    breaks: `${name} obeys pattern`,
    config: { ...own, [name]: value },
    path: [name],
    says: 'without `/` at its ends',
  }));

/** `own` has `data`. */
export const wrongDocuments = ({ data: _, ...own }: Values): WrongConfiguration[] => [
  ...['dataWo', 'dataWoVersion'].map((name) => ({
    breaks: `data conflicts with ${name}`,
    config: { ...own, data: { a: 'b' }, dataWo: { a: 'c' }, ...(name === 'dataWo' ? {} : { dataWoVersion: 1 }) },
    path: ['data'],
    says: '`data_wo`',
  })),
  {
    breaks: 'dataWoVersion needs dataWo',
    config: { ...own, dataWoVersion: 1 },
    path: ['dataWoVersion'],
    says: '`data_wo`',
  },
];

/** The limits of settings that a secret and its metadata have. */
export const wrongSettings = (own: Values): WrongConfiguration[] => [
  ...[-1, 2 ** 32].map((maxVersions) => ({
    breaks: 'maxVersions obeys range',
    config: { ...own, maxVersions },
    path: ['maxVersions'],
    says: '4294967295',
  })),
  {
    breaks: 'customMetadata obeys length',
    config: {
      ...own,
      customMetadata: Object.fromEntries(Array.from({ length: 65 }, (_, index) => [`key-${index}`, 'x'])),
    },
    path: ['customMetadata'],
    says: 'at most 64',
  },
  {
    breaks: 'customMetadata obeys keyLength',
    config: { ...own, customMetadata: { ['k'.repeat(129)]: 'x' } },
    path: ['customMetadata'],
    says: '128',
  },
  ...['', 'v'.repeat(513)].map((value) => ({
    breaks: 'each of customMetadata obeys length',
    config: { ...own, customMetadata: { owner: value } },
    path: ['customMetadata', 'owner'],
    says: 'between 1 and 512',
  })),
];
