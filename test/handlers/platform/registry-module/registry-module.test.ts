import { UNKNOWN, Values } from '../../../../src/definition/value';
import * as registry from '../../../../src/handlers';
import { Held } from '../../../support/environments/core';
import { settingsFor } from '../../../support/environments/environment';
import { Proxied, openProxied } from '../../../support/environments/proxied';
import { refusal } from '../../../support/environments/refusal';

const TYPE = 'lintel_registry_module';
const MODULES = '/api/v2/organizations/acme/registry-modules';
const VPC = `${MODULES}/private/acme/vpc/aws`;
const DNS = `${MODULES}/private/acme/dns/aws`;

const vcsRepo = {
  identifier: 'acme/terraform-aws-vpc',
  displayIdentifier: 'acme/terraform-aws-vpc',
  oauthTokenId: 'ot-main',
};
const published: Values = { organization: 'acme', vcsRepo };
const empty: Values = { organization: 'acme', name: 'dns', moduleProvider: 'aws' };

let open: Proxied;

const start = async (dialect: 'standard' | 'hcp' = 'standard'): Promise<void> => {
  open = await openProxied(registry, { dialects: { platform: dialect } });
};
const make = async (values: Values): Promise<Held> => (await open.core.apply(TYPE, values)).held;
const body = (attributes: object) => ({ data: { type: 'registry-modules', attributes } });
const publishOnTheService = (repository: object = {}) =>
  open.service.request('POST', `${MODULES}/vcs`, {
    body: body({
      'vcs-repo': {
        'identifier': vcsRepo.identifier,
        'display_identifier': vcsRepo.displayIdentifier,
        'oauth-token-id': 'ot-main',
        ...repository,
      },
    }),
  });
const recordOnTheService = (attributes: object = {}) =>
  open.service.request('POST', MODULES, {
    body: body({ 'name': 'dns', 'provider': 'aws', 'registry-name': 'private', ...attributes }),
  });
const removeOnTheService = (path: string) => open.service.request('DELETE', path);
const addresses = async (): Promise<string[]> =>
  (await open.service.request('GET', MODULES)).body.data.map(({ links }: any) => links.self.slice(MODULES.length + 1));
const passed = () => open.proxy.passed.splice(0).map(({ method, path }) => `${method} ${path.replace(/\?.*/, '')}`);
/** Advances the service's clock after the module was read `count` times. */
const afterLooks = (count: number, act: () => Promise<unknown>) => {
  let looks = 0;
  open.proxy.watch = async ({ method, path }) => {
    if (method === 'GET' && path === VPC) looks += 1;
    if (looks === count) await act();
  };
};

afterEach(async () => {
  await open.close();
});

