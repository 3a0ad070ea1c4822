import type { Reply } from '../../exchange';
import type { World } from '../../world';
import type { EngineCall, EngineRoute } from '../engine';
import { enveloped, listed, WRITTEN } from '../envelope';
import { readFields } from '../fields';
import { absent, badRequest, SecretsRefusal } from '../refusal';
import { keyIn, pkiRoles } from './kinds';
import type { PkiRole } from './kinds';
import { configOf } from './mount';
import { readRoleFields, shownRoleFields } from './role-fields';
import type { RoleFields } from './role-fields';
import { settled } from './role-rules';

/** "Roles" of the specification, with writes as in Vault and OpenBao. */
export const pkiRoleRoutes: readonly EngineRoute[] = [
  {
    operation: 'Certificate authority: List roles',
    method: 'LIST',
    path: 'roles',
    handle: ({ world, mount }) =>
      listed(
        world,
        world.store
          .of(pkiRoles)
          .where((role) => role.mount === mount)
          .map(({ name }) => name),
      ),
  },
  {
    operation: 'Certificate authority: Read role',
    method: 'GET',
    path: 'roles/:name',
    handle: ({ world, mount, parameters: { name } }) => {
      const role = findRole(world, mount, name);
      if (!role) throw absent();
      return enveloped(world, shownRoleFields(role.fields, world.dialects.secrets));
    },
  },
  {
    operation: 'Certificate authority: Write role',
    method: 'POST',
    path: 'roles/:name',
    handle: (request) => write(request, readRoleFields(readFields(request.call))),
  },
  {
    operation: 'Certificate authority: Patch role',
    method: 'PATCH',
    path: 'roles/:name',
    handle: (request) => {
      const {
        world,
        call,
        mount,
        parameters: { name },
      } = request;
      wantMergePatch(call.headers['content-type']);
      const before = findRole(world, mount, name);
      if (!before) throw badRequest('Unable to fetch role entry to patch');
      return write(request, readRoleFields(readFields(call), before.fields));
    },
  },
  {
    operation: 'Certificate authority: Delete role',
    method: 'DELETE',
    path: 'roles/:name',
    handle: ({ world, mount, parameters: { name } }) => {
      world.store.of(pkiRoles).delete(keyIn(mount, name));
      return WRITTEN;
    },
  },
];

export function findRole(world: World, mount: string, name: string): PkiRole | undefined {
  return world.store.of(pkiRoles).find(keyIn(mount, name));
}

/** Requires the content type of patches. */
export function wantMergePatch(contentType: string | undefined): void {
  if (!/^application\/merge-patch\+json\b/i.test(contentType ?? '')) {
    throw new SecretsRefusal(415, ['unsupported media type, expected application/merge-patch+json']);
  }
}

/** Writes the whole role; omitted fields return to their defaults. */
function write({ world, mount, parameters: { name } }: EngineCall, given: RoleFields): Reply {
  const { fields, warnings } = settled(given);
  world.store.of(pkiRoles).put({ mount, name, fields });
  const noDefault = fields.issuer_ref === 'default' && configOf(world.store, mount).defaultIssuer === '';
  return enveloped(world, shownRoleFields(fields, world.dialects.secrets), {
    warnings: [
      ...warnings,
      ...leaseWarnings(world, fields),
      ...(noDefault
        ? [
            'Issuing Certificate was set to default, but no default issuing certificate (configurable at /config/issuers) is currently set',
          ]
        : []),
    ],
  });
}

function leaseWarnings({ dialects: { secrets: dialect } }: World, { generate_lease: leased }: RoleFields): string[] {
  if (!leased || dialect === 'standard') return [];
  const whole = dialect === 'vault' ? 'Vault' : 'instance';
  return [
    `it is encouraged to disable generate_lease and rely on PKI's native capabilities when possible; this option can cause ${whole}-wide issues with large numbers of issued certificates`,
  ];
}
