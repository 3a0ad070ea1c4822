import type { Reply } from '../../exchange';
import type { World } from '../../world';
import { goDuration } from '../durations';
import { enveloped, WRITTEN } from '../envelope';
import { readFields, readFlag, readText, readWhole } from '../fields';
import type { Fields } from '../fields';
import { parsePolicy, PolicyError } from '../policies/document';
import { findPolicy, policies, policyKey } from '../policies/kinds';
import type { Policy } from '../policies/kinds';
import { absent, badRequest } from '../refusal';
import type { SecretsCall } from '../request';
import type { SystemRoute } from './route';

/** Policies reserved by the service. */
const FIXED = ['root', 'response-wrapping'];

const PATH = '/v1/sys/policies/acl';

export const policyRoutes: readonly SystemRoute[] = [
  {
    operation: 'Policies: List ACL policies',
    method: 'LIST',
    path: PATH,
    handle: (world, { namespace }) => enveloped(world, { keys: policyNames(world, namespace) }),
  },
  {
    operation: 'Policies: List ACL policies by prefix',
    method: 'LIST',
    path: `${PATH}/*prefix`,
    handle: (world, { namespace }, { prefix }) => {
      const start = prefix.replace(/\/$/, '');
      const all = policyNames(world, namespace);
      const keys = start === '' ? all : all.filter((name) => name.startsWith(`${start}/`));
      if (keys.length === 0) throw absent();
      return enveloped(world, { keys });
    },
  },
  {
    operation: 'Policies: Read ACL policy',
    method: 'GET',
    path: `${PATH}/*name`,
    handle: (world, { namespace }, { name }) => {
      return enveloped(world, shownPolicy(world, getPolicy(world, namespace, name)));
    },
  },
  {
    operation: 'Policies: Write ACL policy',
    method: 'POST',
    path: `${PATH}/*name`,
    handle: (world, call, { name }) => writePolicy(world, call, name),
  },
  {
    operation: 'Policies: Delete ACL policy',
    method: 'DELETE',
    path: `${PATH}/*name`,
    handle: (world, call, { name }) => deletePolicy(world, call, name),
  },
  {
    operation: 'Policies: List ACL policies with their text',
    method: 'LIST',
    path: '/v1/sys/policies/detailed/acl',
    absentIn: ['standard', 'vault'],
    handle: (world, { namespace }) => {
      const keys = policyNames(world, namespace);
      const known = keys.map((name) => readPolicy(world, namespace, name)).filter((policy) => policy !== undefined);
      return enveloped(world, {
        keys,
        key_info: Object.fromEntries(known.map((policy) => [policy.name, shownPolicy(world, policy)])),
      });
    },
  },
];

/** Finds a policy by its case-insensitive name. */
export function getPolicy(world: World, namespace: string, given: string): Policy {
  const policy = readPolicy(world, namespace, given.trim().toLowerCase());
  if (!policy) throw absent();
  return policy;
}

export function deletePolicy(world: World, { namespace }: SecretsCall, given: string): Reply {
  const name = given.trim().toLowerCase();
  if (name === 'default') throw badRequest('cannot delete default policy');
  if (FIXED.includes(name)) throw badRequest(`cannot delete "${name}" policy`);
  world.store.of(policies).delete(policyKey({ namespace, name }));
  return WRITTEN;
}

