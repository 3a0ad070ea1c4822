import type { Reply, Route } from '../exchange';
import type { World } from '../world';
import { findRepository } from './connections/reached-repository';
import { notFound, Refusal } from './json-api';
import { archiveOutcome, repositoryArchive } from './modules/module-archive';
import { registryModules } from './modules/registry-module';
import { byArchive, registryModuleVersions, versionState } from './modules/registry-module-versions';
import type { RegistryModuleVersion } from './modules/registry-module-versions';
import { ARCHIVIST, refuseExpired } from './object-addresses';
import { byCode, policies } from './policies/policies';
import { providerBytes } from './providers/registry-provider-uploads';
import { readBytes } from './raw-body';
import { runs } from './runs/runs';

const ADDRESS = `${ARCHIVIST}/object`;

export const objectStoreRoutes: readonly Route[] = [
  {
    operation: 'Upload version archive',
    method: 'PUT',
    path: `${ADDRESS}/:object_id`,
    open: true,
    raw: true,
    handle: async (world, call, { object_id }): Promise<Reply> => {
      refuseExpired(world, call);
      const base64 = readBytes(call).toString('base64');
      const before = uploadedVersion(world, object_id);
      // The client repeated the upload after it lost the response.
      if (before.archive?.base64 === base64) return { status: 200 };
      if (versionState(world, before).status === 'ok') {
        throw new Refusal(409, [
          { status: '409', title: 'conflict', detail: 'The archive has already been uploaded.' },
        ]);
      }
      const outcome = await archiveOutcome(call.body);
      // The store may have changed during unpacking.
      const version = uploadedVersion(world, object_id);
      const now = world.clock.now();
      const archive = { base64, readyAt: now.getTime() + world.settings.moduleDelayMs, outcome };
      world.store.of(registryModuleVersions).put({ ...version, archive, updatedAt: now.toISOString() });
      return { status: 200 };
    },
  },
  {
    operation: 'Fetch object',
    method: 'GET',
    path: `${ADDRESS}/:object_id`,
    open: true,
    handle: async (world, call, { object_id }): Promise<Reply> => {
      refuseExpired(world, call);
      const body = await storedBytes(world, object_id);
      if (!body) throw notFound();
      return { status: 200, headers: { 'Content-Type': 'application/octet-stream' }, body };
    },
  },
];

function uploadedVersion({ store }: World, object: string): RegistryModuleVersion {
  const version = store
    .of(registryModuleVersions)
    .by(byArchive, object)
    .find(({ source }) => source === 'api');
  if (!version) throw notFound();
  return version;
}

async function storedBytes(world: World, object: string): Promise<Buffer | undefined> {
  const { store } = world;
  const policy = store.of(policies).firstBy(byCode, object);
  if (policy?.code) return Buffer.from(policy.code.base64, 'base64');
  const [run] = store.of(runs).where(({ planId }) => planId === object);
  if (run) return Buffer.from(JSON.stringify(run.plan));
  const version = store.of(registryModuleVersions).firstBy(byArchive, object);
  if (!version?.archive) return providerBytes(world, object);
  if (version.source === 'api') return Buffer.from(version.archive.base64, 'base64');
  const module = store.of(registryModules).find(version.module);
  if (!module?.repository) return undefined;
  return repositoryArchive(module, findRepository(world, module.repository));
}
