import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'fs';
import { tmpdir } from 'os';
import * as path from 'path';
import { UNKNOWN, Values } from '../../../../src/definition/value';
import * as registry from '../../../../src/handlers';
import { Held } from '../../../support/environments/core';
import { settingsFor } from '../../../support/environments/environment';
import { Proxied, openProxied } from '../../../support/environments/proxied';
import { refusal } from '../../../support/environments/refusal';

const TYPE = 'lintel_policy';
const POLICIES = '/api/v2/organizations/acme/policies';
const CODE = 'main = rule { true }\n';
const config: Values = {
  organization: 'acme',
  name: 'restrict',
  enforcementLevel: 'advisory',
  description: 'Restricts.',
  source: CODE,
};
const opa: Values = { ...config, kind: 'opa', query: 'data.acme.deny', source: 'package acme' };

let open: Proxied;
let folder: string;
beforeEach(async () => {
  open = await openProxied(registry);
  folder = mkdtempSync(path.join(tmpdir(), 'lintel-policy-'));
});
afterEach(async () => {
  await open.close();
  rmSync(folder, { recursive: true });
});

interface Stored {
  readonly id: string;
  readonly name: string;
  readonly policySets: readonly string[];
  readonly code: { readonly base64: string } | null;
}

const make = async (values: Values = config): Promise<Held> => (await open.core.apply(TYPE, values)).held;
const change = async (values: Values, object: Held): Promise<Held> =>
  (await open.core.apply(TYPE, values, object)).held;
const stored = async () => (await open.service.control.snapshot()).objects.policies as unknown as Stored[];
const storedCode = async () =>
  (await stored()).map(({ code }) => code && Buffer.from(code.base64, 'base64').toString());
const edit = async (values: object) => {
  const { objects, ...rest } = await open.service.control.snapshot();
  await open.service.control.restore({
    ...rest,
    objects: {
      ...objects,
      policies: (objects.policies as object[]).map((policy) => ({ ...policy, ...values })) as never,
    },
  });
};
const post = async (attributes: object, relationships: object = {}): Promise<string> => {
  const all = { 'name': 'restrict', 'enforcement-level': 'advisory', ...attributes };
  return (
    await open.service.request('POST', POLICIES, {
      body: { data: { type: 'policies', attributes: all, relationships } },
    })
  ).body.data.id;
};
const upload = (id: string, code: string) =>
  open.service.request('PUT', `/api/v2/policies/${id}/upload`, {
    body: code,
    headers: { 'Content-Type': 'application/octet-stream' },
  });
const passed = () =>
  open.proxy.passed
    .splice(0)
    .map(({ method, path: asked }) => `${method} ${asked.replace(/pol-\w+/, ':id').replace(/\?.*/, '')}`);
const write = (name: string, content: string | Buffer): string => {
  writeFileSync(path.join(folder, name), content);
  return path.join(folder, name);
};

