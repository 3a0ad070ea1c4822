import type { Values } from '../../../../src/definition/value';
import * as registry from '../../../../src/handlers';
import { Core } from '../../../support/environments/core';
import { refusal } from '../../../support/environments/refusal';
import { describeOnOpenbao } from '../../../support/openbao';

const TYPE = 'lintel_namespace';

describeOnOpenbao('namespaces', (service) => {
  let core: Core;
  beforeAll(async () => {
    await service().data('POST', 'sys/namespaces/team', {});
    core = await Core.start(registry, { secrets: service().settings });
  }, 60_000);
  afterAll(async () => {
    await core?.close();
  });

  const read = async (path: string) => {
    const { status, body } = await service().ask('GET', path);
    return status === 200 ? body.data : undefined;
  };

  it('are created, changed by what changes alone, imported by path and identity, and destroyed', async () => {
    const config: Values = { path: 'Payments', customMetadata: { team: 'payments', cost: '42' } };
    const { held } = await core.apply(TYPE, config);
    expect(held.state).toMatchObject({
      id: 'sys/namespaces/Payments',
      fullPath: 'Payments',
      uuid: expect.any(String),
      locked: false,
      tainted: false,
    });
    expect((await core.refreshAndPlan(TYPE, config, held)).changes).toEqual([]);
    for (const source of [{ id: 'sys/namespaces/Payments' }, { identity: { path: 'Payments' } }]) {
      const imported = (await core.import(TYPE, source))!;
      expect(imported.state).toEqual(held.state);
      expect((await core.plan(TYPE, config, imported)).changes).toEqual([]);
    }
    const changed = { path: 'Payments', customMetadata: { team: 'billing' } };
    const { held: after } = await core.apply(TYPE, changed, held);
    expect((await read('sys/namespaces/Payments')).custom_metadata).toEqual({ team: 'billing' });
    const { held: without } = await core.apply(TYPE, { path: 'Payments' }, after);
    expect((await read('sys/namespaces/Payments')).custom_metadata ?? {}).toEqual({});
    expect(without.state.namespaceId).toBe(held.state.namespaceId);
    await core.destroy(TYPE, without);
    expect(await read('sys/namespaces/Payments')).toBeUndefined();
    // It is already gone.
    await core.destroy(TYPE, without);
  });

  it('have keys of others seen as drift, and removed', async () => {
    const config: Values = { path: 'shop', customMetadata: { team: 'shop' } };
    const { held } = await core.apply(TYPE, config);
    await service().data('PATCH', 'sys/namespaces/shop', { custom_metadata: { other: 'x' } });
    const { changes, held: found } = await core.refreshAndPlan(TYPE, config, held);
    expect(changes.filter((name) => !['locked', 'tainted'].includes(name))).toEqual(['customMetadata']);
    const { held: repaired } = await core.apply(TYPE, config, found);
    expect((await read('sys/namespaces/shop')).custom_metadata).toEqual({ team: 'shop' });
    await core.destroy(TYPE, repaired);
  });

  it('are in a namespace, imported and listed there, and nowhere else', async () => {
    const config: Values = { namespace: 'team', path: 'eu' };
    const { held } = await core.apply(TYPE, config);
    expect(held.state).toMatchObject({ id: 'team/sys/namespaces/eu', fullPath: 'team/eu' });
    for (const source of [{ id: String(held.state.id) }, { identity: { namespace: 'team', path: 'eu' } }]) {
      expect((await core.import(TYPE, source))!.state).toEqual(held.state);
    }
    const listed = await core.list(TYPE, { namespace: 'team' }, { withObject: true });
    expect(listed).toMatchObject([{ displayName: 'eu', identity: { namespace: 'team', path: 'eu' } }]);
    expect(listed[0].object).toEqual(held.state);
    expect(await core.list(TYPE, {})).toMatchObject([{ displayName: 'team' }]);
    expect((await core.readData('lintel_namespaces', {})).names).toEqual(['team']);
    expect((await core.readData('lintel_namespaces', { recursive: true })).names).toEqual(['team', 'team/eu']);
    expect((await core.readData('lintel_namespaces', { namespace: 'team/eu' })).names).toEqual([]);
    expect(await core.readData(TYPE, { namespace: 'team', path: 'eu' })).toMatchObject({ fullPath: 'team/eu' });
    await core.destroy(TYPE, held);
  });

  it('are where mounts, policies and tokens of their own are made in the same run', async () => {
    const { held } = await core.apply(TYPE, { path: 'tenant', forceDestroy: true });
    const namespace = held.state.fullPath;
    const { held: mount } = await core.apply('lintel_secrets_mount', { namespace, path: 'kv', type: 'kv' });
    const rules = [{ path: 'kv/*', capabilities: ['read'] }];
    const { held: policy } = await core.apply('lintel_acl_policy', { namespace, name: 'reader', rules });
    await core.apply('lintel_token_role', { namespace, name: 'reader', allowedPolicies: ['reader'] });
    const opened = await core.open('lintel_secrets_token', { namespace, role: 'reader', policies: ['reader'] });
    expect(await read('sys/mounts/kv')).toBeUndefined();
    const headers = { 'X-Vault-Token': String(opened.result.token) };
    expect((await service().ask('GET', 'tenant/kv/none', undefined, headers)).status).toBe(404);
    expect((await service().ask('GET', 'kv/none', undefined, headers)).status).toBe(403);
    await core.closeEphemeral('lintel_secrets_token', opened.kept);
    await core.destroy('lintel_secrets_mount', mount);
    await core.destroy('lintel_acl_policy', policy);
    await core.destroy(TYPE, held);
    expect(await core.refresh('lintel_acl_policy', policy)).toBeUndefined();
  });

  it('with mounts or policies are not destroyed: what lies in them and both ways out are named', async () => {
    const { held } = await core.apply(TYPE, { path: 'full' });
    await service().data('POST', 'full/sys/mounts/db', { type: 'database' });
    await service().data('POST', 'full/sys/auth/ci', { type: 'approle' });
    await service().data('POST', 'full/sys/policies/acl/app', { policy: 'path "a" {}' });
    const { message } = await refusal(core.destroy(TYPE, held));
    for (const words of ['the secrets mounts `db`', 'the auth mounts `ci`', 'the ACL policies `app`']) {
      expect(message).toContain(words);
    }
    expect(message).toContain('set `force_destroy` to true');
    expect(await read('sys/namespaces/full')).toBeDefined();
    const { held: forced } = await core.apply(TYPE, { path: 'full', forceDestroy: true }, held);
    await core.destroy(TYPE, forced);
    expect(await read('sys/namespaces/full')).toBeUndefined();
  });

  it('with namespaces in them are not destroyed in any case', async () => {
    const { held } = await core.apply(TYPE, { path: 'outer', forceDestroy: true });
    const { held: inner } = await core.apply(TYPE, { namespace: 'outer', path: 'inner' });
    const { message } = await refusal(core.destroy(TYPE, held));
    expect(message).toContain('contains the namespaces `inner`');
    expect(message).not.toContain('force_destroy');
    await core.destroy(TYPE, inner);
    await core.destroy(TYPE, held);
  });

  it('that exist are not taken over: the import id is named', async () => {
    const { message } = await refusal(core.apply(TYPE, { path: 'team' }));
    expect(message).toContain('exists already');
    expect(message).toContain('terraform import lintel_namespace.<name> sys/namespaces/team');
  });

  it('that others have made under the same name are not destroyed', async () => {
    const { held } = await core.apply(TYPE, { path: 'again' });
    await service().data('DELETE', 'sys/namespaces/again');
    for (let tries = 0; tries < 100 && (await read('sys/namespaces/again')); tries += 1) await core.refresh(TYPE, held);
    await service().data('POST', 'sys/namespaces/again', {});
    await core.destroy(TYPE, held);
    expect(await read('sys/namespaces/again')).toBeDefined();
    await service().data('DELETE', 'sys/namespaces/again');
  });

  it('that are the path of a mount are refused in the words of the service', async () => {
    expect((await refusal(core.apply(TYPE, { path: 'database' }))).message).toContain('conflicts with existing mount');
  });

  it('that do not exist are refused with the words of the service, as parent, in a path, or of the connection', async () => {
    expect((await refusal(core.apply(TYPE, { namespace: 'nowhere', path: 'a' }))).message).toContain(
      'The service has no namespace `nowhere`',
    );
    await expect(core.list(TYPE, { namespace: 'nowhere' })).rejects.toThrow('no namespace `nowhere`');
    await expect(core.readData('lintel_namespaces', { namespace: 'nowhere', recursive: true })).rejects.toThrow(
      'no namespace `nowhere`',
    );
    const { held } = await core.apply('lintel_acl_policy', { name: 'kept', rules: [{ path: 'a', capabilities: [] }] });
    const lost = await Core.start(registry, { secrets: { ...service().settings, namespace: 'nowhere' } });
    for (const act of [
      () => lost.apply(TYPE, { path: 'a' }),
      () => lost.readData(TYPE, { path: 'a' }),
      () => lost.list('lintel_secrets_mount', {}),
    ]) {
      const { message } = await refusal(act());
      expect(message).toContain('namespace not found');
      expect(message).toContain('the connection uses the namespace `nowhere`: check its spelling');
    }
    // What is elsewhere is not looked for here.
    expect((await refusal(lost.refresh('lintel_acl_policy', held))).message).toContain(
      'The object is at another place',
    );
    await lost.close();
    await core.destroy('lintel_acl_policy', held);
  });
});
