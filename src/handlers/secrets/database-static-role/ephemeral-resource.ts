import { lastRotation } from './answer';
import type { databaseStaticCredentialsEphemeral } from './ephemeral-resources';
import { readInteger, readString } from '../../../clients/json-api';
import type { EphemeralResourceHandlers } from '../../contract';
import { read } from '../object';

export const databaseStaticCredentialsEphemeralResource: EphemeralResourceHandlers<typeof databaseStaticCredentialsEphemeral> = {
  async open(context, { mount, role }) {
    const { data } = await read(context, { mount, collection: 'static-creds', name: role });
    return {
      result: {
        username: readString(data.username)!,
        password: readString(data.password),
        rsaPrivateKey: readString(data.rsa_private_key),
        lastServiceRotation: lastRotation(data),
        ttl: readInteger(data.ttl),
        rotationPeriod: readInteger(data.rotation_period) || undefined,
        rotationSchedule: readString(data.rotation_schedule) || undefined,
        rotationWindow: readInteger(data.rotation_window) || undefined,
      },
    };
  },
};
