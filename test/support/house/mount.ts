import type { TestEmulator } from '../emulator';

/** Fixtures share engines and may be created concurrently, so the engine may already exist. */
export async function mountEngine(service: TestEmulator, path: string, type: string): Promise<void> {
  const { status } = await service.request('POST', `/v1/sys/mounts/${path}`, { body: { type } });
  if (status >= 300 && (await service.request('GET', `/v1/sys/mounts/${path}`)).status !== 200) {
    throw new Error(`${path} could not be mounted: ${status}`);
  }
}
