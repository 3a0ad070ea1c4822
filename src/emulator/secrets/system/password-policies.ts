import { enveloped, WRITTEN } from '../envelope';
import { readFields, readText } from '../fields';
import { generateByPolicy, isPasswordLength, parsePasswordPolicy, passwordPolicies } from '../password-policy';
import { absent, badRequest, SecretsRefusal, unsupportedOperation, unsupportedPath } from '../refusal';
import type { SystemRoute } from './route';
import type { World } from '../../world';

const POLICIES = '/v1/sys/policies/password';

/** Names may have several segments, so the last one may be an operation. */
const GENERATE = /\/generate$/;

export const passwordPolicyRoutes: readonly SystemRoute[] = [
  {
    operation: 'System: List password policies',
    method: 'LIST',
    path: POLICIES,
    handle: (world) => {
      const keys = namesOf(world);
      if (keys.length === 0) throw absent();
      return enveloped(world, { keys });
    },
  },
  {
    operation: 'System: Read password policy, or generate a password',
    method: 'GET',
    path: `${POLICIES}/*name`,
    handle: (world, _, { name }) => {
      if (!GENERATE.test(name)) return enveloped(world, described(world, name));
      const policy = getPolicy(world, name.replace(GENERATE, ''));
      return enveloped(world, { password: generateByPolicy(world, policy.name) });
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
      if (policy === '') throw badRequest('missing policy');
      if (!isPasswordLength(lengthOf(policy))) throw badRequest('passwords must be between 4 and 100 characters');
      const entropySource = world.dialects.secrets === 'vault' ? (readText(fields, 'entropy_source') ?? '') : '';
      world.store.of(passwordPolicies).put({ name: written, policy, entropySource });
      return WRITTEN;
    },
  },
  {
    operation: 'System: Delete password policy',
    method: 'DELETE',
    path: `${POLICIES}/*name`,
    handle: (world, _, { name }) => {
      world.store.of(passwordPolicies).delete(checkedName(name));
      return WRITTEN;
    },
  },
];

/** In order; those of several segments come after the others. */
function namesOf(world: World): string[] {
  const names = world.store
    .of(passwordPolicies)
    .all()
    .map(({ name }) => name)
    .sort();
  const depth = (name: string) => name.split('/').length;
  return names.sort((a, b) => depth(a) - depth(b));
}

function described(world: World, name: string): object {
  const { policy, entropySource } = getPolicy(world, name);
  return { policy, ...(entropySource === '' ? {} : { entropy_source: entropySource }) };
}

function getPolicy(world: World, name: string) {
  const policy = world.store.of(passwordPolicies).find(name);
  if (!policy) throw new SecretsRefusal(404, ['1 error occurred:\n\t* policy does not exist\n\n']);
  return policy;
}

function checkedName(name: string): string {
  if (GENERATE.test(name)) throw unsupportedOperation();
  if (name.endsWith('/')) throw badRequest("cannot write to a path ending in '/'");
  return name;
}

/** A text that is base64 as a whole is decoded. */
function fromBase64(text: string): string {
  const isBase64 = text.length % 4 === 0 && /^[A-Za-z0-9+/]+={0,2}$/.test(text);
  return isBase64 ? Buffer.from(text, 'base64').toString('utf8') : text;
}

function lengthOf(policy: string): number {
  try {
    return parsePasswordPolicy(policy).length;
  } catch (error) {
    throw badRequest(`invalid password policy: ${(error as Error).message}`);
  }
}