describe('creating a policy', () => {
  it('sends the object, then its code, and reads the result', async () => {
    const { state } = await make({ ...opa, policySetIds: ['polset-base'] });
    expect(passed()).toEqual([
      `GET ${POLICIES}`,
      `POST ${POLICIES}`,
      'PUT /api/v2/policies/:id/upload',
      'GET /api/v2/policies/:id',
    ]);
    expect(await storedCode()).toEqual(['package acme']);
    expect(state).toMatchObject({
      policySetIds: ['polset-base'],
      policySetCount: 1,
      updatedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    });
  });

  it('sends what is configured or has a default, and never the deprecated form of the level', async () => {
    await make({ ...config, description: undefined });
    expect(open.proxy.sent('POST')).toEqual([
      { 'name': 'restrict', 'kind': 'sentinel_framework', 'enforcement-level': 'advisory' },
    ]);
  });

  it('names the import command and the replacement conflict if the name is taken', async () => {
    await post({});
    const {
      reported: [{ summary, detail }],
    } = await refusal(make());
    expect(summary).toBe('The object already exists');
    expect(detail).toContain('terraform import lintel_policy.<name> acme/restrict');
    expect(detail).toContain('so it cannot use `create_before_destroy`');
    expect(await storedCode()).toEqual([null]);
  });

  it.each([
    ['byte for byte', 'main = rule { true }\r\n\n\t '],
    ['even if it is empty', ''],
    ['in UTF-8', '\uFEFF# größer\u{1F600}'],
  ])('stores the code %s', async (_, source) => {
    const object = await make({ ...config, source });
    expect(await storedCode()).toEqual([source]);
    expect((await open.core.refreshAndPlan(TYPE, { ...config, source }, object)).changes).toEqual([]);
  });

  it.each([
    ['the connection is reset', { reset: 'after' as const }],
    ['the response ends early', { truncate: 40 }],
  ])('recovers the new policy and sends its code when %s before the response arrives', async (_, effect) => {
    await open.core.configure(settingsFor(open.service));
    await open.service.control.faults([{ method: 'POST', path: POLICIES, times: 1, ...effect }]);
    const object = await make({ ...config, policySetIds: ['polset-base'] });
    expect((await stored()).map(({ id }) => id)).toEqual([object.state.id]);
    expect(await storedCode()).toEqual([CODE]);
  });

  it.each([
    ['has code already', {}, true],
    ['has another level', { 'enforcement-level': 'soft-mandatory' }, false],
    ['is of another kind', { kind: 'opa' }, false],
    ['has another description', { description: 'Mine.' }, false],
  ])(
    'refuses a policy of the same name that another client created in the meantime and that %s',
    async (_, attributes, withCode) => {
      open.proxy.watch = async (passing) => {
        if (passing.method !== 'POST') return;
        const id = await post({ description: 'Restricts.', ...attributes });
        if (withCode) await upload(id, 'package mine');
        passing.drop();
      };
      const error = await refusal(make());
      expect(error.message).toContain('the object that exists now differs from what was sent');
      expect(error.message).toContain('terraform import lintel_policy.<name> acme/restrict');
      expect(await storedCode()).toEqual([withCode ? 'package mine' : null]);
    },
  );

  it('refuses a policy that belongs to other policy sets', async () => {
    open.proxy.watch = async (passing) => {
      if (passing.method !== 'POST') return;
      await post({ description: 'Restricts.' });
      passing.drop();
    };
    expect((await refusal(make({ ...config, policySetIds: ['polset-base'] }))).message).toContain(
      'the object that exists now differs from what was sent',
    );
  });

  it('refuses a policy that had the name before, even if it is identical', async () => {
    await post({ description: 'Restricts.' });
    open.proxy.watch = (passing) => {
      if (passing.method === 'POST') passing.drop();
    };
    expect((await refusal(make())).message).toContain('terraform import lintel_policy.<name> acme/restrict');
    expect(await storedCode()).toEqual([null]);
  });
});

