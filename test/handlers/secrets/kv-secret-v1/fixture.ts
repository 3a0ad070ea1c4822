import { isValues, type Values } from '../../../../src/definition/value';
import type { CreateFixture, FixtureFile, WrongConfiguration } from '../../../support/environments/fixture';
import { mountEngine } from '../../../support/environments/mount';
import { wrongMounts } from '../../../support/environments/wrong-paths';
import { wrongDocuments, wrongSecretNames } from '../shared/secret-configurations';

const pathOf = ({ mount, name }: Values) => `/v1/${String(mount)}/${String(name)}`;

export const createFixture: CreateFixture = async (service) => {
  for (const mount of ['documents', 'team/documents']) await mountEngine(service, mount, 'kv');
  const data = { password: 'a-first-secret', port: 58700, hosts: ['one.example'] };
  const minimal = { mount: 'documents', name: 'smtp', data };
  return {
    minimal,
    second: { name: 'imap' },
    full: [minimal, { mount: 'documents', name: 'smtp', dataWo: { password: 'a-second-secret' }, dataWoVersion: 1 }],
    changed: {
      mount: 'team/documents',
      name: 'other',
      data: { password: 'another-secret', port: 25250, hosts: ['two.example'] },
      dataWo: { password: 'yet-another-secret' },
      dataWoVersion: 2,
    },
    unremovable: { data: 'cannot be removed', dataWo: 'cannot be removed' },
    exempt: {
      dataWo: 'unreadable: no state has it',
      dataWoVersion: 'local: it decides when the document is sent',
    },
    async look(state) {
      const { status, body } = await service.request('GET', pathOf(state));
      return status === 404 ? undefined : { mount: state.mount, name: state.name, data: body.data as Values };
    },
    async tamper(state, _, value) {
      await service.request('POST', pathOf(state), { body: isValues(value) ? value : { other: 'key' } });
    },
    async remove(state) {
      await service.request('DELETE', pathOf(state));
    },
    async removeParent({ mount }) {
      await service.request('DELETE', `/v1/sys/mounts/${String(mount)}`);
    },
  };
};

const base = { mount: 'documents', name: 'smtp', data: { a: 'b' } };

export const wrong: readonly WrongConfiguration[] = [
  ...wrongMounts(base),
  ...wrongSecretNames(base),
  ...wrongDocuments(base),
];

const read = { mount: 'documents', name: 'smtp' };
const listed = { mount: 'documents' };

export const wrongData: FixtureFile['wrongData'] = {
  lintel_kv_secret_v1: [...wrongMounts(read), ...wrongSecretNames(read)],
  lintel_kv_secrets_v1: [...wrongMounts(listed), ...wrongSecretNames(listed, 'prefix')],
};
