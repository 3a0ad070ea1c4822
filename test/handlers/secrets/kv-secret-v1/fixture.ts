import { isValues, type Values } from '../../../../src/definition/value';
import type { CreateFixture, FixtureFile, WrongConfiguration } from '../../../support/house/fixture';
import { mountEngine } from '../../../support/house/mount';
import { wrongMounts } from '../../../support/house/wrong-paths';

const pathOf = ({ mount, name }: Values) => `/v1/${String(mount)}/${String(name)}`;

export const createFixture: CreateFixture = async (service) => {
  for (const mount of ['documents', 'team/documents']) await mountEngine(service, mount, 'kv');
  const minimal = { mount: 'documents', name: 'smtp', data: { password: 'a-first-secret' } };
  return {
    minimal,
    second: { name: 'imap' },
    full: [
      { ...minimal, data: { password: 'a-first-secret', port: 58700, hosts: ['one.example'] } },
      { mount: 'documents', name: 'smtp', dataWo: { password: 'a-second-secret' }, dataWoVersion: 1 },
    ],
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

const wrongNames = (own: Values): WrongConfiguration[] =>
  ['/a', 'a/', 'a//b', '..', 'a/../b', ''].map((name) => ({
    breaks: 'name obeys pattern',
    config: { ...own, name },
    path: ['name'],
    says: 'without `/` at its ends',
  }));

const required = (own: Values): WrongConfiguration[] =>
  ['mount', 'name'].map((name) => ({
    breaks: `${name} is required`,
    config: { ...own, [name]: undefined },
    path: [name],
    says: 'must be configured',
  }));

export const wrong: readonly WrongConfiguration[] = [
  ...wrongMounts(base),
  ...wrongNames(base),
  ...required(base),
  ...['dataWo', 'dataWoVersion'].map((name) => ({
    breaks: `data conflicts with ${name}`,
    config: { ...base, dataWo: { a: 'c' }, ...(name === 'dataWo' ? {} : { dataWoVersion: 1 }) },
    path: ['data'],
    says: '`data_wo`',
  })),
  {
    breaks: 'dataWoVersion needs dataWo',
    config: { mount: 'documents', name: 'smtp', dataWoVersion: 1 },
    path: ['dataWoVersion'],
    says: '`data_wo`',
  },
  {
    breaks: 'dataWoVersion is of kind int',
    config: { mount: 'documents', name: 'smtp', dataWo: { a: 'c' }, dataWoVersion: 1.5 },
    path: ['dataWoVersion'],
    says: 'whole number',
  },
];

const read = { mount: 'documents', name: 'smtp' };

export const wrongData: FixtureFile['wrongData'] = {
  lintel_kv_secret_v1: [...wrongMounts(read), ...wrongNames(read), ...required(read)],
  lintel_kv_secrets_v1: [
    ...wrongMounts({ mount: 'documents' }),
    { breaks: 'mount is required', config: {}, path: ['mount'], says: 'must be configured' },
    {
      breaks: 'prefix obeys pattern',
      config: { mount: 'documents', prefix: 'a/' },
      path: ['prefix'],
      says: 'without `/` at its ends',
    },
  ],
};
