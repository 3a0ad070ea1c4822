import type { Kind } from '../../store';
import type { World } from '../../world';
import type { EngineCall, EngineRoute, TokenLifetimes } from '../engine';
import { enveloped, listedPage, WRITTEN } from '../envelope';
import { readFields } from '../fields';
import type { Fields } from '../fields';
import { absent, failure } from '../refusal';
import type { Token } from '../tokens/kinds';
import { checkAgainstMount, readTokenFields } from './token-fields';
import type { TokenFieldRules, TokenFields } from './token-fields';

/** A role of an auth method. */
interface MethodRole {
  readonly mount: string;
  /** Lower case. */
  readonly name: string;
  readonly token: TokenFields;
}

/** The fields that a method adds to the token fields. */
type OwnFields<R extends MethodRole> = Omit<R, keyof MethodRole>;

/** Describes the roles of one auth method. */
export interface RoleSort<R extends MethodRole> {
  readonly kind: Kind<R>;
  /** The method's name, as used in its operations. */
  readonly method: string;
  /** The path segment and the parameter names. */
  readonly folder?: string;
  /** The method's term for its roles. */
  readonly noun?: string;
  /** Whether writes distinguish a new role from an existing one. */
  readonly knowsExisting?: false;
  readonly tokenRules?: TokenFieldRules;
  /** The method's own fields after a write; omitted fields may keep their values. */
  read(world: World, fields: Fields, before: R | undefined, name: string): OwnFields<R>;
  /** Refuses a role or returns warnings. */
  check?(world: World, role: R): readonly string[] | void;
  shown(world: World, role: R): object;
  deleted?(world: World, role: R): void;
}

export function roleKey({ mount, name }: Pick<MethodRole, 'mount' | 'name'>): string {
  return `${mount} ${name}`;
}

/** Role names are case-insensitive. */
export function findMethodRole<R extends MethodRole>(
  { store }: World,
  kind: Kind<R>,
  mount: string,
  name: string,
): R | undefined {
  return store.of(kind).find(roleKey({ mount, name: name.toLowerCase() }));
}

/** The current lifetimes of a role's tokens. A token without its role is not renewed. */
export function lifetimesOf<R extends MethodRole>(
  kind: Kind<R>,
): (world: World, token: Pick<Token, 'mount' | 'role'>) => TokenLifetimes {
  return (world, { mount, role: name = '' }) => {
    const role = findMethodRole(world, kind, mount, name);
    if (!role) throw failure(`failed to renew entry: role "${name}" does not exist during renewal`);
    const { tokenTtl, tokenMaxTtl, tokenPeriod } = role.token;
    return { ttlSeconds: tokenTtl, maxTtlSeconds: tokenMaxTtl, periodSeconds: tokenPeriod };
  };
}

/** The role after a write, plus warnings. */
function written<R extends MethodRole>(
  { read, check, tokenRules }: RoleSort<R>,
  { world, mount, parameters }: EngineCall,
  fields: Fields,
  before: R | undefined,
): { readonly role: R; readonly warnings: readonly string[] } {
  const name = parameters.name.toLowerCase();
  const { token, warnings } = readTokenFields(fields, before?.token, tokenRules);
  const role = { ...read(world, fields, before, name), mount, name, token } as R;
  const own = check?.(world, role) ?? [];
  return { role, warnings: [...warnings, ...checkAgainstMount(world, mount, token, tokenRules), ...own] };
}

/** Writing, reading, listing and deleting roles, which all auth methods share. */
export function roleRoutes<R extends MethodRole>(sort: RoleSort<R>): readonly EngineRoute[] {
  const { kind, method, folder = 'role', noun = 'role' } = sort;
  const find = ({ world, mount, parameters: { name } }: EngineCall) => findMethodRole(world, kind, mount, name);
  return [
    {
      operation: `Auth methods: Write ${noun} (${method})`,
      method: 'POST',
      path: `${folder}/:name`,
      ...(sort.knowsExisting === false ? {} : { exists: (request: EngineCall) => find(request) !== undefined }),
      handle: (request) => {
        const { world, call } = request;
        const { role, warnings } = written(sort, request, readFields(call), find(request));
        world.store.of(kind).put(role);
        return warnings.length > 0 ? enveloped(world, null, { warnings }) : WRITTEN;
      },
    },
    {
      operation: `Auth methods: Read ${noun} (${method})`,
      method: 'GET',
      path: `${folder}/:name`,
      handle: (request) => {
        const role = find(request);
        if (!role) throw absent();
        return enveloped(request.world, sort.shown(request.world, role));
      },
    },
    {
      operation: `Auth methods: List ${noun}s (${method})`,
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
      operation: `Auth methods: Delete ${noun} (${method})`,
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
