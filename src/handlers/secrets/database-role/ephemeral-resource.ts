import type { databaseCredentialsEphemeral } from './ephemeral-resources';
import { readString } from '../../../clients/json-api';
import type { EphemeralResourceHandlers } from '../../contract';
import { leaseHandlers, leaseOf } from '../lease';
import { read } from '../object';

export const databaseCredentialsEphemeralResource: EphemeralResourceHandlers<typeof databaseCredentialsEphemeral> = {
  async open(context, { mount, role, revokeOnClose }) {
    // Each time makes another user: what was lost is left to its lease.
    const answer = await read(context, { mount, collection: 'creds', name: role }, false);
    const { data } = answer;
    const { results, ...kept } = leaseOf(answer, revokeOnClose, mount);
    return {
      ...kept,
      result: {
        username: readString(data.username)!,
        password: readString(data.password),
        rsaPrivateKey: readString(data.rsa_private_key),
        clientCertificate: readString(data.client_certificate),
        privateKey: readString(data.private_key),
        privateKeyType: readString(data.private_key_type),
        ...results,
      },
    };
  },
  ...leaseHandlers,
};
