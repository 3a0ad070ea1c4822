import type { Value, Values } from '../../../../src/definition/value';
import type { TestEmulator } from '../../../support/emulator';

/** A policy set as the emulator stores it. Without details, it has the defaults. */
export type StoredPolicySet = Values & {
  readonly id: string;
  readonly organization: string;
  readonly details?: Values;
};

type Objects = { readonly [kind: string]: readonly { readonly [key: string]: Value }[] };

/** What tests of policy sets do to the service without Lintel. */
export function policySetStore(service: TestEmulator) {
  const objects = async () => (await service.control.snapshot()).objects as unknown as Objects;
  const edit = async (change: (objects: Objects) => Objects) => {
    const snapshot = await service.control.snapshot();
    await service.control.restore({
      ...snapshot,
      objects: change(snapshot.objects as unknown as Objects) as never,
    });
  };
  const send = async (method: string, path: string, body?: object) => {
    const reply = await service.request(method, `/api/v2${path}`, { body });
    if (reply.status >= 300) throw new Error(`${method} ${path}: ${reply.status} ${JSON.stringify(reply.body)}`);
    return reply.body as { readonly data: { readonly id: string; readonly attributes: Values } };
  };
  return {
    objects,
    edit,
    send,
    sets: async () => (await objects()).policySets as unknown as StoredPolicySet[],
    async editSet(id: unknown, change: (set: StoredPolicySet) => StoredPolicySet) {
      await edit((all) => ({
        ...all,
        policySets: all.policySets.map((set) => (set.id === id ? change(set as unknown as StoredPolicySet) : set)),
      }));
    },
    /** Creates a policy with its code, and returns its id. */
    async policy(name: string, kind = 'sentinel_framework', organization = 'acme') {
      const level = kind === 'opa' ? 'mandatory' : 'hard-mandatory';
      const attributes = { name, kind, 'enforcement-level': level };
      const made = await send('POST', `/organizations/${organization}/policies`, {
        data: { type: 'policies', attributes },
      });
      const upload = await service.request('PUT', `/api/v2/policies/${made.data.id}/upload`, {
        headers: { 'Content-Type': 'application/octet-stream' },
        body: kind === 'opa' ? 'package platform\n' : 'main = rule { true }\n',
      });
      if (upload.status >= 300) throw new Error(`The code of ${name}: ${upload.status}`);
      return made.data.id;
    },
    /** Creates a policy set and returns its id. */
    async set(name: string, attributes: object = {}, organization = 'acme') {
      const made = await send('POST', `/organizations/${organization}/policy-sets`, {
        data: { type: 'policy-sets', attributes: { name, ...attributes } },
      });
      return made.data.id;
    },
    /** Overwrites the members of a relationship. */
    async members(id: unknown, relationship: string, type: string, ids: readonly string[]) {
      const path = `/policy-sets/${String(id)}`;
      const found = (await send('GET', path)) as unknown as {
        data: { relationships: { [name: string]: { data: { id: string }[] } } };
      };
      const before = found.data.relationships[relationship].data.map((member) => member.id);
      const document = (members: readonly string[]) => ({ data: members.map((member) => ({ id: member, type })) });
      const at = `${path}/relationships/${relationship}`;
      const [added, removed] = [ids.filter((one) => !before.includes(one)), before.filter((one) => !ids.includes(one))];
      if (added.length > 0) await send('POST', at, document(added));
      if (removed.length > 0) await send('DELETE', at, document(removed));
    },
    /** Deletes an organization together with its policy sets and variable sets. */
    async removeOrganization(organization: unknown) {
      await edit((all) => ({
        ...all,
        organizations: all.organizations.filter(({ name }) => name !== organization),
        policySets: all.policySets.filter((set) => set.organization !== organization),
        ...(all.variableSets && {
          variableSets: all.variableSets.filter((set) => set.organization !== organization),
        }),
      }));
    },
  };
}
