import type { databaseCredentialsEphemeral } from './ephemeral-resources';
import { nameAt, optionalTextAt } from '../../../clients/read-answer';
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
