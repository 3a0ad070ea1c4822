import { scryptSync } from 'crypto';
import type { Values } from '../../../../src/definition/value';
import * as registry from '../../../../src/handlers';
import type { FaultInput } from '../../../support/emulator';
import { Held } from '../../../support/environments/core';
import { settingsFor } from '../../../support/environments/environment';
import { Proxied, openProxied } from '../../../support/environments/proxied';
import { refusal } from '../../../support/environments/refusal';

const TYPE = 'lintel_run_task';
const TASKS = '/api/v2/organizations/acme/tasks';
const config: Values = {
  organization: 'acme',
  name: 'image-scan',
  url: 'https://scanner.example.com/hooks',
  description: 'Scans.',
};

let open: Proxied;
beforeEach(async () => {
  open = await openProxied(registry);
});
afterEach(async () => {
  await open.close();
});

const make = async (values: Values = config): Promise<Held> => (await open.core.apply(TYPE, values)).held;
const change = async (values: Values, object: Held): Promise<Held> =>
  (await open.core.apply(TYPE, values, object)).held;
const stored = async () => (await open.service.control.snapshot()).objects.runTasks as unknown as Values[];
const body = (attributes: object) => ({
  data: { type: 'tasks', attributes: { category: 'task', description: '', ...attributes } },
});
const post = (attributes: object) => open.service.request('POST', TASKS, { body: body(attributes) });

describe('creating a run task', () => {
  it('reads the list once per organization and process, and sends one request per run task', async () => {
    await Promise.all(['one', 'two', 'three'].map((name) => make({ ...config, name })));
    const lists = open.proxy.passed.filter(({ method }) => method === 'GET').length;
    const posts = open.proxy.sent('POST').length;
    process.stdout.write(`requests: 3 creates cost ${lists} GET and ${posts} POST\n`);
    expect({ lists, posts }).toEqual({ lists: 1, posts: 3 });
  });

  it('sends what is configured or has a default, with the key under the name that the service reads', async () => {
    await make({ ...config, description: undefined, hmacKeyWo: 'signing key' });
    expect(open.proxy.sent('POST')).toEqual([
      {
        'name': 'image-scan',
        'url': config.url,
        'description': '',
        'category': 'task',
        'enabled': true,
        'hmac-key': 'signing key',
      },
    ]);
  });

  it('names the import command if the name is taken', async () => {
    await post({ name: 'image-scan', url: config.url });
    const {
      reported: [{ summary, detail }],
    } = await refusal(make());
    expect(summary).toBe('The object already exists');
    expect(detail).toContain('terraform import lintel_run_task.<name> acme/image-scan');
    expect(detail).toMatch(/POST \/organizations\/acme\/tasks: 422 .*Name has already been taken/);
    expect(await stored()).toHaveLength(1);
  });

  it.each([
    ['the connection is reset', { reset: 'after' as const }],
    ['the response ends early', { truncate: 40 }],
  ])('recovers the run task it created when %s before the response arrives', async (_, effect) => {
    await open.core.configure(settingsFor(open.service));
    await open.service.control.faults([{ method: 'POST', path: TASKS, times: 1, ...effect }]);
    const object = await make({ ...config, hmacKeyWo: 'signing key' });
    const [task, ...others] = await stored();
    expect(others).toEqual([]);
    expect(object.state.id).toBe(task.id);
    expect((await open.core.refreshAndPlan(TYPE, { ...config, hmacKeyWo: 'signing key' }, object)).changes).toEqual([]);
  });

  it.each([500, 502, 504])(
    'recovers the run task it created when a gateway responds with %i instead of the service',
    async (status) => {
      open.proxy.watch = async (passing) => {
        if (passing.method !== 'POST') return;
        await passing.forward();
        passing.response({ status, body: undefined });
      };
      const object = await make();
      expect((await stored()).map(({ id }) => id)).toEqual([object.state.id]);
    },
  );

  it('refuses a run task of the same name that another client created in the meantime', async () => {
    open.proxy.watch = async (passing) => {
      if (passing.method !== 'POST') return;
      await post({ name: 'image-scan', url: 'https://elsewhere.example.com/' });
      passing.drop();
    };
    const error = await refusal(make());
    expect(error.message).toContain('the object that exists now differs from what was sent');
    expect(error.message).toContain('terraform import lintel_run_task.<name> acme/image-scan');
  });

  it('refuses a run task that had the name before, even if it is identical', async () => {
    await post({ name: 'image-scan', url: config.url, description: 'Scans.' });
    open.proxy.watch = (passing) => {
      if (passing.method === 'POST') passing.drop();
    };
    expect((await refusal(make())).message).toContain('terraform import lintel_run_task.<name> acme/image-scan');
  });

  it.each<[string, FaultInput]>([
    ['lost', { path: TASKS, reset: 'before' }],
    ['503', { path: TASKS, status: 503 }],
  ])(
    'sends the request again if the response was %s and the list proves that nothing was created',
    async (_, fault) => {
      await open.service.control.faults([{ ...fault, method: 'POST', times: 2 }]);
      await make();
      expect(await stored()).toHaveLength(1);
      expect(open.proxy.sent('POST')).toHaveLength(3);
    },
  );

  it("does not repeat a request that the service failed with 500, which may be the caller's mistake", async () => {
    await open.service.control.faults([{ method: 'POST', path: TASKS, times: 1, status: 500 }]);
    expect((await refusal(make())).message).toContain('500');
    expect(open.proxy.sent('POST')).toHaveLength(1);
  });

  it('reports the run task that may exist and how to import it, if the response was lost and the list cannot be read', async () => {
    open.proxy.watch = async (passing) => {
      if (passing.method === 'POST') {
        await passing.forward();
        passing.drop();
        open.proxy.watch = (later) => later.response({ status: 403, body: undefined });
      }
    };
    const {
      reported: [{ summary, detail }],
    } = await refusal(make());
    expect(summary).toBe('The object may have been created');
    expect(detail).toMatch(
      /The run task `image-scan` may have been created: POST .* Reading it failed: GET .*403[^]*terraform import lintel_run_task\.<name> acme\/image-scan/,
    );
    expect(await stored()).toHaveLength(1);
  });
});

