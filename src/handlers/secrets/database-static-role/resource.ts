import { StaticRoleAnswer, toAnswer } from './answer';
import { databaseStaticRole } from './definition';
import { moveStaticRole } from './move';
import type { SecretsDialect } from '../../../clients/connection';
import { ApiError } from '../../../clients/errors';
import type { Problem } from '../../../definition/problem';
import type { ConfigOf } from '../../../definition/resource';
import type { Change, Proposal, ResourceHandlers } from '../../contract';
import { InvalidConfig } from '../../errors';
import { credentialBody, credentialProblems, keepsOptions, PASSAGE, refuseOtherThanPassword, withKeptKey } from '../credential-body';
import { nameProblems } from '../dialect';
import { present, seconds } from '../fields';
import { create, Data, find, Place, remove, update } from '../object';

interface StaticRoleConfig extends ConfigOf<typeof databaseStaticRole> {}
interface StaticRoleChange extends Change<typeof databaseStaticRole> {}

export const databaseStaticRoleResource: ResourceHandlers<typeof databaseStaticRole> = {
  async plan({ secrets }, { config, prior, replaces, unknown }) {
    return { problems: [...nameProblems(secrets.dialect, config.name), ...typeProblems(secrets.dialect, config, unknown), ...(prior && replaces ? [replacement] : [])] };
  },

  async create(context, config) {
    const place = placeOf(config);
    return create<StaticRoleAnswer>(context, {
      what: `The static role \`${config.name}\``,
      place,
      attributes: databaseStaticRole.attributes,
      config,
      body: { ...present({ rotation_statements: config.rotationStatements }), ...alwaysSent(config), ...rotationBody(config.rotation) },
      toAnswer: (data) => toAnswer(place, data, config as Partial<StaticRoleAnswer>),
      check: (data) => void checked(config, place, data),
    }).catch((error: Error) => { throw explained(error, config); });
  },

  async read(context, known) {
    const place = placeOf(known);
    const data: Data | undefined = await find(context, place);
    return data && toAnswer(place, data, known);
  },

  async update(context, change) {
    const place = placeOf(change.config);
    const config = await withKeptKey(change.config, change, () => find(context, place));
    const write = async (sent: readonly object[]) => update(context, place, `The static role \`${config.name}\``, ...sent).catch((error: Error) => { throw explained(error, config); });
    const written = await write(bodies({ ...change, config }));
    return checked(config, place, keepsOptions(written, config) ? await write(bodies({ ...change, config }, PASSAGE)) : written);
  },

  async delete(context, state) {
    await remove(context, placeOf(state));
  },

  move: moveStaticRole,
};

/** No password comes due in this time, whenever the last rotation was. */
const NOT_DUE = 10 * 365 * 86_400;

/**
 * What an update sends. The service keeps a window that is left out, and forgets it only where a period takes the place of the schedule:
 * so a window that is removed takes two writes, the first with a period that is not due. `passage`: what the role is on its way, which takes
 * two as well: no password may come due as something else.
 */
function bodies({ config, prior, changed }: StaticRoleChange, passage?: object): object[] {
  const before = { credentialType: prior.credentialType, credentialConfig: prior.credentialConfig } as StaticRoleConfig;
  const rest = { ...present({ rotation_statements: changed.has('rotationStatements') ? config.rotationStatements ?? [] : undefined }), ...alwaysSent(config, before) };
  const whole = { ...rest, ...rotationBody(config.rotation) };
  const hadWindow = prior.rotation?.kind === 'onSchedule' && prior.rotation.rotationWindow !== undefined;
  const removesWindow = hadWindow && config.rotation.kind === 'onSchedule' && config.rotation.rotationWindow === undefined;
  return removesWindow || passage ? [{ ...rest, ...passage, rotation_period: NOT_DUE }, whole] : [whole];
}

/** What every write must repeat, besides the rotation. */
function alwaysSent(config: StaticRoleConfig, before?: StaticRoleConfig): object {
  return { username: config.username, db_name: config.dbName, ...credentialBody(config, before) };
}

function rotationBody(rotation: StaticRoleConfig['rotation']): object {
  switch (rotation.kind) {
    case 'every': return { rotation_period: seconds(rotation.rotationPeriod) };
    case 'onSchedule': return {
      rotation_schedule: rotation.rotationSchedule, ...(rotation.rotationWindow === undefined ? {} : { rotation_window: seconds(rotation.rotationWindow) }),
    };
  }
}

/** What an earlier form of the interface does not know, it ignores: that is an error here, and no drift. */
function checked(config: StaticRoleConfig, place: Place, data: Data): StaticRoleAnswer {
  const answer = toAnswer(place, data, config as Partial<StaticRoleAnswer>);
  if (config.rotation.kind === 'onSchedule' && answer.rotation?.kind !== 'onSchedule') throw noSchedules(config, 'it reads back none');
  refuseOtherThanPassword(data, config);
  return answer;
}

function noSchedules({ rotation }: StaticRoleConfig, reason: string): InvalidConfig {
  const schedule = rotation.kind === 'onSchedule' ? rotation.rotationSchedule : '';
  return new InvalidConfig(['rotationSchedule'], `This service has no schedules (${reason}), so that ${JSON.stringify(schedule)} cannot be kept. Configure \`rotationPeriod\` instead.`);
}

/** What the service refuses, with the next step where it is known. */
function explained(error: Error, config: StaticRoleConfig): Error {
  if (!(error instanceof ApiError)) return error;
  const text = error.errors.map(({ detail }) => detail ?? '').join('\n');
  if (/is not an allowed role/.test(text)) {
    return new InvalidConfig(['dbName'], `${error.message}. List ${JSON.stringify(config.name)} in the "allowed_roles" of the connection ${JSON.stringify(config.dbName)}, and have the connection applied before the static role.`);
  }
  if (config.rotation.kind === 'onSchedule' && /rotation_period is (?:a )?required/.test(text)) return noSchedules(config, `it asks for a period: ${error.message}`);
  return error;
}

function typeProblems(dialect: SecretsDialect, config: Proposal<typeof databaseStaticRole>['config'], unknown: ReadonlySet<string>): Problem[] {
  if (dialect === 'standard' || config.credentialType !== 'client_certificate') return credentialProblems(dialect, config, unknown);
  return [{
    path: ['credentialType'], severity: 'error', summary: 'Invalid `credentialType`',
    detail: `With the dialect "${dialect}" a static role has no client certificates: the service makes them for dynamic roles alone.`,
  }];
}

function placeOf({ mount = 'database', name }: { readonly mount?: string; readonly name?: string }): Place {
  return { mount, collection: 'static-roles', name: name! };
}

const replacement: Problem = {
  path: [], severity: 'warning', summary: 'The password will be rotated',
  detail: 'Replacing a static role rotates the password of its user: whoever uses the present one is locked out until they fetch the new one.',
};