describe('publishing a repository', () => {
  beforeEach(() => start());

  it('waits until the service has processed the tags, so that later resources find the versions', async () => {
    await open.service.control.settings({ moduleDelayMs: 60_000 });
    afterLooks(3, () => open.service.control.clock(61));
    const { state } = await make(published);
    expect(state).toMatchObject({
      id: 'acme/private/acme/vpc/aws',
      registryModuleId: expect.stringMatching(/^mod-/),
      namespace: 'acme',
      name: 'vpc',
      moduleProvider: 'aws',
      noCode: false,
      status: 'setup_complete',
      versionStatuses: [
        { version: '1.1.0', status: 'ok' },
        { version: '1.0.0', status: 'ok' },
      ],
      permissions: { canDelete: true, canResync: true, canRetry: true },
      vcsRepo: {
        ...vcsRepo,
        branch: undefined,
        tags: true,
        ingressSubmodules: true,
        webhookUrl: expect.stringContaining('/webhooks/vcs/'),
      },
      createdAt: expect.stringMatching(/Z$/),
      updatedAt: expect.stringMatching(/Z$/),
    });
    expect(passed()).toEqual([`GET ${MODULES}`, `POST ${MODULES}/vcs`, ...Array(3).fill(`GET ${VPC}`)]);
  });

  it("sends the repository in the specification's spelling", async () => {
    await make({ ...published, noCode: false });
    expect(open.proxy.sent('POST')).toEqual([
      {
        'vcs-repo': {
          'identifier': vcsRepo.identifier,
          'display_identifier': vcsRepo.displayIdentifier,
          'oauth-token-id': 'ot-main',
        },
        'no-code': false,
      },
    ]);
  });

  it('plans nothing afterwards, even if the repository has a new tag, and shows the newest version first', async () => {
    const object = await make(published);
    await open.service.control.repository(vcsRepo.identifier, ['v1.1.0', 'v1.10.0', 'v1.9.0', 'v1.10.0-rc.1']);
    const { changes, held } = await open.core.refreshAndPlan(TYPE, published, object);
    expect(changes).toEqual([]);
    expect((held!.state.versionStatuses as Values[]).map(({ version }) => version)).toEqual([
      '1.10.0',
      '1.10.0-rc.1',
      '1.9.0',
      '1.1.0',
    ]);
  });

  it('waits for a module that cannot be read yet', async () => {
    let hidden = 2;
    open.proxy.watch = (passing) => {
      if (passing.method === 'GET' && passing.path === VPC && hidden-- > 0) {
        passing.response({ status: 404, body: { errors: [{ status: '404', title: 'not found' }] } });
      }
    };
    expect((await make(published)).state.status).toBe('setup_complete');
  });

  it('warns if no tag is a version', async () => {
    await open.service.control.repository(vcsRepo.identifier, ['latest']);
    const { held, warnings } = await open.core.apply(TYPE, published);
    expect(warnings).toMatchObject([
      {
        summary: 'The repository has no versions',
        detail: expect.stringContaining('No tag of acme/terraform-aws-vpc looks like a semantic version'),
      },
    ]);
    expect(held.state).toMatchObject({ status: 'no_version_tags', versionStatuses: [] });
    expect((await open.core.refreshAndPlan(TYPE, published, held)).changes).toEqual([]);
  });

  it('reports why the service cannot set the module up, and leaves nothing behind', async () => {
    await open.service.request('POST', '/_emulator/repositories', {
      body: {
        identifier: vcsRepo.identifier,
        connection: 'ot-main',
        tags: ['v1.0.0'],
        files: { 'main.tf': 'variable {' },
      },
    });
    const error = await refusal(make(published));
    expect(error.reported).toMatchObject([
      {
        path: ['vcsRepo'],
        detail: expect.stringContaining(
          'setup_failed (1.0.0: main.tf cannot be read at line 1). The module was removed again.',
        ),
      },
    ]);
    expect(await addresses()).toEqual([]);
  });

  it('keeps a module that is still pending when the timeout expires, and reads its status later', async () => {
    await open.service.control.settings({ moduleDelayMs: 60_000 });
    const impatient: Values = { ...published, timeouts: { create: '1s' } };
    const { held, warnings } = await open.core.apply(TYPE, impatient);
    expect(warnings).toMatchObject([
      {
        summary: 'The service has not finished the object',
        detail: expect.stringContaining('The module acme/private/acme/vpc/aws is still pending after 1s.'),
      },
    ]);
    expect(held.state.status).toBe('pending');
    expect(await addresses()).toEqual(['private/acme/vpc/aws']);
    await open.service.control.clock(61);
    expect((await open.core.refresh(TYPE, held))!.state.status).toBe('setup_complete');
  });

  it('continues with a module that a terminated apply has left, in another process', async () => {
    await open.service.control.settings({ moduleDelayMs: 60_000 });
    await publishOnTheService();
    await open.core.configure(settingsFor(open.proxy));
    afterLooks(2, () => open.service.control.clock(61));
    expect((await make(published)).state.status).toBe('setup_complete');
  });

  it('continues in the same process, but not with a module created by another block', async () => {
    await open.service.control.settings({ moduleDelayMs: 60_000 });
    await make({ ...published, timeouts: { create: '0' } });
    const both = await Promise.allSettled([
      make({ ...published, timeouts: { create: '2s' } }),
      make({ ...published, timeouts: { create: '2s' } }),
    ]);
    expect(
      both
        .map((one) => String((one as PromiseRejectedResult).reason))
        .filter((message) => message.includes('The object already exists')),
    ).toHaveLength(1);
  });

  it('continues only with a module published with the same settings', async () => {
    await open.service.control.settings({ moduleDelayMs: 60_000 });
    await publishOnTheService({ display_identifier: 'vpc' });
    const error = await refusal(make(published));
    expect(error.message).toContain('A module of the repository acme/terraform-aws-vpc exists already');
    expect(error.message).toContain('terraform import lintel_registry_module.<name> acme/private/acme/vpc/aws');
  });

  it('names the import command and the replacement conflict if the repository is already published', async () => {
    await publishOnTheService();
    const error = await refusal(make(published));
    expect(error.message).toContain('terraform import lintel_registry_module.<name> acme/private/acme/vpc/aws');
    expect(error.message).toContain('it cannot have `create_before_destroy`');
    const imported = (await open.core.import(TYPE, { id: 'acme/private/acme/vpc/aws' }))!;
    expect((await open.core.plan(TYPE, published, imported)).changes).toEqual([]);
  });

  it.each([
    ['a connection that does not exist', { oauthTokenId: 'ot-none' }, 404, 'ot-none'],
    [
      'a repository that does not exist',
      { identifier: 'acme/terraform-aws-none' },
      422,
      'Repository acme/terraform-aws-none not found',
    ],
  ])('names the possible causes at once if the service refuses %s', async (_, wrong, status, word) => {
    const error = await refusal(make({ ...published, vcsRepo: { ...vcsRepo, ...wrong } }));
    expect(error.reported).toMatchObject([{ severity: 'error', path: ['vcsRepo'] }]);
    expect(error.message).toMatch(new RegExp(`POST /organizations/acme/registry-modules/vcs: ${status} `));
    for (const cause of [word, 'has the connection', 'may read the repository', 'owners team']) {
      expect(error.message).toContain(cause);
    }
    expect(passed().filter((one) => one.startsWith('POST'))).toHaveLength(1);
  });

  it('reports a name, derived from the repository, that is taken', async () => {
    await recordOnTheService({ name: 'vpc' });
    expect((await refusal(make(published))).message).toMatch(
      /Name has already been taken.*has a module of the name that acme\/terraform-aws-vpc says, and it is not published from there/,
    );
  });

  it('reports the operation, the status and the message of a failing service', async () => {
    open.proxy.watch = (passing) => {
      if (passing.method === 'POST') {
        passing.response({
          status: 500,
          body: { errors: [{ status: '500', title: 'internal error', detail: 'Azure DevOps said no' }] },
        });
      }
    };
    expect((await refusal(make(published))).message).toMatch(
      /POST \/organizations\/acme\/registry-modules\/vcs: 500 internal error: Azure DevOps said no/,
    );
  });

  it.each([
    ['the connection is reset', { reset: 'after' as const }],
    ['the response ends early', { truncate: 40 }],
  ])('recovers the module it published when %s before the response arrives', async (_, effect) => {
    await open.core.configure(settingsFor(open.service));
    await open.service.control.faults([{ method: 'POST', path: `${MODULES}/vcs`, times: 1, ...effect }]);
    expect((await make(published)).state.status).toBe('setup_complete');
    expect(await addresses()).toEqual(['private/acme/vpc/aws']);
  });

  it('refuses a module that another client published with other settings in the meantime', async () => {
    open.proxy.watch = async (passing) => {
      if (passing.method !== 'POST') return;
      await publishOnTheService({ display_identifier: 'vpc' });
      passing.drop();
    };
    expect((await refusal(make(published))).message).toMatch(
      /the object that exists now differs from what was sent[^]*terraform import lintel_registry_module\.<name> acme\/private\/acme\/vpc\/aws/,
    );
  });

  it('keeps a module that cannot be read in the state', async () => {
    open.proxy.watch = (passing) => {
      if (passing.method === 'GET' && passing.path === VPC) {
        passing.response({ status: 501, body: { errors: [{ status: '501', title: 'not now' }] } });
      }
    };
    const { held, warnings } = await open.core.apply(TYPE, published);
    expect(warnings).toMatchObject([
      { detail: expect.stringContaining(`cannot be read: GET ${VPC.slice('/api/v2'.length)}: 501 not now`) },
    ]);
    open.proxy.watch = () => undefined;
    const found = (await open.core.refresh(TYPE, held))!;
    expect((await open.core.plan(TYPE, published, found)).changes).toEqual([]);
  });

  it('says that the module was deleted during its setup', async () => {
    await open.service.control.settings({ moduleDelayMs: 60_000 });
    open.proxy.watch = async (passing) => {
      if (passing.method !== 'GET' || passing.path !== VPC) return;
      await passing.forward().then(passing.response);
      await removeOnTheService(VPC);
    };
    expect((await refusal(make(published))).message).toContain(
      'The module acme/private/acme/vpc/aws was deleted while it was being set up.',
    );
  });
});

