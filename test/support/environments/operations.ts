import type { StoredObjects } from '../../../src/emulator/store';
import type { TestEmulator } from '../emulator';
import type { Environment } from './environment';
import type { Configurations, OperationFixture } from './fixture';

/** How often the service was asked for the operation since its log was cleared, without rate-limited requests. */
export async function timesDone({
  service,
  fixture,
}: Pick<Environment<OperationFixture>, 'service' | 'fixture'>): Promise<number> {
  const { requests } = await service.control.requests();
  return requests
    .filter(({ operation, status }) => operation === fixture.operation && status !== 429)
    .reduce((sum, { count }) => sum + count, 0);
}

/** The number of requests. */
export async function timesAsked({ service }: Pick<Environment<Configurations>, 'service'>): Promise<number> {
  return (await service.control.requests()).requests.reduce((sum, { count }) => sum + count, 0);
}

/** Restores what an operation has changed: the objects of one kind as they were when this was called. */
export async function provider(
  service: TestEmulator,
  kind: keyof StoredObjects,
  names: readonly string[],
): Promise<() => Promise<void>> {
  const isOurs = ({ name }: { readonly name?: unknown }) => names.includes(String(name));
  const { objects } = await service.control.snapshot();
  const first = objects[kind].filter(isOurs);
  return async () => {
    const now = await service.control.snapshot();
    const others = now.objects[kind].filter((object) => !isOurs(object));
    await service.control.restore({ ...now, objects: { ...now.objects, [kind]: [...others, ...first] } });
  };
}
