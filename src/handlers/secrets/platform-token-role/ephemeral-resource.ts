import type { platformTokenEphemeral } from './ephemeral-resources';
import { readString } from '../../../clients/json-api';
import type { EphemeralResourceHandlers } from '../../contract';
import { leaseHandlers, leaseOf } from '../lease';
import { read } from '../object';

export const platformTokenEphemeralResource: EphemeralResourceHandlers<typeof platformTokenEphemeral> = {
  async open(context, { mount, role, revokeOnClose }) {
    // Of a user each time makes another token: what was lost is left to its lease.
    const answer = await read(context, { mount, collection: 'creds', name: role }, false);
    const { results, ...lease } = leaseOf(answer, revokeOnClose, mount);
    const text = (name: string) => readString(answer.data[name]) || undefined;
    return {
      ...lease,
      result: {
        ...results,
        token: text('token')!,
        tokenId: text('token_id'),
        organization: text('organization'),
        teamId: text('team_id'),
        description: text('description'),
        expiredAt: text('expired_at'),
      },
    };
  },
  ...leaseHandlers,
};