describe('a request refused by the service', () => {
  it("is reported at its attribute, with method, path, status, request id and the service's message", async () => {
    await open.service.control.settings({ verifyUrls: true });
    open.proxy.watch = (passing) => {
      if (passing.path === '/refuses') passing.response({ status: 500, body: undefined });
    };
    const {
      reported: [{ path, detail }],
    } = await refusal(make({ ...config, url: `${open.proxy.address}/refuses` }));
    // The attribute is named in words: an address may contain a token, and Terraform would print the value.
    expect(path).toEqual([]);
    expect(detail).toMatch(/^`url`: /);
    expect(detail).toMatch(
      /POST \/organizations\/acme\/tasks: 422 .*Url must return 200, but returned 500 \(at \/data\/attributes\/url; request id [0-9a-f-]{36}\)/,
    );
  });

  it('is reported at `name` if a new name is taken', async () => {
    await post({ name: 'taken', url: config.url });
    const object = await make();
    const {
      reported: [{ path, detail }],
    } = await refusal(change({ ...config, name: 'taken' }, object));
    expect(path).toEqual(['name']);
    expect(detail).toMatch(/PATCH \/tasks\/task-\w+: 422 .*Name has already been taken/);
  });
});

describe('updating a run task', () => {
  it('sends what changes, and always the description', async () => {
    const object = await make();
    await change({ ...config, url: 'https://other.example.com/' }, object);
    expect(open.proxy.sent('PATCH')).toEqual([{ url: 'https://other.example.com/', description: 'Scans.' }]);
    await change({ ...config, description: undefined, enabled: false }, object);
    expect(open.proxy.sent('PATCH')[1]).toEqual({ description: '', enabled: false });
  });

  it('sends nothing if nothing changed', async () => {
    const object = await make({ ...config, hmacKey: 'key one' });
    open.proxy.passed.length = 0;
    expect((await open.core.apply(TYPE, { ...config, hmacKey: 'key one' }, object)).plan.changes).toEqual([]);
    expect(open.proxy.passed).toEqual([]);
  });

  it('repeats a request whose response was lost, because repeating it is harmless', async () => {
    const object = await make();
    await open.service.control.faults([{ method: 'PATCH', path: '/api/v2/tasks/*', times: 2, reset: 'after' }]);
    await change({ ...config, enabled: false }, object);
    expect(await stored()).toEqual([expect.objectContaining({ enabled: false })]);
  });

  it('reports no drift for equivalent values: booleans as text, an absent description, a decomposed letter', async () => {
    open.proxy.watch = async (passing) => {
      const { status, body: document } = await passing.forward();
      if (document?.data?.attributes) document.data.attributes.enabled = String(document.data.attributes.enabled);
      passing.response({ status, body: document });
    };
    for (const [description, reported] of [
      ['café', 'cafe\u0301'],
      [undefined, null],
      ['', null],
    ] as const) {
      const object = await make({ ...config, description });
      const { objects, ...rest } = await open.service.control.snapshot();
      await open.service.control.restore({
        ...rest,
        objects: {
          ...objects,
          runTasks: (objects.runTasks as object[]).map((task) => ({ ...task, description: reported })) as never,
        },
      });
      const plan = await open.core.refreshAndPlan(TYPE, { ...config, description }, object);
      expect(plan.changes).toEqual([]);
      await open.core.destroy(TYPE, object);
    }
  });
});

