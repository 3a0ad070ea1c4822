import { lastRotation } from './answer';
import type { databaseStaticCredentialsEphemeral } from './ephemeral-resources';
import { nameAt, optionalIntegerAt, optionalTextAt } from '../../../clients/read-answer';
import type { EphemeralResourceHandlers } from '../../contract';
import { noneOrTextAt } from '../fields';
import { read } from '../object';

export const databaseStaticCredentialsEphemeralResource: EphemeralResourceHandlers<typeof databaseStaticCredentialsEphemeral> = {
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
