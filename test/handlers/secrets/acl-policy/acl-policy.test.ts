import type { Values } from '../../../../src/definition/value';
import * as registry from '../../../../src/handlers';
import type { TestEmulatorOptions } from '../../../support/emulator';
import { Held } from '../../../support/environments/core';
import { Proxied, openProxied } from '../../../support/environments/proxied';
import { refusal } from '../../../support/environments/refusal';
import { openTerraformEnvironment } from '../../../support/environments/terraform-environment';
import { writePeerState } from '../../../support/peer-state';
import { changedAttributes } from '../../../support/terraform';

const TYPE = 'lintel_acl_policy';
const PATH = '/v1/sys/policies/acl/deploy';
const name = { name: 'deploy' };
const typed: Values = {
  ...name,
  rules: [
    { path: 'sys/*', capabilities: ['deny'] },
    {
      path: 'pki/issue/"web"',
      capabilities: ['update', 'read', 'create'],
      allowedParameters: { ttl: [], common_name: ['b', 'a ${x}'] },
      minWrappingTtl: '1m',
      comment: 'for the application\n and its certificate',
    },
  ],
};
const RENDERED = `path "sys/*" {
  capabilities = ["deny"]
}

# for the application
#  and its certificate
path "pki/issue/\\"web\\"" {
  capabilities = ["create", "read", "update"]
  allowed_parameters = {
    "common_name" = ["b", "a \\u0024{x}"]
    "ttl" = []
  }
  min_wrapping_ttl = 60
}
`;
const written: Values = {
  ...name,
  policy: 'path "a/*" {\n  capabilities = ["read", "list"] # all\n}\npath "b" { policy = "write" }\n',
};

let open: Proxied;
beforeEach(async () => {
  open = await openProxied(registry);
});
afterEach(async () => {
  await open.close();
});

const make = async (values: Values): Promise<Held> => (await open.core.apply(TYPE, values)).held;
const planned = async (values: Values, object: Held) => open.core.refreshAndPlan(TYPE, values, object);
const stored = async () =>
  (await open.service.control.snapshot()).objects.aclPolicies as unknown as readonly {
    readonly policy: string;
    readonly version: number;
  }[];
const post = async (policy: string, more: object = {}) => {
  const { status } = await open.service.request('POST', PATH, { body: { policy, ...more } });
  if (status >= 300) throw new Error(`not written: ${status}`);
};
const sent = () =>
  open.proxy.passed
    .splice(0)
    .filter(({ method }) => method === 'POST')
    .map(({ body }) => body);
const reopen = async (options: TestEmulatorOptions) => {
  await open.close();
  open = await openProxied(registry, options);
};

