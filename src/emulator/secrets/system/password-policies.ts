import type { World } from '../../world';
import { enveloped, WRITTEN } from '../envelope';
import { readFields, readText } from '../fields';
import {
  generateStored,
  isPasswordLength,
  parsePasswordPolicy,
  passwordPolicies,
  passwordPolicyKey,
} from '../password-policy';
import { absent, badRequest, unsupportedOperation, unsupportedPath, wrappedRefusal } from '../refusal';
import type { SystemRoute } from './route';

const POLICIES = '/v1/sys/policies/password';

/** Names may have several segments, so their last one may be an operation. */
const GENERATE = /\/generate$/;

export const passwordPolicyRoutes: readonly SystemRoute[] = [
  {
    operation: 'System: List password policies',
    method: 'LIST',
    path: POLICIES,
    handle: (world, { namespace }) => {
      const keys = namesOf(world, namespace);
      if (keys.length === 0) throw absent();
      return enveloped(world, { keys });
    },
  },
  {
    operation: 'System: Read password policy, or generate a password',
    method: 'GET',
    path: `${POLICIES}/*name`,
    handle: (world, { namespace }, { name }) => {
      if (!GENERATE.test(name)) return enveloped(world, described(world, namespace, name));
      const policy = getPolicy(world, namespace, name.replace(GENERATE, ''));
      return enveloped(world, { password: generateStored(world, policy) });
    },
  },
  {
    operation: 'System: List below a password policy',
    method: 'LIST',
    path: `${POLICIES}/*name`,
    handle: (_world, _call, { name }) => {
      throw GENERATE.test(name) ? unsupportedOperation() : unsupportedPath();
    },
  },
  {
    operation: 'System: Write password policy',
    method: 'POST',
    path: `${POLICIES}/*name`,
    handle: (world, call, { name }) => {
      const written = checkedName(name);
      const fields = readFields(call);
      const policy = fromBase64(readText(fields, 'policy') ?? '');
      if (policy === '') throw wrappedRefusal(400, 'missing policy');
      if (!isPasswordLength(lengthOf(policy))) {
        throw wrappedRefusal(400, 'passwords must be between 4 and 100 characters');
      }
      const entropySource = world.dialects.secrets === 'vault' ? (readText(fields, 'entropy_source') ?? '') : '';
      world.store.of(passwordPolicies).put({ namespace: call.namespace, name: written, policy, entropySource });
      return WRITTEN;
    },
  },
  {
    operation: 'System: Delete password policy',
    method: 'DELETE',
    path: `${POLICIES}/*name`,
    handle: (world, { namespace }, { name }) => {
      world.store.of(passwordPolicies).delete(passwordPolicyKey({ namespace, name: checkedName(name) }));
      return WRITTEN;
    },
  },
];

/** Sorted; names with several segments come last. */
function namesOf(world: World, namespace: string): string[] {
  const names = world.store
    .of(passwordPolicies)
    .where((policy) => policy.namespace === namespace)
    .map(({ name }) => name)
    .sort();
  const depth = (name: string) => name.split('/').length;
  return names.sort((a, b) => depth(a) - depth(b));
}

function described(world: World, namespace: string, name: string): object {
  const { policy, entropySource } = getPolicy(world, namespace, name);
  return { policy, ...(entropySource === '' ? {} : { entropy_source: entropySource }) };
}

function getPolicy(world: World, namespace: string, name: string) {
  const policy = world.store.of(passwordPolicies).find(passwordPolicyKey({ namespace, name }));
  if (!policy) throw wrappedRefusal(404, 'policy does not exist');
  return policy;
}

function checkedName(name: string): string {
  if (GENERATE.test(name)) throw unsupportedOperation();
  if (name.endsWith('/')) throw badRequest("cannot write to a path ending in '/'");
  return name;
}

/** Texts that are entirely base64 are decoded. */
function fromBase64(text: string): string {
  const isBase64 = text.length % 4 === 0 && /^[A-Za-z0-9+/]+={0,2}$/.test(text);
  return isBase64 ? Buffer.from(text, 'base64').toString('utf8') : text;
}

function lengthOf(policy: string): number {
  try {
    return parsePasswordPolicy(policy).length;
  } catch (error) {
    throw wrappedRefusal(400, `invalid password policy: ${(error as Error).message}`);
  }
}
