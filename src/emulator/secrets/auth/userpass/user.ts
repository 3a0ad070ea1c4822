import { createHash } from 'crypto';
import type { Kind } from '../../../store';
import type { World } from '../../../world';
import type { EngineCall, EngineRoute } from '../../engine';
import { WRITTEN } from '../../envelope';
import { readFields, readText } from '../../fields';
import type { Fields } from '../../fields';
import { badRequest, failure } from '../../refusal';
import { findMethodRole, roleKey, roleRoutes } from '../role-routes';
import type { RoleSort } from '../role-routes';
import { readTokenFields, shownTokenFields } from '../token-fields';
import type { TokenFields } from '../token-fields';

/** A user with a password, which no response contains. */
export interface User {
  readonly mount: string;
  /** Lower case. */
  readonly name: string;
  readonly salt: string;
  /** SHA-256 of the salt and the password, in hexadecimal. */
  readonly passwordHash: string;
  readonly token: TokenFields;
}

export const users: Kind<User> = { name: 'userpassUsers', key: roleKey };

const LONGEST_PASSWORD = 72;

const userSort: RoleSort<User> = {
  kind: users,
  method: 'userpass',
  folder: 'users',
  noun: 'user',
  tokenRules: { silent: true },
  read: (world, fields, before) => {
    if (before && readText(fields, 'password') === undefined) {
      return { salt: before.salt, passwordHash: before.passwordHash };
    }
    return readPassword(world, fields, before);
  },
  shown: (_, { token }) => shownTokenFields(token),
};

export const userRoutes: readonly EngineRoute[] = [
  ...roleRoutes(userSort),
  changeRoute('password', ({ world }, fields, user) => ({ ...user, ...readPassword(world, fields, user) })),
  changeRoute('policies', (_, fields, user) => {
    const { policies, token_policies } = fields;
    const given = {
      ...(policies === undefined ? {} : { policies }),
      ...(token_policies === undefined ? {} : { token_policies }),
    };
    return { ...user, token: readTokenFields(given, user.token).token };
  }),
];

export function findUser({ world, mount, parameters: { name } }: EngineCall): User | undefined {
  return findMethodRole(world, users, mount, name);
}

export function hasPassword({ salt, passwordHash }: User, password: string): boolean {
  return hashOf(salt, password) === passwordHash;
}

/** A user keeps its salt, so that writing the same password again leaves the store unchanged. */
function readPassword(
  { random }: World,
  fields: Fields,
  before: Pick<User, 'salt'> | undefined,
): Pick<User, 'salt' | 'passwordHash'> {
  const password = readText(fields, 'password') ?? '';
  if (password === '') throw badRequest('missing password');
  if (Buffer.byteLength(password) > LONGEST_PASSWORD) {
    throw failure(`bcrypt: password length exceeds ${LONGEST_PASSWORD} bytes`);
  }
  const salt = before?.salt ?? random.bytes(16).toString('hex');
  return { salt, passwordHash: hashOf(salt, password) };
}

/** Writes one part of an existing user. */
function changeRoute(part: string, change: (request: EngineCall, fields: Fields, user: User) => User): EngineRoute {
  return {
    operation: `Auth methods: Write ${part} of user`,
    method: 'POST',
    path: `users/:name/${part}`,
    handle: (request) => {
      const fields = readFields(request.call);
      const user = findUser(request);
      if (!user) throw failure('username does not exist');
      request.world.store.of(users).put(change(request, fields, user));
      return WRITTEN;
    },
  };
}

function hashOf(salt: string, password: string): string {
  return createHash('sha256').update(`${salt}${password}`).digest('hex');
}