describe('the repository of a module', () => {
  beforeEach(() => start());

  const repository = (change: object) => async () => {
    const snapshot = await open.service.control.snapshot();
    const registryModules = (snapshot.objects.registryModules as any[]).map((module) => ({
      ...module,
      repository: { ...module.repository, ...change },
    }));
    await open.service.control.restore({ ...snapshot, objects: { ...snapshot.objects, registryModules } });
  };

  it.each([
    ['identifier', { identifier: 'acme/terraform-aws-other' }],
    ['displayIdentifier', { displayIdentifier: 'Other' }],
    ['oauthTokenId', { connection: 'ot-other' }],
  ])('reports drift of `%s`, and a change replaces the module', async (member, change) => {
    const object = await make(published);
    await repository(change)();
    const { action, replacing, held } = await open.core.refreshAndPlan(TYPE, published, object);
    expect([action, replacing]).toEqual(['replace', ['vcsRepo']]);
    const repaired = (await open.core.apply(TYPE, published, held)).held;
    expect((repaired.state.vcsRepo as Values)[member]).toBe((vcsRepo as Values)[member]);
  });

  it('is removed from state if the service no longer has it, and is restored by a replacement', async () => {
    const object = await make(published);
    await removeOnTheService(VPC);
    await recordOnTheService({ name: 'vpc' });
    const { action, replacing, held } = await open.core.refreshAndPlan(TYPE, published, object);
    expect(held!.state.vcsRepo).toBeUndefined();
    expect([action, replacing]).toEqual(['replace', ['vcsRepo']]);
    expect((await open.core.apply(TYPE, published, held)).held.state.vcsRepo).toMatchObject(vcsRepo);
  });

  it('can be partially unknown', async () => {
    const config: Values = { ...published, vcsRepo: { ...vcsRepo, oauthTokenId: UNKNOWN } };
    expect((await open.core.plan(TYPE, config)).action).toBe('create');
    expect((await open.core.plan(TYPE, config, await make(published))).action).toBe('replace');
  });

  it('makes `id` unknown in a plan that replaces, so that references follow', async () => {
    const { planned } = await open.core.plan(TYPE, { ...empty, moduleProvider: 'google' }, await make(empty));
    expect([planned.id, planned.registryModuleId]).toEqual([UNKNOWN, UNKNOWN]);
  });
});