describe('an ACL policy', () => {
  it('is written as the text that its rules stand for, the same bytes for the same rules', async () => {
    const { state } = await make(typed);
    expect((await stored())[0]!.policy).toBe(RENDERED);
    expect(state).toMatchObject({ ...typed, id: 'sys/policies/acl/deploy', policy: RENDERED, casRequired: false });
  });

  it('is written as its text, which is all that its state has', async () => {
    const object = await make(written);
    expect((await stored())[0]!.policy).toBe(written.policy);
    expect(object.state).toMatchObject({ policy: written.policy, rules: undefined });
    const read = await open.core.refresh(TYPE, object);
    expect(read!.state.rules).toBeUndefined();
    expect((await planned(written, read!)).changes).toEqual([]);
  });

  it('has both forms in its state after an import, and keeps them', async () => {
    await make(written);
    const rules = [
      { path: 'a/*', capabilities: ['read', 'list'] },
      { path: 'b', capabilities: ['create', 'read', 'update', 'delete', 'list'] },
    ];
    const imported = (await open.core.import(TYPE, { id: 'sys/policies/acl/deploy' }))!;
    expect(imported.state).toMatchObject({ policy: written.policy, rules });
    expect((await planned(written, imported)).changes).toEqual([]);
    expect((await planned({ ...name, rules }, imported)).changes).toEqual([]);
    const changed: Values = { ...name, policy: 'path "c" { policy = "read" }' };
    const { held } = await open.core.apply(TYPE, changed, imported);
    expect(held.state.rules).toEqual([{ path: 'c', capabilities: ['read', 'list'] }]);
  });

  it.each([
    ['formatting, comments and a name', 'name = "x" path "b" { policy = "write" } path "a/*" { policy = "read" }'],
    [
      'the order of blocks and lists',
      'path "b" { capabilities = ["list","delete","update","read","create"] }\npath "a/*" { capabilities = ["list", "read"] }',
    ],
    ['a leading slash', 'path "/a/*" { policy = "read" } path "/b" { policy = "write" }'],
    [
      'the number of blocks of a path',
      'path "a/*" { capabilities = ["read"] } path "b" { policy = "write" } path "a/*" { capabilities = ["list"] }',
    ],
    ['JSON', '{"path": {"a/*": {"policy": "read"}, "b": {"policy": "write"}}}'],
    ['what is beside a denial', undefined],
  ])('has no drift if only %s differs', async (_, text) => {
    const denied: Values = { ...name, policy: 'path "a" { capabilities = ["deny"] }' };
    const config = text === undefined ? denied : written;
    const object = await make(config);
    await post(text ?? 'path "a" { capabilities = ["deny", "read"] required_parameters = ["x"] }');
    expect((await planned(config, object)).changes).toEqual([]);
  });

  it.each([
    ['the case of parameters', 'path "a" { allowed_parameters = { "TTL" = ["1"] } max_wrapping_ttl = 60 }'],
    ['equally long durations', 'path "a" { allowed_parameters = { "ttl" = ["1"] } max_wrapping_ttl = "1m" }'],
  ])('has no drift if only %s differ', async (_, text) => {
    const rule = { path: 'a', capabilities: [], allowedParameters: { ttl: ['1'] }, maxWrappingTtl: '60' };
    const config: Values = { ...name, rules: [rule] };
    const object = await make(config);
    await post(text);
    expect((await planned(config, object)).changes).toEqual([]);
    await post('path "a" { allowed_parameters = { "ttl" = ["1"] } max_wrapping_ttl = 61 }');
    expect((await planned(config, object)).changes).toContain('rules');
  });

  it('has drift if a parameter has a value of another type, which only a text expresses', async () => {
    const config: Values = { ...name, rules: [{ path: 'a', capabilities: [], allowedParameters: { n: ['1'] } }] };
    const object = await make(config);
    await post('path "a" { allowed_parameters = { "n" = [1] } }');
    expect((await planned(config, object)).changes).toContain('policy');
  });

  it('adds the rules to its state when they replace a text, and then plans nothing', async () => {
    const object = await make(written);
    const same: Values = {
      ...name,
      rules: [
        { path: 'b', capabilities: ['create', 'read', 'update', 'delete', 'list'], comment: 'new' },
        { path: '/a/*', capabilities: ['read', 'list'] },
      ],
    };
    expect((await planned(same, object)).changes).toContain('rules');
    const { held } = await open.core.apply(TYPE, same, object);
    expect((await planned(same, held)).changes).toEqual([]);
    expect((await planned(written, held)).changes).toEqual([]);
  });

  it('shows a text that cannot be parsed, and restores its own', async () => {
    const object = await make(typed);
    const { objects, ...rest } = await open.service.control.snapshot();
    const aclPolicies = (await stored()).map((policy) => ({ ...policy, policy: 'path ' }));
    await open.service.control.restore({ ...rest, objects: { ...objects, aclPolicies } } as typeof rest & {
      objects: typeof objects;
    });
    expect((await planned(typed, object)).changes).toEqual(['modified', 'policy', 'rules', 'version']);
    await open.core.apply(TYPE, typed, (await open.core.refresh(TYPE, object))!);
    expect((await stored())[0]!.policy).toBe(RENDERED);
  });

  it.each([
    ['/a', 'drops the leading'],
    ['a/${x}', 'has not replaced'],
  ])('warns of the path %s', async (path, says) => {
    const { warnings } = await open.core.plan(TYPE, { ...name, rules: [{ path, capabilities: ['read'] }] });
    expect(warnings).toMatchObject([{ path: ['rules', 0, 'path'], detail: expect.stringContaining(says) }]);
    const text = await open.core.plan(TYPE, { ...name, policy: `path "${path}" {}` });
    expect(text.warnings).toMatchObject([{ path: ['policy'], detail: expect.stringContaining(says) }]);
  });

  it('refuses what only the other services understand', async () => {
    for (const [secrets, capability, only] of [
      ['vault', 'scan', 'openbao'],
      ['openbao', 'subscribe', 'vault'],
    ] as const) {
      await reopen({ dialects: { secrets } });
      const says = `supported only with the dialect "${only}"`;
      const error = await refusal(make({ ...name, rules: [{ path: 'a', capabilities: [capability] }] }));
      expect(error.reported).toMatchObject([
        { path: ['rules', 0, 'capabilities'], detail: expect.stringContaining(says) },
      ]);
      const text = `path "a" {\n  capabilities = ["${capability}"]\n}`;
      expect((await refusal(make({ ...name, policy: text }))).message).toContain(`line 2, column 18: the capability`);
    }
    await reopen({ dialects: { secrets: 'vault' } });
    const limited = { ...name, rules: [{ path: 'a', capabilities: ['read'], paginationLimit: 1 }] };
    expect((await refusal(make(limited))).reported).toMatchObject([
      { path: ['rules', 0, 'paginationLimit'], detail: expect.stringContaining('only with the dialect "openbao"') },
    ]);
  });

  it('is not taken over if it exists, and `default` is imported and never deleted', async () => {
    const config: Values = { ...written, name: 'default' };
    expect((await refusal(make(config))).message).toContain('exists already');
    const imported = (await open.core.import(TYPE, { id: 'sys/policies/acl/default' }))!;
    const { held } = await open.core.apply(TYPE, config, imported);
    const warnings = await open.core.destroy(TYPE, held);
    expect(warnings).toMatchObject([{ summary: 'The policy `default` was not deleted' }]);
    expect((await stored())[0]!.policy).toBe(written.policy);
  });

  it('has a name of several segments, found by import in every form', async () => {
    const object = await make({ ...typed, name: 'team/my policy' });
    for (const source of [{ id: 'sys/policies/acl/team/my policy' }, { identity: { name: 'team/my policy' } }]) {
      const imported = (await open.core.import(TYPE, source))!;
      expect((await open.core.plan(TYPE, { ...typed, name: 'team/my policy' }, imported)).changes).toEqual([]);
      expect(imported.state.id).toBe(object.state.id);
    }
    expect(await open.core.readData('lintel_acl_policies', {})).toMatchObject({
      names: ['default', 'root', 'team/my policy'],
    });
    expect((await open.core.list(TYPE, {})).map(({ displayName }) => displayName)).toEqual([
      'default',
      'team/my policy',
    ]);
  });

  it('is looked up with its rules, or not found by its name', async () => {
    await expect(open.core.readData(TYPE, name)).rejects.toThrow('There is no ACL policy `deploy`.');
    await post('path "a" { policy = "read" }');
    expect(await open.core.readData(TYPE, name)).toMatchObject({
      policy: 'path "a" { policy = "read" }',
      rules: [{ path: 'a', capabilities: ['read', 'list'], requiredParameters: [], allowedParameters: {} }],
    });
  });

  it('says which namespace does not exist', async () => {
    await reopen({ dialects: { secrets: 'openbao' } });
    const namespace = 'nowhere';
    expect((await refusal(make({ ...typed, namespace }))).message).toContain('no namespace `nowhere`');
    await expect(open.core.readData('lintel_acl_policies', { namespace })).rejects.toThrow('no namespace `nowhere`');
  });
});

