import type { Kind } from '../../store';
import { envelopedTwice, WRITTEN } from '../envelope';
import { readFields, readFlag, readNames } from '../fields';
import { failure } from '../refusal';
import type { SystemRoute } from './route';

/** The web pages that may use the service. The emulator stores this without any effect on browsers. */
interface CorsConfiguration {
  readonly name: 'cors';
  readonly origins: readonly string[];
  readonly headers: readonly string[];
}

export const corsConfigurations: Kind<CorsConfiguration> = { name: 'corsConfigurations', key: ({ name }) => name };

/** The headers that the service always allows. */
const HEADERS = [
  'Content-Type',
  'X-Requested-With',
  'X-Vault-AWS-IAM-Server-ID',
  'X-Vault-MFA',
  'X-Vault-No-Request-Forwarding',
  'X-Vault-Wrap-Format',
  'X-Vault-Wrap-TTL',
  'X-Vault-Policy-Override',
  'Authorization',
  'X-Vault-Token',
];

const PATH = '/v1/sys/config/cors';

export const corsRoutes: readonly SystemRoute[] = [
  {
    operation: 'System: Read CORS configuration',
    method: 'GET',
    path: PATH,
    sudo: true,
    handle: (world) => {
      const known = world.store.of(corsConfigurations).find('cors');
      if (!known) return envelopedTwice(world, { enabled: false });
      return envelopedTwice(world, {
        enabled: true,
        allowed_origins: known.origins,
        allowed_headers: [...HEADERS, ...known.headers],
      });
    },
  },
  {
    operation: 'System: Write CORS configuration',
    method: 'POST',
    path: PATH,
    sudo: true,
    handle: (world, call) => {
      const fields = readFields(call);
      // Writing it turns it on.
      readFlag(fields, 'enable');
      const origins = readNames(fields, 'allowed_origins') ?? [];
      if (origins.length === 0) throw failure('at least one origin or the wildcard must be provided');
      if (origins.length > 1 && origins.includes('*')) {
        throw failure("to allow all origins the '*' must be the only value for allowed_origins");
      }
      const headers = readNames(fields, 'allowed_headers') ?? [];
      world.store.of(corsConfigurations).put({ name: 'cors', origins, headers });
      return WRITTEN;
    },
  },
  {
    operation: 'System: Delete CORS configuration',
    method: 'DELETE',
    path: PATH,
    sudo: true,
    handle: (world) => {
      world.store.of(corsConfigurations).delete('cors');
      return WRITTEN;
    },
  },
];
