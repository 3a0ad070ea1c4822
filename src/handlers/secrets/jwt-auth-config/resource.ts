import { ApiError } from '../../../clients/errors';
import type { Problem } from '../../../definition/problem';
import type { ReadStateOf } from '../../../definition/resource';
import type { Values } from '../../../definition/value';
import type { Moved, Proposal, ResourceHandlers } from '../../contract';
import { InvalidConfig } from '../../errors';
import { authCollection, type AuthLocation } from '../shared/auth/auth-object';
import { readJwtFields } from '../shared/auth/jwt-fields';
import { certificateProblems, publicKeyProblems } from '../shared/auth/public-keys';
import { forget } from '../shared/configuration';
import { movedFields, newFields, refuseDropped, supportProblems } from '../shared/described-fields';
import { create, Data, find, pathId, update, type CollectionPath } from '../shared/mounted-object';
import { leftWithEngine, movedMount } from '../shared/moved-state';
import { movedNamespace, namespaceProblems } from '../shared/system-object';
import { jwtAuthConfig } from './definition';

export type JwtConfigState = ReadStateOf<typeof jwtAuthConfig>;

export const jwtAuthConfigResource: ResourceHandlers<typeof jwtAuthConfig> = {
  createTakesEqual: true,

  async modifyPlan({ secrets: { dialect } }, proposal) {
    const { config } = proposal;
    return {
      problems: [
        ...namespaceProblems(dialect, config.namespace),
        ...supportProblems(dialect, fields, config, SUPPORTED_BY),
        ...publicKeyProblems('jwtValidationPubkeys', config.jwtValidationPubkeys),
        ...certificateProblems('jwksCaPem', config.jwksCaPem),
        ...certificateProblems('oidcDiscoveryCaPem', config.oidcDiscoveryCaPem),
        ...browserProblems(proposal),
        ...issuerProblems(proposal),
      ],
    };
  },

  async create(context, config) {
    const collectionPath = collectionPathOf(config);
    return create<JwtConfigState>(context, {
      what: whatOf(collectionPath),
      objectPath: collectionPath,
      attributes: jwtAuthConfig.attributes,
      config,
      takesEqual: true,
      body: newFields(sentFields, config as Values, context.secrets.dialect, SUPPORTED_BY),
      toState: (data) => toState(collectionPath, data),
    }).catch((error: Error) => {
      throw explained(error);
    });
  },

  async read(context, known) {
    const collectionPath = collectionPathOf(known);
    const data = await find(context, collectionPath);
    return data && toState(collectionPath, data);
  },

  async update(context, { config }) {
    const collectionPath = collectionPathOf(config);
    const what = whatOf(collectionPath);
    // Every write replaces the whole configuration, including the client secret.
    const body = newFields(sentFields, config as Values, context.secrets.dialect, SUPPORTED_BY);
    const data = await update(context, collectionPath, what, body).catch((error: Error) => {
      throw explained(error);
    });
    const state = toState(collectionPath, data);
    refuseDropped(what, fields, config as Values, state, KEPT_BY);
    return state;
  },

  async delete(context, state) {
    await forget(context, collectionPathOf(state), 'logins go on');
  },

  move: moveJwtConfig,
};

const {
  id: _id,
  namespace: _namespace,
  mount: _mount,
  secretsRevision: _revision,
  oidcClientSecret,
  oidcClientSecretWo: _secret,
  oidcClientSecretWoVersion: _version,
  skipJwksValidation,
  ...readable
} = jwtAuthConfig.attributes;
const { status: _status, ...settable } = readable;
/** The fields that a plan compares with those of the dialect. */
const fields = { ...settable, skipJwksValidation };
const sentFields = { ...fields, oidcClientSecret };

/** The fields that a service of another version may drop. */
const KEPT_BY = { overrideAllowedServerNames: ['openbao'] } as const;
const SUPPORTED_BY = { ...KEPT_BY, skipJwksValidation: ['openbao'] } as const;

export function collectionPathOf({ namespace, mount = 'jwt' }: AuthLocation): CollectionPath {
  return authCollection('config', { namespace, mount });
}

function whatOf({ mount }: CollectionPath): string {
  return `The configuration of \`${mount}\``;
}

