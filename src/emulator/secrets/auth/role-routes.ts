import type { Kind } from '../../store';
import type { World } from '../../world';
import type { EngineCall, EngineRoute } from '../engine';
import { enveloped, listedPage, WRITTEN } from '../envelope';
import { readFields } from '../fields';
import type { Fields } from '../fields';
import { absent } from '../refusal';

/** A role of an auth method. */
interface MethodRole {
  readonly mount: string;
  /** Lower case. */
  readonly name: string;
}

/** What the roles of one auth method are. */
export interface RoleSort<R extends MethodRole> {
  readonly kind: Kind<R>;
  /** The method, as in the names of its operations. */
  readonly method: string;
  /** The segment of the path, and the names of its parameter. */
  readonly folder?: string;
  /** Whether the service distinguishes a new role from an existing one when it is written. */
  readonly knowsExisting?: false;
  /** Returns the role after a write, and warnings. */
  write(
    request: EngineCall,
    fields: Fields,
    identity: MethodRole,
    before: R | undefined,
  ): { readonly role: R; readonly warnings: readonly string[] };
  shown(world: World, role: R): object;
  deleted?(world: World, role: R): void;
}

export function roleKey({ mount, name }: MethodRole): string {
  return `${mount} ${name}`;
}

/** Roles are found by their name in any case. */
export function findMethodRole<R extends MethodRole>(
  { store }: World,
  kind: Kind<R>,
  mount: string,
  name: string,
): R | undefined {
  return store.of(kind).find(roleKey({ mount, name: name.toLowerCase() }));
}

/** Writing, reading, listing and deleting roles, alike in all auth methods. */
export function roleRoutes<R extends MethodRole>(sort: RoleSort<R>): readonly EngineRoute[] {
  const { kind, method, folder = 'role' } = sort;
  const find = ({ world, mount, parameters: { name } }: EngineCall) => findMethodRole(world, kind, mount, name);
  return [
    {
      operation: `Auth methods: Write role (${method})`,
      method: 'POST',
      path: `${folder}/:name`,
      ...(sort.knowsExisting === false ? {} : { exists: (request: EngineCall) => find(request) !== undefined }),
      handle: (request) => {
        const { world, call, mount, parameters } = request;
        const identity = { mount, name: parameters.name.toLowerCase() };
        const { role, warnings } = sort.write(request, readFields(call), identity, find(request));
        world.store.of(kind).put(role);
        return warnings.length > 0 ? enveloped(world, null, { warnings }) : WRITTEN;
      },
    },
    {
      operation: `Auth methods: Read role (${method})`,
      method: 'GET',
      path: `${folder}/:name`,
      handle: (request) => {
        const role = find(request);
        if (!role) throw absent();
        return enveloped(request.world, sort.shown(request.world, role));
      },
    },
    {
      operation: `Auth methods: List roles (${method})`,
      method: 'LIST',
      path: folder,
      handle: ({ world, call, mount }) => {
        const own = world.store.of(kind).where((role) => role.mount === mount);
        return listedPage(
          world,
          call,
          own.map(({ name }) => name),
        );
      },
    },
    {
      operation: `Auth methods: Delete role (${method})`,
      method: 'DELETE',
      path: `${folder}/:name`,
      handle: (request) => {
        const role = find(request);
        if (role) {
          request.world.store.of(kind).delete(roleKey(role));
          sort.deleted?.(request.world, role);
        }
        return WRITTEN;
      },
    },
  ];
}
