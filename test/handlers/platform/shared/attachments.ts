import type { Values } from '../../../../src/definition/value';
import * as registry from '../../../../src/handlers';
import type { Held } from '../../../support/environments/core';
import { openProxied, type Proxied } from '../../../support/environments/proxied';
import { refusal } from '../../../support/environments/refusal';
import { policySetStore } from './policy-set-store';

/** What the tests of all attachments need. */
export interface Attachments {
  readonly type: string;
  readonly proxied: Proxied;
  readonly store: ReturnType<typeof policySetStore>;
  make(config: Values): Promise<Held>;
  /** Proves that neither the attachment nor the set is planned beside the other, whichever is planned first. */
  refusedBesideOwned(which: string, memberId: string, attributes?: Values): Promise<void>;
  /** Proves that the attachment is imported by the names of the organization, the set and the member, and only by those. */
  importedByNames(setId: string, memberId: string, memberPath: string): Promise<void>;
  close(): Promise<void>;
}

const POLICY_SETS = { noun: 'policy set', attribute: 'policySetId', path: '/policy-sets' };
export const VARIABLE_SETS = { noun: 'variable set', attribute: 'variableSetId', path: '/varsets' };

export async function openAttachments(
  type: string,
  member: string,
  { noun, attribute, path }: typeof POLICY_SETS = POLICY_SETS,
): Promise<Attachments> {
  const setType = `lintel_${noun.replace(' ', '_')}`;
  const proxied = await openProxied(registry);
  const { core, settings } = proxied;
  const store = policySetStore(proxied.service);
  return {
    type,
    proxied,
    store,
    make: async (config) => (await core.apply(type, config)).held,
    async refusedBesideOwned(which, memberId, attributes = {}) {
      const set = { organization: 'acme', name: 'owner', ...attributes, [which]: [] };
      const { held } = await core.apply(setType, set);
      const attachment: Values = { [attribute]: String(held.state.id), [member]: memberId };
      // Its id was not known when it was planned.
      await expect(core.apply(type, attachment)).rejects.toThrow(/configures all of its [\w ]+ as `[a-z_]+`/);

      await core.configure(settings);
      await core.plan(setType, set, held);
      expect((await refusal(core.plan(type, attachment))).reported).toMatchObject([
        { path: [attribute], summary: `The ${noun} manages these members itself` },
      ]);

      await core.configure(settings);
      await core.plan(type, attachment);
      expect((await refusal(core.plan(setType, set, held))).reported).toMatchObject([
        { path: [which], detail: expect.stringContaining(memberId), severity: 'error' },
      ]);
    },
    async importedByNames(setId, memberId, memberPath) {
      const nameOf = async (at: string) => {
        const { data } = await store.send('GET', at);
        return String(data.attributes.name);
      };
      const made = (await core.apply(type, { [attribute]: setId, [member]: memberId })).held;
      const [set, name] = [await nameOf(`${path}/${setId}`), await nameOf(`${memberPath}/${memberId}`)];
      const imported = await core.import(type, { id: `acme/${set}/${name}` });
      expect(imported!.state).toEqual(made.state);
      // The order of the tfe provider.
      expect((await core.import(type, { id: `acme/${name}/${set}` }))!.state).toEqual(made.state);
      expect((await core.plan(type, { [attribute]: setId, [member]: memberId }, imported)).action).toBe('nothing');

      const reasonOf = async (id: string) => (await refusal(core.import(type, { id }))).message;
      expect(await reasonOf(`acme/${set}x/${name}`)).toContain(`(did you mean \`${set}\`?)`);
      expect(await reasonOf(`acme/${set}/${name}x`)).toContain(`(did you mean \`${name}\`?)`);
      expect(await reasonOf(`acme/${set}`)).toContain(`<organization>/<${noun.replace(' ', '_')}_name>/<`);
    },
    close: () => proxied.close(),
  };
}
