import { nameAt, textsAt, optionalTextAt } from '../../../clients/read-response';
import type { Problem } from '../../../definition/problem';
import type { ConfigOf, ReadStateOf } from '../../../definition/resource';
import type { Values } from '../../../definition/value';
import type { Change, ResourceHandlers, EphemeralResourceHandlers, Moved } from '../../contract';
import {
  credentialBody,
  credentialProblems,
  keepsOptions,
  TRANSITION,
  refuseOtherThanPassword,
  withKeptKey,
  toCredential,
} from '../shared/credentials/credential-body';
import { leaseHandlers, leaseOf } from '../shared/credentials/lease';
import { nameProblems } from '../shared/dialect';
import { present, seconds, secondsAt } from '../shared/fields';
import { create, Data, find, ObjectPath, remove, update, pathId, read, objectsIn } from '../shared/mounted-object';
import { durationOf, movedCredential, movedObjectPath, movedTexts } from '../shared/moved-state';
import { databaseRole, type databaseCredentialsEphemeral } from './definition';

/** The service revokes a lease with the role's current connection. If the user is missing from the new database, that is not an error. */
const leasesElsewhere = ({ mount = 'database', name = '', dbName = '' }: Partial<RoleState>): Problem => ({
  path: ['dbName'],
  severity: 'warning',
  code: 'leases-left',
  summary: 'Users of current leases stay in the old database',
  detail: `Leases of \`${mount}/creds/${name}\` that were given out with the connection \`${dbName}\` are revoked by the new one, which does not have their users. If there are any, end them before the apply, by \`PUT sys/leases/revoke-prefix/${mount}/creds/${name}\`, or remove their users from the old database.`,
});

interface RoleConfig extends ConfigOf<typeof databaseRole> {}
interface RoleChange extends Change<typeof databaseRole> {}

export const databaseRoleResource: ResourceHandlers<typeof databaseRole> = {
  async modifyPlan({ secrets }, { config, prior, changed, unknown }) {
    return {
      problems: [
        ...(prior && changed.has('dbName') ? [leasesElsewhere(prior)] : []),
        ...nameProblems(secrets.dialect, config.name),
        ...credentialProblems(secrets.dialect, config, unknown),
      ],
    };
  },

  async create(context, config) {
    const objectPath = objectPathOf(config);
    return create<RoleState>(context, {
      what: `The role \`${config.name}\``,
      objectPath,
      attributes: databaseRole.attributes,
      config,
      body: { ...present(settings(config)), ...credentialBody(config) },
      toState: (data) => toState(objectPath, data, config as Partial<RoleState>),
      check: (data) => refuseOtherThanPassword(data, config),
    });
  },

  async read(context, known) {
    const objectPath = objectPathOf(known);
    const data: Data | undefined = await find(context, objectPath);
    return data && toState(objectPath, data, known);
  },

  async update(context, change) {
    const objectPath = objectPathOf(change.config);
    const config = await withKeptKey(change.config, change, () => find(context, objectPath));
    const body = changedBody({ ...change, config });
    const write = async (...bodies: readonly object[]) =>
      update(context, objectPath, `The role \`${objectPath.name}\``, ...bodies);
    const written = await write(body);
    return checked(
      config,
      objectPath,
      keepsOptions(written, config) ? await write({ ...body, ...TRANSITION }, body) : written,
    );
  },

  async delete(context, state) {
    await remove(context, objectPathOf(state));
  },

  move: moveRole,
};

/** The fields of the request. Unconfigured ones are undefined. */
function settings(config: RoleConfig) {
  return {
    db_name: config.dbName,
    default_ttl: config.defaultTtl && seconds(config.defaultTtl),
    max_ttl: config.maxTtl && seconds(config.maxTtl),
    creation_statements: config.creationStatements,
    revocation_statements: config.revocationStatements,
    rollback_statements: config.rollbackStatements,
    renew_statements: config.renewStatements,
  };
}

