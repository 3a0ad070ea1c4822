import type { Parameters } from '../../exchange';
import type { World } from '../../world';
import { notFound } from '../json-api';
import { repositoryOutcome } from '../modules/module-archive';
import type { ModuleContents } from '../modules/module-contents';
import { registryModules } from '../modules/registry-module';
import type { RegistryModule } from '../modules/registry-module';
import { registryModuleVersions, versionState } from '../modules/registry-module-versions';
import type { RegistryModuleVersion } from '../modules/registry-module-versions';
import { isDisabled } from '../organizations/administration';
import { newestFirst } from '../semantic-version';
import { refusePublicWhereDisabled } from './public-registry';
import type { PublishedModule, PublishedVersion } from './registry-standard-documents';

/** The versions of every curated module in the public registry; the emulator has no other public modules. */
const PUBLIC_VERSIONS = ['1.1.0', '1.0.0'];

/** Private modules with a usable version, in organizations that are not disabled. */
export function publishedModules(
  world: World,
  wanted: { readonly namespace?: string; readonly name?: string; readonly provider?: string } = {},
): PublishedModule[] {
  const modules = world.store
    .of(registryModules)
    .where(
      (module) =>
        module.registryName === 'private' &&
        module.namespace === (wanted.namespace ?? module.namespace) &&
        module.name === (wanted.name ?? module.name) &&
        module.provider === (wanted.provider ?? module.provider) &&
        !isDisabled(world, module.organization),
    );
  const byModule = new Map<string, PublishedVersion[]>(modules.map(({ id }) => [id, []]));
  for (const version of world.store.of(registryModuleVersions).all()) {
    const published = byModule.has(version.module) ? publishedVersion(world, version) : undefined;
    if (published) byModule.get(version.module)!.push(published);
  }
  return modules.flatMap((record) => {
    const versions = newestFirst(byModule.get(record.id)!);
    return versions.length === 0 ? [] : [{ record, versions }];
  });
}

/** Returns a public module curated by an organization. */
export function publicModule(world: World, { namespace, name, provider }: Parameters): PublishedModule {
  refusePublicWhereDisabled(world, 'public');
  const [record] = world.store
    .of(registryModules)
    .where(
      (module) =>
        module.registryName === 'public' &&
        module.namespace === namespace &&
        module.name === name &&
        module.provider === provider,
    );
  if (!record) throw notFound();
  return {
    record,
    versions: PUBLIC_VERSIONS.map((version) => ({
      version,
      object: '',
      publishedAt: '2026-01-01T00:00:00.000Z',
      contents: publicContents(record),
    })),
  };
}

function publishedVersion(world: World, version: RegistryModuleVersion): PublishedVersion | undefined {
  if (!version.archive || versionState(world, version).status !== 'ok') return undefined;
  return {
    version: version.version,
    object: version.object,
    publishedAt: version.createdAt,
    contents: version.archive.outcome as ModuleContents,
  };
}

function publicContents(record: RegistryModule): ModuleContents {
  return repositoryOutcome(record, { connection: '', identifier: '', tags: [] }) as ModuleContents;
}
