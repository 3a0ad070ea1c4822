import { mayHaveTakenEffect } from '../../../clients/errors';
import { path } from '../../../clients/platform';
import { missing, optionalTextAt } from '../../../clients/read-response';
import { parseDuration } from '../../../definition/kinds/duration';
import type { EphemeralResourceHandlers } from '../../contract';
import { removeFromList } from '../shared/read-from-list';
import type { agentTokenEphemeral } from './definition';
import { listOf } from './queries';

/** The data required to destroy a token. It does not contain the token. */
type KeptToken = { readonly id: string; readonly pool: string };

export const agentTokenEphemeralResource: EphemeralResourceHandlers<typeof agentTokenEphemeral> = {
  async open({ platform, signal, warn }, { agentPoolId, description, expiresIn, revokeOnClose }) {
    if (!revokeOnClose && expiresIn === undefined) {
      warn(
        'credential-not-revoked',
        'The token does not end',
        'Each plan and each apply creates a token that is valid until somebody destroys it. Configure `expiresIn`, or leave out `revokeOnClose`.',
      );
    }
    const expiry =
      expiresIn === undefined
        ? {}
        : { 'expired-at': new Date(Date.now() + parseDuration(expiresIn)! * 1000).toISOString() };
    const body = { data: { type: 'authentication-tokens', attributes: { description, ...expiry } } };
    const { data } = await platform.post(listOf(agentPoolId), body, { signal }).catch((error: Error) => {
      if (mayHaveTakenEffect(error)) {
        warn(
          'credential-not-revoked',
          'A token may be left',
          `The response to the creation of a token of ${agentPoolId} was lost. If the service created it, nobody knows its value: destroy the newest one with the description ${JSON.stringify(description)}, which \`lintel_agent_tokens\` lists.`,
        );
      }
      throw error;
    });
    const { id, attributes } = data;
    const token = optionalTextAt(attributes, 'token') || missing(attributes, ['token'], 'text');
    const expiresAt = optionalTextAt(attributes, 'expired-at') || undefined;
    return {
      result: { token, tokenId: id, expiresAt },
      ...(revokeOnClose
        ? {
            kept: { id, pool: agentPoolId },
            remains: `the agent token ${id}${expiresAt === undefined ? '' : `, which expires at ${expiresAt}`}`,
          }
        : {}),
    };
  },

  async close({ platform }, kept) {
    if (kept === undefined) return;
    const { id, pool } = kept as KeptToken;
    await removeFromList(platform, {
      what: 'agent token',
      id,
      path: path`/authentication-tokens/${id}`,
      owner: pool,
      list: listOf(pool),
    });
  },
};
