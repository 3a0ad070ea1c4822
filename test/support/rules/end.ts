import type { TestEmulator } from '../emulator';
import { Refused } from '../environments/core';
import { configurationWith, made, settingsFor } from '../environments/environment';
import type { Fixture } from '../environments/fixture';
import { refusal } from '../environments/refusal';
import type { Place, ResourceUnderTest } from '../environments/resource';
import type { ReusedEnvironment } from '../environments/reused';

/** How an object ends: outside of Terraform, by a destroy, with its parent, or only apparently. */
export function describeEnd(
  { resource, dialect }: Place<ResourceUnderTest<Fixture>>,
  environment: ReusedEnvironment,
): void {
  const { type } = resource;

  if (resource.ends) {
    it('keeps an expired object in the state, recreates it only when its triggers change, and sends no request to end it', async () => {
      const object = await made(environment, configurationWith(environment, 'triggers'));
      const config = configurationWith(environment, 'triggers');
      await environment.fixture.remove(object.state);
      const plan = await environment.core.refreshAndPlan(type, config, object);
      expect(plan.action).toBe('nothing');
      expect(plan.held!.state).toMatchObject(resource.ends!);
      await environment.service.control.clearRequests();
      expect((await environment.core.refreshAndPlan(type, config, plan.held!)).action).toBe('nothing');
      await environment.core.destroy(type, plan.held!);
      expect((await environment.service.control.requests()).requests).toEqual([]);
      const again = await environment.core.apply(
        type,
        { ...config, triggers: environment.fixture.changed.triggers },
        plan.held,
      );
      expect(again.plan).toMatchObject({ action: 'replace', replacing: ['triggers'] });
      expect(await environment.fixture.look(again.held.state)).toBeDefined();
    });
  } else if (resource.stays) {
    it('updates an object that was reset outside of Terraform', async () => {
      const object = await made(environment, environment.fixture.minimal);
      await environment.fixture.remove(object.state);
      const plan = await environment.core.refreshAndPlan(type, environment.fixture.minimal, object);
      expect(plan.action).toBe('update');
      const again = await environment.core.apply(type, environment.fixture.minimal, plan.held);
      expect(await environment.fixture.look(again.held.state)).toBeDefined();
    });
  } else {
    it('recreates an object that was deleted outside of Terraform', async () => {
      const object = await made(environment, environment.fixture.minimal);
      await environment.fixture.remove(object.state);
      const plan = await environment.core.refreshAndPlan(type, environment.fixture.minimal, object);
      expect(plan.held).toBeUndefined();
      expect(plan.action).toBe('create');
      const again = await made(environment, environment.fixture.minimal);
      expect(await environment.fixture.look(again.state)).toBeDefined();
    });
  }

  it('deletes twice without an error, and leaves nothing behind', async () => {
    const before = await environment.service.control.snapshot();
    for (const config of environment.fixture.full) {
      const object = await made(environment, config);
      await environment.core.destroy(type, object);
      await environment.core.destroy(type, object);
      // An adopted object may only be forgotten. That it is unchanged is checked below.
      if (!resource.adopts) expect(await environment.fixture.look(object.state)).toBeUndefined();
    }
    await environment.fixture.provide?.();
    await environment.fixture.sweep?.();
    expect(await environment.service.control.snapshot()).toEqual(before);
  });

  // On the platform a 404 also means "not permitted". The secrets service distinguishes the two.
  const unpermitted =
    resource.definition.service === 'platform'
      ? /token may lack the permission/
      : /permission denied|the token may not look for leases/;

  it('keeps the state, and reports why, if the absence of the object cannot be proven', async () => {
    const object = await made(environment, environment.fixture.minimal);
    await environment.core.configure(settingsFor(environment.service, 'none', dialect));
    // An object that is only forgotten needs no permission, nor does a public read.
    for (const act of resource.permanent
      ? []
      : [
          () => environment.core.refresh(type, object),
          ...(resource.adopts || resource.forgets ? [] : [() => environment.core.destroy(type, object)]),
        ]) {
      const error: Refused = await refusal(act());
      expect(error).toBeInstanceOf(Refused);
      expect(error.message).toMatch(unpermitted);
    }
    await environment.core.configure(settingsFor(environment.service, 'root', dialect));
    expect((await environment.core.refreshAndPlan(type, environment.fixture.minimal, object)).changes).toEqual([]);

    expect((await environment.service.control.requests()).unknown).toBe(0);
  });

  it('is planned again once its parent is gone, if the token may look one level up', async () => {
    if (!environment.fixture.removeParent) return;
    const object = await made(environment, environment.fixture.minimal);
    await environment.fixture.removeParent(object.state);
    if (resource.withoutParent !== undefined) {
      await expect(environment.core.refresh(type, object)).rejects.toThrow(resource.withoutParent);
      return;
    }
    await mayNotLookUp(environment.service);
    const refused = await environment.core.refresh(type, object).catch((error: Error) => error.message);
    expect(refused).toMatch(/would decide whether the object still exists[^]*terraform state rm/);
    await environment.service.control.clearFaults();
    await environment.core.configure(settingsFor(environment.service, 'root', dialect));
    expect(await environment.core.refresh(type, object)).toBeUndefined();
    await environment.core.destroy(type, object);
    // A path without an engine has no known operation.
    await environment.service.control.clearRequests();
  });
}

/** The service refuses what would prove that a parent is gone: the lists of organizations and their objects, the tables of mounts and namespaces. */
async function mayNotLookUp({ control }: TestEmulator): Promise<void> {
  const platform = ['/api/v2/organizations*', '/api/v2/admin/organizations*'].map((path) => ({ path, status: 404 }));
  const secrets = ['mounts', 'auth', 'namespaces'].map((table) => ({ path: `/v1/*sys/${table}*`, status: 403 }));
  await control.faults([...platform, ...secrets]);
}