describe('a failed upload while a policy is created', () => {
  const failing = (status: number, times: number) => {
    open.proxy.watch = (passing) => {
      if (passing.method === 'PUT' && times-- > 0) passing.response({ status, body: undefined });
    };
  };

  it.each([500, 502, 503])('with status %i is sent again', async (status) => {
    failing(status, 2);
    const object = await make();
    expect(await storedCode()).toEqual([CODE]);
    expect((await open.core.refreshAndPlan(TYPE, config, object)).changes).toEqual([]);
  });

  it.each([403, 413, 422])('with status %i undoes the policy, and the next apply creates it', async (status) => {
    failing(status, 1);
    const error = await refusal(make());
    expect(error.message).toMatch(new RegExp(`PUT /policies/pol-\\w+/upload: ${status}`));
    expect(await stored()).toEqual([]);
    await make();
    expect(await storedCode()).toEqual([CODE]);
  });

  it('that keeps failing undoes the policy', async () => {
    failing(500, Infinity);
    await refusal(make());
    expect(open.proxy.passed.filter(({ method }) => method === 'PUT')).toHaveLength(4);
    expect(await stored()).toEqual([]);
  });

  it('that cannot be undone leaves the policy in state, tainted, and the next apply replaces it', async () => {
    open.proxy.watch = (passing) => {
      if (passing.method === 'PUT' || passing.method === 'DELETE') passing.response({ status: 403, body: undefined });
    };
    const error = await refusal(make());
    const [{ id }] = await stored();
    expect(error.message).toMatch(/PUT \/policies\/pol-\w+\/upload: 403.*DELETE \/policies\/pol-\w+: 403.*tainted/);
    expect(error.left).toMatchObject({ tainted: true, state: { id, name: 'restrict', organization: 'acme' } });

    open.proxy.watch = () => undefined;
    const found = await open.core.refresh(TYPE, error.left!);
    const { held } = await open.core.apply(TYPE, config, found);
    expect(await stored()).toMatchObject([{ id: held.state.id }]);
    expect(held.state.id).not.toBe(id);
    expect(await storedCode()).toEqual([CODE]);
    expect((await open.core.refreshAndPlan(TYPE, config, held)).changes).toEqual([]);
  });

  it('does not fail the apply when only the final read fails', async () => {
    open.proxy.watch = (passing) => {
      if (/policies\/pol-\w+$/.test(passing.path)) passing.response({ status: 403, body: undefined });
    };
    const object = await make();
    open.proxy.watch = () => undefined;
    expect((await open.core.refreshAndPlan(TYPE, config, object)).changes).toEqual([]);
  });
});

describe('updating a policy', () => {
  it('sends the object or the code, whichever changes', async () => {
    let object = await make();
    passed();
    object = await change({ ...config, enforcementLevel: 'hard-mandatory' }, object);
    expect(open.proxy.sent('PATCH')).toEqual([{ 'enforcement-level': 'hard-mandatory' }]);
    expect(passed()).toEqual(['PATCH /api/v2/policies/:id']);
    object = await change({ ...config, enforcementLevel: 'hard-mandatory', source: 'main = rule { false }' }, object);
    expect(passed()).toEqual(['PUT /api/v2/policies/:id/upload', 'GET /api/v2/policies/:id']);
    await change(config, object);
    expect(passed()).toEqual([
      'PATCH /api/v2/policies/:id',
      'PUT /api/v2/policies/:id/upload',
      'GET /api/v2/policies/:id',
    ]);
  });

  it('clears the description as null and the query as an empty string', async () => {
    const object = await make(opa);
    const after = await change({ ...opa, description: undefined, query: undefined }, object);
    expect(open.proxy.sent('PATCH')).toEqual([{ description: null, query: '' }]);
    expect(
      (await open.core.refreshAndPlan(TYPE, { ...opa, description: undefined, query: undefined }, after)).changes,
    ).toEqual([]);
  });

  it('reports no drift for empty strings', async () => {
    const empty = { ...opa, description: '', query: '' };
    const object = await make(empty);
    expect((await open.core.refreshAndPlan(TYPE, empty, object)).changes).toEqual([]);
    await edit({ description: null, query: null });
    expect((await open.core.refreshAndPlan(TYPE, empty, object)).changes).toEqual([]);
  });

  it('shows code changed outside Lintel as a text diff', async () => {
    const object = await make();
    await upload(String(object.state.id), 'main = rule { false }\n');
    const { held, planned, changes } = await open.core.refreshAndPlan(TYPE, config, object);
    expect(changes).toEqual(['policySetCount', 'source', 'updatedAt']);
    expect([held!.state.source, planned.source]).toEqual(['main = rule { false }\n', CODE]);
    await change(config, held!);
    expect(await storedCode()).toEqual([CODE]);
  });

  it('reports no drift for code in another Unicode form', async () => {
    const object = await make({ ...config, source: '# café' });
    await upload(String(object.state.id), '# cafe\u0301');
    expect((await open.core.refreshAndPlan(TYPE, { ...config, source: '# café' }, object)).changes).toEqual([]);
  });

  it('reads a response that has only the deprecated form of the level', async () => {
    const object = await make();
    open.proxy.watch = async (passing) => {
      const responded = await passing.forward();
      if (responded.body?.data?.attributes) delete responded.body.data.attributes['enforcement-level'];
      // Services that send only the deprecated form have one framework and do not name it.
      if (responded.body?.data?.attributes) delete responded.body.data.attributes.kind;
      passing.response(responded);
    };
    expect((await open.core.refreshAndPlan(TYPE, config, object)).changes).toEqual([]);
    expect(
      (await open.core.refreshAndPlan(TYPE, { ...config, enforcementLevel: 'soft-mandatory' }, object)).changes,
    ).toContain('enforcementLevel');
  });
});

