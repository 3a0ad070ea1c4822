import * as path from 'path';
import type { Values } from '../../../../src/definition/value';
import type { CreateFixture, WrongConfiguration } from '../../../support/house/fixture';

const FOLDERS = path.join(__dirname, '..', 'modules');
const MODULES = '/api/v2/organizations/acme/registry-modules';
const idOf = (name: string) => `acme/private/acme/${name}/aws`;

export const createFixture: CreateFixture = async (service) => {
  const snapshot = async () => service.control.snapshot();
  const modulesIn = ({ objects }: Awaited<ReturnType<typeof snapshot>>) =>
    objects.registryModules as unknown as StoredModule[];
  const versionsIn = ({ objects }: Awaited<ReturnType<typeof snapshot>>) =>
    objects.registryModuleVersions as unknown as StoredVersion[];
  for (const name of ['network', 'network-2']) {
    await service.request('POST', MODULES, {
      body: { data: { type: 'registry-modules', attributes: { name, 'provider': 'aws', 'registry-name': 'private' } } },
    });
  }
  const own = modulesIn(await snapshot()).filter(({ name }) => name.startsWith('network'));
  const isOwn = (module: StoredModule) => own.some(({ name }) => name === module.name);
  return {
    minimal: { moduleId: idOf('network'), version: '1.0.0', sourceDirectory: path.join(FOLDERS, 'network') },
    second: { version: '1.0.1' },
    full: [
      {
        moduleId: idOf('network'),
        version: '1.2.0-rc.1',
        sourceDirectory: path.join(FOLDERS, 'network'),
        replaceOnChange: true,
        timeouts: { create: '5m' },
      },
    ],
    changed: {
      moduleId: idOf('network-2'),
      version: '1.2.0',
      sourceDirectory: path.join(FOLDERS, 'network-moved'),
      replaceOnChange: false,
      timeouts: { create: '20m' },
    },
    exempt: {
      sourceDirectory: 'local: the path of the content is never sent',
      replaceOnChange: 'local: it only controls the plan',
      timeouts: 'local: timeouts are never sent',
    },

    async look({ moduleId, version }) {
      const now = await snapshot();
      const module = modulesIn(now).find(({ name }) => idOf(name) === moduleId);
      const found = versionsIn(now).find((one) => one.module === module?.id && one.version === version);
      return found?.archive ? { moduleId, version } : undefined;
    },
    async tamper() {
      throw new Error('every attribute of a version is part of its identity or local');
    },
    async provide() {
      const now = await snapshot();
      const there = modulesIn(now);
      // Deleting the last version records the module again, so the module that has versions is the right one, whatever its time.
      const used = there.filter(
        (module) => isOwn(module) && versionsIn(now).some((version) => version.module === module.id),
      );
      const registryModules = [
        ...own.map((module) => used.find(({ name }) => name === module.name) ?? module),
        ...there.filter((module) => !isOwn(module)),
      ];
      await service.control.restore({ ...now, objects: { ...now.objects, registryModules: registryModules as never } });
    },
    async remove({ moduleId, version }) {
      const [, registry, namespace, name, provider] = String(moduleId).split('/');
      await service.request('DELETE', `${MODULES}/${registry}/${namespace}/${name}/${provider}/${String(version)}`);
    },
    async removeParent() {
      const { objects, ...rest } = await snapshot();
      const organizations = (objects.organizations as unknown as Values[]).filter(({ name }) => name !== 'acme');
      await service.control.restore({
        ...rest,
        objects: { ...objects, organizations: organizations as never, registryModules: [], registryModuleVersions: [] },
      });
    },
  };
};

type StoredModule = Values & { readonly id: string; readonly name: string };
type StoredVersion = Values & { readonly module: string; readonly version: string; readonly archive: object | null };

const version = { moduleId: idOf('network'), version: '1.0.0', sourceDirectory: path.join(FOLDERS, 'network') };
const ids = [
  'acme/public/hashicorp/consul/aws',
  'mod-HkALcVPgh6G3T8Dz',
  'acme/private/delta/network/aws',
  'acme/private/acme/network/AWS',
  'acme/private/acme/network/aws/1.0.0',
];
const wrongPath = ({ sourceDirectory, ...objectPath }: typeof version): WrongConfiguration[] => {
  const more = sourceDirectory === '' ? {} : { sourceDirectory };
  return [
    {
      breaks: 'moduleId is required',
      config: { ...more, version: objectPath.version },
      path: ['moduleId'],
      says: 'must be configured',
    },
    ...ids.map((moduleId): WrongConfiguration => ({
      breaks: 'moduleId obeys pattern',
      config: { ...more, ...objectPath, moduleId },
      path: ['moduleId'],
      says: 'be the `id` of a private module',
    })),
    {
      breaks: 'version is required',
      config: { ...more, moduleId: objectPath.moduleId },
      path: ['version'],
      says: 'must be configured',
    },
    ...['v1.0.0', '1.0', 'latest'].map((number): WrongConfiguration => ({
      breaks: 'version obeys semver',
      config: { ...more, ...objectPath, version: number },
      path: ['version'],
      says: 'be a semantic version such as "1.2.0", without a leading "v"',
    })),
  ];
};

export const wrong: readonly WrongConfiguration[] = [
  ...wrongPath(version),
  {
    breaks: 'sourceDirectory is required',
    config: { ...version, sourceDirectory: undefined },
    path: ['sourceDirectory'],
    says: 'must be configured',
    leftToThePlan: true,
  },
  {
    breaks: 'sourceDirectory obeys length',
    config: { ...version, sourceDirectory: '' },
    path: ['sourceDirectory'],
    says: 'not be empty',
  },
  {
    breaks: 'timeouts.create is of kind duration',
    config: { ...version, timeouts: { create: 'soon' } },
    path: ['timeouts', 'create'],
    says: 'not a duration',
  },
];

export const wrongData: { readonly [type: string]: readonly WrongConfiguration[] } = {
  lintel_registry_module_version: wrongPath({ ...version, sourceDirectory: '' }),
};
