import * as registry from '../../../../src/handlers';
import { Core } from '../../../support/environments/core';
import { describeOnOpenbao } from '../../../support/openbao';

describeOnOpenbao('the caller of the secrets service', (service) => {
  const POLICY = 'path "database/creds/app" { capabilities = ["read", "create"] }';
  let core: Core;
  let token: string;
  beforeAll(async () => {
    await service().data('POST', 'sys/namespaces/team', {});
    for (const namespace of ['', 'team/']) {
      await service().data('POST', `${namespace}sys/policies/acl/app`, { policy: POLICY });
    }
    const { body } = await service().ask('POST', 'team/auth/token/create', {
      policies: ['app'],
      display_name: 'pipeline',
      ttl: '1h',
    });
    token = body.auth.client_token;
    core = await Core.start(registry, { secrets: service().settings });
  }, 60_000);
  afterAll(async () => {
    await core?.close();
  });

  it('has a name, policies, an end and a namespace, and its token is not shown', async () => {
    const own = await Core.start(registry, { secrets: { ...service().settings, token, namespace: 'team' } });
    const caller = await own.readData('lintel_secrets_caller', {});
    expect(caller).toMatchObject({
      id: 'auth/token/lookup-self',
      displayName: 'token-pipeline',
      policies: ['app', 'default'],
      tokenType: 'service',
      authPath: 'auth/token/create',
      namespace: 'team',
      expires: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/),
    });
    expect(JSON.stringify(caller)).not.toContain(token);
    await own.close();
  });

  it('of the root namespace has neither an end nor a namespace', async () => {
    const caller = await core.readData('lintel_secrets_caller', {});
    expect([caller.namespace, caller.expires]).toEqual([undefined, undefined]);
  });

  it('has capabilities on each path', async () => {
    const own = await Core.start(registry, { secrets: { ...service().settings, token, namespace: 'team' } });
    const paths = ['database/creds/app', 'database/creds/other'];
    expect(await own.readData('lintel_secrets_capabilities', { paths })).toMatchObject({
      id: 'sys/capabilities-self',
      capabilities: { 'database/creds/app': ['create', 'read'], 'database/creds/other': ['deny'] },
    });
    await own.close();
    expect(
      await core.readData('lintel_secrets_capabilities', { namespace: 'team', paths: ['sys/mounts'] }),
    ).toMatchObject({ id: 'team/sys/capabilities-self', capabilities: { 'sys/mounts': ['root'] } });
  });

  it('gets passwords by a policy, each another one, and none by a policy that does not exist', async () => {
    const policy = 'length = 20\nrule "charset" { charset = "abcdefghijklmnopqrstuvwxyz" }';
    await service().data('POST', 'team/sys/policies/password/letters', { policy });
    const opened = async () =>
      (await core.open('lintel_generated_password', { namespace: 'team', policy: 'letters' })).result.password;
    const passwords = [await opened(), await opened()];
    expect(passwords).toEqual([expect.stringMatching(/^[a-z]{20}$/), expect.stringMatching(/^[a-z]{20}$/)]);
    expect(passwords[0]).not.toBe(passwords[1]);
    await expect(core.open('lintel_generated_password', { policy: 'letters' })).rejects.toThrow(
      'policy does not exist',
    );
  });
});