describe('a module without a repository', () => {
  beforeEach(() => start());

  it('is created with one request and without versions', async () => {
    const { state } = await make(empty);
    expect(state).toMatchObject({
      id: 'acme/private/acme/dns/aws',
      namespace: 'acme',
      registryName: 'private',
      status: 'pending',
      versionStatuses: [],
    });
    expect(open.proxy.sent('POST')).toEqual([{ 'name': 'dns', 'provider': 'aws', 'registry-name': 'private' }]);
    expect(passed()).toEqual([`GET ${MODULES}`, `POST ${MODULES}`]);
  });

  it('is taken over if the response was lost and no such module existed before', async () => {
    await open.core.configure(settingsFor(open.service));
    await open.service.control.faults([{ method: 'POST', path: MODULES, times: 1, reset: 'after' }]);
    expect((await make(empty)).state.id).toBe('acme/private/acme/dns/aws');
  });

  it('is not taken over if another block of the configuration created it', async () => {
    await make(empty);
    open.proxy.watch = (passing) => {
      if (passing.method === 'POST') passing.drop();
    };
    expect((await refusal(make(empty))).message).toContain(
      'terraform import lintel_registry_module.<name> acme/private/acme/dns/aws',
    );
  });

  it('keeps its id and plans nothing after it was recorded again outside Lintel', async () => {
    const object = await make(empty);
    await removeOnTheService(DNS);
    await recordOnTheService();
    const { held, changes } = await open.core.refreshAndPlan(TYPE, empty, object);
    expect(changes).toEqual([]);
    expect(held!.state.id).toBe(object.state.id);
    expect(held!.state.registryModuleId).not.toBe(object.state.registryModuleId);
  });

  it('is deleted with its versions, without the other providers of its name', async () => {
    const object = await make(empty);
    await recordOnTheService({ provider: 'google' });
    await open.service.request('POST', `${DNS}/versions`, {
      body: { data: { type: 'registry-module-versions', attributes: { version: '1.0.0' } } },
    });
    passed();
    await open.core.destroy(TYPE, object);
    expect(passed()).toEqual([`DELETE ${DNS}`]);
    expect(await addresses()).toEqual(['private/acme/dns/google']);
  });
});

