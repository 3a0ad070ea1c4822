import type { SecretsDialect } from '../../../clients/connection';
import { ApiError } from '../../../clients/errors';
import { missing, nameAt, textsAt, optionalIntegerAt, optionalTextAt } from '../../../clients/read-response';
import type { Problem } from '../../../definition/problem';
import type { ConfigOf, ReadStateOf } from '../../../definition/resource';
import type { Values } from '../../../definition/value';
import type { Change, Proposal, EphemeralResourceHandlers, Moved } from '../../contract';
import { InvalidConfig } from '../../errors';
import {
  credentialBody,
  credentialProblems,
  keepsOptions,
  TRANSITION,
  refuseOtherThanPassword,
  withKeptKey,
  toCredential,
} from '../shared/credentials/credential-body';
import { nameProblems, unsupported } from '../shared/dialect';
import { present, seconds, noneOrFlagAt, noneOrSecondsAt, noneOrTextAt, secondsAt } from '../shared/fields';
import { create, Data, find, ObjectPath, remove, update, pathId, read, objectsIn } from '../shared/mounted-object';
import { durationOf, movedCredential, movedObjectPath, movedTexts } from '../shared/moved-state';
import { withNewerFields } from '../shared/newer-fields';
import { databaseStaticRole, type databaseStaticCredentialsEphemeral } from './definition';

interface StaticRoleConfig extends ConfigOf<typeof databaseStaticRole> {}
interface StaticRoleChange extends Change<typeof databaseStaticRole> {}

