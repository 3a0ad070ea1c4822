/** @tier complete */

import { flatAttributes } from '../../../src/definition/flatten';
import type { ResourceDefinition } from '../../../src/definition/resource';
import type { Values } from '../../../src/definition/value';
import * as registry from '../../../src/handlers';
import { AUTHORITY_REQUEST, REQUEST } from '../../support/certificate-requests';
import { Core, Held } from '../../support/environments/core';
import { describeOnOpenbao } from '../../support/openbao';
import { describeWithPostgresql } from '../../support/postgresql';
import { subjects, Subject, without } from './shared/openbao-subjects';

const definitions = Object.fromEntries(
  Object.entries(registry.resources).map(([type, resource]): [string, ResourceDefinition] => [
    type,
    resource.definition(),
  ]),
);
const policy = (charset: string) => `length = 20\nrule "charset" {\n  charset = "${charset}"\n}\n`;

describeWithPostgresql('resources of the secrets service, with a real PostgreSQL,', (server) =>
  describeOnOpenbao('in the dialect openbao', (service, kind) => {
    let core: Core;

    beforeAll(async () => {
      core = await Core.start(registry, { secrets: service().settings });
      await server().query('CREATE ROLE reporting LOGIN');
      const { username, password } = server().administrator;
      for (const name of ['orders', 'another']) {
        await service().data('POST', `database/config/${name}`, {
          plugin_name: 'postgresql-database-plugin',
          connection_url: server().connectionUrl,
          username,
          password,
          allowed_roles: '*',
        });
      }
      for (const [name, charset] of [
        ['letters', 'abcdefghijklmnopqrstuvwxyz'],
        ['digits', '0123456789'],
      ]) {
        await service().data('POST', `sys/policies/password/${name}`, { policy: policy(charset) });
      }
    });
    afterAll(async () => {
      await core.close();
      await server().query('DROP ROLE reporting');
    });

    // On the emulator, the house rules already test the many attributes of this resource in the same dialect.
    const types = Object.keys(subjects).filter((type) => kind === 'server' || type !== 'lintel_pki_role');

    describe.each(types)('%s', (type) => {
      const flat = flatAttributes(definitions[type].attributes);
      const moving = Object.keys(flat).filter((name) => flat[name].moving);
      let subject: Subject;
      let object: Held | undefined;

      beforeAll(async () => {
        subject = await subjects[type](service(), server());
      });
      beforeEach(() => {
        object = undefined;
      });
      afterEach(async () => {
        await service().ask('DELETE', subject.path);
      });

      /** Applies, and checks that the next plan is empty. */
      const apply = async (config: Values): Promise<Held> => {
        object = (await core.apply(type, config, object)).held;
        const { changes } = await core.refreshAndPlan(type, config, object);
        expect({ config, changes }).toEqual({ config, changes: [] });
        return object;
      };
      const end = async () => {
        await core.destroy(type, object!);
        object = undefined;
        expect((await service().ask('GET', subject.path)).status).toBe(subject.gone ?? 404);
      };
      const neededInChoices = Object.values(definitions[type].attributes).flatMap((attribute) =>
        attribute.type === undefined && attribute.use === 'required'
          ? Object.values(attribute.choice).flatMap((group) =>
              Object.keys(group).filter((name) => group[name].use === 'required'),
            )
          : [],
      );
      const configurationWith = (name: string) => subject.full.find((config) => config[name] !== undefined)!;

      it('is applied with minimal and full values, imported, and deleted twice', async () => {
        for (const config of [subject.minimal, ...subject.full]) {
          const { state, privateState } = await apply(config);
          const imported = await core.import(type, { id: String(state.id) });
          const { changes } = await core.plan(type, config, imported);
          expect(
            changes.filter((name) => ![...(subject.unseen ?? []), ...moving, 'secretsRevision'].includes(name)),
          ).toEqual([]);
          await end();
          await core.destroy(type, { state, privateState });
        }
      });

      it('changes and removes each attribute alone', async () => {
        const names = Object.keys(subject.changed).filter((name) => !flat[name].replace);
        expect(names.length).toBeGreaterThan(0);
        for (const name of names) {
          const before = configurationWith(name);
          await apply(before);
          const after: Values = { ...before, [name]: subject.changed[name] };
          expect({ name, action: (await core.plan(type, after, object)).action }).toEqual({ name, action: 'update' });
          await apply(after);
          if (flat[name].use === 'optional' && ![...neededInChoices, ...(subject.kept ?? [])].includes(name)) {
            await apply(without(after, name));
          }
          await end();
        }
      });

      it('detects exactly what was changed outside Terraform, and repairs it', async () => {
        for (const [name, body] of Object.entries(subject.drifts)) {
          const config = configurationWith(name);
          await apply(config);
          const { method = 'POST', path, changes: at = path, repeated } = subject;
          await service().data(method, at, { ...repeated, ...body });
          const { changes, held } = await core.refreshAndPlan(type, config, object!);
          expect({
            name,
            changes: changes.filter((other) => !moving.includes(other) && !subject.along?.[name]?.includes(other)),
          }).toEqual({ name, changes: [name] });
          object = held;
          await apply(config);
          await end();
        }
      });
    });

    it('a cluster configuration refuses the removal of its host with a reason, and stays unchanged', async () => {
      const config = { clusterHost: 'https://cluster.example.com:6443' };
      const { held } = await core.apply('lintel_cluster_config', config);
      await expect(core.apply('lintel_cluster_config', {}, held)).rejects.toThrow('Configure `cluster_host`');
      expect((await core.refreshAndPlan('lintel_cluster_config', config, held)).changes).toEqual([]);
      await core.destroy('lintel_cluster_config', held);
    });

    describe('database credentials', () => {
      const open = async (type: string, config: Values) => core.open(type, config);

      it('let a user log in only while they are open', async () => {
        const statements = ["CREATE ROLE \"{{name}}\" LOGIN PASSWORD '{{password}}' VALID UNTIL '{{expiration}}'"];
        const { held } = await core.apply('lintel_database_role', {
          name: 'short',
          dbName: 'orders',
          creationStatements: statements,
          defaultTtl: '10m',
        });
        const {
          result: { username, password, leaseId },
          kept,
          renewAt,
        } = await open('lintel_database_credentials', { role: 'short' });
        expect(Number(renewAt!.seconds)).toBeGreaterThan(Date.now() / 1000);
        expect(leaseId).toMatch(/^database\/creds\/short\//);
        expect(await server().accepts(String(username), String(password))).toBe(true);
        const renewed = await core.renew('lintel_database_credentials', kept);
        expect(await server().accepts(String(username), String(password))).toBe(true);
        await core.closeEphemeral('lintel_database_credentials', renewed.kept);
        expect(await server().accepts(String(username), String(password))).toBe(false);
        await core.closeEphemeral('lintel_database_credentials', renewed.kept);
        await core.destroy('lintel_database_role', held);
      });

      it('of a static role are rotated by the rotation resource, and not by reading them', async () => {
        const { held } = await core.apply('lintel_database_static_role', {
          name: 'reporting',
          dbName: 'orders',
          username: 'reporting',
          rotationPeriod: '1d',
        });
        const password = async () =>
          String((await open('lintel_database_static_credentials', { role: 'reporting' })).result.password);
        const first = await password();
        expect([await password(), await server().accepts('reporting', first)]).toEqual([first, true]);
        await core.apply('lintel_database_role_rotation', { role: 'reporting' });
        expect([
          (await password()) === first,
          await server().accepts('reporting', first),
          await server().accepts('reporting', await password()),
        ]).toEqual([false, false, true]);
        await core.destroy('lintel_database_static_role', held);
      });

      it('of the root user are known only to the service after a rotation', async () => {
        await server().query("CREATE ROLE keeper SUPERUSER LOGIN PASSWORD 'before'");
        const connection: Values = {
          name: 'kept',
          pluginName: 'postgresql-database-plugin',
          connectionUrl: server().connectionUrl,
          username: 'keeper',
          passwordWo: 'before',
          allowedRoles: ['*'],
        };
        const { held } = await core.apply('lintel_database_connection', connection);
        await core.apply('lintel_database_root_rotation', { name: 'kept' });
        expect(await server().accepts('keeper', 'before')).toBe(false);
        await core.apply('lintel_database_connection_reset', { name: 'kept' });
        expect((await core.refreshAndPlan('lintel_database_connection', connection, held)).changes).toEqual([]);
        await core.destroy('lintel_database_connection', held);
        await server().query('DROP ROLE keeper');
      });
    });

    describe('certificates', () => {
      beforeAll(async () => {
        await service().data('POST', 'pki/root/generate/internal', {
          common_name: 'Root',
          key_type: 'ec',
          ttl: '700h',
          issuer_name: 'ours',
        });
        await service().data('POST', 'pki/config/issuers', { default: 'ours' });
        await service().data('POST', 'pki/roles/shop', {
          allowed_domains: ['example.com'],
          allow_subdomains: true,
          key_type: 'ec',
          use_csr_common_name: false,
          use_csr_sans: false,
        });
      });

      const leaf: Values = { role: 'shop', commonName: 'shop.example.com', altNames: ['www.example.com'], ttl: '1h' };
      it.each<[string, Values, Values]>([
        ['lintel_pki_certificate', leaf, { commonName: 'store.example.com' }],
        ['lintel_pki_signed_certificate', { ...leaf, csr: REQUEST }, { ttl: '2h' }],
        [
          'lintel_pki_signed_intermediate',
          { commonName: 'Issuing CA', csr: AUTHORITY_REQUEST, ttl: '48h', maxPathLength: 0 },
          { ttl: '1h' },
        ],
      ])('of the resource %s are issued, read, imported, replaced and revoked', async (type, config, other) => {
        const whole = { ...config, revokeOnDestroy: true };
        const { held } = await core.apply(type, whole);
        expect((await core.refreshAndPlan(type, whole, held)).changes).toEqual([]);
        expect((await core.import(type, { id: String(held.state.id) }))!.state).toMatchObject({
          serialNumber: held.state.serialNumber,
          certificate: held.state.certificate,
        });
        expect((await core.plan(type, { ...whole, ...other }, held)).action).toBe('replace');
        const { held: second } = await core.apply(type, { ...whole, ...other }, held);
        expect(second.state.serialNumber).not.toBe(held.state.serialNumber);
        await core.destroy(type, second);
        for (const { state } of [held, second]) {
          expect(
            (await service().data('GET', `pki/cert/${String(state.serialNumber)}`)).revocation_time,
          ).toBeGreaterThan(0);
        }
      });
    });

    it('roles are listed by name and returned by data sources', async () => {
      const { held } = await core.apply('lintel_pki_role', { name: 'web', allowedDomains: ['example.com'] });
      expect((await core.list('lintel_pki_role', {})).map(({ displayName }) => displayName)).toContain('web');
      expect((await core.readData('lintel_pki_role', { name: 'web' })).allowedDomains).toEqual(['example.com']);
      expect((await core.readData('lintel_database_connection', { name: 'orders' })).pluginName).toBe(
        'postgresql-database-plugin',
      );
      await core.destroy('lintel_pki_role', held);
      expect(await core.list('lintel_database_static_role', {})).toEqual([]);
    });
  }),
);