describe('reading modules', () => {
  beforeEach(() => start());

  it('reads a page of the list if there are many', async () => {
    const objects: Held[] = [];
    for (let number = 0; number < 30; number++) objects.push(await make({ ...empty, name: `dns-${number}` }));
    passed();
    await Promise.all(objects.map((object) => open.core.refresh(TYPE, object)));
    process.stdout.write(`requests: a refresh of 30 modules costs ${open.proxy.passed.length} GET\n`);
    expect(passed()).toEqual([expect.stringMatching(`GET ${MODULES}/private/`), `GET ${MODULES}`]);
  });

  it('does not treat a module as gone that the list has under another id', async () => {
    const object = await make(empty);
    await removeOnTheService(DNS);
    await recordOnTheService();
    open.proxy.watch = (passing) => {
      if (passing.path === DNS) {
        passing.response({ status: 404, body: { errors: [{ status: '404', title: 'not found' }] } });
      }
    };
    for (const [doing, act] of [
      ['reading', () => open.core.refresh(TYPE, object)],
      ['deleting', () => open.core.destroy(TYPE, object)],
    ] as const) {
      expect((await refusal(act())).message).toContain(
        `The module acme/private/acme/dns/aws is in the list of acme, but ${doing} it fails with 404: the token may lack the permission.`,
      );
    }
  });

  it('finds a module by the required part of its identity', async () => {
    await make(empty);
    const imported = await open.core.import(TYPE, {
      identity: { organization: 'acme', name: 'dns', moduleProvider: 'aws' },
    });
    expect(imported!.identity).toEqual({
      organization: 'acme',
      registryName: 'private',
      namespace: 'acme',
      name: 'dns',
      moduleProvider: 'aws',
    });
  });

  it.each([
    ['published', published, { ...published, name: 'vpc', moduleProvider: 'aws', vcsRepo: { ...vcsRepo, tags: true } }],
    ['empty', empty, empty],
    [
      'public',
      { ...empty, registryName: 'public', namespace: 'hashicorp' },
      { ...empty, registryName: 'public', namespace: 'hashicorp' },
    ],
  ])('generates a configuration that creates the same module, for one that is %s', async (_, config, written) => {
    const object = await make(config);
    expect(await open.core.generateConfig(TYPE, object)).toEqual({ ...written, noCode: false });
    expect((await open.core.plan(TYPE, { ...written, noCode: false }, object)).changes).toEqual([]);
  });

  it('finds no module that does not exist, and refuses an invalid id', async () => {
    expect(await open.core.import(TYPE, { id: 'acme/private/acme/none/aws' })).toBeUndefined();
    expect((await refusal(open.core.import(TYPE, { id: 'mod-1' }))).message).toContain(
      '<organization>/<registry_name>/<namespace>/<name>/<module_provider>',
    );
  });
});

