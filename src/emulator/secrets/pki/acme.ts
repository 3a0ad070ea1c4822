import type { Reply } from '../../exchange';
import type { World } from '../../world';
import type { EngineCall, EngineRoute } from '../engine';
import { enveloped } from '../envelope';
import { readFields, readFlag, readNames, readSeconds, readText } from '../fields';
import type { Fields } from '../fields';
import { absent, failure, unsupportedPath } from '../refusal';
import { keyIn, pkiAccountBindings, pkiConfigs, pkiRoles } from './kinds';
import type { PkiConfig } from './kinds';
import { absentText, configOf, findIssuer } from './mount';

/** The ACME configuration and the keys for binding accounts; the protocol itself is not emulated. */
export const acmeRoutes: readonly EngineRoute[] = [
  {
    operation: 'Certificate authority: Read ACME configuration',
    method: 'GET',
    path: 'config/acme',
    handle: ({ world, mount }) => enveloped(world, settingsOf(world, mount)),
  },
  {
    operation: 'Certificate authority: Set ACME configuration',
    method: 'POST',
    path: 'config/acme',
    handle: configure,
  },
  ...['', 'roles/:role/', 'issuer/:issuer_ref/', 'issuer/:issuer_ref/roles/:role/'].map((place): EngineRoute => ({
    operation: 'Certificate authority: Create ACME account binding',
    method: 'POST',
    path: `${place}acme/new-eab`,
    handle: bind,
  })),
  { operation: 'Certificate authority: List ACME account bindings', method: 'LIST', path: 'eab', handle: list },
  {
    operation: 'Certificate authority: Delete ACME account binding',
    method: 'DELETE',
    path: 'eab/:id',
    handle: remove,
  },
];

const VAULT = { max_ttl: 0, challenge_permitted_ip_ranges: [], challenge_excluded_ip_ranges: [] };

function settingsOf({ store, dialects: { secrets } }: World, mount: string): PkiConfig['acme'] {
  return { ...(secrets === 'vault' ? VAULT : {}), ...configOf(store, mount).acme };
}

/** Omitted fields keep their values. All mistakes are reported as failures of the service. */
function configure({ world, call, mount }: EngineCall): Reply {
  const config = configOf(world.store, mount);
  const body = readFields(call);
  const acme = Object.fromEntries(
    Object.entries(settingsOf(world, mount)).map(([name, before]) => [name, readSetting(body, name, before) ?? before]),
  );
  check(world, mount, acme);
  world.store.of(pkiConfigs).put({ ...config, acme });
  return enveloped(world, acme);
}

function readSetting(
  body: Fields,
  name: string,
  before: PkiConfig['acme'][string],
): PkiConfig['acme'][string] | undefined {
  if (typeof before === 'boolean') return readFlag(body, name);
  if (typeof before === 'number') return readSeconds(body, name);
  return typeof before === 'string' ? readText(body, name) : readNames(body, name)?.filter((each) => each !== '');
}

const POLICIES = ['not-required', 'new-account-required', 'always-required'];

function check(world: World, mount: string, acme: PkiConfig['acme']): void {
  for (const name of ['allowed_roles', 'allowed_issuers'] as const) {
    if ((acme[name] as readonly string[]).length === 0) {
      throw failure(
        `${name} must take a non-zero length value; specify '*' as the value to allow anything or specify enabled=false to disable ACME entirely`,
      );
    }
  }
  if (!POLICIES.includes(String(acme.eab_policy))) {
    const valid = POLICIES.map((policy) => `'${policy}'`).join(', ');
    throw failure(`invalid eab policy name provided, valid values are ${valid}`);
  }
  if (
    world.dialects.secrets === 'openbao' &&
    acme.enabled === true &&
    configOf(world.store, mount).cluster.path === ''
  ) {
    throw failure("ACME feature requires local cluster 'path' field configuration to be set");
  }
  checkReferences(world, mount, acme);
  checkPolicy(world, mount, String(acme.default_directory_policy));
  const resolver = String(acme.dns_resolver);
  if (resolver !== '' && !/^(?:[^\s:[\]]+|\[[^\s\]]+\]):[^\s:]*$/.test(resolver)) {
    throw failure(`failed to parse DNS resolver address: address ${resolver}: missing port in address`);
  }
}

function checkReferences({ store }: World, mount: string, acme: PkiConfig['acme']): void {
  const named = (name: string) => (acme[name] as readonly string[]).filter((each) => each !== '*');
  for (const role of named('allowed_roles')) {
    if (!store.of(pkiRoles).find(keyIn(mount, role))) {
      throw failure(
        `allowed_role ${role} is not a valid acme role: the request message was malformed: role does not exist`,
      );
    }
  }
  for (const issuer of named('allowed_issuers')) {
    if (!findIssuer(store, mount, issuer)) {
      const why = absentText('issuer', store, mount, issuer);
      throw failure(`failed validating allowed_issuers: unable to fetch issuer: ${issuer}: ${why}`);
    }
  }
}

function checkPolicy({ store, dialects: { secrets } }: World, mount: string, policy: string): void {
  if (policy === 'sign-verbatim' || policy === 'forbid') return;
  if (secrets === 'vault' && policy.startsWith('external-policy')) return;
  const [, role] = /^role:(.+)$/.exec(policy) ?? [];
  if (role === undefined) {
    throw failure(`invalid default_directory_policy: string ${policy} not a valid Default Directory Policy`);
  }
  if (!store.of(pkiRoles).find(keyIn(mount, role))) {
    throw failure(
      `default directory policy role ${role} is not a valid ACME role: the request message was malformed: role does not exist`,
    );
  }
}

/** The role and issuer in the path are not checked. */
function bind({ world, mount, parameters: { role, issuer_ref: issuer } }: EngineCall): Reply {
  const binding = world.store.of(pkiAccountBindings).put({
    mount,
    id: world.random.uuid(),
    key: `vault-eab-0-${world.random.bytes(32).toString('base64url')}`,
    directory: `${issuer === undefined ? '' : `issuer/${issuer}/`}${role === undefined ? '' : `roles/${role}/`}acme/directory`,
    createdAt: world.clock.now().toISOString(),
  });
  return enveloped(world, { id: binding.id, key: binding.key, ...described(binding) });
}

function described({ directory, createdAt }: { readonly directory: string; readonly createdAt: string }): object {
  return { key_type: 'hs', acme_directory: directory, created_on: createdAt };
}

/** Only lists bindings that no account has used, which is always the case in the emulator. */
function list({ world, mount }: EngineCall): Reply {
  const bindings = world.store.of(pkiAccountBindings).where((binding) => binding.mount === mount);
  if (bindings.length === 0) throw absent();
  return enveloped(world, {
    keys: bindings.map(({ id }) => id).sort(),
    key_info: Object.fromEntries(bindings.map((binding) => [binding.id, described(binding)])),
  });
}

/** Deleting what does not exist succeeds. */
function remove({ world, mount, parameters: { id } }: EngineCall): Reply {
  // The service's path does not match other texts.
  if (!/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id)) throw unsupportedPath();
  const isThere = world.store.of(pkiAccountBindings).delete(keyIn(mount, id));
  return enveloped(world, null, { warnings: isThere ? [] : [`No key id found with id: ${id}`] });
}
