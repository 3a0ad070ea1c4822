import type { Values } from '../../../../src/definition/value';
import type { TestEmulator } from '../../../support/emulator';
import type { CreateFixture, WrongConfiguration } from '../../../support/environments/fixture';
import { policySetStore } from './policy-set-store';

/** What members are attached to. */
interface Collection {
  /** The attribute with its id. */
  readonly attribute: string;
  /** Its path, and the key of the store. */
  readonly path: string;
  readonly stored: string;
  /** Creates one, and returns its id. */
  make(store: ReturnType<typeof policySetStore>, name: string, attributes: object): Promise<string>;
  /** The members of one in the store, by their key. */
  membersOf(stored: Values | undefined): Values | undefined;
}

const POLICY_SETS: Collection = {
  attribute: 'policySetId',
  path: 'policy-sets',
  stored: 'policySets',
  make: (store, name, attributes) => store.set(name, attributes),
  membersOf: (set) => set?.details as Values | undefined,
};

export const VARIABLE_SETS: Collection = {
  attribute: 'variableSetId',
  path: 'varsets',
  stored: 'variableSets',
  async make(store, name, attributes) {
    const document = { data: { type: 'varsets', attributes: { name, ...attributes } } };
    return (await store.send('POST', '/organizations/acme/varsets', document)).data.id;
  },
  membersOf: (set) => set,
};

/** What distinguishes the kinds of attachments. */
export interface AttachmentFixture {
  readonly member: 'policyId' | 'workspaceId' | 'projectId';
  /** Policy sets, if nothing else is named. */
  readonly to?: Collection;
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
  to = POLICY_SETS,
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
      await to.make(store, `shared-${relationship}`, { global }),
      await to.make(store, `shared-${relationship}-2`, { global }),
    ];
    const { [to.stored]: untouched } = await store.objects();
    const minimal = { [to.attribute]: set, [member]: one };
    const membersOf = async (id: unknown) => {
      const { policies, [to.stored]: sets } = await store.objects();
      if (stored === undefined) {
        return policies
          .filter(({ policySets }) => (policySets as string[]).includes(String(id)))
          .map((policy) => policy.id);
      }
      return (to.membersOf(sets.find((found) => found.id === id))?.[stored] ?? []) as string[];
    };
    const change = (method: string, { [to.attribute]: id, ...rest }: Values) =>
      store.send(method, `/${to.path}/${String(id)}/relationships/${relationship}`, {
        data: [{ id: rest[member], type }],
      });
    return {
      minimal,
      second: { [member]: other },
      full: [minimal],
      changed: { [to.attribute]: otherSet, [member]: other },
      exempt: {},
      async look(state) {
        const id = state[to.attribute];
        return (await membersOf(id)).includes(String(state[member]))
          ? { [to.attribute]: id, [member]: state[member] }
          : undefined;
      },
      tamper: () => Promise.reject(new Error('its attributes are its identity')),
      async remove(state) {
        await change('DELETE', state);
      },
      /** It records when its members last changed. */
      sweep: () => store.edit((all) => ({ ...all, [to.stored]: untouched })),
      removeParent: () => store.removeOrganization('acme'),
    };
  };
}

/** The wrong configurations of an attachment. `prefix` is that of its member. */
export function wrongAttachment(
  member: AttachmentFixture['member'],
  prefix: string,
  [attribute, attributePrefix] = ['policySetId', 'polset-'],
): readonly WrongConfiguration[] {
  const base = { [attribute]: `${attributePrefix}base`, [member]: `${prefix}-1` };
  return (
    [
      [attribute, attributePrefix],
      [member, `${prefix}-`],
    ] as const
  ).flatMap(([name, says]) => [
    { breaks: `${name} obeys pattern`, config: { ...base, [name]: 'other' }, path: [name], says },
    {
      breaks: `${name} obeys pattern`,
      config: { ...base, [name]: `${says}a/b` },
      path: [name],
      says: 'not contain `/`',
    },
  ]);
}
