import type { Kind } from '../../store';
import type { World } from '../../world';
import type { EngineRoute } from '../engine';
import { enveloped, WRITTEN } from '../envelope';
import { readFields, readFlag, readText } from '../fields';
import { absent, failure, SecretsRefusal } from '../refusal';
import { fieldName } from './names';

/** How the engine reaches its cluster; one per mount. Empty values come from the pod the service runs in. */
export interface ClusterConfiguration {
  readonly mount: string;
  readonly host: string;
  readonly caCert: string;
  /** Never returned. */
  readonly serviceAccountJwt: string;
  readonly disableLocalCaJwt: boolean;
}

export const clusterConfigurations: Kind<ClusterConfiguration> = {
  name: 'clusterConfigurations',
  key: ({ mount }) => mount,
};

/** The environment of a pod. */
const POD_VARIABLES = ['KUBERNETES_SERVICE_HOST', 'KUBERNETES_SERVICE_PORT_HTTPS'];

export const configurationRoutes: readonly EngineRoute[] = [
  {
    operation: 'Cluster engine: Write configuration',
    method: 'POST',
    path: 'config',
    handle: ({ world, call, mount }) => {
      const fields = readFields(call);
      const before = findConfiguration(world, mount);
      const hostField = fieldName(world, 'cluster_host');
      // Unlike other fields, an omitted host is not kept. Vault and OpenBao store a given host even if it is empty.
      const given = readText(fields, hostField);
      const host = given ?? '';
      const isGiven = world.dialects.secrets === 'standard' ? host !== '' : given !== undefined;
      if (!isGiven && missingVariables().length > 0) {
        throw failure(`${hostField} was unset and could not be determined from environment variables`);
      }
      world.store.of(clusterConfigurations).put({
        mount,
        host,
        caCert: readText(fields, fieldName(world, 'cluster_ca_cert')) ?? before?.caCert ?? '',
        serviceAccountJwt: readText(fields, 'service_account_jwt') ?? before?.serviceAccountJwt ?? '',
        disableLocalCaJwt: readFlag(fields, 'disable_local_ca_jwt') ?? before?.disableLocalCaJwt ?? false,
      });
      return WRITTEN;
    },
  },
  {
    operation: 'Cluster engine: Read configuration',
    method: 'GET',
    path: 'config',
    handle: ({ world, mount }) => {
      const configuration = findConfiguration(world, mount);
      if (!configuration) throw absent();
      const { host, caCert, disableLocalCaJwt } = configuration;
      return enveloped(world, {
        [fieldName(world, 'cluster_host')]: host,
        [fieldName(world, 'cluster_ca_cert')]: caCert,
        disable_local_ca_jwt: disableLocalCaJwt,
      });
    },
  },
  {
    operation: 'Cluster engine: Delete configuration',
    method: 'DELETE',
    path: 'config',
    handle: ({ world, mount }) => {
      world.store.of(clusterConfigurations).delete(mount);
      return WRITTEN;
    },
  },
  {
    operation: 'Cluster engine: Check environment',
    method: 'GET',
    path: 'check',
    handle: () => {
      const missing = missingVariables();
      if (missing.length > 0) throw new SecretsRefusal(400, [`Missing environment variables: ${missing.join(', ')}`]);
      return WRITTEN;
    },
  },
];

/** Undefined if the engine cannot reach a cluster. */
export function findConfiguration({ store }: World, mount: string): ClusterConfiguration | undefined {
  return store.of(clusterConfigurations).find(mount);
}

function missingVariables(): string[] {
  return POD_VARIABLES.filter((name) => !process.env[name]);
}
