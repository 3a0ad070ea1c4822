import type { Reply } from '../../../exchange';
import type { Kind } from '../../../store';
import type { World } from '../../../world';
import type { EngineCall, EngineRoute } from '../../engine';
import { enveloped, WRITTEN } from '../../envelope';
import { readFlag, readFields, readNames, readStatements, readText } from '../../fields';
import type { Fields } from '../../fields';
import { absent, badRequest } from '../../refusal';
import { certificatesIn, publicKeyOf } from '../pem';
import { ALGORITHMS } from './algorithms';
import { fetchDiscoveredKeys, fetchKeys } from './key-sets';

/** The token issuers that an auth mount accepts. Every write replaces the whole configuration. */
export interface JwtConfiguration {
  readonly mount: string;
  readonly validationPublicKeys: readonly string[];
  readonly jwksUrl: string;
  readonly jwksCaPem: string;
  readonly discoveryUrl: string;
  readonly discoveryCaPem: string;
  readonly boundIssuer: string;
  readonly defaultRole: string;
  readonly supportedAlgorithms: readonly string[];
  readonly responseMode: string;
  readonly responseTypes: readonly string[];
  readonly allowedServerNames: readonly string[];
  readonly clientId: string;
  /** Never returned. */
  readonly clientSecret: string;
  readonly providerConfig: Readonly<Record<string, unknown>>;
  readonly namespaceInState: boolean;
  /** Whether the last write requested storing without the keys. Never returned. */
  readonly skipsValidation: boolean;
}

export const jwtConfigurations: Kind<JwtConfiguration> = { name: 'jwtConfigurations', key: ({ mount }) => mount };

export const jwtConfigurationRoutes: readonly EngineRoute[] = [
  { operation: 'Auth methods: Write configuration (jwt)', method: 'POST', path: 'config', handle: write },
  {
    operation: 'Auth methods: Read configuration (jwt)',
    method: 'GET',
    path: 'config',
    handle: ({ world, mount }) => {
      const configuration = findJwtConfiguration(world, mount);
      if (!configuration) throw absent();
      return enveloped(world, shown(world, configuration));
    },
  },
];

export function findJwtConfiguration({ store }: World, mount: string): JwtConfiguration | undefined {
  return store.of(jwtConfigurations).find(mount);
}

async function write({ world, call, mount }: EngineCall): Promise<Reply> {
  const fields = readFields(call);
  const configuration = read(fields, mount);
  check(configuration);
  const failed = await checkSource(configuration);
  if (failed !== undefined && !configuration.skipsValidation) throw badRequest(failed);
  world.store.of(jwtConfigurations).put(configuration);
  return failed === undefined ? WRITTEN : enveloped(world, null, { warnings: [failed] });
}

function read(fields: Fields, mount: string): JwtConfiguration {
  const text = (name: string) => readText(fields, name) ?? '';
  const provider = fields.provider_config;
  return {
    mount,
    validationPublicKeys: (readStatements(fields, 'jwt_validation_pubkeys') ?? []).filter((pem) => pem !== ''),
    jwksUrl: text('jwks_url'),
    jwksCaPem: text('jwks_ca_pem'),
    discoveryUrl: text('oidc_discovery_url'),
    discoveryCaPem: text('oidc_discovery_ca_pem'),
    boundIssuer: text('bound_issuer'),
    defaultRole: text('default_role'),
    supportedAlgorithms: readNames(fields, 'jwt_supported_algs') ?? [],
    responseMode: text('oidc_response_mode'),
    responseTypes: readNames(fields, 'oidc_response_types') ?? [],
    allowedServerNames: readNames(fields, 'override_allowed_server_names') ?? [],
    clientId: text('oidc_client_id'),
    clientSecret: text('oidc_client_secret'),
    providerConfig:
      typeof provider === 'object' && provider !== null && !Array.isArray(provider) ? { ...provider } : {},
    namespaceInState: readFlag(fields, 'namespace_in_state') ?? true,
    skipsValidation: readFlag(fields, 'skip_jwks_validation') ?? false,
  };
}

function check(configuration: JwtConfiguration): void {
  const { validationPublicKeys, jwksUrl, discoveryUrl, clientId, clientSecret } = configuration;
  if ([validationPublicKeys.length > 0, jwksUrl !== '', discoveryUrl !== ''].filter(Boolean).length !== 1) {
    throw badRequest("exactly one of 'jwt_validation_pubkeys', 'jwks_url' or 'oidc_discovery_url' must be set");
  }
  if ((clientId === '') !== (clientSecret === '')) {
    throw badRequest("both 'oidc_client_id' and 'oidc_client_secret' must be set for OIDC");
  }
  if (clientId !== '' && discoveryUrl === '') {
    throw badRequest("'oidc_discovery_url' must be set for OIDC");
  }
  if (!['', 'query', 'form_post'].includes(configuration.responseMode)) {
    throw badRequest(`invalid response_mode: "${configuration.responseMode}"`);
  }
  if (validationPublicKeys.some((pem) => !publicKeyOf(pem))) {
    throw badRequest('error parsing public key: data does not contain any valid public keys');
  }
  const unknown = configuration.supportedAlgorithms.find((name) => !Object.hasOwn(ALGORITHMS, name));
  if (unknown !== undefined) throw badRequest(`invalid jwt_supported_algs: unsupported signing algorithm "${unknown}"`);
  if (configuration.jwksCaPem !== '' && !certificatesIn(configuration.jwksCaPem)) {
    throw badRequest('error checking jwks_ca_pem');
  }
  if (configuration.discoveryCaPem !== '' && !certificatesIn(configuration.discoveryCaPem)) {
    throw badRequest('error checking oidc discovery URL');
  }
}

/** Returns why the keys cannot be fetched; undefined if they can, or if they were given. */
async function checkSource({
  jwksUrl,
  jwksCaPem,
  discoveryUrl,
  discoveryCaPem,
}: JwtConfiguration): Promise<string | undefined> {
  if (jwksUrl !== '') {
    return fetchKeys(jwksUrl, jwksCaPem).then(
      () => undefined,
      () => 'error checking jwks URL',
    );
  }
  if (discoveryUrl === '') return undefined;
  return fetchDiscoveredKeys(discoveryUrl, discoveryCaPem).then(
    () => undefined,
    () => 'error checking oidc discovery URL',
  );
}

function shown(world: World, configuration: JwtConfiguration): object {
  return {
    jwt_validation_pubkeys: configuration.validationPublicKeys,
    jwks_url: configuration.jwksUrl,
    jwks_ca_pem: configuration.jwksCaPem,
    oidc_discovery_url: configuration.discoveryUrl,
    oidc_discovery_ca_pem: configuration.discoveryCaPem,
    bound_issuer: configuration.boundIssuer,
    default_role: configuration.defaultRole,
    jwt_supported_algs: configuration.supportedAlgorithms,
    oidc_response_mode: configuration.responseMode,
    oidc_response_types: configuration.responseTypes,
    oidc_client_id: configuration.clientId,
    provider_config: configuration.providerConfig,
    namespace_in_state: configuration.namespaceInState,
    ...(world.dialects.secrets === 'vault'
      ? {}
      : { override_allowed_server_names: configuration.allowedServerNames, status: 'valid' }),
  };
}