describe('the document of an ACL policy', () => {
  const DOCUMENT = 'lintel_acl_policy_document';

  it('is rendered as a resource renders it, after the rules of other texts, without a request', async () => {
    const sourcePolicies = ['{"path": {"a": {"policy": "read"}}}'];
    const { policy, json } = (await open.core.readData(DOCUMENT, { sourcePolicies, rules: typed.rules })) as {
      readonly policy: string;
      readonly json: string;
    };
    expect(policy).toBe(`path "a" {\n  capabilities = ["read", "list"]\n}\n\n${RENDERED}`);
    for (const text of [policy, json]) {
      const config: Values = { ...name, policy: text };
      const object = await make(config);
      expect((await planned({ ...name, policy }, object)).changes).toEqual([]);
      await open.core.destroy(TYPE, object);
    }
    open.proxy.passed.splice(0);
    await open.core.readData(DOCUMENT, { rules: typed.rules });
    expect(open.proxy.passed).toEqual([]);
  });

  it('has both rules of a path that is there twice, as JSON too', async () => {
    const rules = [
      { path: 'a', capabilities: ['read'] },
      { path: 'a', capabilities: ['list'] },
    ];
    const { json } = (await open.core.readData(DOCUMENT, { rules })) as { readonly json: string };
    const object = await make({ ...name, policy: json });
    const imported = (await open.core.import(TYPE, { id: object.state.id as string }))!;
    const both: Values = { ...name, rules: [{ path: 'a', capabilities: ['list', 'read'] }] };
    expect((await planned(both, imported)).changes).toEqual([]);
  });

  it('needs rules, and refuses what they cannot express', async () => {
    await expect(open.core.readData(DOCUMENT, {})).rejects.toThrow('has no rules');
    const sourcePolicies = ['path "a" { allowed_parameters = { "n" = [1] } }'];
    await expect(open.core.readData(DOCUMENT, { sourcePolicies })).rejects.toThrow('no texts');
  });
});

