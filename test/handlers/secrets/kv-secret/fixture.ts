import { parseDuration } from '../../../../src/definition/kinds/duration';
import { snakeCase } from '../../../../src/definition/names';
import { isValues, type Values } from '../../../../src/definition/value';
import type { CreateFixture, FixtureFile, WrongConfiguration } from '../../../support/environments/fixture';
import { mountEngine } from '../../../support/environments/mount';
import { wrongMounts } from '../../../support/environments/wrong-paths';
import { wrongDocuments, wrongSecretNames, wrongSettings } from '../shared/secret-configurations';

/** Its keys can be any, and a version has those that it has. */
export const verbatim: FixtureFile['verbatim'] = /^data\.(?:data|subkeys)\./;

const OF_VERSION = ['version', 'createdTime', 'deletionTime'];

const pathOf = ({ mount = 'secret', name }: Values, kind = 'data') => `/v1/${String(mount)}/${kind}/${String(name)}`;

export const createFixture: CreateFixture = async (service) => {
  for (const mount of ['secret', 'team/secret']) await mountEngine(service, mount, 'kv-v2');
  const data = { password: 'a-first-secret', port: 58700 };
  const minimal = { name: 'smtp', data };
  return {
    minimal,
    second: { name: 'imap' },
    full: [
      {
        mount: 'secret',
        ...minimal,
        exclusive: true,
        customMetadata: { owner: 'shop' },
        maxVersions: 20,
        casRequired: true,
        deleteVersionAfter: '720h',
        deleteAllVersions: true,
      },
      { mount: 'secret', name: 'smtp', dataWo: { password: 'a-second-secret' }, dataWoVersion: 1 },
    ],
    changed: {
      mount: 'team/secret',
      name: 'other',
      data: { password: 'another-secret', port: 25250 },
      dataWo: { password: 'yet-another-secret' },
      dataWoVersion: 2,
      exclusive: false,
      customMetadata: { owner: 'mail' },
      maxVersions: 30,
      casRequired: false,
      deleteVersionAfter: '48h',
      deleteAllVersions: false,
    },
    along: { data: OF_VERSION, dataWo: OF_VERSION, dataWoVersion: OF_VERSION },
    unremovable: { data: 'cannot be removed', dataWo: 'cannot be removed' },
    exempt: {
      dataWo: 'unreadable: no state has it',
      dataWoVersion: 'local: it decides when the document is sent',
      exclusive: 'local: it decides about keys of others',
      deleteAllVersions: 'local: it is about the destruction',
    },
    async look(state) {
      const { status, body } = await service.request('GET', pathOf(state));
      if (status === 404) return undefined;
      const { body: metadata } = await service.request('GET', pathOf(state, 'metadata'));
      const settings = metadata.data as Values;
      const seconds = parseDuration(String(settings.delete_version_after)) ?? 0;
      const texts = (settings.custom_metadata ?? {}) as Values;
      return {
        mount: state.mount ?? 'secret',
        name: state.name,
        data: (body.data as Values).data,
        customMetadata: Object.keys(texts).length > 0 ? texts : undefined,
        maxVersions: settings.max_versions || undefined,
        casRequired: settings.cas_required,
        deleteVersionAfter: seconds > 0 ? `${seconds / 3600}h` : undefined,
      };
    },
    async tamper(state, attribute, value) {
      if (attribute !== 'data' && attribute !== 'dataWo') {
        const body = { [snakeCase(attribute)]: value ?? EMPTY[attribute] };
        await service.request('POST', pathOf(state, 'metadata'), { body });
        return;
      }
      const { body } = await service.request('GET', pathOf(state, 'metadata'));
      const cas = (body.data as Values).current_version;
      const document = isValues(value) ? value : { other: 'key' };
      await service.request('POST', pathOf(state), { body: { data: document, options: { cas } } });
    },
    async remove(state) {
      await service.request('DELETE', pathOf(state, 'metadata'));
    },
    async removeParent({ mount = 'secret' }) {
      await service.request('DELETE', `/v1/sys/mounts/${String(mount)}`);
    },
  };
};

const EMPTY: { readonly [attribute: string]: unknown } = {
  customMetadata: {},
  maxVersions: 0,
  casRequired: false,
  deleteVersionAfter: 0,
};

const base = { name: 'smtp', data: { a: 'b' } };

export const wrong: readonly WrongConfiguration[] = [
  ...wrongMounts(base),
  ...wrongSecretNames(base),
  ...wrongDocuments(base),
  ...wrongSettings(base),
];

const read = { name: 'smtp' };

export const wrongData: FixtureFile['wrongData'] = {
  lintel_kv_secret: [
    ...wrongMounts(read),
    ...wrongSecretNames(read),
    { breaks: 'version obeys range', config: { ...read, version: 0 }, path: ['version'], says: 'at least 1' },
  ],
  lintel_kv_secrets: [...wrongMounts({}), ...wrongSecretNames({}, 'prefix')],
};