describe('no-code use of a module', () => {
  const noCode = async () =>
    ((await open.service.control.snapshot()).objects.registryModules as any[]).map((module) => module.noCode);
  const setOnTheService = async (value: boolean) => {
    const snapshot = await open.service.control.snapshot();
    const registryModules = (snapshot.objects.registryModules as any[]).map((module) => ({ ...module, noCode: value }));
    await open.service.control.restore({ ...snapshot, objects: { ...snapshot.objects, registryModules } });
  };

  it('is refused with the message of a service that does not support it, at the attribute', async () => {
    await start();
    expect((await refusal(make({ ...empty, noCode: true }))).reported).toMatchObject([
      { path: ['noCode'], detail: expect.stringContaining('No code is not available in this edition') },
    ]);
  });

  it.each<[string, Values, Values]>([
    ['without another change', {}, { noCode: true }],
    ['with another change that replaces', {}, { name: 'other', noCode: true }],
    ['with a value known only after apply', {}, { noCode: UNKNOWN }],
    ['for a repository', published, { noCode: true }],
  ])(
    'is refused before it would replace an existing module, if the service does not support it: %s',
    async (_, base, changes) => {
      await start();
      const before = { ...(base === published ? published : empty) };
      const object = await make(before);
      const found = await open.core.refresh(TYPE, object);
      const { reported } = await refusal(open.core.plan(TYPE, { ...before, ...changes }, found));
      expect(reported).toMatchObject([
        { path: ['noCode'], detail: expect.stringContaining('would be deleted with all its versions') },
      ]);
      await open.core.plan(TYPE, { ...before, noCode: false }, found);
    },
  );

  it('is refused in the dialect hcp only if another change replaces the module, because the update alone deletes nothing', async () => {
    await start('hcp');
    const object = await make(empty);
    await expect(
      refusal(open.core.plan(TYPE, { ...empty, name: 'other', noCode: true }, object)),
    ).resolves.toMatchObject({ reported: [{ path: ['noCode'] }] });
    expect((await open.core.plan(TYPE, { ...empty, noCode: true }, object)).action).toBe('update');
  });

  it('is sent if it is `false`, and not sent if it is not configured', async () => {
    await start();
    await make({ ...empty, noCode: false });
    await make({ ...empty, name: 'other' });
    expect(open.proxy.sent('POST').map((sent) => sent['no-code'])).toEqual([false, undefined]);
  });

  it.each([
    ['standard', 'replace'],
    ['hcp', 'update'],
  ] as const)(
    'is changed in the dialect %s by a %s, and reset to `false` when it is removed',
    async (dialect, action) => {
      await start(dialect);
      await open.service.control.settings({ edition: 'hosted' });
      const object = await make(empty);
      const on = await open.core.apply(TYPE, { ...empty, noCode: true }, object);
      expect([on.plan.action, await noCode()]).toEqual([action, [true]]);
      const off = await open.core.apply(TYPE, empty, on.held);
      expect([off.plan.action, off.plan.changes.includes('noCode'), await noCode()]).toEqual([action, true, [false]]);
      expect((await open.core.refreshAndPlan(TYPE, empty, off.held)).changes).toEqual([]);
    },
  );

  it('is left alone if it was never configured, and its removal does not replace the module if it was `false`', async () => {
    await start();
    await open.service.control.settings({ edition: 'hosted' });
    const never = await make(empty);
    await setOnTheService(true);
    expect((await open.core.refreshAndPlan(TYPE, empty, never)).changes).toEqual([]);
    await open.core.destroy(TYPE, never);
    const explicit = await make({ ...empty, noCode: false });
    expect((await open.core.refreshAndPlan(TYPE, empty, explicit)).changes).toEqual([]);
  });
});

describe('a registry module in HCP Terraform', () => {
  it('is sent with a hyphenated display identifier, and changes one setting with PATCH', async () => {
    await start('hcp');
    await open.service.control.settings({ edition: 'hosted' });
    const object = await make(published);
    expect(Object.keys(open.proxy.sent('POST')[0]['vcs-repo'])).toEqual([
      'identifier',
      'oauth-token-id',
      'display-identifier',
    ]);
    passed();
    const { held } = await open.core.apply(TYPE, { ...published, noCode: true }, object);
    expect(passed()).toEqual([`PATCH ${VPC}`]);
    expect((await open.core.refreshAndPlan(TYPE, { ...published, noCode: true }, held)).changes).toEqual([]);
  });
});
