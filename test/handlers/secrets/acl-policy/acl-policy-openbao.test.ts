import { mergeRules } from '../../../../src/definition/kinds/acl-policy/merge';
import {
  findAclDialectFault,
  findAclPolicyFault,
  parseAclPolicy,
} from '../../../../src/definition/kinds/acl-policy/parse';
import { mostSpecific } from '../../../../src/definition/kinds/acl-policy/pattern';
import { CAPABILITIES, CAPABILITIES_OF_ONE } from '../../../../src/definition/kinds/acl-policy/rule';
import type { Values } from '../../../../src/definition/value';
import * as registry from '../../../../src/handlers';
import { Core } from '../../../support/environments/core';
import { refusal } from '../../../support/environments/refusal';
import { describeOnOpenbao } from '../../../support/openbao';

const TYPE = 'lintel_acl_policy';
const AT = 'sys/policies/acl';

/** Every one is a policy of one token, whose capabilities on the paths are compared. */
const POLICIES: readonly string[] = [
  'path "a/*" { capabilities = ["read"] }\npath "a/b" { capabilities = ["update", "create"] }',
  'path "+/b/*" { capabilities = ["read"] }\npath "a/*" { capabilities = ["list"] }\npath "a/b/c" { policy = "deny" }',
  'path "a/+/c" { capabilities = ["read"] }\npath "a/b/+" { capabilities = ["update"] }\npath "*" { capabilities = ["list"] }',
  'path "/a/b" { policy = "write" }\npath "a/b" { capabilities = ["sudo"] }\npath "a/b*" { capabilities = ["delete"] }',
  'path "+/+/c" { capabilities = ["read"] }\npath "+/b/c" { capabilities = ["update"] }\npath "a/+/+" { capabilities = [] }',
  'path "a/b/" { capabilities = ["list"] }\npath "a/+/" { capabilities = ["read"] }\npath "a/b+" { capabilities = ["patch"] }',
];
/** None ends with a slash: for a list, the pattern without it counts too. */
const PATHS = ['a', 'a/b', 'a/bc', 'a/b/c', 'a/x/c', 'a/b/x', 'x/b/c', 'x/y/c', 'a/b+', 'other'];

/** Texts that the plan accepts if, and only if, the service does. */
const TEXTS: readonly string[] = [
  '',
  '# nothing but a comment',
  'path "a" {}',
  'path "a" { capabilities = ["read",] }',
  'path "a" { capabilities = ["read" "list"] }',
  'path \'a\' { capabilities = ["read"] }',
  'path "a" { capabilities = "read" }',
  'path "a" { capabilities = ["Read"] }',
  'path "a" { capability = ["read"] }',
  'path "a" { policy = "write" }',
  'path "a" { policy = "admin" }',
  'path "a*b" { capabilities = ["read"] }',
  'path "a/+*" { capabilities = ["read"] }',
  'path "a/**" { capabilities = ["read"] }',
  'path "a" { min_wrapping_ttl = "1h" max_wrapping_ttl = "1m" }',
  'path "a" { min_wrapping_ttl = "soon" }',
  'path "a" { capabilities = ["read"]',
  'path "a" { capabilities = ["read"] } }',
  'path "a" { allowed_parameters = { "x" = ["1", 2, true] } }',
  'path "a" { allowed_parameters = { "x" = "1" } }',
  'path "a" { denied_parameters = { "x" = 1 } }',
  '{"path": {"a": {"allowed_parameters": {"x": "1"}}}}',
  'path "a" { required_parameters = ["x"] denied_parameters = { "y" = [] } }',
  'path "a" { capabilities = <<EOT\nread\nEOT\n}',
  'name = "x"\npath "a" { capabilities = ["read"] }',
  'rule "a" { capabilities = ["read"] }',
  '{"path": {"a": {"capabilities": ["read"]}}}',
  '{"path": [{"a": {"capabilities": ["read"]}}]}',
  'path "a" { expiration = "2090-01-01T00:00:00Z" capabilities = ["read"] }',
  'path "a" { pagination_limit = 5 capabilities = ["list"] }',
  'path "a" { comment = "x" capabilities = ["list"] }',
  'path "a" { capabilities = ["scan"] }',
  'path "a" { capabilities = ["subscribe"] }',
  'path "a" { subscribe_event_types = ["kv*"] }',
  'path "a" { control_group = { } }',
];

