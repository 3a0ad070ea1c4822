import { renderPasswordPolicy } from '../../../../src/definition/kinds/password-policy';
import type { Values } from '../../../../src/definition/value';
import * as registry from '../../../../src/handlers';
import type { TestEmulatorOptions } from '../../../support/emulator';
import { Held } from '../../../support/environments/core';
import { Proxied, openProxied } from '../../../support/environments/proxied';
import { refusal } from '../../../support/environments/refusal';
import { openTerraformEnvironment } from '../../../support/environments/terraform-environment';
import { writePeerState } from '../../../support/peer-state';
import { changedAttributes } from '../../../support/terraform';

const TYPE = 'lintel_password_policy';
const PATH = '/v1/sys/policies/password/database';
const name = { name: 'database' };
const typed: Values = {
  ...name,
  length: 24,
  rules: [{ charset: 'abcdef', minChars: 1 }, { charset: '01"\\${' }],
};
const RENDERED = [
  'length = 24',
  'rule "charset" {\n  charset = "abcdef"\n  min-chars = 1\n}',
  'rule "charset" {\n  charset = "01\\"\\\\\\u0024{"\n}\n',
].join('\n\n');
const written: Values = { ...name, policy: 'length = 20\nrule "charset" {\n  charset = "abc" # letters\n}\n' };
/** 26 characters that must be 26 different letters: nobody draws that. */
const letters = [...'abcdefghijklmnopqrstuvwxyz'];
const IMPOSSIBLE: Values = { ...name, length: 26, rules: letters.map((charset) => ({ charset, minChars: 1 })) };

let open: Proxied;
beforeEach(async () => {
  open = await openProxied(registry);
});
afterEach(async () => {
  await open.close();
});

const make = async (values: Values): Promise<Held> => (await open.core.apply(TYPE, values)).held;
const planned = async (values: Values, object: Held) => open.core.refreshAndPlan(TYPE, values, object);
const asked = () => open.proxy.passed.splice(0).map(({ method, path }) => `${method} ${path}`);
const stored = async () =>
  (await open.service.control.snapshot()).objects.passwordPolicies as unknown as readonly { readonly policy: string }[];
const post = async (policy: string) => {
  const { status } = await open.service.request('POST', PATH, { body: { policy } });
  if (status >= 300) throw new Error(`not written: ${status}`);
};
const reopen = async (options: TestEmulatorOptions) => {
  await open.close();
  open = await openProxied(registry, options);
};

