import type { platformTokenEphemeral } from './ephemeral-resources';
import { nameAt } from '../../../clients/read-answer';
import type { EphemeralResourceHandlers } from '../../contract';
import { noneOrTextAt } from '../fields';
import { leaseHandlers, leaseOf } from '../lease';
import { read } from '../object';

export const platformTokenEphemeralResource: EphemeralResourceHandlers<typeof platformTokenEphemeral> = {
  async open(context, { mount, role, revokeOnClose }) {
    // Of a user each time makes another token: what was lost is left to its lease.
    const answer = await read(context, { mount, collection: 'creds', name: role }, false);
    const { results, ...lease } = leaseOf(answer, revokeOnClose, mount);
    const text = (name: string) => noneOrTextAt(answer.data, name);
    return {
      ...lease,
      result: {
        ...results,
        token: nameAt(answer.data, 'token'),
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
