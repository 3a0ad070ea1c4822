import type { Kind } from '../../store';
import type { World } from '../../world';
import type { EngineRoute } from '../engine';
import { enveloped, WRITTEN } from '../envelope';
import { readFields, readFlag, readText } from '../fields';
import { absent, failure, SecretsRefusal } from '../refusal';
import { fieldName } from './names';

/** How the engine reaches its cluster; one for each mount. What is empty comes from the pod that the service runs in. */
export interface ClusterConfiguration {
  readonly mount: string;
  readonly host: string;
  readonly caCert: string;
  /** Never answered. */
  readonly serviceAccountJwt: string;
  readonly disableLocalCaJwt: boolean;
}

export const clusterConfigurations: Kind<ClusterConfiguration> = { name: 'clusterConfigurations', key: ({ mount }) => mount };

/** What a pod finds in its environment. */
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
      // Unlike the others, the host does not stay where it is left out. One that is given is kept, by the engine that exists even if it is empty.
      const given = readText(fields, hostField);
      const host = given ?? '';
      const isGiven = world.dialects.secrets === 'standard' ? host !== '' : given !== undefined;
      if (!isGiven && missingVariables().length > 0) throw failure(`${hostField} was unset and could not be determined from environment variables`);
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
      return enveloped(world, { [fieldName(world, 'cluster_host')]: host, [fieldName(world, 'cluster_ca_cert')]: caCert, disable_local_ca_jwt: disableLocalCaJwt });
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

/** Undefined where the engine cannot reach any cluster. */
export function findConfiguration({ store }: World, mount: string): ClusterConfiguration | undefined {
  return store.of(clusterConfigurations).find(mount);
}

function missingVariables(): string[] {
  return POD_VARIABLES.filter((name) => !process.env[name]);
}
