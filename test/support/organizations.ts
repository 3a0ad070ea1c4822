import type { Values } from '../../src/definition/value';
import type { TestEmulator } from './emulator';

/** An organization's administrative settings as the emulator stores them. */
export type StoredAdministration = Values & { readonly organization: string };

/** Reads and changes organizations of the emulator as site administrators do, with the names of its store. */
export class Organizations {
  constructor(private readonly service: TestEmulator) {}

  /** Creates an organization with default settings, unless it exists. */
  public async provide(name: string, settings: object = {}): Promise<void> {
    const path = `/api/v2/admin/organizations/${name}`;
    if ((await this.service.request('GET', path)).status === 200) return;
    await this.service.control.organization(name, `owner@${name}.example.com`);
    const { status } = await this.service.request('PATCH', path, {
      body: { data: { type: 'organizations', attributes: settings } },
    });
    if (status !== 200) throw new Error(`${name} could not be set: ${status}`);
  }

  public async look(name: string): Promise<StoredAdministration | undefined> {
    const { objects } = await this.service.control.snapshot();
    return (objects.administrations as unknown as readonly StoredAdministration[]).find(
      ({ organization }) => organization === name,
    );
  }

  public async edit(name: string, change: Values): Promise<void> {
    const { objects, ...rest } = await this.service.control.snapshot();
    const administrations = (objects.administrations as unknown as readonly StoredAdministration[]).map((one) =>
      one.organization === name ? { ...one, ...change } : one,
    );
    await this.service.control.restore({ ...rest, objects: { ...objects, administrations: administrations as never } });
  }

  public async remove(name: string): Promise<void> {
    await this.service.request('DELETE', `/api/v2/admin/organizations/${name}`);
  }

  /** Switches to the hosted edition, which has no site administrators. */
  public async hideAll(): Promise<void> {
    await this.service.control.settings({ edition: 'hosted' });
  }
}

/** An organization that is there for others, without administrative settings of its own. */
export async function provideOrganization(service: TestEmulator, name: string): Promise<void> {
  const { objects } = await service.control.snapshot();
  const isThere = (objects.organizations as unknown as readonly { name: string }[]).some((one) => one.name === name);
  if (!isThere) await service.control.organization(name);
}
