import type { Values } from '../../../../src/definition/value';
import * as registry from '../../../../src/handlers';
import { ownTypeOf } from '../../../../src/handlers/platform/shared/any-object/own-types';
import type { Held } from '../../../support/environments/core';
import { Proxied, openProxied } from '../../../support/environments/proxied';
import { refusal } from '../../../support/environments/refusal';

const TYPE = 'lintel_platform_object';
const TOKENS = '/agent-pools/apool-main/authentication-tokens';
const TOKEN: Values = {
  type: 'authentication-tokens',
  createPath: TOKENS,
  attributes: { description: 'runner-1' },
  updateMethod: 'none',
  responseFields: ['attributes.token'],
};
const PROJECT: Values = {
  type: 'projects',
  createPath: '/organizations/acme/projects',
  attributes: { name: 'billing', description: 'Bills.' },
};

let open: Proxied;
beforeEach(async () => {
  open = await openProxied(registry);
});
afterEach(() => open.close());

const apply = async (config: Values, held?: Held) => (await open.core.apply(TYPE, config, held)).held;
const refused = async (config: Values, held?: Held) => (await refusal(open.core.plan(TYPE, config, held))).message;
const request = (method: string, path: string, body?: object) =>
  open.service.request(method, `/api/v2${path}`, body && { body });
const get = async (path: string) => (await request('GET', path)).body.data as Values;
const sent = (method: string) => open.proxy.passed.filter((one) => one.method === method);
const patch = (path: string, type: string, attributes: object) =>
  request('PATCH', path, { data: { type, attributes } });