/** Texts that the service accepts, although it does not do what they seem to say. The plan refuses them. */
const MISUNDERSTOOD: readonly string[] = [
  'path { capabilities = ["read"] }',
  'path "a" "b" { capabilities = ["read"] }',
  '{"path": {"a": {"capabilities": ["read"]}}',
];

describeOnOpenbao('ACL policies', (service) => {
  let core: Core;
  beforeAll(async () => {
    await service().data('POST', 'sys/namespaces/team', {});
    core = await Core.start(registry, { secrets: service().settings });
  }, 60_000);
  afterAll(async () => {
    await core?.close();
  });

  const tokenWith = async (policy: string): Promise<string> => {
    const { body } = await service().ask('POST', 'auth/token/create', {
      policies: [policy],
      no_default_policy: true,
      ttl: '1h',
    });
    return body.auth.client_token;
  };

  it.each(TEXTS)('are accepted by the plan as by the service: %j', async (policy) => {
    const isAcceptedHere =
      findAclPolicyFault(policy) === undefined && findAclDialectFault(policy, 'openbao') === undefined;
    const { status, body } = await service().ask('POST', `${AT}/tried`, { policy });
    // The service takes an empty text for a missing one.
    expect({ policy, isAccepted: policy !== '' && isAcceptedHere, errors: body?.errors }).toEqual({
      policy,
      isAccepted: status < 300,
      errors: body?.errors,
    });
  });

  it.each(MISUNDERSTOOD)('are refused by the plan if the service would misunderstand them: %j', async (policy) => {
    expect((await service().ask('POST', `${AT}/tried`, { policy })).status).toBe(204);
    expect(findAclPolicyFault(policy)).toBeDefined();
  });

  it.each(POLICIES)('allow what the review says that they allow: %j', async (policy) => {
    await service().data('POST', `${AT}/matched`, { policy });
    const token = await tokenWith('matched');
    const { body } = await service().ask('POST', 'sys/capabilities', { token, paths: PATHS });
    const rules = mergeRules(parseAclPolicy(policy)!);
    for (const path of PATHS) {
      const allowed = mostSpecific(rules, path)?.capabilities ?? [];
      expect([path, [...body.data[path]].sort()]).toEqual([path, allowed.length > 0 ? [...allowed].sort() : ['deny']]);
    }
    await service().ask('POST', 'auth/token/revoke', { token });
  });

  it('have every capability of this dialect', async () => {
    const own = CAPABILITIES.filter((one) => (CAPABILITIES_OF_ONE[one] ?? 'openbao') === 'openbao' && one !== 'deny');
    const { held } = await core.apply(TYPE, { name: 'able', rules: [{ path: 'a', capabilities: [...own] }] });
    const { body } = await service().ask('POST', 'sys/capabilities', { token: await tokenWith('able'), paths: ['a'] });
    expect([...body.data.a].sort()).toEqual([...own].sort());
    await core.destroy(TYPE, held);
  });

  it('are in a namespace, imported and listed there, and nowhere else', async () => {
    const config: Values = { namespace: 'team', name: 'apps/web', rules: [{ path: 'a', capabilities: ['read'] }] };
    const { held } = await core.apply(TYPE, config);
    expect(held.state).toMatchObject({ id: `team/${AT}/apps/web`, version: 1 });
    for (const source of [{ id: String(held.state.id) }, { identity: { namespace: 'team', name: 'apps/web' } }]) {
      const imported = (await core.import(TYPE, source))!;
      expect(imported.state).toEqual(held.state);
      expect((await core.plan(TYPE, config, imported)).changes).toEqual([]);
    }
    const names = async (namespace?: string) =>
      (await core.list(TYPE, { namespace })).map(({ displayName }) => displayName);
    expect(await names('team')).toContain('apps/web');
    expect(await names()).not.toContain('apps/web');
    await core.destroy(TYPE, held);
    expect((await service().ask('GET', `team/${AT}/apps/web`)).status).toBe(404);
  });

  it('in another spelling plan nothing, and another meaning is drift that is repaired', async () => {
    const config: Values = {
      name: 'spelled',
      rules: [
        { path: 'b', capabilities: ['read', 'list'] },
        { path: 'a', capabilities: ['create', 'read', 'update', 'delete', 'list'], minWrappingTtl: '1m' },
      ],
    };
    const { held } = await core.apply(TYPE, config);
    const same =
      '{"path": {"/a": {"policy": "write", "min_wrapping_ttl": 60}, "b": {"capabilities": ["list", "read"]}}}';
    await service().data('POST', `${AT}/spelled`, { policy: same });
    expect((await core.refreshAndPlan(TYPE, config, held)).changes).toEqual([]);
    await service().data('POST', `${AT}/spelled`, { policy: 'path "b" { policy = "read" }' });
    const { changes, held: found } = await core.refreshAndPlan(TYPE, config, held);
    expect(changes.filter((name) => !['version', 'modified'].includes(name)).sort()).toEqual(['policy', 'rules']);
    const { held: repaired } = await core.apply(TYPE, config, found);
    expect((await core.refreshAndPlan(TYPE, config, repaired)).changes).toEqual([]);
    await core.destroy(TYPE, repaired);
  });

  it('of two writers are neither made twice nor overwritten', async () => {
    const config: Values = { name: 'shared', policy: 'path "a" { policy = "read" }', casRequired: true };
    const { held } = await core.apply(TYPE, config);
    expect((await service().ask('POST', `${AT}/shared`, { policy: 'path "b" {}' })).status).toBe(400);
    await service().data('POST', `${AT}/shared`, { policy: 'path "b" {}', cas: 1, cas_required: true });
    const { message } = await refusal(core.apply(TYPE, { ...config, policy: 'path "c" {}' }, held));
    expect(message).toContain('was changed by another client since the plan');
    expect((await refusal(core.apply(TYPE, config))).message).toContain('exists already');
    await service().data('DELETE', `${AT}/shared`);
  });

  it('of the service are kept: `default` is changed and forgotten, the others are refused', async () => {
    const before = (await service().data('GET', `${AT}/default`)).policy;
    const imported = await core.import(TYPE, { id: `${AT}/default` });
    const { held } = await core.apply(
      TYPE,
      { name: 'default', policy: `${before}\npath "more" { policy = "read" }` },
      imported,
    );
    expect(await core.destroy(TYPE, held)).toMatchObject([{ summary: 'The policy `default` was not deleted' }]);
    expect((await service().data('GET', `${AT}/default`)).policy).toContain('path "more"');
    await service().data('POST', `${AT}/default`, { policy: before });
    for (const name of ['root', 'response-wrapping']) {
      expect((await service().ask('POST', `${AT}/${name}`, { policy: 'path "a" {}' })).status).toBe(400);
    }
  });

  it('expire by themselves, and are planned again', async () => {
    const config: Values = { name: 'brief', policy: 'path "a" {}', expiration: '2090-01-01T00:00:00Z' };
    const { held } = await core.apply(TYPE, config);
    expect((await core.refreshAndPlan(TYPE, config, held)).changes).toEqual([]);
    const { held: endless } = await core.apply(TYPE, { ...config, expiration: undefined }, held);
    expect((await service().data('GET', `${AT}/brief`)).expiration).toBeUndefined();
    await core.destroy(TYPE, endless);
  });
});
