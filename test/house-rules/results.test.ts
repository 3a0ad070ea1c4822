import type { Attributes, PlainAttribute } from '../../src/definition/attribute';
import { flatAttributes } from '../../src/definition/flatten';
import * as registry from '../../src/handlers';

interface Definition {
  readonly type: string;
  readonly attributes: Attributes;
}
type Registered = { readonly [type: string]: { definition(): Definition } };

const managed = registry.resources as unknown as Registered;
const dataSources = registry.dataSources as unknown as Registered;

/** All that the data source does not return, where one reason holds for everything. */
const ALL = '*';

const CONTENT = 'a hash by which state finds changed content, and which the service does not have';
const LIST = 'a request for each object, and the data source of one has it';
const NEWEST = 'another document, which `lintel_policy_set_version` reads';

/** What a data source does not return of a managed type, and why. Members of objects are separated by dots. */
const LEFT_OUT: { readonly [type: string]: { readonly [attribute: string]: string } } = {
  lintel_auth_mounts: { [ALL]: 'the list is there to find a mount, and `lintel_auth_mount` returns its settings' },
  lintel_database_role: { 'credentialConfig.caPrivateKey': 'a private key, which only state keeps' },
  lintel_database_static_role: { 'credentialConfig.caPrivateKey': 'a private key, which only state keeps' },
  lintel_identity_entities: { [ALL]: LIST },
  lintel_identity_entity_aliases: { [ALL]: LIST },
  lintel_kv_secret: { [ALL]: 'settings of the secret as a whole, which `lintel_kv_metadata` returns' },
  lintel_pki_acme_eabs: { [ALL]: 'the service shows a key and its binding only when they are made' },
  lintel_pki_certificate: { [ALL]: 'the service shows them only when it issues the certificate' },
  lintel_pki_issuer: {
    importedIssuers: 'results of the import alone',
    importedKeys: 'results of the import alone',
  },
  lintel_pki_issuers: { [ALL]: LIST },
  lintel_pki_keys: { [ALL]: LIST },
  lintel_platform_object: { [ALL]: 'what is read is chosen by `read_fields`, and is in `output`' },
  lintel_policy_set: { newestVersionStatus: NEWEST, newestVersionError: NEWEST },
  lintel_policy_sets: { newestVersionStatus: NEWEST, newestVersionError: NEWEST },
  lintel_policy_set_version: {
    contentHash: CONTENT,
    current: 'a comparison with what was uploaded; `lintel_policy_set` names the version that counts',
  },
  lintel_policy_set_versions: {
    versionId: 'it is `id` in the list',
    contentHash: CONTENT,
    current: 'a comparison with what was uploaded; `lintel_policy_set` names the version that counts',
  },
  lintel_recovery_rekey: { [ALL]: 'what was asked for, which the service does not return' },
  lintel_registry_module_version: {
    commitSha: 'what was sent, which the service does not return',
    contentHash: CONTENT,
  },
  lintel_registry_module_versions: { [ALL]: 'the list is that of the registry protocol, which has addresses alone' },
  lintel_registry_modules: { tags: LIST },
  lintel_registry_provider_version: { contentHash: CONTENT },
  lintel_registry_provider_versions: { contentHash: CONTENT },
  lintel_secrets_mounts: {
    [ALL]: 'the list is there to find a mount, and `lintel_secrets_mount` returns its settings',
  },
  lintel_secrets_object: { [ALL]: 'what is read is chosen by `read_fields`, and is in `output`' },
  lintel_team: { organizationAccess: 'a map of all rights by name, with those that the managed type does not know' },
  lintel_teams: { organizationAccess: 'a map of all rights by name, with those that the managed type does not know' },
  lintel_team_members: { id: 'the address of the member in state; the list has both of its parts' },
  lintel_workspaces: { remoteStateConsumerIds: LIST },
};

/** Data sources that have a managed type, and what they return: themselves and one of many objects. Lists of names return nothing else. */
const pairs = Object.entries(dataSources).flatMap(([type, { definition }]) => {
  const { attributes } = definition();
  if (managed[type]) return [{ type, of: type, results: attributes }];
  const of = singularsOf(type).find((one) => managed[one]);
  const objects = Object.values(attributes).find((one) => one.type === 'objects' && one.use === 'computed');
  if (of === undefined || objects?.type !== 'objects') return [];
  // What selects the objects is the same for all.
  return [{ type, of, results: { ...attributes, ...objects.attributes } }];
});

function singularsOf(plural: string): string[] {
  return [plural.replace(/ies$/, 'y'), plural.replace(/es$/, ''), plural.replace(/s(_v1)?$/, '$1')];
}

/** What the service returns of an object and the data source does not. */
function missing(all: Attributes, results: Attributes, at = ''): string[] {
  const reported = flatAttributes(results);
  return Object.entries(flatAttributes(all)).flatMap(([name, one]) => {
    if (one.local || one.unreadable === true || one.writeOnly || one.revision) return [];
    const found = reported[name] as PlainAttribute | undefined;
    if (!found || formOf(found) !== formOf(one)) return [at + name];
    return 'attributes' in one && 'attributes' in found
      ? missing(one.attributes, found.attributes, `${at}${name}.`)
      : [];
  });
}

/** Whether it is a text, a number, a list or an object. Results are not checked as inputs are. */
function formOf({ type }: PlainAttribute): string {
  return type === 'int' || type === 'bool' || ['list', 'set', 'map', 'object', 'objects'].includes(String(type))
    ? String(type)
    : 'string';
}

const leftOut = ({ of, results }: (typeof pairs)[number]): string[] =>
  missing(managed[of]!.definition().attributes, results);

it.each(pairs)('$type returns what $of has, under the same names, or says here why not', (pair) => {
  const { [ALL]: reason, ...reasons } = LEFT_OUT[pair.type] ?? {};
  if (reason === undefined) expect(leftOut(pair)).toEqual(Object.keys(reasons));
  else expect(leftOut(pair)).not.toEqual([]);
});

it('gives reasons only for data sources that a managed type has', () => {
  const types = pairs.map(({ type }) => type);
  expect(Object.keys(LEFT_OUT).filter((type) => !types.includes(type))).toEqual([]);
});

it('compares the types that are set up by names alone, and returns own tags beside the effective ones', () => {
  const types = pairs.map(({ type }) => type);
  for (const name of ['workspace', 'project', 'team', 'agent_pool', 'oauth_client']) {
    expect(types).toEqual(expect.arrayContaining([`lintel_${name}`, `lintel_${name}s`]));
  }
  const { attributes } = dataSources.lintel_workspace!.definition();
  expect(Object.keys(attributes)).toEqual(expect.arrayContaining(['tags', 'ownTags', 'settingOverwrites']));
});