describe('the key of a run task', () => {
  const key = async () => (await stored())[0].hmacKey || undefined;
  const keysSent = () =>
    open.proxy.sent('PATCH').flatMap((attributes) => ('hmac-key' in attributes ? [attributes['hmac-key']] : []));

  it('moves from state to write-only and back, sent once each time', async () => {
    let object = await make({ ...config, hmacKey: 'key one' });
    object = await change({ ...config, hmacKeyWo: 'key one' }, object);
    expect(keysSent()).toEqual(['key one']);
    expect(JSON.stringify([object.state, object.privateState.toString()])).not.toContain('key one');
    expect(object.state.secretsRevision).toBe(1);
    object = await change({ ...config, hmacKey: 'key two' }, object);
    expect(keysSent()).toEqual(['key one', 'key two']);
    expect((await open.core.refreshAndPlan(TYPE, { ...config, hmacKey: 'key two' }, object)).changes).toEqual([]);
    expect(await key()).toBe('key two');
  });

  it.each(['hmacKey', 'hmacKeyWo'])('is cleared on the service when `%s` is removed', async (name) => {
    const object = await make({ ...config, [name]: 'key one' });
    const after = await change(config, object);
    expect(keysSent()).toEqual(['']);
    expect(await key()).toBeUndefined();
    expect((await open.core.refreshAndPlan(TYPE, config, after)).changes).toEqual([]);
  });

  it('is sent when its version changes if one is configured, and when the key changes if not', async () => {
    let object = await make({ ...config, hmacKeyWo: 'key one', hmacKeyWoVersion: 1 });
    expect((await open.core.plan(TYPE, { ...config, hmacKeyWo: 'key two', hmacKeyWoVersion: 1 }, object)).action).toBe(
      'nothing',
    );
    object = await change({ ...config, hmacKeyWo: 'key two', hmacKeyWoVersion: 2 }, object);
    expect(await key()).toBe('key two');
    // With a version, no hash of the key is kept. Without it, the key is sent once more.
    object = await change({ ...config, hmacKeyWo: 'key two' }, object);
    expect(keysSent()).toEqual(['key two', 'key two']);
    expect((await open.core.plan(TYPE, { ...config, hmacKeyWo: 'key two' }, object)).action).toBe('nothing');
    object = await change({ ...config, hmacKeyWo: 'key three' }, object);
    expect(await key()).toBe('key three');
    expect(object.state.secretsRevision).toBe(4);
  });

  describe('in private state', () => {
    const sent = (held: Held) =>
      (JSON.parse(held.privateState.toString()) as { readonly sent: { readonly hmacKeyWo: string } }).sent.hmacKeyWo;
    const withPrivate = (held: Held, hash: string): Held => ({
      ...held,
      privateState: Buffer.from(
        JSON.stringify({ ...JSON.parse(held.privateState.toString()), sent: { hmacKeyWo: hash } }),
      ),
    });
    afterEach(() => {
      delete process.env.LINTEL_STATE_PEPPER;
      delete process.env.LINTEL_STATE_HASHES;
    });

    it('has no hash if a version is configured, and loses a hash written by an earlier version of Lintel', async () => {
      const versioned = { ...config, hmacKeyWo: 'key one', hmacKeyWoVersion: 1 };
      const held = await make(versioned);
      expect(sent(held)).toBe('version');
      const refreshed = await open.core.refresh(TYPE, withPrivate(held, 'scrypt:16384:AAAA:AAAA'));
      expect(sent(refreshed!)).toBe('version');
      expect((await open.core.plan(TYPE, versioned, refreshed)).action).toBe('nothing');
    });

    it('gets a new hash of the current cost in the next apply, without a planned change', async () => {
      const keyed = { ...config, hmacKeyWo: 'key one' };
      const held = await make(keyed);
      const [, , , , salt] = sent(held).split(':');
      const cheap = `scrypt:2:${salt}:${scryptSync('key one', Buffer.from(salt, 'base64'), 32, { N: 2 }).toString('base64')}`;
      const old = withPrivate(held, cheap);
      expect((await open.core.plan(TYPE, keyed, old)).changes).toEqual([]);
      const { held: renewed, plan } = await open.core.apply(TYPE, { ...keyed, description: 'Scans all.' }, old);
      expect(plan.changes).toEqual(['description']);
      expect(sent(renewed)).toMatch(/^scrypt2:256:8:1:/);
      expect(keysSent()).toEqual([]);
      expect((await open.core.plan(TYPE, { ...keyed, description: 'Scans all.' }, renewed)).changes).toEqual([]);
    });

    it('is not sent but refused, naming the variable, if the pepper is missing or different', async () => {
      process.env.LINTEL_STATE_PEPPER = 'a pepper that is long enough';
      const keyed = { ...config, hmacKeyWo: 'key one' };
      const held = await make(keyed);
      expect((await open.core.plan(TYPE, keyed, held)).changes).toEqual([]);
      for (const pepper of ['another pepper, long enough too', undefined]) {
        if (pepper === undefined) delete process.env.LINTEL_STATE_PEPPER;
        else process.env.LINTEL_STATE_PEPPER = pepper;
        const { reported } = await refusal(open.core.plan(TYPE, keyed, held));
        expect(reported).toMatchObject([
          {
            severity: 'error',
            path: [],
            summary: 'Invalid `hmac_key_wo`',
            detail: expect.stringMatching(/LINTEL_STATE_PEPPER.*`hmac_key_wo_version`/),
          },
        ]);
      }
      // As the message says: with a version the key is sent once and needs no pepper.
      const after = await change({ ...keyed, hmacKeyWoVersion: 1 }, held);
      expect(keysSent()).toEqual(['key one']);
      expect((await open.core.plan(TYPE, { ...keyed, hmacKeyWoVersion: 1 }, after)).changes).toEqual([]);
    });

    it('needs a version if LINTEL_STATE_HASHES is off', async () => {
      process.env.LINTEL_STATE_HASHES = 'off';
      const { reported } = await refusal(make({ ...config, hmacKeyWo: 'key one' }));
      expect(reported).toMatchObject([
        {
          severity: 'error',
          path: [],
          summary: '`hmac_key_wo` needs `hmac_key_wo_version`',
          detail: expect.stringContaining('LINTEL_STATE_HASHES'),
        },
      ]);
      expect(sent(await make({ ...config, hmacKeyWo: 'key one', hmacKeyWoVersion: 1 }))).toBe('version');
    });

    it('counts consecutive changes of the key, so that the next one gives a warning', async () => {
      const plan = async (hmacKeyWo: string, before: Held) =>
        (await open.core.plan(TYPE, { ...config, hmacKeyWo }, before)).warnings;
      let held = await make({ ...config, hmacKeyWo: 'key 1' });
      expect(await plan('key 2', held)).toEqual([]);
      held = await change({ ...config, hmacKeyWo: 'key 2' }, held);
      expect(await plan('key 2', held)).toEqual([]);
      expect(await plan('key 3', held)).toMatchObject([
        {
          severity: 'warning',
          path: [],
          summary: '`hmac_key_wo` has changed again',
          detail: expect.stringMatching(/is sent in every apply\. Set `hmac_key_wo_version`/),
        },
      ]);
      // An apply with the same key restarts the count.
      held = await change({ ...config, hmacKeyWo: 'key 2', enabled: false }, held);
      expect(await plan('key 3', held)).toEqual([]);
    });
  });

  it('is sent once after an import', async () => {
    const { state } = await make();
    const imported = await open.core.import(TYPE, { id: String(state.id) });
    const object = await change({ ...config, hmacKeyWo: 'key one' }, imported!);
    expect(await key()).toBe('key one');
    expect((await open.core.refreshAndPlan(TYPE, { ...config, hmacKeyWo: 'key one' }, object)).changes).toEqual([]);
  });
});

