import type { Values } from '../../../../src/definition/value';
import type { WrongConfiguration } from '../../../support/environments/fixture';

const objectPath: Values = { namespace: 'acme', name: 'vpc', moduleProvider: 'aws' };

const says: {
  readonly [attribute: string]: { readonly value: string; readonly rule: string; readonly words: string };
} = {
  namespace: { value: '-acme', rule: 'pattern', words: 'begin and end with a letter or a digit' },
  name: { value: 'a'.repeat(65), rule: 'pattern', words: '1 to 64' },
  moduleProvider: { value: 'AWS', rule: 'pattern', words: 'lowercase letters and digits' },
  version: { value: 'v1.0.0', rule: 'semver', words: 'without a leading "v"' },
};

const malformed = (whole: Values, names: readonly string[]): WrongConfiguration[] =>
  names.map((name) => ({
    breaks: `${name} obeys ${says[name].rule}`,
    config: { ...whole, [name]: says[name].value },
    path: [name],
    says: says[name].words,
  }));
const uncounted = (whole: Values): WrongConfiguration[] => [
  { breaks: 'maxResults obeys range', config: { ...whole, maxResults: 0 }, path: ['maxResults'], says: 'at least 1' },
];

/** The registry protocol has data sources only. */
export const wrongData: { readonly [type: string]: readonly WrongConfiguration[] } = {
  lintel_registry_browse: [...malformed({}, ['namespace', 'moduleProvider']), ...uncounted({})],
  lintel_registry_search: [
    { breaks: 'q obeys length', config: { q: '' }, path: ['q'], says: 'not be empty' },
    ...malformed({ q: 'vpc' }, ['moduleProvider']),
    ...uncounted({ q: 'vpc' }),
  ],
  lintel_registry_module_versions: [...malformed(objectPath, Object.keys(objectPath)), ...uncounted(objectPath)],
  lintel_registry_module_latest: [
    ...malformed(objectPath, Object.keys(objectPath)),
    {
      breaks: 'moduleProvider required when registryName is public',
      config: { namespace: 'hashicorp', name: 'consul', registryName: 'public' },
      path: ['moduleProvider'],
      says: '`module_provider` must be configured if `registry_name` is "public"',
    },
  ],
  lintel_registry_standard_module: [
    ...malformed({ ...objectPath, version: '1.0.0' }, [...Object.keys(objectPath), 'version']),
  ],
  lintel_registry_module_download: [...malformed(objectPath, [...Object.keys(objectPath), 'version'])],
};
