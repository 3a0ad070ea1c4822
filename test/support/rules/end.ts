import type { TestEmulator } from '../emulator';
import { Refused } from '../house/core';
import type { Fixture } from '../house/fixture';
import { configurationWith, made, settingsFor } from '../house/house';
import { refusal } from '../house/refusal';
import type { Place, ResourceUnderTest } from '../house/resource';
import type { Stage } from '../house/stage';

/** How an object ends: outside of Terraform, by a destroy, with its parent, or only apparently. */
export function describeEnd({ resource, dialect }: Place<ResourceUnderTest<Fixture>>, house: Stage): void {
  const { type } = resource;

  if (resource.ends) {
    it('keeps an expired object in the state, recreates it only when its triggers change, and sends no request to end it', async () => {
      const object = await made(house, configurationWith(house, 'triggers'));
      const config = configurationWith(house, 'triggers');
      await house.fixture.remove(object.state);
      const plan = await house.core.refreshAndPlan(type, config, object);
      expect(plan.action).toBe('nothing');
      expect(plan.held!.state).toMatchObject(resource.ends!);
      await house.service.control.clearRequests();
      expect((await house.core.refreshAndPlan(type, config, plan.held!)).action).toBe('nothing');
      await house.core.destroy(type, plan.held!);
      expect((await house.service.control.requests()).requests).toEqual([]);
      const again = await house.core.apply(type, { ...config, triggers: house.fixture.changed.triggers }, plan.held);
      expect(again.plan).toMatchObject({ action: 'replace', replacing: ['triggers'] });
      expect(await house.fixture.look(again.held.state)).toBeDefined();
    });
  } else if (resource.stays) {
    it('updates an object that was reset outside of Terraform', async () => {
      const object = await made(house, house.fixture.minimal);
      await house.fixture.remove(object.state);
      const plan = await house.core.refreshAndPlan(type, house.fixture.minimal, object);
      expect(plan.action).toBe('update');
      const again = await house.core.apply(type, house.fixture.minimal, plan.held);
      expect(await house.fixture.look(again.held.state)).toBeDefined();
    });
  } else {
    it('recreates an object that was deleted outside of Terraform', async () => {
      const object = await made(house, house.fixture.minimal);
      await house.fixture.remove(object.state);
      const plan = await house.core.refreshAndPlan(type, house.fixture.minimal, object);
      expect(plan.held).toBeUndefined();
      expect(plan.action).toBe('create');
      const again = await made(house, house.fixture.minimal);
      expect(await house.fixture.look(again.state)).toBeDefined();
    });
  }

  it('deletes twice without an error, and leaves nothing behind', async () => {
    const before = await house.service.control.snapshot();
    for (const config of house.fixture.full) {
      const object = await made(house, config);
      await house.core.destroy(type, object);
      await house.core.destroy(type, object);
      // An adopted object may only be forgotten. That it is unchanged is checked below.
      if (!resource.adopts) expect(await house.fixture.look(object.state)).toBeUndefined();
    }
    await house.fixture.provide?.();
    await house.fixture.sweep?.();
    expect(await house.service.control.snapshot()).toEqual(before);
  });

  // On the platform a 404 also means "not permitted". The secrets service distinguishes the two.
  const unpermitted =
    resource.definition.service === 'platform'
      ? /token may lack the permission/
      : /permission denied|the token may not look for leases/;

  it('keeps the state, and reports why, if the absence of the object cannot be proven', async () => {
    const object = await made(house, house.fixture.minimal);
    await house.core.configure(settingsFor(house.service, 'none', dialect));
    // An object that is only forgotten needs no permission, nor does a public read.
    for (const act of resource.permanent
      ? []
      : [
          () => house.core.refresh(type, object),
          ...(resource.adopts || resource.forgets ? [] : [() => house.core.destroy(type, object)]),
        ]) {
      const error: Refused = await refusal(act());
      expect(error).toBeInstanceOf(Refused);
      expect(error.message).toMatch(unpermitted);
    }
    await house.core.configure(settingsFor(house.service, 'root', dialect));
    expect((await house.core.refreshAndPlan(type, house.fixture.minimal, object)).changes).toEqual([]);

    expect((await house.service.control.requests()).unknown).toBe(0);
  });

  it('is planned again once its parent is gone, if the token may look one level up', async () => {
    if (!house.fixture.removeParent) return;
    const object = await made(house, house.fixture.minimal);
    await house.fixture.removeParent(object.state);
    if (resource.withoutParent !== undefined) {
      await expect(house.core.refresh(type, object)).rejects.toThrow(resource.withoutParent);
      return;
    }
    await mayNotLookUp(house.service);
    const refused = await house.core.refresh(type, object).catch((error: Error) => error.message);
    expect(refused).toMatch(/would decide whether the object still exists[^]*terraform state rm/);
    await house.service.control.clearFaults();
    await house.core.configure(settingsFor(house.service, 'root', dialect));
    expect(await house.core.refresh(type, object)).toBeUndefined();
    await house.core.destroy(type, object);
    // A path without an engine has no known operation.
    await house.service.control.clearRequests();
  });
}

/** The service refuses what would prove that a parent is gone: the lists of organizations and their objects, the tables of mounts and namespaces. */
async function mayNotLookUp({ control }: TestEmulator): Promise<void> {
  const platform = ['/api/v2/organizations*', '/api/v2/admin/organizations*'].map((path) => ({ path, status: 404 }));
  const secrets = ['mounts', 'auth', 'namespaces'].map((table) => ({ path: `/v1/*sys/${table}*`, status: 403 }));
  await control.faults([...platform, ...secrets]);
}