describe('importing a run task', () => {
  it('refuses a name that several run tasks have, and lists their ids', async () => {
    await make();
    open.proxy.watch = async (passing) => {
      if (passing.method !== 'GET') return;
      const { status, body: document } = await passing.forward();
      const [task] = document.data;
      document.meta.pagination['total-count'] = 2;
      passing.response({ status, body: { ...document, data: [task, { ...task, id: 'task-twin' }] } });
    };
    const error = await refusal(open.core.import(TYPE, { id: 'acme/image-scan' }));
    expect(error.message).toMatch(/several run tasks named `image-scan`: task-\w+, task-twin\. Use the id/);
  });

  it('finds nothing under an unused name or an unused id', async () => {
    expect(await open.core.import(TYPE, { id: 'acme/nowhere' })).toBeUndefined();
    expect((await refusal(open.core.import(TYPE, { id: 'task-nowhere' }))).message).toContain(
      'The run task task-nowhere does not exist, or the token lacks permission to read it.',
    );
    expect((await refusal(open.core.import(TYPE, { id: 'nowhere' }))).message).toContain('<organization>/<name>');
  });

  it('generates a configuration without defaults', async () => {
    const object = await make({ ...config, enabled: false, hmacKey: 'signing key' });
    expect(await open.core.generateConfig(TYPE, object)).toEqual({ ...config, enabled: false });
  });
});

