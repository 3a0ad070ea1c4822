import { existsSync } from 'fs';
import type { Kind } from '../../../store';
import type { World } from '../../../world';
import type { EngineRoute } from '../../engine';
import { enveloped, WRITTEN } from '../../envelope';
import { readFields, readFlag, readStatements, readText } from '../../fields';
import { absent, badRequest } from '../../refusal';
import { publicKeyOf } from '../pem';

/** How an auth mount asks its cluster about service accounts. Every write replaces the whole configuration. */
export interface ReviewConfiguration {
  readonly mount: string;
  readonly host: string;
  readonly caCert: string;
  /** Never returned; empty for none. */
  readonly reviewerJwt: string;
  readonly pemKeys: readonly string[];
  readonly disableLocalCaJwt: boolean;
  readonly issuer: string;
  readonly disableIssuerValidation: boolean;
  /** Vault only. */
  readonly annotationsAsMetadata: boolean;
}

export const reviewConfigurations: Kind<ReviewConfiguration> = {
  name: 'reviewConfigurations',
  key: ({ mount }) => mount,
};

/** The CA inside a pod. */
const LOCAL_CA = '/var/run/secrets/kubernetes.io/serviceaccount/ca.crt';

export const reviewConfigurationRoutes: readonly EngineRoute[] = [
  {
    operation: 'Auth methods: Write configuration (kubernetes)',
    method: 'POST',
    path: 'config',
    handle: ({ world, call, mount }) => {
      const fields = readFields(call);
      const configuration: ReviewConfiguration = {
        mount,
        host: readText(fields, 'kubernetes_host') ?? '',
        caCert: readText(fields, 'kubernetes_ca_cert') ?? '',
        reviewerJwt: readText(fields, 'token_reviewer_jwt') ?? '',
        pemKeys: readStatements(fields, 'pem_keys') ?? [],
        disableLocalCaJwt: readFlag(fields, 'disable_local_ca_jwt') ?? false,
        issuer: readText(fields, 'issuer') ?? '',
        disableIssuerValidation: readFlag(fields, 'disable_iss_validation') ?? true,
        annotationsAsMetadata:
          world.dialects.secrets === 'vault' && (readFlag(fields, 'use_annotations_as_alias_metadata') ?? false),
      };
      check(configuration);
      world.store.of(reviewConfigurations).put(configuration);
      return WRITTEN;
    },
  },
  {
    operation: 'Auth methods: Read configuration (kubernetes)',
    method: 'GET',
    path: 'config',
    handle: ({ world, mount }) => {
      const configuration = findReviewConfiguration(world, mount);
      if (!configuration) throw absent();
      return enveloped(world, shown(world, configuration));
    },
  },
];

export function findReviewConfiguration({ store }: World, mount: string): ReviewConfiguration | undefined {
  return store.of(reviewConfigurations).find(mount);
}

function check({ host, caCert, disableLocalCaJwt, pemKeys }: ReviewConfiguration): void {
  if (host === '') throw badRequest('no host provided');
  if (caCert === '' && disableLocalCaJwt) {
    throw badRequest('kubernetes_ca_cert must be given when disable_local_ca_jwt is true');
  }
  if (caCert === '' && !isInPod()) throw badRequest(`open ${LOCAL_CA}: no such file or directory`);
  if (pemKeys.some((pem) => !publicKeyOf(pem))) throw badRequest('data does not contain any valid public keys');
}

/** Whether the emulator itself runs in a pod; it then has the pod's certificate. */
function isInPod(): boolean {
  return process.env.KUBERNETES_SERVICE_HOST !== undefined || existsSync(LOCAL_CA);
}

function shown(world: World, configuration: ReviewConfiguration): object {
  return {
    kubernetes_host: configuration.host,
    kubernetes_ca_cert: configuration.caCert,
    pem_keys: configuration.pemKeys,
    disable_local_ca_jwt: configuration.disableLocalCaJwt,
    issuer: configuration.issuer,
    disable_iss_validation: configuration.disableIssuerValidation,
    ...(world.dialects.secrets === 'vault'
      ? { use_annotations_as_alias_metadata: configuration.annotationsAsMetadata }
      : { token_reviewer_jwt_set: configuration.reviewerJwt !== '' }),
  };
}