describe('with OpenBao, an ACL policy', () => {
  beforeEach(async () => reopen({ dialects: { secrets: 'openbao' } }));

  it('names the version that a write replaces', async () => {
    const object = await make(typed);
    const { held } = await open.core.apply(TYPE, written, object);
    expect(sent()).toMatchObject([{ cas: -1 }, { cas: 1 }]);
    expect(held.state.version).toBe(2);
    expect((await planned(written, held)).changes).toEqual([]);
  });

  it('is not overwritten if it was created since it was looked for', async () => {
    open.proxy.watch = ({ method }) => (method === 'GET' ? undefined : post('path "theirs" {}').then(() => undefined));
    const error = await refusal(make(typed));
    expect(error.message).toContain('another client created it at the same time');
    expect((await stored())[0]!.policy).toBe('path "theirs" {}');
  });

  it('is not overwritten if it was changed since the plan', async () => {
    const object = await make(typed);
    await post('path "theirs" {}');
    const error = await refusal(open.core.apply(TYPE, written, object));
    expect(error.message).toContain('was changed by another client since the plan. Nothing was written. Plan again');
    expect((await stored())[0]!.policy).toBe('path "theirs" {}');
  });

  it('keeps, moves and clears its expiration, and demands versions of others', async () => {
    const expiration = '2090-01-01T00:00:00.0Z';
    const object = await make({ ...typed, expiration, casRequired: true });
    expect(await stored()).toMatchObject([{ expiration: '2090-01-01T00:00:00Z', casRequired: true }]);
    expect((await planned({ ...typed, expiration, casRequired: true }, object)).changes).toEqual([]);
    const { held } = await open.core.apply(TYPE, { ...typed, casRequired: true }, object);
    expect((await stored())[0]).not.toHaveProperty('expiration');
    expect((await planned({ ...typed, casRequired: true }, held)).changes).toEqual([]);
  });

  it('does not expire in the past', async () => {
    const error = await refusal(make({ ...typed, expiration: '2020-01-01T00:00:00Z' }));
    expect(error.reported).toMatchObject([{ path: ['expiration'], detail: expect.stringContaining('in the past') }]);
  });

  it('is read with all others in one request by a list of whole objects', async () => {
    await make(typed);
    open.proxy.passed.splice(0);
    const listed = await open.core.list(TYPE, {}, { withObject: true });
    expect(listed.map(({ object }) => object?.name)).toEqual(['default', 'deploy']);
    expect(open.proxy.passed).toHaveLength(1);
  });
});

it('a moved block takes over the resource of the Vault provider, and nothing is recreated or sent', async () => {
  const { service, proxy, terraform, close } = await openTerraformEnvironment('vault');
  try {
    const policy = 'path "database/creds/app" {\n  capabilities = ["read"]\n}\n';
    await service.request('POST', PATH, { body: { policy } });
    writePeerState(terraform, [
      { type: 'vault_policy', name: 'deploy', attributes: { id: 'Deploy', name: 'Deploy', namespace: null, policy } },
    ]);
    terraform.configure(`
moved {
  from = vault_policy.deploy
  to   = lintel_acl_policy.deploy
}

resource "lintel_acl_policy" "deploy" {
  name  = "deploy"
  rules = [{ path = "database/creds/app", capabilities = ["read"] }]
}
`);
    const changes = (await terraform.plan()).resource_changes!;
    expect(changes.map((change) => [change.address, change.change.actions, changedAttributes(change)])).toEqual([
      ['lintel_acl_policy.deploy', ['no-op'], []],
    ]);
    expect(proxy.passed.filter(({ method }) => method !== 'GET')).toEqual([]);
  } finally {
    await close();
  }
}, 60_000);
