import { policySetStore } from './policy-set-store';
import type { Values } from '../../../../src/definition/value';
import type { TestEmulator } from '../../../support/emulator';
import type { CreateFixture, WrongConfiguration } from '../../../support/house/fixture';

/** What distinguishes the kinds of attachments. */
export interface AttachmentFixture {
  readonly member: 'policyId' | 'workspaceId' | 'projectId';
  /** The name of the relationship, the type of its members, and the key of the store. */
  readonly relationship: string;
  readonly type: string;
  readonly stored?: string;
  /** Whether the policy sets are global. */
  readonly global?: boolean;
  /** Two members. */
  members(store: ReturnType<typeof policySetStore>, service: TestEmulator): Promise<readonly [string, string]>;
}

export const WORKSPACES: AttachmentFixture['members'] = () => Promise.resolve(['ws-app', 'ws-network']);
export const PROJECTS: AttachmentFixture['members'] = () => Promise.resolve(['prj-default', 'prj-payments']);

export function attachmentFixture({
  member,
  relationship,
  type,
  stored,
  global = false,
  members,
}: AttachmentFixture): CreateFixture {
  return async (service) => {
    const store = policySetStore(service);
    const [one, other] = await members(store, service);
    const [set, otherSet] = [
      await store.set(`shared-${relationship}`, { global }),
      await store.set(`shared-${relationship}-2`, { global }),
    ];
    const { policySets: untouched } = await store.objects();
    const minimal = { policySetId: set, [member]: one };
    const membersOf = async (id: unknown) => {
      const { policies, policySets } = await store.objects();
      if (stored === undefined) {
        return policies
          .filter(({ policySets: sets }) => (sets as string[]).includes(String(id)))
          .map((policy) => policy.id);
      }
      const details = policySets.find((found) => found.id === id)?.details as Values | undefined;
      return (details?.[stored] ?? []) as string[];
    };
    const change = (method: string, { policySetId, ...rest }: Values) =>
      store.send(method, `/policy-sets/${String(policySetId)}/relationships/${relationship}`, {
        data: [{ id: rest[member], type }],
      });
    return {
      minimal,
      second: { [member]: other },
      full: [minimal],
      changed: { policySetId: otherSet, [member]: other },
      exempt: {},
      async look(state) {
        return (await membersOf(state.policySetId)).includes(String(state[member]))
          ? { policySetId: state.policySetId, [member]: state[member] }
          : undefined;
      },
      tamper: () => Promise.reject(new Error('its attributes are its identity')),
      async remove(state) {
        await change('DELETE', state);
      },
      /** A policy set records when its members last changed. */
      sweep: () => store.edit((all) => ({ ...all, policySets: untouched })),
      removeParent: () => store.removeOrganization('acme'),
    };
  };
}

/** The wrong configurations of an attachment. `prefix` is that of its member. */
export function wrongAttachment(member: AttachmentFixture['member'], prefix: string): readonly WrongConfiguration[] {
  const base = { policySetId: 'polset-base', [member]: `${prefix}-1` };
  return (
    [
      ['policySetId', 'polset-'],
      [member, `${prefix}-`],
    ] as const
  ).flatMap(([name, says]) => [
    { breaks: `${name} is required`, config: { ...base, [name]: undefined }, path: [name], says: 'must be configured' },
    { breaks: `${name} obeys pattern`, config: { ...base, [name]: 'other' }, path: [name], says },
    {
      breaks: `${name} obeys pattern`,
      config: { ...base, [name]: `${says}a/b` },
      path: [name],
      says: 'not contain `/`',
    },
  ]);
}