/** The old path also accepts the text as `rules`. */
export function writePolicy(
  world: World,
  call: SecretsCall,
  given: string,
  { deprecated = false }: { readonly deprecated?: boolean } = {},
): Reply {
  const { namespace } = call;
  const fields = readFields(call);
  const name = given.trim().toLowerCase();
  const text = readText(fields, 'policy') ?? '';
  const rules = deprecated && text === '' ? (readText(fields, 'rules') ?? '') : '';
  const policy = decoded(text || rules);
  if (policy === '') throw badRequest("'policy' parameter not supplied or empty");
  checkText(policy);
  if (FIXED.includes(name)) throw badRequest(`cannot update "${name}" policy`);
  const before = findPolicy(world, namespace, name);
  const isOpenbao = world.dialects.secrets === 'openbao';
  const expiration = isOpenbao ? readExpiration(world, fields) : undefined;
  if (isOpenbao) checkAndSet(fields, before);
  world.store.of(policies).put({
    namespace,
    name,
    policy,
    version: (before?.version ?? 0) + 1,
    modified: world.clock.now().toISOString(),
    casRequired: isOpenbao && (readFlag(fields, 'cas_required') ?? false),
    ...(expiration === undefined ? {} : { expiration }),
  });
  const warnings = [
    ...(name === given ? [] : [`policy name was converted to ${name}`]),
    ...(rules === '' ? [] : ["'rules' is deprecated, please use 'policy' instead"]),
  ];
  return warnings.length === 0 ? WRITTEN : enveloped(world, null, { warnings });
}

/** The root policy has no text and exists only in the root namespace. */
function readPolicy(world: World, namespace: string, name: string): Policy | undefined {
  if (name !== 'root' || namespace !== '') return findPolicy(world, namespace, name);
  return { namespace, name, policy: '', version: 0, modified: '', casRequired: false };
}

export function policyNames(world: World, namespace: string): readonly string[] {
  const stored = world.store
    .of(policies)
    .where((policy) => policy.namespace === namespace && findPolicy(world, namespace, policy.name) !== undefined)
    .map(({ name }) => name);
  return [...[...new Set([...stored, 'default'])].sort(), ...(namespace === '' ? ['root'] : [])];
}

/** Base64 texts are decoded. */
function decoded(text: string): string {
  if (text === '' || text.length % 4 > 0 || !/^[A-Za-z0-9+/]+={0,2}$/.test(text)) return text;
  return Buffer.from(text, 'base64').toString('utf8');
}

function checkText(text: string): void {
  try {
    parsePolicy(text);
  } catch (error) {
    if (error instanceof PolicyError) throw badRequest(`failed to parse policy: ${error.message}`);
    throw error;
  }
}

/** -1 means that the policy must not exist. */
function checkAndSet(fields: Fields, before: Policy | undefined): void {
  const cas = readWhole(fields, 'cas');
  if (cas === undefined) {
    if (before?.casRequired || readFlag(fields, 'cas_required')) {
      throw badRequest('check-and-set parameter required for this call');
    }
    return;
  }
  if (cas === -1 && before) throw badRequest('check-and-set parameter set to -1 on existing entry');
  if (cas !== -1 && cas !== (before?.version ?? 0)) {
    throw badRequest('check-and-set parameter did not match the current version');
  }
}

function readExpiration(world: World, fields: Fields): string | undefined {
  const [ttl, expiration] = ['ttl', 'expiration'].map((name) => readText(fields, name) ?? '') as [string, string];
  if (ttl !== '' && expiration !== '') throw badRequest("cannot supply both 'expiration' and 'ttl' for policies");
  if (ttl === '' && expiration === '') return undefined;
  const now = world.clock.now().getTime();
  const time = expiration === '' ? new Date(now + goDuration(ttl) * 1000) : new Date(expiration);
  if (Number.isNaN(time.getTime())) throw badRequest(`failed to parse expiration: "${expiration}"`);
  if (time.getTime() <= now) throw badRequest('refusing to update policy as expiration time has already elapsed');
  return time.toISOString().replace('.000Z', 'Z');
}

export function shownPolicy(
  world: World,
  { name, policy, version, modified, casRequired, expiration }: Policy,
): Readonly<Record<string, unknown>> {
  if (world.dialects.secrets !== 'openbao') return { name, policy };
  return {
    name,
    policy,
    version,
    cas_required: casRequired,
    ...(modified === '' ? {} : { modified }),
    ...(expiration === undefined ? {} : { expiration }),
  };
}
