import type { SecretsDialect } from '../../../clients/connection';
import { nameAt } from '../../../clients/read-response';
import type { ConfigOf, ReadStateOf } from '../../../definition/resource';
import type { Values } from '../../../definition/value';
import type { ResourceHandlers, Moved } from '../../contract';
import { NotFound } from '../../errors';
import { nameProblems } from '../shared/dialect';
import { create, find, remove, update, Data, ObjectPath, pathId, objectsIn } from '../shared/mounted-object';
import { movedObjectPath } from '../shared/moved-state';
import { keyManagementProvider } from './definition';

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
      body: {
        ...body(dialect, config),
        ...(config.credentials ? { credentials: toCredentials(dialect, config.credentials) } : {}),
      },
      toState: (data) => toState(dialect, objectPath, data),
    });
  },

  async read(context, known) {
    const objectPath = objectPathOf(known);
    const data = await find(context, objectPath);
    const state = data && toState(context.secrets.dialect, objectPath, data);
    // For a provider in state, another type is drift. An import fails, because a provider of this type cannot be managed.
    if (state && known.kmsProvider === undefined && !TYPES.includes(state.kmsProvider)) throw unsupportedType(state);
    return state;
  },

  async update(context, { config }) {
    const { dialect } = context.secrets;
    const objectPath = objectPathOf(config);
    const whole = { ...body(dialect, config), credentials: toCredentials(dialect, config.credentials ?? {}) };
    return toState(
      dialect,
      objectPath,
      await update(context, objectPath, `The provider \`${objectPath.name}\``, whole),
    );
  },

  async delete(context, state) {
    await remove(context, objectPathOf(state));
  },

  move: moveKeyManagementProvider,
};

const TYPES: readonly string[] = keyManagementProvider.attributes.kmsProvider.values;

/** Fields that every write must include, although they cannot be changed. */
function body(dialect: SecretsDialect, { kmsProvider, keyCollection }: ProviderConfig): object {
  return { provider: toProvider(dialect, kmsProvider), key_collection: keyCollection };
}

function unsupportedType({ mount, name, kmsProvider }: KeyManagementProviderState): NotFound {
  return new NotFound(
    `The provider \`${name}\` at \`${mount}\` has the type ${JSON.stringify(kmsProvider)}. Only the type ${TYPES.map((type) => JSON.stringify(type)).join(' or ')} can be managed with this resource.`,
  );
}

type KeyManagementProviderState = ReadStateOf<typeof keyManagementProvider>;

export const objectPathOf = objectsIn('keymgmt', 'kms');

/** For all operations and data sources. The response has no credentials. */
export function toState(dialect: SecretsDialect, objectPath: ObjectPath, data: Data): KeyManagementProviderState {
  return {
    id: pathId(objectPath),
    mount: objectPath.mount,
    name: objectPath.name,
    kmsProvider: fromProvider(dialect, nameAt(data, 'provider')) as KeyManagementProviderState['kmsProvider'],
    keyCollection: nameAt(data, 'key_collection'),
  };
}

type Names = Readonly<Record<string, string>>;

/** Vault's names for the specification's type of provider and cloud. */
const PROVIDERS: Names = { cloudkeyvault: 'azurekeyvault' };
const ENVIRONMENTS: Names = { CloudPublic: 'AzurePublicCloud' };
const TYPES_BY_PROVIDER: Names = Object.fromEntries(Object.entries(PROVIDERS).map(([common, real]) => [real, common]));

function toProvider(dialect: SecretsDialect, type: string): string {
  return translated(dialect, type, PROVIDERS);
}

function fromProvider(dialect: SecretsDialect, provider: string): string {
  return translated(dialect, provider, TYPES_BY_PROVIDER);
}

/** Other clouds have the same name everywhere. */
function toCredentials(dialect: SecretsDialect, credentials: Names): Names {
  const { environment } = credentials;
  return environment === undefined
    ? credentials
    : { ...credentials, environment: translated(dialect, environment, ENVIRONMENTS) };
}

function translated(dialect: SecretsDialect, name: string, names: Names): string {
  return dialect === 'vault' && Object.hasOwn(names, name) ? names[name]! : name;
}

const KNOWN = ['id', 'namespace', 'mount', 'path', 'name', 'key_collection'];

/** State of `vault_keymgmt_azure_kms`. The type of the provider is part of the resource type. */
function moveKeyManagementProvider({ state }: { readonly state: Values }): Moved {
  return {
    state: {
      ...movedObjectPath({ namespace: state.namespace, backend: state.mount ?? state.path, name: state.name }, 'kms'),
      kmsProvider: 'cloudkeyvault',
      keyCollection: state.key_collection,
    },
    carried: KNOWN,
  };
}