describe('policy code in a file', () => {
  const withFile = (file: string, rest: Values = {}): Values => ({
    ...config,
    source: undefined,
    sourceFile: file,
    ...rest,
  });

  it('is planned as its text and uploaded', async () => {
    const file = write('restrict.sentinel', CODE);
    expect((await open.core.plan(TYPE, withFile(file))).planned).toMatchObject({ source: CODE, sourceFile: file });
    const object = await make(withFile(file));
    expect(await storedCode()).toEqual([CODE]);
    expect((await open.core.refreshAndPlan(TYPE, withFile(file), object)).changes).toEqual([]);

    write('restrict.sentinel', 'main = rule { false }');
    expect((await open.core.plan(TYPE, withFile(file), object)).planned.source).toBe('main = rule { false }');
    await change(withFile(file), object);
    expect(await storedCode()).toEqual(['main = rule { false }']);
  });

  it('replaces `source`, and is replaced by it, without a request if the text is the same', async () => {
    const file = write('restrict.sentinel', CODE);
    let object = await make();
    passed();
    object = await change(withFile(file), object);
    object = await change(config, object);
    expect(object.state.sourceFile).toBeUndefined();
    expect(passed()).toEqual([]);
    expect((await open.core.plan(TYPE, config, object)).changes).toEqual([]);
  });

  it('reports drift', async () => {
    const file = write('restrict.sentinel', CODE);
    const object = await make(withFile(file));
    await upload(String(object.state.id), 'main = rule { false }\n');
    const plan = await open.core.refreshAndPlan(TYPE, withFile(file), object);
    expect(plan.changes).toEqual(['policySetCount', 'source', 'updatedAt']);
    await change(withFile(file), plan.held!);
    expect(await storedCode()).toEqual([CODE]);
  });

  it('is recorded by the first plan after an import, and plans no change if `source` gives the same text', async () => {
    const file = write('restrict.sentinel', CODE);
    const { state } = await make();
    const imported = await open.core.import(TYPE, { id: String(state.id) });
    expect((await open.core.plan(TYPE, config, imported)).action).toBe('nothing');
    expect((await open.core.plan(TYPE, withFile(file), imported)).changes).toEqual(['sourceFile']);
  });

  it('leaves the planned code unknown while the path is unknown', async () => {
    const object = await make();
    for (const held of [undefined, object]) {
      expect(
        (await open.core.plan(TYPE, { ...config, source: undefined, sourceFile: UNKNOWN }, held)).planned.source,
      ).toBe(UNKNOWN);
    }
  });

  it.each([
    [
      'is missing',
      () => path.join(folder, 'nowhere.rego'),
      /^The file ".*nowhere\.rego", resolved from ".*", cannot be read: the file does not exist\.$/,
    ],
    ['has a NUL in its path', () => '\0', /cannot be read: its path contains a NUL character\.$/],
    ['has a path that is too long', () => 'x'.repeat(5000), /cannot be read: its path is too long\.$/],
    ['is a folder', () => folder, /is not a file/],
    [
      'is too large',
      () => {
        const file = write('large.rego', '');
        truncateSync(file, 10 * 1024 * 1024 + 1);
        return file;
      },
      /has 10485761 bytes\. The code must have at most 10485760 bytes/,
    ],
    ['is not text', () => write('binary.rego', Buffer.from([0x70, 0xff, 0xfe])), /is not valid UTF-8 text/],
  ])('is refused by the plan, at its attribute, when it %s', async (_, file, says) => {
    const {
      reported: [{ path: at, detail }],
    } = await refusal(open.core.plan(TYPE, withFile(file())));
    expect(at).toEqual(['sourceFile']);
    expect(detail).toMatch(says);
    expect(open.proxy.passed).toEqual([]);
  });

  it.each(['source', 'sourceFile'])('accepts ten mebibytes, given as `%s`', async (attribute) => {
    const text = 'é'.repeat(5 * 1024 * 1024);
    const values = {
      ...config,
      source: undefined,
      [attribute]: attribute === 'source' ? text : write('large.rego', text),
    };
    const object = await make(values);
    expect((await open.core.refreshAndPlan(TYPE, values, object)).changes).toEqual([]);
    await expect(open.core.plan(TYPE, { ...config, source: `${text}x` })).rejects.toThrow(
      'at most 10485760 bytes of UTF-8',
    );
  });
});

