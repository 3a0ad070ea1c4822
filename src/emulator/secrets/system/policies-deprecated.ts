import { envelopedTwice } from '../envelope';
import { deletePolicy, getPolicy, policyNames, shownPolicy, writePolicy } from './policies';
import type { SystemRoute } from './route';

const PATH = '/v1/sys/policy';

/** The path of policies from before there were several kinds, which many clients still use. */
export const deprecatedPolicyRoutes: readonly SystemRoute[] = [
  ...['GET', 'LIST'].map((method): SystemRoute => ({
    operation: `Policies: List policies (deprecated form${method === 'GET' ? ', by GET' : ''})`,
    deprecated: true,
    method,
    path: PATH,
    handle: (world, { namespace }) => {
      const keys = policyNames(world, namespace);
      return envelopedTwice(world, { keys, policies: keys });
    },
  })),
  {
    operation: 'Policies: Read policy (deprecated form)',
    deprecated: true,
    method: 'GET',
    path: `${PATH}/*name`,
    handle: (world, { namespace }, { name }) => {
      const { policy: rules, ...policy } = shownPolicy(world, getPolicy(world, namespace, name));
      return envelopedTwice(world, { ...policy, rules });
    },
  },
  {
    operation: 'Policies: Write policy (deprecated form)',
    deprecated: true,
    method: 'POST',
    path: `${PATH}/*name`,
    handle: (world, call, { name }) => writePolicy(world, call, name, { deprecated: true }),
  },
  {
    operation: 'Policies: Delete policy (deprecated form)',
    deprecated: true,
    method: 'DELETE',
    path: `${PATH}/*name`,
    handle: (world, call, { name }) => deletePolicy(world, call, name),
  },
];
