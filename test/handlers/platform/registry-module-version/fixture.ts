import * as path from 'path';
import type { Values } from '../../../../src/definition/value';
import type { CreateFixture, WrongConfiguration } from '../../../support/environments/fixture';

const FOLDERS = path.join(__dirname, '..', 'modules');
const MODULES = '/api/v2/organizations/acme/registry-modules';
const FILES = { 'main.tf': 'variable "region" {\n  type = string\n}\n' };
const idOf = (name: string) => `acme/private/acme/${name}/aws`;

const BRANCH = idOf('network-branch');

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
  const repository = {
    identifier: 'acme/terraform-aws-network-branch',
    connection: 'ot-main',
    branches: { main: FILES },
  };
  await service.request('POST', '/_emulator/repositories', { body: repository });
  const vcs = {
    'identifier': repository.identifier,
    'display-identifier': repository.identifier,
    'oauth-token-id': repository.connection,
    'branch': 'main',
    'tags': false,
  };
  await service.request('POST', `${MODULES}/vcs`, {
    body: { data: { type: 'registry-modules', attributes: { 'vcs-repo': vcs } } },
  });
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
      { moduleId: BRANCH, version: '1.3.0', commitSha: '1'.repeat(40) },
      { moduleId: idOf('network'), version: '1.2.1', sourceDirectory: path.join(FOLDERS, 'network') },
    ],
    changed: {
      moduleId: idOf('network-2'),
      version: '1.2.0',
      sourceDirectory: path.join(FOLDERS, 'network-moved'),
      replaceOnChange: false,
      timeouts: { create: '20m' },
      commitSha: '2'.repeat(40),
    },
    // A version of a folder never gets a commit.
    needs: { commitSha: { moduleId: BRANCH, sourceDirectory: undefined, commitSha: '1'.repeat(40) } },
    removedWith: { commitSha: { moduleId: idOf('network'), sourceDirectory: path.join(FOLDERS, 'network') } },
    exempt: {
      sourceDirectory: 'local: the path of the content is never sent',
      replaceOnChange: 'local: it only controls the plan',
      timeouts: 'local: timeouts are never sent',
    },

    async look({ moduleId, version, commitSha }) {
      const now = await snapshot();
      const module = modulesIn(now).find(({ name }) => idOf(name) === moduleId);
      const found = versionsIn(now).find((one) => one.module === module?.id && one.version === version);
      // A version of another commit is another object.
      const isSame = commitSha === undefined || found?.commit === commitSha;
      return found?.archive && isSame ? { moduleId, version, commitSha: found.commit } : undefined;
    },
    async tamper({ version }, attribute, value) {
      if (attribute !== 'commitSha') throw new Error('every other attribute is part of the identity or local');
      const now = await snapshot();
      const registryModuleVersions = versionsIn(now).map((one) =>
        one.version === version && one.commit !== undefined ? { ...one, commit: value } : one,
      );
      await service.control.restore({
        ...now,
        objects: { ...now.objects, registryModuleVersions: registryModuleVersions as never },
      });
    },
    async provide() {
      const now = await snapshot();
      const there = modulesIn(now);
      // Deleting the last version records the module again, so the module that has versions is the right one, whatever its time.
      const used = there.filter(
        (module) =>
          isOwn(module) &&
          module.name !== 'network-branch' &&
          versionsIn(now).some((version) => version.module === module.id),
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
    ...ids.map((moduleId): WrongConfiguration => ({
      breaks: 'moduleId obeys pattern',
      config: { ...more, ...objectPath, moduleId },
      path: ['moduleId'],
      says: 'be the `id` of a private module',
    })),
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
    breaks: 'sourceDirectory conflicts with commitSha',
    config: { ...version, commitSha: '1'.repeat(40) },
    path: ['sourceDirectory'],
    says: 'commit_sha',
  },
  {
    breaks: 'commitSha obeys pattern',
    config: { moduleId: BRANCH, version: '1.0.0', commitSha: 'main' },
    path: ['commitSha'],
    says: 'the 40 hexadecimal digits',
  },
  {
    breaks: 'sourceDirectory obeys length',
    config: { ...version, sourceDirectory: '' },
    path: ['sourceDirectory'],
    says: 'not be empty',
  },
];

export const wrongData: { readonly [type: string]: readonly WrongConfiguration[] } = {
  lintel_registry_module_version: wrongPath({ ...version, sourceDirectory: '' }),
};