describe('a policy without code', () => {
  it('refreshes and imports, and the next apply only uploads', async () => {
    const id = await post({ description: 'Restricts.' });
    const imported = (await open.core.import(TYPE, { id }))!;
    expect(imported.state.source).toBeUndefined();
    passed();
    const object = await change(config, imported);
    expect(passed()).toEqual(['PUT /api/v2/policies/:id/upload', 'GET /api/v2/policies/:id']);
    expect((await open.core.refreshAndPlan(TYPE, config, object)).changes).toEqual([]);
  });

  it('is refreshed without a request for code', async () => {
    const imported = (await open.core.import(TYPE, { id: await post({}) }))!;
    passed();
    await open.core.refresh(TYPE, imported);
    expect(passed()).toEqual(['GET /api/v2/policies/:id']);
  });
});

describe('the policy sets of a policy', () => {
  const withSets = (...policySetIds: string[]): Values => ({ ...config, policySetIds });
  beforeEach(async () => {
    for (const name of ['one', 'two']) await open.service.control.policySet(`polset-${name}`, name);
  });

  it('are sent when the policy is created, and later changes on the service plan nothing', async () => {
    const object = await make(withSets('polset-one', 'polset-base'));
    expect((await stored())[0].policySets).toEqual(expect.arrayContaining(['polset-one', 'polset-base']));
    await edit({ policySets: ['polset-two'] });
    const { changes, held } = await open.core.refreshAndPlan(TYPE, withSets('polset-base', 'polset-one'), object);
    expect(changes).toEqual([]);
    expect(held!.state.policySetIds).toEqual(['polset-two']);
  });

  it('can be configured as they are now, even if they change again', async () => {
    let object = await make(withSets('polset-one'));
    await edit({ policySets: ['polset-one', 'polset-two'] });
    const stated = await open.core.refreshAndPlan(TYPE, withSets('polset-one', 'polset-two'), object);
    expect(stated.changes).toEqual([]);
    object = stated.held!;
    await edit({ policySets: ['polset-base'] });
    expect((await open.core.refreshAndPlan(TYPE, withSets('polset-one', 'polset-two'), object)).changes).toEqual([]);
  });

  it('cannot be changed otherwise, which is reported at the attribute with the current value', async () => {
    const object = await make(withSets('polset-one'));
    const {
      reported: [{ path: at, detail }],
    } = await refusal(open.core.plan(TYPE, withSets('polset-two'), object));
    expect(at).toEqual(['policySetIds']);
    expect(detail).toContain('Change the policy set, or configure the current value: ["polset-one"].');
    const imported = await open.core.import(TYPE, { id: String(object.state.id) });
    await refusal(open.core.plan(TYPE, withSets('polset-two'), imported));
    expect((await open.core.plan(TYPE, withSets('polset-one'), imported)).action).toBe('nothing');
  });

  it('are only read if they are not, or no longer, configured', async () => {
    const object = await make(withSets('polset-one'));
    await edit({ policySets: ['polset-two'] });
    const { changes, held } = await open.core.refreshAndPlan(TYPE, config, object);
    expect(changes).toEqual([]);
    const after = await change({ ...config, enforcementLevel: 'hard-mandatory' }, held!);
    expect(after.state.policySetIds).toEqual(['polset-two']);
    expect(open.proxy.sent('PATCH')).toEqual([{ 'enforcement-level': 'hard-mandatory' }]);
  });

  it('are sent again if another change replaces the policy', async () => {
    const object = await make(withSets('polset-one'));
    const { held, plan } = await open.core.apply(TYPE, { ...withSets('polset-two'), name: 'restrict-more' }, object);
    expect(plan.action).toBe('replace');
    expect(held.state.policySetIds).toEqual(['polset-two']);
  });

  it('that do not exist are refused by the service, and no policy is created', async () => {
    expect((await refusal(make(withSets('polset-nowhere')))).message).toContain('Policy set polset-nowhere not found');
    expect(await stored()).toEqual([]);
  });
});