/** Fields that every response contains according to the specification. */
const ALWAYS = [
  'oidcDiscoveryUrl',
  'oidcDiscoveryCaPem',
  'jwksUrl',
  'jwksCaPem',
  'jwtValidationPubkeys',
  'boundIssuer',
  'jwtSupportedAlgs',
  'defaultRole',
  'oidcClientId',
  'oidcResponseMode',
  'oidcResponseTypes',
  'providerConfig',
] as const;

/** For all operations and the data source. */
export function toState(collectionPath: CollectionPath, data: Data): JwtConfigState {
  const { namespace, mount } = collectionPath.system!;
  return { id: pathId(collectionPath), namespace, mount: mount!, ...readJwtFields(data, readable, ALWAYS) };
}

/** Requirements of browser logins. The service enforces both rules itself. */
function browserProblems({ config, unknown, prior, changed }: Proposal<typeof jwtAuthConfig>): Problem[] {
  const problems: Problem[] = [];
  const isSent = !prior || changed.size > 0;
  if (config.oidcClientId && !config.oidcClientSecret && !unknown.has('oidcClientSecret') && isSent) {
    problems.push(missingSecret);
  }
  const { oidcResponseTypes = [], oidcResponseMode } = config;
  if (oidcResponseTypes.includes('id_token') && oidcResponseMode !== 'form_post' && !unknown.has('oidcResponseMode')) {
    problems.push({
      path: ['oidcResponseTypes'],
      severity: 'error',
      code: 'value-invalid',
      summary: 'Invalid `oidcResponseTypes`',
      detail: '`id_token` requires `oidcResponseMode` to be "form_post".',
    });
  }
  return problems;
}

const missingSecret: Problem = {
  path: ['oidcClientId'],
  severity: 'error',
  code: 'attribute-missing',
  summary: 'Missing `oidcClientSecret` or `oidcClientSecretWo`',
  detail:
    'Every write replaces the configuration as a whole, so it must have the secret of the client at the issuer. Configure `oidcClientSecretWo`, or `oidcClientSecret`, which is stored in state, and leave both out of `ignore_changes`.',
};

/** Manually configured keys do not show who uses them. */
function issuerProblems({ config, unknown, prior, changed }: Proposal<typeof jwtAuthConfig>): Problem[] {
  const isNew = !prior || changed.has('jwtValidationPubkeys') || changed.has('boundIssuer');
  if (!config.jwtValidationPubkeys?.length || config.boundIssuer || unknown.has('boundIssuer') || !isNew) return [];
  return [
    {
      path: ['boundIssuer'],
      severity: 'warning',
      code: 'login-check-weak',
      summary: 'Tokens of any issuer are accepted',
      detail:
        'Without `boundIssuer`, every token that one of the keys has signed is accepted, whichever issuer it names. Configure it unless the keys are used for nothing else.',
    },
  ];
}

/** Only the service can find out whose keys they are: it fetches them when the configuration is written. */
function explained(error: Error): Error {
  if (!(error instanceof ApiError)) return error;
  const [, source] = /error checking (jwks|oidc discovery) URL/.exec(error.message) ?? [];
  if (source === undefined) return error;
  const attribute = source === 'jwks' ? 'jwksUrl' : 'oidcDiscoveryUrl';
  return new InvalidConfig(
    [attribute],
    `${error.message}. The service itself must reach the address in \`${attribute}\`, trust its certificate, and get the keys from there. Check it from the machine that the service runs on.`,
  );
}

const KNOWN = [
  'id',
  'path',
  'type',
  'namespace',
  'accessor',
  'oidc_discovery_url',
  'oidc_discovery_ca_pem',
  'jwks_url',
  'jwks_ca_pem',
  'jwt_validation_pubkeys',
  'bound_issuer',
  'jwt_supported_algs',
  'default_role',
  'oidc_client_id',
  'oidc_response_mode',
  'oidc_response_types',
  'provider_config',
  'namespace_in_state',
];

/** State of `vault_jwt_auth_backend`, which manages both the mount and its configuration. */
function moveJwtConfig({ state }: { readonly state: Values }): Moved {
  const location = { namespace: movedNamespace(state.namespace), mount: movedMount(state.path) };
  return {
    state: {
      id: pathId(collectionPathOf(location)),
      ...location,
      ...movedFields(settable, state),
      namespaceInState: state.namespace_in_state ?? true,
    },
    carried: KNOWN,
    notCarried: leftWithEngine({ ...state, accessor: undefined }, 'Import it with `lintel_auth_mount`.'),
  };
}
