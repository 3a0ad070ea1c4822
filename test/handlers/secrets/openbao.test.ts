import { subjects, Subject, without } from './openbao-subjects';
import { flatAttributes } from '../../../src/definition/flatten';
import type { ResourceDefinition } from '../../../src/definition/resource';
import type { Values } from '../../../src/definition/value';
import * as register from '../../../src/handlers';
import { Core, Held } from '../../support/house/core';
import { describeOnOpenbao } from '../../support/openbao';
import { describeWithPostgresql } from '../../support/postgresql';

const definitions = Object.fromEntries(Object.entries(register.resources).map(([type, room]): [string, ResourceDefinition] => [type, room.definition()]));
const policy = (charset: string) => `length = 20\nrule "charset" {\n  charset = "${charset}"\n}\n`;

describeWithPostgresql('resources of the secrets service, with a real database', (server) => describeOnOpenbao('as OpenBao has them', (service, kind) => {
  let core: Core;

  beforeAll(async () => {
    core = await Core.start(register, { secrets: service().settings });
    await server().query('CREATE ROLE reporting LOGIN');
    const { username, password } = server().administrator;
    for (const name of ['orders', 'another']) {
      await service().data('POST', `database/config/${name}`, { plugin_name: 'postgresql-database-plugin', connection_url: server().connectionUrl, username, password, allowed_roles: '*' });
    }
    // The emulator has no policies, and asks for none.
    for (const [name, charset] of [['letters', 'abcdefghijklmnopqrstuvwxyz'], ['digits', '0123456789']]) await service().ask('POST', `sys/policies/password/${name}`, { policy: policy(charset) });
  });
  afterAll(async () => {
    await core.close();
    await server().query('DROP ROLE reporting');
  });

  // On the emulator the house rules run over the many attributes of this one, in the same dialect.
  const types = Object.keys(subjects).filter((type) => kind === 'server' || type !== 'lintel_pki_role');

  describe.each(types)('%s', (type) => {
    const flat = flatAttributes(definitions[type].attributes);
    const moving = Object.keys(flat).filter((name) => flat[name].moving);
    let subject: Subject;
    let object: Held | undefined;

    beforeAll(async () => { subject = await subjects[type](service(), server()); });
    beforeEach(() => { object = undefined; });
    afterEach(async () => { await service().ask('DELETE', subject.path); });

    /** Applies, and sees that there is nothing to do then. */
    const apply = async (config: Values): Promise<Held> => {
      object = (await core.apply(type, config, object)).held;
      const { changes } = await core.refreshAndPlan(type, config, object);
      expect({ config, changes }).toEqual({ config, changes: [] });
      return object;
    };
    const end = async () => {
      await core.destroy(type, object!);
      object = undefined;
      expect((await service().ask('GET', subject.path)).status).toBe(404);
    };
    const neededInChoices = Object.values(definitions[type].attributes).flatMap((attribute) => (attribute.type === undefined && attribute.use === 'required'
      ? Object.values(attribute.choice).flatMap((group) => Object.keys(group).filter((name) => group[name].use === 'required')) : []));
    const configurationWith = (name: string) => subject.full.find((config) => config[name] !== undefined)!;

    it('applies the least and everything, imports it, and deletes it twice', async () => {
      for (const config of [subject.minimal, ...subject.full]) {
        const { state, privateState } = await apply(config);
        const imported = await core.import(type, { id: String(state.id) });
        const { changes } = await core.plan(type, config, imported);
        expect(changes.filter((name) => ![...subject.unseen ?? [], ...moving, 'secretsRevision'].includes(name))).toEqual([]);
        await end();
        await core.destroy(type, { state, privateState });
      }
    });

    it('changes each attribute alone, and takes it away again', async () => {
      const names = Object.keys(subject.changed).filter((name) => !flat[name].replace);
      expect(names.length).toBeGreaterThan(0);
      for (const name of names) {
        const before = configurationWith(name);
        await apply(before);
        const after = { ...before, [name]: subject.changed[name] };
        expect({ name, action: (await core.plan(type, after, object)).action }).toEqual({ name, action: 'update' });
        await apply(after);
        if (flat[name].use === 'optional' && ![...neededInChoices, ...subject.kept ?? []].includes(name)) await apply(without(after, name));
        await end();
      }
    });

    it('shows what somebody else changes, as exactly that, and repairs it', async () => {
      for (const [name, body] of Object.entries(subject.drifts)) {
        const config = configurationWith(name);
        await apply(config);
        await service().data(subject.method ?? 'POST', subject.path, { ...subject.repeated, ...body });
        const { changes, held } = await core.refreshAndPlan(type, config, object!);
        expect({ name, changes: changes.filter((other) => !moving.includes(other) && !subject.along?.[name]?.includes(other)) }).toEqual({ name, changes: [name] });
        object = held;
        await apply(config);
        await end();
      }
    });
  });

  it('a cluster whose host is taken away is refused with the reason, and is as it was', async () => {
    const config = { clusterHost: 'https://cluster.example.com:6443' };
    const { held } = await core.apply('lintel_cluster_config', config);
    await expect(core.apply('lintel_cluster_config', {}, held)).rejects.toThrow('configure `cluster_host`');
    expect((await core.refreshAndPlan('lintel_cluster_config', config, held)).changes).toEqual([]);
    await core.destroy('lintel_cluster_config', held);
  });
}));