describe('a password policy', () => {
  it('has a source of randomness with the dialect "vault" only', async () => {
    for (const secrets of ['standard', 'openbao'] as const) {
      await reopen({ dialects: { secrets } });
      const error = await refusal(make({ ...typed, entropySource: 'seal' }));
      expect(error.reported).toMatchObject([{ path: ['entropySource'], severity: 'error' }]);
      expect(error.message).toContain('`entropy_source` is supported only with the dialect "vault"');
    }
  });

  it('is written as the text that its rules stand for, and the generator is tried', async () => {
    const { state } = await make(typed);
    expect(asked()).toEqual([`GET ${PATH}`, `POST ${PATH}`, `GET ${PATH}`, `GET ${PATH}/generate`]);
    expect(await stored()).toEqual([{ namespace: '', name: 'database', policy: RENDERED, entropySource: '' }]);
    expect(state).toEqual({ ...typed, id: 'sys/policies/password/database', policy: RENDERED });
  });

  it('is written as its text, with what it means in state', async () => {
    const { state } = await make(written);
    expect((await stored())[0].policy).toBe(written.policy);
    expect(state).toMatchObject({ ...written, length: 20, rules: [{ charset: 'abc' }] });
  });

  it.each([
    ['formatting and comments', 'length=20 rule "charset" { charset = "abc" }'],
    ['the order of characters', 'length = 20\nrule "charset" { charset = "ccba" }'],
    ['JSON', '{"rule": [{"charset": {"charset": "abc"}}], "length": 20}'],
    ['keys that the service ignores', 'length = 20\nname = "x"\nrule "charset" { charset = "abc" min-chars = -1 }'],
    ['the spelling of numbers and names', 'length = 0x14\n"rule" charset { "charset" = "abc" }'],
  ])('has no drift if only %s differs', async (_, policy) => {
    const object = await make(written);
    await post(policy);
    expect((await planned(written, object)).changes).toEqual([]);
  });

  it('plans nothing for rules in another order', async () => {
    const object = await make(typed);
    const rules = [...(typed.rules as readonly Values[])].reverse();
    expect((await planned({ ...typed, rules }, object)).changes).toEqual([]);
    await post(
      'length = 24\nrule "charset" { charset = "{$01\\"\\\\" }\nrule "charset" { charset = "abcdef"\nmin-chars = 1 }',
    );
    expect((await planned(typed, object)).changes).toEqual([]);
  });

  it('can be changed from a text to rules of the same meaning without a request', async () => {
    const object = await make(written);
    const same = { ...name, length: 20, rules: [{ charset: 'cba' }] };
    expect((await planned(same, object)).changes).toEqual([]);
    await open.core.apply(TYPE, { ...same, length: 21 }, object);
    expect((await stored())[0].policy).toBe('length = 21\n\nrule "charset" {\n  charset = "cba"\n}\n');
  });

  it('shows a text that others have written, and one that cannot be parsed, and restores its own', async () => {
    const object = await make(typed);
    const { objects, ...rest } = await open.service.control.snapshot();
    const passwordPolicies = [{ namespace: '', name: 'database', policy: 'length = ', entropySource: '' }];
    await open.service.control.restore({ ...rest, objects: { ...objects, passwordPolicies } });
    const plan = await planned(typed, object);
    expect(plan.changes).toEqual(['length', 'policy', 'rules']);
    await open.core.apply(TYPE, typed, (await open.core.refresh(TYPE, object))!);
    expect((await stored())[0].policy).toBe(RENDERED);
  });

  it('is not created if the service cannot generate passwords by it', async () => {
    const error = await refusal(make(IMPOSSIBLE));
    expect(error.message).toContain('The service cannot generate passwords by the policy `database`');
    expect(error.message).toContain('timed out generating string');
    expect(error.message).toContain('make passwords longer');
    expect(await stored()).toEqual([]);
  }, 60_000);

  it('is tried by a plan that changes nothing, and not by others', async () => {
    const object = await make(typed);
    asked();
    await open.core.plan(TYPE, typed, object);
    expect(asked()).toContain(`GET ${PATH}/generate`);
    await open.core.plan(TYPE, { ...typed, length: 30 }, object);
    expect(asked()).toEqual([]);
  });

  it('is warned of by a plan if the service cannot generate passwords by it', async () => {
    const { length, rules } = IMPOSSIBLE as { length: number; rules: { charset: string; minChars: number }[] };
    await post(renderPasswordPolicy({ length, rules }));
    const imported = (await open.core.import(TYPE, { id: 'sys/policies/password/database' }))!;
    const { action, warnings } = await open.core.plan(TYPE, IMPOSSIBLE, imported);
    expect(action).toBe('nothing');
    expect(warnings).toMatchObject([
      { path: ['rules'], summary: expect.stringContaining('cannot generate passwords') },
    ]);
  }, 60_000);

  it('needs no permission to ask the generator', async () => {
    open.proxy.watch = ({ path, response }) => {
      if (path.endsWith('/generate')) response({ status: 403, body: { errors: ['permission denied'] } });
    };
    const object = await make(typed);
    expect((await planned(typed, object)).changes).toEqual([]);
  });

  it('has a name of several segments, found by import in every form', async () => {
    const object = await make({ ...typed, name: 'team/Data base' });
    expect(object.state.id).toBe('sys/policies/password/team/Data base');
    for (const source of [{ id: String(object.state.id) }, { identity: { name: 'team/Data base' } }]) {
      expect((await open.core.import(TYPE, source))!.state).toEqual(object.state);
    }
    expect(await open.core.readData('lintel_password_policies', {})).toMatchObject({ names: ['team/Data base'] });
    expect(await open.core.list(TYPE, {})).toMatchObject([{ identity: { name: 'team/Data base' } }]);
    expect(await open.core.readData(TYPE, { name: 'team/Data base' })).toMatchObject({ length: 24 });
  });

  it('is looked up as it is, or not found by its name', async () => {
    await expect(open.core.readData(TYPE, name)).rejects.toThrow('There is no password policy `database`.');
    await post('length = 20\nrule "charset" { charset = "abc" }');
    expect(await open.core.readData(TYPE, name)).toMatchObject({ length: 20, rules: [{ charset: 'abc' }] });
  });

  it('has no namespace with the dialect of the specification', async () => {
    const namespace = 'team';
    for (const act of [
      () => make({ ...typed, namespace }),
      () => open.core.readData(TYPE, { ...name, namespace }),
      () => open.core.readData('lintel_password_policies', { namespace }),
      () => open.core.list(TYPE, { namespace }),
    ]) {
      expect((await refusal(act())).message).toContain('only with the dialects "vault" and "openbao"');
    }
  });

  it('says which namespace does not exist', async () => {
    await reopen({ dialects: { secrets: 'openbao' } });
    const namespace = 'nowhere';
    expect((await refusal(make({ ...typed, namespace }))).message).toContain('no namespace `nowhere`');
    await expect(open.core.readData('lintel_password_policies', { namespace })).rejects.toThrow(
      'no namespace `nowhere`',
    );
  });

  it('is refused by name if the service drops its source of randomness', async () => {
    // The provider takes the service for Vault, which it is not.
    await reopen({ dialects: { secrets: 'openbao' } });
    await open.core.configure({
      ...open.settings,
      secrets: { ...(open.settings.secrets as Values), dialect: 'vault' },
    });
    const error = await refusal(make({ ...typed, entropySource: 'seal' }));
    expect(error.message).toContain('without `entropy_source`');
    expect(await stored()).toEqual([]);
    const object = await make(typed);
    expect((await refusal(open.core.apply(TYPE, { ...typed, entropySource: 'seal' }, object))).message).toContain(
      'without `entropy_source`',
    );
  });

  it('keeps and clears its source of randomness', async () => {
    await reopen({ dialects: { secrets: 'vault' } });
    const object = await make({ ...typed, entropySource: 'seal' });
    expect(await stored()).toMatchObject([{ entropySource: 'seal' }]);
    expect((await planned({ ...typed, entropySource: 'seal' }, object)).changes).toEqual([]);
    await open.core.apply(TYPE, typed, object);
    expect(await stored()).toMatchObject([{ entropySource: '' }]);
  });
});

it('a moved block takes over the resource of the Vault provider, and nothing is recreated or sent', async () => {
  const { service, proxy, terraform, close } = await openTerraformEnvironment('vault');
  try {
    const policy = 'length = 20\nrule "charset" {\n  charset = "abcdefgh"\n  min-chars = 1\n}\n';
    await service.request('POST', PATH, { body: { policy } });
    writePeerState(terraform, [
      {
        type: 'vault_password_policy',
        name: 'database',
        attributes: { id: 'database', name: 'database', namespace: null, policy },
      },
    ]);
    terraform.configure(`
moved {
  from = vault_password_policy.database
  to   = lintel_password_policy.database
}

resource "lintel_password_policy" "database" {
  name   = "database"
  length = 20
  rules  = [{ charset = "hgfedcba", min_chars = 1 }]
}
`);
    const changes = (await terraform.plan()).resource_changes!;
    expect(changes.map((change) => [change.address, change.change.actions, changedAttributes(change)])).toEqual([
      ['lintel_password_policy.database', ['no-op'], []],
    ]);
    expect(proxy.passed.filter(({ method }) => method !== 'GET')).toEqual([]);
  } finally {
    await close();
  }
}, 60_000);
