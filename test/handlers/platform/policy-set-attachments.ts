import { policySetStore } from './policy-set-store';
import type { Values } from '../../../src/definition/value';
import type { Held, Refused } from '../../support/house/core';
import { openGated, type Gated } from '../../support/house/gated';

/** What the tests of all attachments of policy sets need. */
export interface Attachments {
  readonly type: string;
  readonly gated: Gated;
  readonly store: ReturnType<typeof policySetStore>;
  make(config: Values): Promise<Held>;
  /** Proves that neither the attachment nor the policy set is planned beside the other, whichever is planned first. */
  refusedBesideOwned(which: string, memberId: string, attributes?: Values): Promise<void>;
  close(): Promise<void>;
}

export async function openAttachments(type: string, member: string): Promise<Attachments> {
  const gated = await openGated();
  const { core, settings } = gated;
  const store = policySetStore(gated.service);
  const refusal = async (act: Promise<unknown>): Promise<Refused> =>
    act.then(
      () => {
        throw new Error('nothing was refused');
      },
      (error) => error as Refused,
    );
  return {
    type,
    gated,
    store,
    make: async (config) => (await core.apply(type, config)).held,
    async refusedBesideOwned(which, memberId, attributes = {}) {
      const set = { organization: 'acme', name: 'owner', ...attributes, [which]: [] };
      const { held } = await core.apply('lintel_policy_set', set);
      const attachment: Values = { policySetId: String(held.state.id), [member]: memberId };
      // Its id was not known when it was planned.
      await expect(core.apply(type, attachment)).rejects.toThrow('configures all of its');

      await core.configure(settings);
      await core.plan('lintel_policy_set', set, held);
      expect((await refusal(core.plan(type, attachment))).reported).toMatchObject([
        { path: ['policySetId'], summary: 'The policy set manages these members itself' },
      ]);

      await core.configure(settings);
      await core.plan(type, attachment);
      expect((await refusal(core.plan('lintel_policy_set', set, held))).reported).toMatchObject([
        { path: [which], detail: expect.stringContaining(memberId), severity: 'error' },
      ]);
    },
    close: () => gated.close(),
  };
}
