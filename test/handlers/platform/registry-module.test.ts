import { UNKNOWN, Values } from '../../../src/definition/value';
import { Held, Refused } from '../../support/house/core';
import { Gated, openGated } from '../../support/house/gated';
import { settingsFor } from '../../support/house/house';

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

let open: Gated;

const start = async (dialect: 'standard' | 'hcp' = 'standard'): Promise<void> => {
  open = await openGated({ dialects: { platform: dialect } });
};
const make = async (values: Values): Promise<Held> => (await open.core.apply(TYPE, values)).held;
const refusal = async (act: Promise<unknown>): Promise<Refused> =>
  act.then(
    () => {
      throw new Error('nothing was refused');
    },
    (error) => error as Refused,
  );
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
const passed = () => open.gate.passed.splice(0).map(({ method, path }) => `${method} ${path.replace(/\?.*/, '')}`);
/** Sets the service's clock forward when the module was looked at so often. */
const afterLooks = (count: number, act: () => Promise<unknown>) => {
  let looks = 0;
  open.gate.watch = async ({ method, path }) => {
    if (method === 'GET' && path === VPC) looks += 1;
    if (looks === count) await act();
  };
};

afterEach(async () => {
  await open.close();
});

describe('publishing a repository', () => {
  beforeEach(() => start());

  it('waits until the service has looked through the tags, so that what follows finds the versions', async () => {
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
        branch: '',
        ingressSubmodules: true,
        webhookUrl: expect.stringContaining('/webhooks/vcs/'),
      },
      createdAt: expect.stringMatching(/Z$/),
      updatedAt: expect.stringMatching(/Z$/),
    });
    expect(passed()).toEqual([`GET ${MODULES}`, `POST ${MODULES}/vcs`, ...Array(3).fill(`GET ${VPC}`)]);
  });

  it('sends the repository in the spelling of the specification', async () => {
    await make({ ...published, noCode: false });
    expect(open.gate.sent('POST')).toEqual([
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

  it('plans nothing afterwards, also when the repository has a new tag, and shows the newest version first', async () => {
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
    open.gate.watch = (passing) => {
      if (passing.method === 'GET' && passing.path === VPC && hidden-- > 0) {
        passing.response({ status: 404, body: { errors: [{ status: '404', title: 'not found' }] } });
      }
    };
    expect((await make(published)).state.status).toBe('setup_complete');
  });

  it('warns where no tag is a version', async () => {
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

  it('names what went wrong where the service cannot set it up, and leaves nothing behind', async () => {
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

  it('says so where the time is over, and goes on in the next apply', async () => {
    await open.service.control.settings({ moduleDelayMs: 60_000 });
    const impatient: Values = { ...published, timeouts: { create: '1s' } };
    const error = await refusal(make(impatient));
    expect(error.message).toContain(
      'The module acme/private/acme/vpc/aws is still pending after 1s. It is left as it is, and the next apply goes on waiting',
    );
    expect(await addresses()).toEqual(['private/acme/vpc/aws']);

    // Another process, as the next command has.
    await open.core.configure(settingsFor(open.gate));
    afterLooks(2, () => open.service.control.clock(61));
    expect((await make(impatient)).state.status).toBe('setup_complete');
  });

  it('goes on also in the same process, and not with what another block has made', async () => {
    await open.service.control.settings({ moduleDelayMs: 60_000 });
    await refusal(make({ ...published, timeouts: { create: '0' } }));
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

  it('takes over only what was to be published so', async () => {
    await open.service.control.settings({ moduleDelayMs: 60_000 });
    await publishOnTheService({ display_identifier: 'vpc' });
    const error = await refusal(make(published));
    expect(error.message).toContain('A module of the repository acme/terraform-aws-vpc exists already');
    expect(error.message).toContain('terraform import lintel_registry_module.<name> acme/private/acme/vpc/aws');
  });

  it('names the import command where the repository is published, and what a replacement cannot have', async () => {
    await publishOnTheService();
    const error = await refusal(make(published));
    expect(error.message).toContain('terraform import lintel_registry_module.<name> acme/private/acme/vpc/aws');
    expect(error.message).toContain('it cannot have `create_before_destroy`');
    const imported = (await open.core.import(TYPE, { id: 'acme/private/acme/vpc/aws' }))!;
    expect((await open.core.plan(TYPE, published, imported)).changes).toEqual([]);
  });

  it.each([
    ['a connection that is not there', { oauthTokenId: 'ot-none' }, 404, 'ot-none'],
    [
      'a repository that is not there',
      { identifier: 'acme/terraform-aws-none' },
      422,
      'Repository acme/terraform-aws-none not found',
    ],
  ])('names the possible causes at once where the service refuses %s', async (_, wrong, status, word) => {
    const error = await refusal(make({ ...published, vcsRepo: { ...vcsRepo, ...wrong } }));
    expect(error.reported).toMatchObject([{ severity: 'error', path: ['vcsRepo'] }]);
    expect(error.message).toMatch(new RegExp(`POST /organizations/acme/registry-modules/vcs: ${status} `));
    for (const cause of [word, 'has the connection', 'may read the repository', 'owners team']) {
      expect(error.message).toContain(cause);
    }
    expect(passed().filter((one) => one.startsWith('POST'))).toHaveLength(1);
  });

  it('says so where the name that the repository says is taken', async () => {
    await recordOnTheService({ name: 'vpc' });
    expect((await refusal(make(published))).message).toMatch(
      /Name has already been taken.*has a module of the name that acme\/terraform-aws-vpc says, and it is not published from there/,
    );
  });

  it('names the operation, the status and the words of a service that fails', async () => {
    open.gate.watch = (passing) => {
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
    ['the answer ends early', { truncate: 40 }],
  ])('finds what it published when %s before the answer is there', async (_, effect) => {
    await open.core.configure(settingsFor(open.service));
    await open.service.control.faults([{ method: 'POST', path: `${MODULES}/vcs`, times: 1, ...effect }]);
    expect((await make(published)).state.status).toBe('setup_complete');
    expect(await addresses()).toEqual(['private/acme/vpc/aws']);
  });

  it('does not take what somebody else published meanwhile in another way', async () => {
    open.gate.watch = async (passing) => {
      if (passing.method !== 'POST') return;
      await publishOnTheService({ display_identifier: 'vpc' });
      passing.drop();
    };
    expect((await refusal(make(published))).message).toMatch(
      /what is there now is not what was sent[^]*terraform import lintel_registry_module\.<name> acme\/private\/acme\/vpc\/aws/,
    );
  });

  it('is undone where the module cannot be read, or is deleted while it is set up', async () => {
    open.gate.watch = (passing) => {
      if (passing.method === 'GET' && passing.path === VPC) {
        passing.response({ status: 403, body: { errors: [{ status: '403', title: 'forbidden' }] } });
      }
    };
    expect((await refusal(make(published))).message).toContain(`GET ${VPC.slice('/api/v2'.length)}: 403 forbidden`);
    expect(await addresses()).toEqual([]);

    await open.service.control.settings({ moduleDelayMs: 60_000 });
    open.gate.watch = async (passing) => {
      if (passing.method !== 'GET' || passing.path !== VPC) return;
      await passing.forward().then(passing.response);
      await removeOnTheService(VPC);
    };
    expect((await refusal(make(published))).message).toContain(
      'The module acme/private/acme/vpc/aws was deleted while it was being set up.',
    );
  });

  it('names the import command where it cannot be undone either', async () => {
    open.gate.watch = (passing) => {
      if (passing.path === VPC) {
        passing.response({ status: 403, body: { errors: [{ status: '403', title: 'forbidden' }] } });
      }
    };
    expect((await refusal(make(published))).message).toMatch(
      /was made, but is not set up \(.*403 forbidden.*\), and could not be removed again \(.*403 forbidden.*\)[^]*terraform import/,
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
  ])('has its `%s` watched, and a change means a replacement', async (member, change) => {
    const object = await make(published);
    await repository(change)();
    const { action, replacing, held } = await open.core.refreshAndPlan(TYPE, published, object);
    expect([action, replacing]).toEqual(['replace', ['vcsRepo']]);
    const repaired = (await open.core.apply(TYPE, published, held)).held;
    expect((repaired.state.vcsRepo as Values)[member]).toBe((vcsRepo as Values)[member]);
  });

  it('is no more in state where the service has none, and comes back by a replacement', async () => {
    const object = await make(published);
    await removeOnTheService(VPC);
    await recordOnTheService({ name: 'vpc' });
    const { action, replacing, held } = await open.core.refreshAndPlan(TYPE, published, object);
    expect(held!.state.vcsRepo).toBeUndefined();
    expect([action, replacing]).toEqual(['replace', ['vcsRepo']]);
    expect((await open.core.apply(TYPE, published, held)).held.state.vcsRepo).toMatchObject(vcsRepo);
  });

  it('may be known in part', async () => {
    const config: Values = { ...published, vcsRepo: { ...vcsRepo, oauthTokenId: UNKNOWN } };
    expect((await open.core.plan(TYPE, config)).action).toBe('create');
    expect((await open.core.plan(TYPE, config, await make(published))).action).toBe('replace');
  });

  it('has an `id` that is unknown in a plan that replaces, so that what refers to it follows', async () => {
    const { planned } = await open.core.plan(TYPE, { ...empty, moduleProvider: 'google' }, await make(empty));
    expect([planned.id, planned.registryModuleId]).toEqual([UNKNOWN, UNKNOWN]);
  });
});

describe('a module without a repository', () => {
  beforeEach(() => start());

  it('is made with one request, and has no versions', async () => {
    const { state } = await make(empty);
    expect(state).toMatchObject({
      id: 'acme/private/acme/dns/aws',
      namespace: 'acme',
      registryName: 'private',
      status: 'pending',
      versionStatuses: [],
    });
    expect(open.gate.sent('POST')).toEqual([{ 'name': 'dns', 'provider': 'aws', 'registry-name': 'private' }]);
    expect(passed()).toEqual([`GET ${MODULES}`, `POST ${MODULES}`]);
  });

  it('is ours where the answer was lost and nothing was there before', async () => {
    await open.core.configure(settingsFor(open.service));
    await open.service.control.faults([{ method: 'POST', path: MODULES, times: 1, reset: 'after' }]);
    expect((await make(empty)).state.id).toBe('acme/private/acme/dns/aws');
  });

  it('is not ours where another block of the configuration has made it', async () => {
    await make(empty);
    open.gate.watch = (passing) => {
      if (passing.method === 'POST') passing.drop();
    };
    expect((await refusal(make(empty))).message).toContain(
      'terraform import lintel_registry_module.<name> acme/private/acme/dns/aws',
    );
  });

  it('names the import command where it exists', async () => {
    await recordOnTheService();
    expect((await refusal(make(empty))).message).toContain(
      'terraform import lintel_registry_module.<name> acme/private/acme/dns/aws',
    );
  });

  it('is read under the id that it keeps when it is recorded anew, and plans nothing', async () => {
    const object = await make(empty);
    await removeOnTheService(DNS);
    await recordOnTheService();
    const { held, changes } = await open.core.refreshAndPlan(TYPE, empty, object);
    expect(changes).toEqual([]);
    expect(held!.state.id).toBe(object.state.id);
    expect(held!.state.registryModuleId).not.toBe(object.state.registryModuleId);
  });

  it('is deleted alone of all providers of its name, with its versions', async () => {
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

  it('takes a page of the list where many are read', async () => {
    const objects: Held[] = [];
    for (let number = 0; number < 30; number++) objects.push(await make({ ...empty, name: `dns-${number}` }));
    passed();
    await Promise.all(objects.map((object) => open.core.refresh(TYPE, object)));
    process.stdout.write(`requests: a refresh of 30 modules costs ${open.gate.passed.length} GET\n`);
    expect(passed()).toEqual([expect.stringMatching(`GET ${MODULES}/private/`), `GET ${MODULES}`]);
  });

  it('does not take a module for gone that the list has under another id', async () => {
    const object = await make(empty);
    await removeOnTheService(DNS);
    await recordOnTheService();
    open.gate.watch = (passing) => {
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

  it('finds by the least of its identity', async () => {
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
    ['published', published, published],
    ['empty', empty, empty],
    [
      'public',
      { ...empty, registryName: 'public', namespace: 'hashicorp' },
      { ...empty, registryName: 'public', namespace: 'hashicorp' },
    ],
  ])('has a configuration written that makes the same module, for one that is %s', async (_, config, written) => {
    const object = await make(config);
    expect(await open.core.generateConfig(TYPE, object)).toEqual({ ...written, noCode: false });
    expect((await open.core.plan(TYPE, { ...written, noCode: false }, object)).changes).toEqual([]);
  });

  it('finds nothing to import where there is none, and refuses what is no id', async () => {
    expect(await open.core.import(TYPE, { id: 'acme/private/acme/none/aws' })).toBeUndefined();
    expect((await refusal(open.core.import(TYPE, { id: 'mod-1' }))).message).toContain(
      '<organization>/<registry_name>/<namespace>/<name>/<module_provider>',
    );
  });
});

describe('use without code', () => {
  const noCode = async () =>
    ((await open.service.control.snapshot()).objects.registryModules as any[]).map((module) => module.noCode);
  const setOnTheService = async (value: boolean) => {
    const snapshot = await open.service.control.snapshot();
    const registryModules = (snapshot.objects.registryModules as any[]).map((module) => ({ ...module, noCode: value }));
    await open.service.control.restore({ ...snapshot, objects: { ...snapshot.objects, registryModules } });
  };

  it('is refused in the words of a service that does not have it, at the attribute', async () => {
    await start();
    expect((await refusal(make({ ...empty, noCode: true }))).reported).toMatchObject([
      { path: ['noCode'], detail: expect.stringContaining('No code is not available in this edition') },
    ]);
  });

  it.each<[string, Values, Values]>([
    ['alone', {}, { noCode: true }],
    ['with another change that replaces', {}, { name: 'other', noCode: true }],
    ['and known only after apply', {}, { noCode: UNKNOWN }],
    ['of a repository', published, { noCode: true }],
  ])(
    'is refused before an existing module is deleted for it, where the service does not have it: %s',
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

  it('is refused with the dialect hcp only where something else replaces the module: alone it would delete nothing', async () => {
    await start('hcp');
    const object = await make(empty);
    await expect(
      refusal(open.core.plan(TYPE, { ...empty, name: 'other', noCode: true }, object)),
    ).resolves.toMatchObject({ reported: [{ path: ['noCode'] }] });
    expect((await open.core.plan(TYPE, { ...empty, noCode: true }, object)).action).toBe('update');
  });

  it('is sent also where it is `false`, and not where it is not configured', async () => {
    await start();
    await make({ ...empty, noCode: false });
    await make({ ...empty, name: 'other' });
    expect(open.gate.sent('POST').map((sent) => sent['no-code'])).toEqual([false, undefined]);
  });

  it.each([
    ['standard', 'replace'],
    ['hcp', 'update'],
  ] as const)(
    'changes in the dialect %s by a %s, and goes back to `false` where it is removed',
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

  it('is not touched where it was never configured, nor replaced where `false` is removed', async () => {
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

describe('the service that exists', () => {
  it('gets the display identifier with a hyphen, and changes one thing with PATCH', async () => {
    await start('hcp');
    await open.service.control.settings({ edition: 'hosted' });
    const object = await make(published);
    expect(Object.keys(open.gate.sent('POST')[0]['vcs-repo'])).toEqual([
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
