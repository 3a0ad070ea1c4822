import type { SecretsDialect } from '../../../clients/connection';
import { ApiError } from '../../../clients/errors';
import { textAt } from '../../../clients/read-response';
import type { Problem } from '../../../definition/problem';
import type { ConfigOf, ReadStateOf } from '../../../definition/resource';
import type { Values } from '../../../definition/value';
import type { PrivateStateAccess, ResourceHandlers, Context, Moved } from '../../contract';
import { revokeCredentials } from '../shared/credentials/revocation';
import { unsupported } from '../shared/dialect';
import { present } from '../shared/fields';
import { create, remove, update, Data, find, pathId, CollectionPath } from '../shared/mounted-object';
import { leftWithEngine, movedEngine } from '../shared/moved-state';
import { BASE_PATH, platformTokenConfig } from './definition';

interface PlatformTokenConfigInput extends ConfigOf<typeof platformTokenConfig> {}

/** The key of the address that the service chose because none was configured. */
const CHOSEN_ADDRESS = 'chosenAddress';

export const platformTokenConfigResource: ResourceHandlers<typeof platformTokenConfig> = {
  async modifyPlan({ secrets: { dialect }, privateState }, { config, prior, unknown }) {
    const problems = [
      ...(config.basePath !== undefined && config.basePath !== BASE_PATH && dialect !== 'vault'
        ? [unsupported(dialect, 'vault', 'basePath')]
        : []),
      ...(!prior && !config.token && !unknown.has('token') ? [missingToken] : []),
    ];
    const chosen = privateState.recall<string>(CHOSEN_ADDRESS);
    const hasChanged =
      prior &&
      config.address === undefined &&
      !unknown.has('address') &&
      chosen !== undefined &&
      prior.address !== chosen;
    return { problems, ...(hasChanged ? { unknown: ['address'] as const } : {}) };
  },

  async create(context, config) {
    const collectionPath = collectionPathOf(config);
    let first = true;
    return create<PlatformTokenConfigState>(context, {
      what: `The configuration of \`${collectionPath.mount}\``,
      objectPath: collectionPath,
      attributes: platformTokenConfig.attributes,
      config,
      body: body(context.secrets.dialect, config, config.token),
      toState: (data) => rememberAddress(context.privateState, config, toState(collectionPath, data)),
      find: (patiently) => {
        const look = first ? findBeforeWrite(context, collectionPath) : findConfig(context, collectionPath, patiently);
        first = false;
        return look;
      },
    });
  },

  async read(context, known) {
    const collectionPath = collectionPathOf(known);
    const data = await findConfig(context, collectionPath);
    return data && toState(collectionPath, data);
  },

  async update(context, { config, changed }) {
    const collectionPath = collectionPathOf(config);
    const sent = body(context.secrets.dialect, config, changed.has('token') ? (config.token ?? '') : undefined);
    return rememberAddress(
      context.privateState,
      config,
      toState(
        collectionPath,
        await update(context, collectionPath, `The configuration of \`${collectionPath.mount}\``, sent),
      ),
    );
  },

  async delete(context, state) {
    await revokeCredentials(context, state.mount, {
      what: `The configuration of \`${state.mount}\``,
      leaves: 'the tokens that they stand for stay valid on the platform',
      forced: state.forceDestroy,
    });
    await remove(context, collectionPathOf(state)).catch((error: Error) => {
      if (!(error instanceof ApiError) || error.status !== 405) throw error;
      context.warn(
        'object-remains',
        'The service keeps the token',
        `The service cannot delete the configuration of \`${state.mount}\`. It is removed from the state, but the service keeps its token. Revoke the token on the platform, or disable the engine.`,
      );
    });
  },

  move: movePlatformTokenConfig,
};

/** The service resets an omitted address and base path, but keeps its token. */
function body(
  dialect: SecretsDialect,
  { address, basePath }: PlatformTokenConfigInput,
  token: string | undefined,
): object {
  return present({ address, base_path: dialect === 'vault' ? basePath : undefined, token });
}

/** If no address is configured, stores the one that the service chose, so that later changes of it are detected. */
function rememberAddress(
  privateState: PrivateStateAccess,
  { address }: PlatformTokenConfigInput,
  state: PlatformTokenConfigState,
): PlatformTokenConfigState {
  privateState.remember(CHOSEN_ADDRESS, address === undefined ? state.address : undefined);
  return state;
}

const missingToken: Problem = {
  path: ['token'],
  severity: 'error',
  code: 'attribute-missing',
  summary: 'Missing `token` or `tokenWo`',
  detail:
    'The service needs a token to create other tokens. Configure `tokenWo`, or `token`, which is stored in state.',
};

type PlatformTokenConfigState = ReadStateOf<typeof platformTokenConfig>;

export function collectionPathOf({ mount = 'terraform' }: { readonly mount?: string }): CollectionPath {
  return { mount, collection: 'config' };
}

/** For all operations and the data source. */
export function toState(collectionPath: CollectionPath, data: Data): PlatformTokenConfigState {
  return {
    id: pathId(collectionPath),
    mount: collectionPath.mount,
    address: textAt(data, 'address') || undefined,
    basePath: textAt(data, 'base_path') || BASE_PATH,
  };
}

/** Vault responds with status 500 if the configuration was never written or was deleted. A known message of that kind means that it does not exist. */
export async function findConfig(
  context: Context,
  collectionPath: CollectionPath,
  patiently = false,
): Promise<Data | undefined> {
  return find(context, collectionPath, patiently).catch((error: Error) => {
    if (isFailure(context, error) && /nil pointer dereference/.test(error.message)) return undefined;
    throw error;
  });
}

/** Before the first write, every such failure is treated as a missing configuration, because the message may change. */
async function findBeforeWrite(context: Context, collectionPath: CollectionPath): Promise<Data | undefined> {
  return find(context, collectionPath).catch((error: Error) => {
    if (isFailure(context, error)) return undefined;
    throw error;
  });
}

function isFailure({ secrets }: Context, error: Error): boolean {
  return secrets.dialect === 'vault' && error instanceof ApiError && error.status === 500;
}

const KNOWN = ['id', 'namespace', 'backend', 'path', 'address', 'base_path'];

/** State of `vault_terraform_cloud_secret_backend`, which manages both the engine and its configuration. */
function movePlatformTokenConfig({ state }: { readonly state: Values }): Moved {
  return {
    state: {
      ...movedEngine({ namespace: state.namespace, path: state.backend }),
      address: state.address || undefined,
      basePath: state.base_path || BASE_PATH,
    },
    carried: KNOWN,
    notCarried: leftWithEngine(state),
  };
}