describe('importing a policy', () => {
  it('finds the policy by its exact name with one search', async () => {
    await Promise.all(['restrict', 'restrict-more', 'Restrict'].map((name) => make({ ...config, name })));
    passed();
    expect((await open.core.import(TYPE, { id: 'acme/restrict' }))!.state).toMatchObject({
      name: 'restrict',
      source: CODE,
    });
    expect(passed()).toEqual([`GET ${POLICIES}`, 'GET /api/v2/policies/:id/download']);
  });

  it('finds nothing under an unused name or an unused id', async () => {
    expect(await open.core.import(TYPE, { id: 'acme/nowhere' })).toBeUndefined();
    expect((await refusal(open.core.import(TYPE, { id: 'pol-nowhere' }))).message).toContain(
      'The policy pol-nowhere does not exist, or the token lacks permission to read it.',
    );
  });

  it('generates a configuration without defaults', async () => {
    const object = await make(opa);
    expect(await open.core.generateConfig(TYPE, object)).toEqual(opa);
  });
});

describe('a policy in Terraform', () => {
  it('has its id as identity in every response', async () => {
    const object = await make();
    const identity = { id: object.state.id };
    expect(object.identity).toEqual(identity);
    expect((await open.core.refresh(TYPE, object))!.identity).toEqual(identity);
    expect((await open.core.import(TYPE, { id: 'acme/restrict' }))!.identity).toEqual(identity);
    expect((await change({ ...config, enforcementLevel: 'hard-mandatory' }, object)).identity).toEqual(identity);
  });

  it('is read from a page of the list, with one download each, if there are many', async () => {
    const names = Array.from({ length: 60 }, (_, index) => `restrict-${index}`);
    const objects = await Promise.all(names.map((name) => make({ ...config, name })));
    passed();
    await Promise.all(objects.map((object) => open.core.refresh(TYPE, object)));
    const count = (asked: RegExp) => open.proxy.passed.filter((one) => asked.test(one.path)).length;
    process.stdout.write(`requests: a refresh of 60 policies costs ${open.proxy.passed.length} GET\n`);
    expect({ downloads: count(/\/download$/), others: open.proxy.passed.length - count(/\/download$/) }).toEqual({
      downloads: 60,
      others: 2,
    });
  });

  it('works with HCP Terraform, which names the first framework differently', async () => {
    const hcp = await openProxied(registry, { dialects: { platform: 'hcp' } });
    const object = (await hcp.core.apply(TYPE, config)).held;
    expect(hcp.proxy.sent('POST')).toMatchObject([{ kind: 'sentinel' }]);
    expect(object.state.kind).toBe('sentinel_framework');
    expect((await hcp.core.refreshAndPlan(TYPE, config, object)).changes).toEqual([]);
    expect((await hcp.core.refreshAndPlan(TYPE, { ...config, kind: 'opa' }, object)).action).toBe('replace');
    await hcp.core.destroy(TYPE, object);
    const other = (await hcp.core.apply(TYPE, opa)).held;
    const after = (await hcp.core.apply(TYPE, { ...opa, description: undefined, query: undefined }, other)).held;
    expect(
      (await hcp.core.refreshAndPlan(TYPE, { ...opa, description: undefined, query: undefined }, after)).changes,
    ).toEqual([]);
    await hcp.close();
  });
});