describe('objects of any type', () => {
  it('are created, kept with what only the response to the creation has, and deleted', async () => {
    const held = await apply(TOKEN);
    expect(held.state).toMatchObject({
      id: `/authentication-tokens/${String(held.state.objectId)}`,
      response: { 'attributes.token': expect.any(String) },
    });
    expect((await open.core.refreshAndPlan(TYPE, TOKEN, held)).action).toBe('nothing');
    await open.core.destroy(TYPE, held);
    expect(await open.core.refresh(TYPE, held)).toBeUndefined();
  });

  it('cannot be changed without an operation for it, unless another object takes its place', async () => {
    const held = await apply(TOKEN);
    const other = { ...TOKEN, attributes: { description: 'runner-2' } };
    expect(await refused(other, held)).toContain('Name the members in `replace_on`');
    const plan = await open.core.plan(TYPE, { ...other, replaceOn: ['attributes.description'] }, held);
    expect(plan.action).toBe('replace');
  });

  it('are not left behind if the service does not take a member', async () => {
    const config = { ...PROJECT, attributes: { name: 'billing', descriptoin: 'Bills.' } };
    const { message } = await refusal(open.core.apply(TYPE, config));
    expect(message).toContain('did not take `attributes.descriptoin`; it has `description`');
    const { body } = await request('GET', '/organizations/acme/projects');
    expect(JSON.stringify(body)).not.toContain('billing');
  });

  it.each<[string, Values, string]>([
    ['a secret name', { ...TOKEN, attributes: { description: 'x', token: 'y' } }, 'Configure it in `attributes_wo`'],
    ['a secret inside of a member', { ...TOKEN, attributes: { vcs: { 'oauth-token': 'p' } } }, '`vcs.oauth-token`'],
    ['a member twice', { ...TOKEN, attributesWo: { description: 'x' } }, 'in `attributes` and in `attributes_wo`'],
    ['what is no relationship', { ...PROJECT, relationships: { pool: { id: 'apool-main' } } }, 'with `type` and `id`'],
    ['a secret that is read', { ...TOKEN, readFields: ['attributes.token'] }, 'can be kept with `response_fields`'],
    ['no collection', { ...TOKEN, createPath: undefined }, 'Configure the collection'],
    [
      'an operation',
      { ...TOKEN, createPath: '/varsets/varset-1/relationships/workspaces' },
      '`lintel_variable_set_workspace`',
    ],
    ['an action', { ...TOKEN, createPath: '/workspaces/ws-app/actions/lock' }, 'something that is done'],
    ['an id before the creation', { ...TOKEN, createPath: '/agent-pools/{id}/tokens' }, 'before the creation'],
  ])('refuses %s in the plan', async (_, config, says) => {
    expect(await refused(config)).toContain(says);
  });

  it('names the resource that a type has of its own', async () => {
    const { warnings } = await open.core.plan(TYPE, PROJECT);
    expect(warnings.map(({ detail }) => detail)).toEqual([expect.stringContaining('`lintel_project` knows more')]);
    const documents = Object.values(registry.resources).flatMap(({ definition }) => definition().document?.type ?? []);
    expect(documents.filter((type) => ownTypeOf(type) === undefined)).toEqual([]);
  });

  it('show drift of configured members alone, repair it, and send what changed', async () => {
    const held = await apply(PROJECT);
    await patch(String(held.state.id), 'projects', { description: 'Other.' });
    const plan = await open.core.refreshAndPlan(TYPE, PROJECT, held);
    expect(plan.changes).toEqual(['attributes', 'output']);
    await apply(PROJECT, plan.held);
    expect(sent('PATCH').at(-1)!.body).toMatchObject({ data: { attributes: { description: 'Bills.' } } });
    expect(JSON.stringify(sent('PATCH').at(-1)!.body)).not.toContain('billing');
  });

  it('send a removed text as null, and ask what a removed flag should become', async () => {
    const held = await apply(PROJECT);
    await apply({ ...PROJECT, attributes: { name: 'billing' } }, held);
    expect(sent('PATCH').at(-1)!.body).toMatchObject({ data: { attributes: { description: null } } });
    const settings: Values = {
      type: 'organizations',
      path: '/organizations/acme',
      alwaysExists: true,
      attributes: { 'email': 'platform@acme.example', 'assessments-enforced': true },
    };
    const other = await apply(settings);
    expect(await refused({ ...settings, attributes: { email: 'platform@acme.example' } }, other)).toContain(
      '`"assessments-enforced" = false`',
    );
  });

  it('are imported by their path with an empty plan, and with the collection that lists them', async () => {
    const { state } = await apply(PROJECT);
    const imported = (await open.core.import(TYPE, { id: String(state.id) }))!;
    expect(imported.state).toMatchObject({ type: 'projects', createPath: PROJECT.createPath, path: state.id });
    expect((await open.core.refreshAndPlan(TYPE, PROJECT, imported)).action).toBe('nothing');
    const byIdentity = (await open.core.import(TYPE, { identity: { path: String(state.id) } }))!;
    expect((await open.core.refreshAndPlan(TYPE, PROJECT, byIdentity)).action).toBe('nothing');
    await open.core.destroy(TYPE, imported);
    expect(await open.core.refresh(TYPE, imported)).toBeUndefined();
  });

  it('take what always exists, and forget it', async () => {
    const held = await apply({
      type: 'organizations',
      path: '/organizations/acme',
      alwaysExists: true,
      attributes: { 'assessments-enforced': true },
    });
    expect(held.state).toMatchObject({ id: '/organizations/acme', objectId: 'acme' });
    expect(await get('/organizations/acme')).toMatchObject({ attributes: { 'assessments-enforced': true } });
    await open.core.destroy(TYPE, held);
    expect(await get('/organizations/acme')).toMatchObject({ attributes: { 'assessments-enforced': true } });
  });

  it('can be forgotten', async () => {
    const held = await apply({ ...TOKEN, onDestroy: 'forget' });
    await open.core.destroy(TYPE, held);
    expect(await get(String(held.state.id))).toBeDefined();
  });

  it('name the import command for what exists', async () => {
    const { state } = await apply(PROJECT);
    const { message } = await refusal(open.core.apply(TYPE, PROJECT));
    expect(message).toContain('exists already');
    expect(message).toContain(String(state.id));
  });

  it('are gone only if a list proves it', async () => {
    const held = await apply(TOKEN);
    await request('DELETE', String(held.state.id));
    const unproven = { ...held, state: { ...held.state, listPath: '/organizations/acme/projects' } };
    expect((await refusal(open.core.refresh(TYPE, unproven))).message).toContain('proves nothing');
    expect(await open.core.refresh(TYPE, held)).toBeUndefined();
  });

  it('are read, and listed', async () => {
    const { state } = await apply(PROJECT);
    expect(
      await open.core.readData(TYPE, { path: state.id, readFields: ['attributes.name', 'attributes.missing'] }),
    ).toMatchObject({ output: { 'attributes.name': 'billing', 'attributes.missing': undefined } });
    const all = await open.core.readData('lintel_platform_objects', {
      path: '/organizations/acme/projects',
      readFields: ['attributes.name'],
    });
    expect(all.ids).toContain(state.objectId);
    expect(all.objects).toMatchObject({ [String(state.objectId)]: { 'attributes.name': 'billing' } });
  });
});

describe('lists of objects of any type', () => {
  it('have what a configuration needs that plans nothing', async () => {
    const { state } = await apply(PROJECT);
    const listed = await open.core.list(TYPE, { path: PROJECT.createPath, type: 'projects' }, { withObject: true });
    const billing = listed.find(({ displayName }) => displayName === 'billing')!;
    expect(billing).toMatchObject({
      identity: { path: state.id },
      object: { createPath: PROJECT.createPath, path: state.id, type: 'projects' },
    });
    const generated = await open.core.generateConfig(TYPE, { state: billing.object } as Held);
    const imported = (await open.core.import(TYPE, { identity: billing.identity }))!;
    expect((await open.core.refreshAndPlan(TYPE, generated, imported)).action).toBe('nothing');
  });

  it('leave out other types and secrets', async () => {
    expect(await open.core.list(TYPE, { path: PROJECT.createPath, type: 'teams' })).toEqual([]);
    await apply({ ...TOKEN, responseFields: undefined });
    const [listed] = await open.core.list(TYPE, { path: TOKENS }, { withObject: true });
    expect(listed).toMatchObject({ object: { createPath: TOKENS, attributes: { description: 'runner-1' } } });
    expect((listed.object as { attributes: Values }).attributes).not.toHaveProperty('token');
  });
});

