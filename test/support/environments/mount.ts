import type { TestEmulator } from '../emulator';

/** Fixtures share engines and may be created concurrently, so the engine may already exist. */
export async function mountEngine(service: TestEmulator, path: string, type: string): Promise<void> {
  const { status } = await service.request('POST', `/v1/sys/mounts/${path}`, { body: { type } });
  if (status >= 300 && (await service.request('GET', `/v1/sys/mounts/${path}`)).status !== 200) {
    throw new Error(`${path} could not be mounted: ${status}`);
  }
}

/** The service generates nothing by a policy that does not exist. */
export async function writePasswordPolicies(
  service: Pick<TestEmulator, 'request'>,
  ...names: readonly string[]
): Promise<void> {
  const policy = 'length = 16\nrule "charset" { charset = "abcdefghijklmnopqrstuvwxyz" }';
  for (const name of names) {
    const { status } = await service.request('POST', `/v1/sys/policies/password/${name}`, { body: { policy } });
    if (status >= 300) throw new Error(`the policy ${name} could not be written: ${status}`);
  }
}