export const databaseStaticRoleResource = withNewerFields<typeof databaseStaticRole>(databaseStaticRole, {
  async modifyPlan({ secrets }, { config, prior, replaces, unknown }) {
    return {
      problems: [
        ...nameProblems(secrets.dialect, config.name),
        ...typeProblems(secrets.dialect, config, unknown),
        // It ignores a schedule: a new role is rejected, and one with a period keeps it.
        ...(secrets.dialect === 'openbao' && config.rotation?.kind === 'onSchedule'
          ? [unsupported(secrets.dialect, ['standard', 'vault'], 'rotationSchedule')]
          : []),
        ...(prior && replaces && config.skipImportRotation !== true ? [replacement] : []),
      ],
    };
  },

  async create(context, config) {
    const objectPath = objectPathOf(config);
    return create<StaticRoleState>(context, {
      what: `The static role \`${config.name}\``,
      objectPath,
      attributes: databaseStaticRole.attributes,
      config,
      body: {
        ...present({
          rotation_statements: config.rotationStatements,
          skip_import_rotation: config.skipImportRotation,
          password: config.password,
        }),
        ...alwaysSent(config),
        ...rotationBody(config.rotation),
      },
      toState: (data) => toState(objectPath, data, config as Partial<StaticRoleState>),
      check: (data) => void checked(config, objectPath, data),
    }).catch((error: Error) => {
      throw explained(error, config);
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
    const write = async (sent: readonly object[]) =>
      update(context, objectPath, `The static role \`${config.name}\``, ...sent).catch((error: Error) => {
        throw explained(error, config);
      });
    const written = await write(bodies({ ...change, config }));
    return checked(
      config,
      objectPath,
      keepsOptions(written, config) ? await write(bodies({ ...change, config }, TRANSITION)) : written,
    );
  },

  async delete(context, state) {
    await remove(context, objectPathOf(state));
  },

  move: moveStaticRole,
});

/** A period after which no rotation is due, whenever the last one was. */
const NOT_DUE = 10 * 365 * 86_400;

/**
 * The requests of an update. The service keeps an omitted window, and removes it only when a period replaces the schedule. Removing a window
 * therefore takes two writes, the first with a period that is not due. `transition`: an intermediate credential type, which also takes two writes,
 * because no rotation may be due in between.
 */
function bodies({ config, prior, changed }: StaticRoleChange, transition?: object): object[] {
  const before = { credentialType: prior.credentialType, credentialConfig: prior.credentialConfig } as StaticRoleConfig;
  const rest = {
    ...present({
      rotation_statements: changed.has('rotationStatements') ? (config.rotationStatements ?? []) : undefined,
      skip_import_rotation: changed.has('skipImportRotation') ? (config.skipImportRotation ?? false) : undefined,
      password: changed.has('password') ? (config.password ?? '') : undefined,
    }),
    ...alwaysSent(config, before),
  };
  const whole = { ...rest, ...rotationBody(config.rotation) };
  const hadWindow = prior.rotation?.kind === 'onSchedule' && prior.rotation.rotationWindow !== undefined;
  const removesWindow =
    hadWindow && config.rotation.kind === 'onSchedule' && config.rotation.rotationWindow === undefined;
  return removesWindow || transition ? [{ ...rest, ...transition, rotation_period: NOT_DUE }, whole] : [whole];
}

/** Fields that every write must repeat, in addition to the rotation. */
function alwaysSent(config: StaticRoleConfig, before?: StaticRoleConfig): object {
  return { username: config.username, db_name: config.dbName, ...credentialBody(config, before) };
}

function rotationBody(rotation: StaticRoleConfig['rotation']): object {
  switch (rotation.kind) {
    case 'every':
      return { rotation_period: seconds(rotation.rotationPeriod) };
    case 'onSchedule':
      return {
        rotation_schedule: rotation.rotationSchedule,
        ...(rotation.rotationWindow === undefined ? {} : { rotation_window: seconds(rotation.rotationWindow) }),
      };
  }
}

/** Earlier versions of the API ignore unknown fields. That is an error, not drift. */
function checked(config: StaticRoleConfig, objectPath: ObjectPath, data: Data): StaticRoleState {
  const state = toState(objectPath, data, config as Partial<StaticRoleState>);
  if (config.rotation.kind === 'onSchedule' && state.rotation?.kind !== 'onSchedule') {
    throw noSchedules(config, 'it returned none');
  }
  refuseOtherThanPassword(data, config);
  return state;
}

function noSchedules({ rotation }: StaticRoleConfig, reason: string): InvalidConfig {
  const schedule = rotation.kind === 'onSchedule' ? rotation.rotationSchedule : '';
  return new InvalidConfig(
    ['rotationSchedule'],
    `This service does not support rotation schedules (${reason}), so ${JSON.stringify(schedule)} has no effect. Configure \`rotationPeriod\` instead.`,
  );
}

/** Adds the next step to errors of the service that are understood. */
function explained(error: Error, config: StaticRoleConfig): Error {
  if (!(error instanceof ApiError)) return error;
  const text = error.errors.map(({ detail }) => detail ?? '').join('\n');
  if (/is not an allowed role/.test(text)) {
    return new InvalidConfig(
      ['dbName'],
      `${error.message}. Add ${JSON.stringify(config.name)} to the \`allowed_roles\` of the connection ${JSON.stringify(config.dbName)}, and apply the connection before the static role.`,
    );
  }
  if (config.rotation.kind === 'onSchedule' && /rotation_period is (?:a )?required/.test(text)) {
    return noSchedules(config, `it requires a period: ${error.message}`);
  }
  return error;
}

function typeProblems(
  dialect: SecretsDialect,
  config: Proposal<typeof databaseStaticRole>['config'],
  unknown: ReadonlySet<string>,
): Problem[] {
  if (dialect === 'standard' || config.credentialType !== 'client_certificate') {
    return credentialProblems(dialect, config, unknown);
  }
  return [
    {
      path: ['credentialType'],
      severity: 'error',
      code: 'value-invalid',
      summary: 'Invalid `credentialType`',
      detail: `With the dialect "${dialect}", the service issues client certificates only for dynamic roles. Configure another \`credentialType\`.`,
    },
  ];
}

const objectPathOf = objectsIn('database', 'static-roles');

const replacement: Problem = {
  path: [],
  severity: 'warning',
  code: 'credential-replaced',
  summary: 'The password will be rotated',
  detail:
    'Replacing a static role rotates the password of its user. Clients that use the current password are locked out until they read the new one.',
};

type StaticRoleState = ReadStateOf<typeof databaseStaticRole>;

/** For all operations and data sources. `known`: the prior state or the configuration. */
export function toState(objectPath: ObjectPath, data: Data, known: Partial<StaticRoleState>): StaticRoleState {
  return {
    id: pathId(objectPath),
    mount: objectPath.mount,
    name: objectPath.name,
    username: nameAt(data, 'username'),
    dbName: nameAt(data, 'db_name'),
    rotation: rotationIn(data),
    rotationStatements: textsAt(data, 'rotation_statements'),
    skipImportRotation: noneOrFlagAt(data, 'skip_import_rotation', known.skipImportRotation),
    ...toCredential(data, known),
    lastServiceRotation: lastRotation(data),
  };
}

/** Vault and OpenBao use another name. */
function lastRotation(data: Data): string | undefined {
  return noneOrTextAt(data, 'last_service_rotation') ?? noneOrTextAt(data, 'last_vault_rotation');
}

/** A missing key in the response means that it is not set. */
function rotationIn(data: Data): StaticRoleState['rotation'] {
  const rotationSchedule = noneOrTextAt(data, 'rotation_schedule');
  if (rotationSchedule !== undefined) {
    return { kind: 'onSchedule', rotationSchedule, rotationWindow: noneOrSecondsAt(data, 'rotation_window') };
  }
  return {
    kind: 'every',
    rotationPeriod: secondsAt(data, 'rotation_period') ?? missing(data, ['rotation_period'], 'duration'),
  };
}

const KNOWN = [
  'id',
  'namespace',
  'backend',
  'name',
  'username',
  'db_name',
  'rotation_period',
  'rotation_schedule',
  'rotation_window',
  'rotation_statements',
  'credential_type',
  'credential_config',
  'skip_import_rotation',
];

/** State of `vault_database_secret_backend_static_role`. */
function moveStaticRole({ state }: { readonly state: Values }): Moved {
  const credential = movedCredential(state);
  return {
    state: {
      ...movedObjectPath(state, 'static-roles'),
      username: state.username,
      dbName: state.db_name,
      rotationPeriod: durationOf(state.rotation_period),
      rotationSchedule: state.rotation_schedule || undefined,
      rotationWindow: durationOf(state.rotation_window),
      rotationStatements: movedTexts(state.rotation_statements),
      skipImportRotation: state.skip_import_rotation ?? undefined,
      ...credential.state,
    },
    carried: KNOWN,
    notCarried: credential.notCarried,
  };
}

export const databaseStaticCredentialsEphemeralResource: EphemeralResourceHandlers<
  typeof databaseStaticCredentialsEphemeral
> = {
  async open(context, { mount, role }) {
    const { data } = await read(context, { mount, collection: 'static-creds', name: role });
    return {
      result: {
        username: nameAt(data, 'username'),
        password: optionalTextAt(data, 'password'),
        rsaPrivateKey: optionalTextAt(data, 'rsa_private_key'),
        lastServiceRotation: lastRotation(data),
        ttl: optionalIntegerAt(data, 'ttl'),
        rotationPeriod: optionalIntegerAt(data, 'rotation_period') || undefined,
        rotationSchedule: noneOrTextAt(data, 'rotation_schedule'),
        rotationWindow: optionalIntegerAt(data, 'rotation_window') || undefined,
      },
    };
  },
};
