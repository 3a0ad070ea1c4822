import type { Values } from '../../../../src/definition/value';
import type { TestEmulator } from '../../../support/emulator';

/** The objects of one kind in the store of the emulator, for what its API cannot change. */
export function registryObjects<Stored extends object>(service: TestEmulator, kind: string) {
  const all = async () => (await service.control.snapshot()).objects[kind] as unknown as readonly Stored[];
  return {
    all,
    async edit(change: (objects: readonly Stored[]) => readonly Stored[]): Promise<void> {
      const snapshot = await service.control.snapshot();
      const changed = change(snapshot.objects[kind] as unknown as readonly Stored[]) as never;
      await service.control.restore({ ...snapshot, objects: { ...snapshot.objects, [kind]: changed } });
    },
  };
}

/** Removes an organization with everything in its registry of providers. */
export async function removeOrganization(service: TestEmulator, organization: unknown): Promise<void> {
  const { objects, ...rest } = await service.control.snapshot();
  const without = (kind: string, key: string) =>
    (objects[kind] as unknown as Values[]).filter((one) => one[key] !== organization) as never;
  await service.control.restore({
    ...rest,
    objects: {
      ...objects,
      organizations: without('organizations', 'name'),
      registryProviders: without('registryProviders', 'organization'),
      gpgKeys: without('gpgKeys', 'namespace'),
      registryProviderVersions: [],
      registryProviderPlatforms: [],
    },
  });
}
