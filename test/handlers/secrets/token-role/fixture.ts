import type { Value, Values } from '../../../../src/definition/value';
import type { CreateFixture, FixtureFile, WrongConfiguration } from '../../../support/environments/fixture';
import { changedTokenValues, tokenValues, wrongTokenFields } from '../shared/token-fields';

/** The tests of the resource try `namespace`. */
export const without: FixtureFile['without'] = {
  standard: ['namespace'],
  vault: ['namespace'],
  openbao: ['namespace'],
};

const TOKEN_FIELDS = ['tokenPeriod', 'tokenExplicitMaxTtl', 'tokenBoundCidrs', 'tokenNoDefaultPolicy', 'tokenNumUses'];
const tokenFieldsOf = (values: Values): Values => Object.fromEntries(TOKEN_FIELDS.map((name) => [name, values[name]]));

export const createFixture: CreateFixture = async () => {
  const minimal: Values = { name: 'deploy', allowedPolicies: ['app'] };
  return {
    minimal,
    second: { name: 'deploy-3' },
    full: [
      {
        ...minimal,
        ...tokenFieldsOf(tokenValues[0]),
        allowedPoliciesGlob: ['app-*'],
        disallowedPolicies: ['admin'],
        disallowedPoliciesGlob: ['admin-*'],
        allowedEntityAliases: ['web-*'],
        orphan: true,
        renewable: false,
        pathSuffix: 'deploy.ci',
        tokenType: 'service',
      },
    ],
    changed: {
      ...tokenFieldsOf(changedTokenValues),
      name: 'Deploy-2',
      allowedPolicies: ['app', 'metrics'],
      allowedPoliciesGlob: ['web-*'],
      disallowedPolicies: ['admin', 'audit'],
      disallowedPoliciesGlob: ['audit-*'],
      allowedEntityAliases: ['db-*'],
      orphan: false,
      renewable: true,
      pathSuffix: 'deploy.web',
      tokenType: 'default-batch',
    },
    exempt: {},
  };
};

const base = { name: 'deploy' };
const breaking = (name: string, rule: string, value: Value, says: string, more: Values = {}): WrongConfiguration => ({
  breaks: `${name} ${rule}`,
  config: { ...base, ...more, [name]: value },
  path: [name],
  says,
});
const empty = (name: string): WrongConfiguration => ({
  breaks: `each of ${name} obeys length`,
  config: { ...base, [name]: [''] },
  path: [name],
  says: 'not be empty',
});
const wrongNamespace = (config: Values): WrongConfiguration => ({
  breaks: 'namespace obeys pattern',
  config: { ...config, namespace: 'team/' },
  path: ['namespace'],
  says: 'without a leading or trailing `/`',
});

export const wrong: readonly WrongConfiguration[] = [
  wrongNamespace(base),
  breaking('name', 'obeys pattern', 'team/deploy', 'a single path segment'),
  ...[
    'allowedPolicies',
    'allowedPoliciesGlob',
    'disallowedPolicies',
    'disallowedPoliciesGlob',
    'allowedEntityAliases',
  ].map(empty),
  {
    breaks: 'each of allowedPolicies obeys pattern',
    config: { ...base, allowedPolicies: ['root'] },
    path: ['allowedPolicies'],
    says: 'not be `root`',
  },
  breaking('pathSuffix', 'obeys pattern', 'a/b', 'three or more letters'),
  breaking('pathSuffix', 'obeys pattern', 'ab', 'three or more letters'),
  breaking('tokenType', 'has the vocabulary of orphan', 'batch', 'if `orphan` is "false"', { renewable: false }),
  breaking('tokenType', 'has the vocabulary of renewable', 'batch', 'if `renewable` is "true"', { orphan: true }),
  ...['tokenPeriod', 'tokenNumUses'].map((name) =>
    breaking(
      name,
      'only when tokenType is default-service,service,default-batch',
      name === 'tokenPeriod' ? '1h' : 3,
      'it is "batch"',
      { tokenType: 'batch', orphan: true, renewable: false },
    ),
  ),
  ...wrongTokenFields(base, TOKEN_FIELDS).filter(({ breaks }) => !breaks.includes(' only when ')),
];

export const wrongData: { readonly [type: string]: readonly WrongConfiguration[] } = {
  lintel_token_role: [
    wrongNamespace(base),
    { breaks: 'name obeys pattern', config: { name: 'a/b' }, path: ['name'], says: 'a single path segment' },
  ],
  lintel_token_roles: [wrongNamespace({})],
};
