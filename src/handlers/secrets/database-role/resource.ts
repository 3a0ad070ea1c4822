import { RoleAnswer, toAnswer } from './answer';
import { databaseRole } from './definition';
import { moveRole } from './move';
import type { ConfigOf } from '../../../definition/resource';
import type { Change, ResourceHandlers } from '../../contract';
import { credentialBody, credentialProblems, keepsOptions, PASSAGE, refuseOtherThanPassword, withKeptKey } from '../credential-body';
import { nameProblems } from '../dialect';
import { present, seconds } from '../fields';
import { create, Data, find, Place, remove, update } from '../object';

interface RoleConfig extends ConfigOf<typeof databaseRole> {}
interface RoleChange extends Change<typeof databaseRole> {}

export const databaseRoleResource: ResourceHandlers<typeof databaseRole> = {
  async plan({ secrets }, { config, unknown }) {
    return { problems: [...nameProblems(secrets.dialect, config.name), ...credentialProblems(secrets.dialect, config, unknown)] };
  },

  async create(context, config) {
    const place = placeOf(config);
    return create<RoleAnswer>(context, {
      what: `The role \`${config.name}\``,
      place,
      attributes: databaseRole.attributes,
      config,
      body: { ...present(settings(config)), ...credentialBody(config) },
      toAnswer: (data) => toAnswer(place, data, config as Partial<RoleAnswer>),
      check: (data) => refuseOtherThanPassword(data, config),
    });
  },

  async read(context, known) {
    const place = placeOf(known);
    const data: Data | undefined = await find(context, place);
    return data && toAnswer(place, data, known);
  },

  async update(context, change) {
    const place = placeOf(change.config);
    const config = await withKeptKey(change.config, change, () => find(context, place));
    const body = changedBody({ ...change, config });
    const write = async (...bodies: readonly object[]) => update(context, place, `The role \`${place.name}\``, ...bodies);
    const written = await write(body);
    return checked(config, place, keepsOptions(written, config) ? await write({ ...body, ...PASSAGE }, body) : written);
  },

  async delete(context, state) {
    await remove(context, placeOf(state));
  },

  move: moveRole,
};

/** Under the names of the wire; what is not configured is undefined. */
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

/** The service keeps what is left out: so what is gone is sent as empty. */
function changedBody({ config, prior, changed }: RoleChange): object {
  const { db_name, creation_statements, ...others } = settings(config);
  const names = { default_ttl: 'defaultTtl', max_ttl: 'maxTtl', revocation_statements: 'revocationStatements', rollback_statements: 'rollbackStatements', renew_statements: 'renewStatements' } as const;
  const sent = (Object.keys(names) as (keyof typeof names)[]).filter((wire) => changed.has(names[wire]));
  const before = { credentialType: prior.credentialType, credentialConfig: prior.credentialConfig } as RoleConfig;
  return {
    db_name, creation_statements,
    ...Object.fromEntries(sent.map((wire) => [wire, others[wire] ?? (wire.endsWith('ttl') ? 0 : [])])),
    ...credentialBody(config, before),
  };
}

function checked(config: RoleConfig, place: Place, data: Data): RoleAnswer {
  refuseOtherThanPassword(data, config);
  return toAnswer(place, data, config as Partial<RoleAnswer>);
}

function placeOf({ mount = 'database', name }: { readonly mount?: string; readonly name?: string }): Place {
  return { mount, collection: 'roles', name: name! };
}