describe('objects of any type for the length of a run', () => {
  const token: Values = { type: TOKEN.type, createPath: TOKENS, attributes: TOKEN.attributes };
  const ids = async () => (await open.core.readData('lintel_platform_objects', { path: TOKENS })).ids as string[];
  const memberOf = (data: unknown, ...path: readonly string[]) =>
    path.reduce<unknown>((within, name) => (within as Values)[name], data);

  it('are created with what only the response has, and deleted at its end, once and again', async () => {
    const { result, kept } = await open.core.open(TYPE, token);
    const value = String(memberOf(result.data, 'attributes', 'token'));
    expect(value).toMatch(/\S{20}/);
    expect(JSON.stringify(kept)).not.toContain(value);
    expect(await ids()).toEqual([memberOf(result.data, 'id')]);
    await open.core.closeEphemeral(TYPE, kept);
    expect(await ids()).toEqual([]);
    await open.core.closeEphemeral(TYPE, kept);
  });

  it('are read, and not deleted', async () => {
    const { result, kept } = await open.core.open(TYPE, { path: '/organizations/acme' });
    expect(result.data).toMatchObject({ id: 'acme', type: 'organizations', attributes: { name: 'acme' } });
    await open.core.closeEphemeral(TYPE, kept);
    expect(await get('/organizations/acme')).toBeDefined();
    expect((await refusal(open.core.open(TYPE, { path: '/organizations/none' }))).message).toContain('nothing at');
  });

  it('stay where that is configured, of which a warning says so', async () => {
    const { kept, warnings } = await open.core.open(TYPE, { ...token, deleteOnClose: false });
    expect(warnings.map(({ summary }) => summary)).toEqual(['The object is created twice']);
    await open.core.closeEphemeral(TYPE, kept);
    expect(await ids()).toHaveLength(1);
  });

  it('send secret members together with the others', async () => {
    const task: Values = {
      type: 'tasks',
      createPath: '/organizations/acme/tasks',
      attributes: { name: 'scan', url: 'https://licenses.example.com/hooks', category: 'task', description: 'x' },
      attributesWo: { 'hmac-key': 'a signing key' },
    };
    const { kept } = await open.core.open(TYPE, task);
    expect(sent('POST').at(-1)!.body).toMatchObject({
      data: { attributes: { 'name': 'scan', 'hmac-key': 'a signing key' } },
    });
    await open.core.closeEphemeral(TYPE, kept);
  });

  it.each<[string, (passing: Parameters<NonNullable<Proxied['proxy']['watch']>>[0]) => unknown, string, number]>([
    [
      'is in the list',
      async (passing) => {
        if (passing.method !== 'POST') return;
        await passing.forward();
        passing.drop();
      },
      'delete it unless somebody else has created it',
      1,
    ],
    [
      'cannot be looked for',
      async (passing) => {
        if (passing.method === 'POST') {
          await passing.forward();
          passing.drop();
        } else if (sent('POST').length > 0) {
          passing.drop();
        }
      },
      'has it, delete it',
      1,
    ],
  ])('are named if the response to the creation is lost and the object %s', async (_, watch, says, left) => {
    open.proxy.watch = watch as NonNullable<Proxied['proxy']['watch']>;
    const { message } = await refusal(open.core.open(TYPE, token));
    expect(message).toContain(says);
    expect(message).not.toContain('import');
    open.proxy.watch = () => undefined;
    expect(await ids()).toHaveLength(left);
  });

  it.each<[string, Values, string]>([
    ['neither a path nor a collection', {}, '`create_path`'],
    ['both', { ...token, path: '/organizations/acme' }, '`create_path`'],
    ['a collection without a type', { createPath: TOKENS }, '`type`'],
    ['a type without a collection', { path: '/organizations/acme', type: 'organizations' }, '`create_path`'],
  ])('are refused with %s by a validation', async (_, config, says) => {
    const problems = await open.core.validateEphemeral(TYPE, config);
    expect(problems.map(({ detail }) => detail).join()).toContain(says);
  });

  it.each<[string, Values, string]>([
    ['a secret in `attributes`', { ...token, attributes: { token: 'x' } }, 'Configure it in `attributes_wo`'],
    ['an operation', { ...token, createPath: '/workspaces/ws-app/actions/lock' }, 'something that is done'],
  ])('are refused with %s when they are opened', async (_, config, says) => {
    expect((await refusal(open.core.open(TYPE, config))).message).toContain(says);
    expect(sent('POST')).toEqual([]);
  });
});
