/** @tier complete */
import { rmSync } from 'fs';
import { join } from 'path';
import { withEphemerals } from '../../../src/cli/permissions/ephemeral-configuration';
import { neededPermissions, type NeededRule } from '../../../src/cli/permissions/needed-permissions';
import type { Extent } from '../../../src/cli/permissions/used-objects';
import { parsePlan, type Plan } from '../../../src/cli/stack/plan-json';
import { renderAclPolicy } from '../../../src/definition/kinds/acl-policy/render';
import type { Values } from '../../../src/definition/value';
import * as registry from '../../../src/handlers';
import { startEmulator, TestEmulator } from '../../support/emulator';
import { Core } from '../../support/environments/core';
import { serveRegistry } from '../../support/serve-registry';
import { TerraformFolder } from '../../support/terraform';
import { addressOf, MANY_KINDS, stackDocument, type StackObject } from './many-kinds';

jest.setTimeout(120_000);

type Snapshot = Awaited<ReturnType<TestEmulator['control']['snapshot']>>;

describe('the permissions of a stack with many kinds of objects', () => {
  let service: TestEmulator;
  let served: Awaited<ReturnType<typeof serveRegistry>>;
  let terraform: TerraformFolder;
  let core: Core;
  let plan: Plan;
  /** The service before anything is applied. */
  let initial: Snapshot;

  const settings = (token: string): Values => ({
    secrets: { address: service.address, token, dialect: 'openbao' },
  });
  const configure = (token: string) =>
    terraform.write('main.tf.json', JSON.stringify(stackDocument(MANY_KINDS, settings(token))));
  const rulesFor = (extent: Extent) => neededPermissions(plan, { extent, withChecks: false, dialect: 'openbao' }).rules;

  beforeAll(async () => {
    service = await startEmulator({ dialects: { secrets: 'openbao' } });
    served = await serveRegistry(registry);
    core = await Core.start(registry, settings('secrets-root'));
    terraform = new TerraformFolder(served.environment).configure('');
    initial = await service.control.snapshot();
    configure('secrets-root');
    await terraform.succeed('plan', '-input=false', '-out=plan.bin');
    plan = withEphemerals(parsePlan(await terraform.succeed('show', '-json', 'plan.bin')), terraform.folder);
  });
  afterAll(async () => {
    terraform.close();
    await core.close();
    await served.close();
    await service.close();
  });

  /** A token with exactly these rules, for a service that is as it was once. */
  const tokenWith = async (rules: readonly NeededRule[], before: Snapshot = initial): Promise<string> => {
    await service.control.restore(before);
    const send = async (path: string, body: object) => service.request('POST', `/v1/${path}`, { body });
    const policy = renderAclPolicy(rules.map(({ path, capabilities }) => ({ path, capabilities })));
    await send('sys/policies/acl/tried', { policy });
    const { body } = await send('auth/token/create', { policies: ['tried'] });
    return (body as { auth: { client_token: string } }).auth.client_token;
  };

  it('count every resource, data source and ephemeral resource of the stack', () => {
    const counted = new Set(rulesFor('apply').flatMap(({ for: addresses }) => addresses));
    // The first sends no request, and every token may look itself up.
    const silent = ['data.lintel_acl_policy_document.it', 'data.lintel_secrets_caller.it'];
    expect([...counted].sort()).toEqual(
      MANY_KINDS.map(addressOf)
        .filter((one) => !silent.includes(one))
        .sort(),
    );
  });

  it('suffice for a plan, an apply and a second plan', async () => {
    configure(await tokenWith(rulesFor('apply')));
    await terraform.apply();
    expect(await terraform.planIsEmpty()).toBe(true);
  });

  it('suffice for the destroy if they are those of the whole life', async () => {
    rmSync(join(terraform.folder, 'terraform.tfstate'));
    configure(await tokenWith(rulesFor('life')));
    await terraform.apply();
    await terraform.succeed('destroy', '-auto-approve', '-input=false');
  });

  /** What an apply and a second plan ask the provider for. */
  const use = async ({ kind, type, config }: StackObject): Promise<void> => {
    if (kind === 'resource') {
      const { held } = await core.apply(type, config);
      await core.refreshAndPlan(type, config, held);
    } else if (kind === 'data') {
      await core.readData(type, config);
    } else {
      const { kept } = await core.open(type, config);
      await core.closeEphemeral(type, kept);
    }
  };

  it('cannot be less: without any one capability of any path, an object that needs it is refused', async () => {
    const rules = rulesFor('apply');
    /** What the service has when each object is used. */
    const before = new Map<string, Snapshot>();
    await core.configure(settings(await tokenWith(rules)));
    for (const object of MANY_KINDS) {
      before.set(addressOf(object), await service.control.snapshot());
      await use(object);
    }
    const without = async (index: number, capability: string, object: StackObject): Promise<string | undefined> => {
      const fewer = rules.map((rule, at) =>
        at === index ? { ...rule, capabilities: rule.capabilities.filter((one) => one !== capability) } : rule,
      );
      const left = fewer.filter(({ capabilities }) => capabilities.length > 0);
      await core.configure(settings(await tokenWith(left, before.get(addressOf(object)))));
      return use(object).then(
        () => undefined,
        (error: Error) => error.message,
      );
    };
    const spare: string[] = [];
    for (const [index, rule] of rules.entries()) {
      for (const capability of rule.capabilities) {
        const objects = MANY_KINDS.filter((object) => rule.for.includes(addressOf(object)));
        const refusals: (string | undefined)[] = [];
        for (const object of objects) refusals.push(await without(index, capability, object));
        if (!refusals.some((refusal) => /permission denied/.test(refusal ?? ''))) {
          spare.push(`${capability} on ${rule.path}`);
        }
      }
    }
    expect(spare.sort()).toEqual([
      // The service asks for no token to read certificates and issuers; something in front of it may.
      'list on pki/issuers/',
      // The role is then read with a warning, and without its role id.
      'read on auth/apps/role/app/role-id',
      'read on pki/cert/+',
      // A token that creates an auth mount may also read it below `sys/auth`, unlike one that only plans.
      'read on sys/mounts/auth/apps',
      'read on sys/mounts/auth/ci',
      'read on sys/mounts/auth/cluster',
    ]);
  });

  it('count an action as the resource of the same type', () => {
    const type = 'lintel_database_role_rotation';
    const values = { mount: 'shop', role: 'billing' };
    const invoked = {
      format_version: '1.2',
      action_invocations: [{ address: `action.${type}.now`, type, provider_name: 'lintel', config_values: values }],
    } as unknown as Plan;
    const needed = (extent: Extent) =>
      neededPermissions(invoked, { extent, withChecks: false, dialect: 'openbao' }).rules;
    const own = rulesFor('apply').filter(({ for: addresses }) => addresses.includes(`${type}.now`));
    expect(needed('apply').map(({ path, capabilities }) => [path, capabilities])).toEqual(
      own.map(({ path, capabilities }) => [path, capabilities]),
    );
    expect(needed('plan')).toEqual([]);
  });
});
