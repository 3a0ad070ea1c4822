import { keyManagementProvider } from './definition';
import type { SecretsDialect } from '../../../clients/connection';
import type { ConfigOf, ReadStateOf } from '../../../definition/resource';
import type { ResourceHandlers, NotCarried } from '../../contract';
import { NotFound } from '../../errors';
import { nameProblems } from '../shared/dialect';
import { create, find, remove, update, Data, ObjectPath, pathId } from '../shared/mounted-object';
import { nameAt } from '../../../clients/read-response';
import type { Values } from '../../../definition/value';
import { isEmpty, movedObjectPath } from '../shared/moved-state';

interface ProviderConfig extends ConfigOf<typeof keyManagementProvider> {}

export const keyManagementProviderResource: ResourceHandlers<typeof keyManagementProvider> = {
  async modifyPlan({ secrets }, { config }) {
    return { problems: nameProblems(secrets.dialect, config.name) };
  },

  async create(context, config) {
    const { dialect } = context.secrets;
    const objectPath = objectPathOf(config);
    return create<KeyManagementProviderState>(context, {
      what: `The provider \`${config.name}\``,
      objectPath,
      attributes: keyManagementProvider.attributes,
      config,
      body: { ...body(dialect, config), ...config.credentials ? { credentials: toCredentials(dialect, config.credentials) } : {} },
      toState: (data) => toState(dialect, objectPath, data),
    });
  },

  async read(context, known) {
    const objectPath = objectPathOf(known);
    const data = await find(context, objectPath);
    const response = data && toState(context.secrets.dialect, objectPath, data);
    // One that was managed here and is of another kind now has drifted; one that never was is somebody else's.
    if (response && known.kmsProvider === undefined && !KINDS.includes(response.kmsProvider)) throw ofAnotherKind(response);
    return response;
  },

  async update(context, { config }) {
    const { dialect } = context.secrets;
    const objectPath = objectPathOf(config);
    const whole = { ...body(dialect, config), credentials: toCredentials(dialect, config.credentials ?? {}) };
    return toState(dialect, objectPath, await update(context, objectPath, `The provider \`${objectPath.name}\``, whole));
  },

  async delete(context, state) {
    await remove(context, objectPathOf(state));
  },

  move: moveKeyManagementProvider,
};

const KINDS: readonly string[] = keyManagementProvider.attributes.kmsProvider.values;

/** What a write always says, though it cannot be changed. */
function body(dialect: SecretsDialect, { kmsProvider, keyCollection }: ProviderConfig): object {
  return { provider: toProvider(dialect, kmsProvider), key_collection: keyCollection };
}

function ofAnotherKind({ mount, name, kmsProvider }: KeyManagementProviderState): NotFound {
  return new NotFound(`The provider \`${name}\` at \`${mount}\` is of the kind ${JSON.stringify(kmsProvider)}: only the kind ${KINDS.map((kind) => JSON.stringify(kind)).join(' or ')} can be managed here.`);
}

type KeyManagementProviderState = ReadStateOf<typeof keyManagementProvider>;

export function objectPathOf({ mount = 'keymgmt', name }: { readonly mount?: string; readonly name?: string }): ObjectPath {
  return { mount, collection: 'kms', name: name! };
}

/** One translation from the service's answer, for every verb and every data source. It has no credentials. */
export function toState(dialect: SecretsDialect, objectPath: ObjectPath, data: Data): KeyManagementProviderState {
  return {
    id: pathId(objectPath),
    mount: objectPath.mount,
    name: objectPath.name,
    kmsProvider: fromProvider(dialect, nameAt(data, 'provider')) as KeyManagementProviderState['kmsProvider'],
    keyCollection: nameAt(data, 'key_collection'),
  };
}

type Words = Readonly<Record<string, string>>;

/** What the service that exists calls the specification's kind of provider, and its cloud. */
const PROVIDERS: Words = { cloudkeyvault: 'azurekeyvault' };
const ENVIRONMENTS: Words = { CloudPublic: 'AzurePublicCloud' };
const KIND_NAMES: Words = Object.fromEntries(Object.entries(PROVIDERS).map(([common, real]) => [real, common]));

function toProvider(dialect: SecretsDialect, kind: string): string {
  return inWords(dialect, kind, PROVIDERS);
}

function fromProvider(dialect: SecretsDialect, provider: string): string {
  return inWords(dialect, provider, KIND_NAMES);
}

/** Other clouds go as they are. */
function toCredentials(dialect: SecretsDialect, credentials: Words): Words {
  const { environment } = credentials;
  return environment === undefined ? credentials : { ...credentials, environment: inWords(dialect, environment, ENVIRONMENTS) };
}

function inWords(dialect: SecretsDialect, word: string, words: Words): string {
  return dialect === 'vault' && Object.hasOwn(words, word) ? words[word] : word;
}

const KNOWN = ['id', 'namespace', 'mount', 'path', 'name', 'key_collection'];

/** State of `vault_keymgmt_azure_kms`, which has its kind in its name. */
function moveKeyManagementProvider({ state }: { readonly state: Values }): { readonly state: Partial<Values>; readonly notCarried: readonly NotCarried[] } {
  return {
    state: {
      ...movedObjectPath({ namespace: state.namespace, backend: state.mount ?? state.path, name: state.name }, 'kms'),
      kmsProvider: 'cloudkeyvault',
      keyCollection: state.key_collection,
    },
    notCarried: Object.keys(state).filter((key) => !KNOWN.includes(key) && !isEmpty(state[key])),
  };
}