/** The service keeps omitted fields, so removed ones are sent with empty values. */
function changedBody({ config, prior, changed }: RoleChange): object {
  const { db_name, creation_statements, ...others } = settings(config);
  const names = {
    default_ttl: 'defaultTtl',
    max_ttl: 'maxTtl',
    revocation_statements: 'revocationStatements',
    rollback_statements: 'rollbackStatements',
    renew_statements: 'renewStatements',
  } as const;
  const sent = (Object.keys(names) as (keyof typeof names)[]).filter((wire) => changed.has(names[wire]));
  const before = { credentialType: prior.credentialType, credentialConfig: prior.credentialConfig } as RoleConfig;
  return {
    db_name,
    creation_statements,
    ...Object.fromEntries(sent.map((wire) => [wire, others[wire] ?? (wire.endsWith('ttl') ? 0 : [])])),
    ...credentialBody(config, before),
  };
}

function checked(config: RoleConfig, objectPath: ObjectPath, data: Data): RoleState {
  refuseOtherThanPassword(data, config);
  return toState(objectPath, data, config as Partial<RoleState>);
}

const objectPathOf = objectsIn('database', 'roles');

type RoleState = ReadStateOf<typeof databaseRole>;

/** For all operations and data sources. `known`: the prior state or the configuration. */
export function toState(objectPath: ObjectPath, data: Data, known: Partial<RoleState>): RoleState {
  return {
    id: pathId(objectPath),
    mount: objectPath.mount,
    name: objectPath.name,
    dbName: nameAt(data, 'db_name'),
    defaultTtl: secondsAt(data, 'default_ttl'),
    maxTtl: secondsAt(data, 'max_ttl'),
    creationStatements: textsAt(data, 'creation_statements'),
    revocationStatements: textsAt(data, 'revocation_statements'),
    rollbackStatements: textsAt(data, 'rollback_statements'),
    renewStatements: textsAt(data, 'renew_statements'),
    ...toCredential(data, known),
  };
}

const KNOWN = [
  'id',
  'namespace',
  'backend',
  'name',
  'db_name',
  'default_ttl',
  'max_ttl',
  'creation_statements',
  'revocation_statements',
  'rollback_statements',
  'renew_statements',
  'credential_type',
  'credential_config',
];

/** State of `vault_database_secret_backend_role`. */
function moveRole({ state }: { readonly state: Values }): Moved {
  const credential = movedCredential(state);
  return {
    state: {
      ...movedObjectPath(state, 'roles'),
      dbName: state.db_name,
      defaultTtl: durationOf(state.default_ttl),
      maxTtl: durationOf(state.max_ttl),
      creationStatements: movedTexts(state.creation_statements),
      revocationStatements: movedTexts(state.revocation_statements),
      rollbackStatements: movedTexts(state.rollback_statements),
      renewStatements: movedTexts(state.renew_statements),
      ...credential.state,
    },
    carried: KNOWN,
    notCarried: credential.notCarried,
  };
}

export const databaseCredentialsEphemeralResource: EphemeralResourceHandlers<typeof databaseCredentialsEphemeral> = {
  async open(context, { mount, role, revokeOnClose }) {
    // Each request creates another user, so it is not repeated. After a lost response, the user is removed when its lease ends.
    const response = await read(context, { mount, collection: 'creds', name: role }, false);
    const { data } = response;
    const { results, ...kept } = leaseOf(response, revokeOnClose, mount);
    return {
      ...kept,
      result: {
        username: nameAt(data, 'username'),
        password: optionalTextAt(data, 'password'),
        rsaPrivateKey: optionalTextAt(data, 'rsa_private_key'),
        clientCertificate: optionalTextAt(data, 'client_certificate'),
        privateKey: optionalTextAt(data, 'private_key'),
        privateKeyType: optionalTextAt(data, 'private_key_type'),
        ...results,
      },
    };
  },
  ...leaseHandlers,
};