describe('a run task in Terraform', () => {
  it('is read with one request', async () => {
    const object = await make();
    open.proxy.passed.length = 0;
    await open.core.refresh(TYPE, object);
    process.stdout.write(`requests: a refresh costs ${open.proxy.passed.length} GET\n`);
    expect(open.proxy.passed.map(({ method, path }) => `${method} ${path}`)).toEqual([
      `GET /api/v2/tasks/${String(object.state.id)}`,
    ]);
  });

  it('has its id as identity in every response', async () => {
    const { identitySchemas } = await open.core.client.call('GetResourceIdentitySchemas');
    expect(identitySchemas[TYPE]).toMatchObject({
      version: 0,
      identityAttributes: [{ name: 'id', requiredForImport: true, optionalForImport: false }],
    });
    const object = await make();
    const identity = { id: object.state.id };
    expect(object.identity).toEqual(identity);
    expect((await open.core.refresh(TYPE, object))!.identity).toEqual(identity);
    expect((await open.core.import(TYPE, { id: 'acme/image-scan' }))!.identity).toEqual(identity);
    expect((await change({ ...config, enabled: false }, object)).identity).toEqual(identity);
  });

  it('works with HCP Terraform, where the relationship and absent values differ', async () => {
    const hcp = await openProxied(registry, { dialects: { platform: 'hcp' } });
    const object = (await hcp.core.apply(TYPE, config)).held;
    expect((await hcp.core.refreshAndPlan(TYPE, config, object)).changes).toEqual([]);
    const after = (await hcp.core.apply(TYPE, { ...config, description: undefined, hmacKey: 'key' }, object)).held;
    expect(
      (await hcp.core.refreshAndPlan(TYPE, { ...config, description: undefined, hmacKey: 'key' }, after)).changes,
    ).toEqual([]);
    await hcp.core.destroy(TYPE, after);
    await hcp.close();
  });
});
