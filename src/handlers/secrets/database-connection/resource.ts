import { textAt } from '../../../clients/read-response';
import type { Context } from '../../contract';
import { NotFound } from '../../errors';
import { revokeCredentials } from '../shared/credentials/revocation';
import { create, find, remove, update, type Data, objectsIn } from '../shared/mounted-object';
import { withNewerFields } from '../shared/newer-fields';
import { databaseConnection } from './definition';
import { moveConnection } from './resource/move';
import { planConnection } from './resource/plan';
import { rememberConfigured, rememberWrite } from './resource/private-state';
import { changedBody, newBody } from './resource/request-body';
import { toState } from './resource/state';
import type { ConnectionState } from './resource/types';

export { toState } from './resource/state';

export const databaseConnectionResource = withNewerFields<typeof databaseConnection>(databaseConnection, {
  modifyPlan: planConnection,

  async create(context, config) {
    const objectPath = objectPathOf(config);
    const { privateState } = context;
    return create<ConnectionState>(context, {
      what: `The connection \`${config.name}\``,
      objectPath,
      attributes: databaseConnection.attributes,
      config,
      body: newBody(config),
      toState(data) {
        rememberWrite(privateState, data, config);
        return toState(objectPath, data, config, privateState);
      },
    });
  },

  async read(context, known) {
    const objectPath = objectPathOf(known);
    const data: Data | undefined = await find(context, objectPath);
    return data && toState(objectPath, data, known, context.privateState);
  },

  async update(context, change) {
    const objectPath = objectPathOf(change.config);
    const data = await update(
      context,
      objectPath,
      `The connection \`${objectPath.name}\``,
      ...(change.changed.size > 0 ? [changedBody(change)] : []),
    );
    rememberWrite(context.privateState, data, change.config);
    return toState(objectPath, data, change.config, context.privateState);
  },

  async delete(context, state) {
    await revokeCredentials(
      context,
      state.mount,
      {
        what: `The connection \`${state.name}\``,
        leaves: 'the users that they stand for stay in the database',
        forced: state.forceDestroy,
      },
      async (role) => mayUse(context, state, role),
    );
    await remove(context, objectPathOf(state));
  },

  restorePrivateState: rememberConfigured,

  move: moveConnection,
});

/** The credentials of a role are revoked by its current connection. If the role is gone, only the service knows which connection that was. */
async function mayUse(context: Context, { mount, name }: ConnectionState, role: string): Promise<boolean> {
  const data = await find(context, { mount, collection: 'roles', name: role }).catch((error: Error) => {
    // A closed mount still has its leases.
    if (error instanceof NotFound) return undefined;
    throw error;
  });
  return data === undefined || textAt(data, 'db_name') === name;
}

const objectPathOf = objectsIn('database', 'config');
