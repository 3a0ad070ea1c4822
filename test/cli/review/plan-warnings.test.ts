import { writeFileSync } from 'fs';
import * as path from 'path';
import { attachWarnings, planWarnings } from '../../../src/cli/review/plan-warnings';
import type { Finding } from '../../../src/cli/review/report';
import { reviewPlan } from '../../../src/cli/review/review-plan';
import type { Diagnostic } from '../../../src/cli/stack/events';
import type { Plan, ResourceChange } from '../../../src/cli/stack/plan-json';
import { openTerraformEnvironment, TerraformEnvironment } from '../../support/environments/terraform-environment';
import { lintel } from '../run-cli';

jest.setTimeout(90_000);

const MOUNT = {
  resource: {
    lintel_secrets_mount: { warehouse: { path: 'warehouse', type: 'database', force_destroy: true } },
  },
};
const CONTENT = '`orders` in `config`; `app` in `roles`';

describe('a mount with content that no configuration manages', () => {
  let environment: TerraformEnvironment;
  beforeAll(async () => {
    environment = await openTerraformEnvironment('standard', {}, true);
    environment.terraform.write('stack.tf.json', JSON.stringify(MOUNT));
    await environment.terraform.apply();
    const ask = async (below: string, body: object) =>
      expect(await environment.service.request('POST', `/v1/warehouse/${below}`, { body })).toMatchObject({
        status: 204,
      });
    await ask('config/orders', {
      plugin_name: 'mysql-database-plugin',
      connection_url: 'x',
      verify_connection: false,
      allowed_roles: '*',
    });
    await ask('roles/app', { db_name: 'orders', creation_statements: ['x'] });
  });
  afterAll(async () => environment.close());

  it('is named by the danger of its destroy, in the review of a saved plan with the output of its terraform plan', async () => {
    const { terraform } = environment;
    const at = (name: string): string => path.join(terraform.folder, name);
    const log = await terraform.succeed('plan', '-destroy', '-json', '-input=false', '-out=plan.bin');
    writeFileSync(at('plan.log'), log);
    writeFileSync(at('plan.json'), await terraform.succeed('show', '-json', 'plan.bin'));
    const { code, stdout } = await lintel([
      'review',
      '--format',
      'json',
      '--plan-log',
      at('plan.log'),
      at('plan.json'),
    ]);
    expect(code).toBe(0);
    expect((JSON.parse(stdout) as { findings: Finding[] }).findings).toEqual([
      expect.objectContaining({
        severity: 'danger',
        address: 'lintel_secrets_mount.warehouse',
        warnings: [expect.objectContaining({ detail: expect.stringContaining(CONTENT) })],
      }),
    ]);
  });

  it('is named by lintel review --stack if the configuration no longer has the mount', async () => {
    environment.terraform.write('stack.tf.json', '{}');
    const { stdout } = await lintel(
      ['review', '--stack', environment.terraform.folder],
      environment.variables as Record<string, string>,
    );
    expect(stdout).toContain('Danger: The mount is destroyed with everything that it stores');
    expect(stdout).toContain(CONTENT);
  });
});

const warning = (more: Partial<Diagnostic>): Diagnostic => ({
  severity: 'warning',
  summary: 'The mount moves',
  ...more,
});
const source = (type: string, provider: string, secret: string | null = null) =>
  ({
    address: `${type}.this`,
    mode: 'managed',
    type,
    name: 'this',
    provider_name: `registry.terraform.io/${provider}`,
    change: { actions: ['delete'], before: { id: 'x', secret }, after: null, before_sensitive: { secret: true } },
  }) as unknown as ResourceChange;
const plan: Plan = {
  format_version: '1.2',
  resource_changes: [
    source('lintel_run_task', 'lintel/lintel'),
    source('random_password', 'hashicorp/random', 'correct horse'),
  ],
};

it.each([
  ['of other providers are left out', warning({ address: 'random_password.this' }), undefined],
  ['are no errors', warning({ severity: 'error' }), undefined],
  ['without an address stay', warning({}), { summary: 'The mount moves' }],
  [
    'reveal no secret of the plan, and are one line',
    warning({ address: 'lintel_run_task.this', detail: 'It has\n\n  `correct horse`.' }),
    { address: 'lintel_run_task.this', summary: 'The mount moves', detail: 'It has `(sensitive)`.' },
  ],
])('warnings %s', (_, diagnostic, shown) => {
  expect(planWarnings(plan, [diagnostic, diagnostic])).toEqual(shown === undefined ? [] : [shown]);
});

it('a warning stands at the first finding about its object, and others by themselves', () => {
  const finding = (address: string, says: string) => ({ address, says }) as Finding;
  const first = finding('a.this', 'first');
  const second = finding('a.this', 'second');
  const about = { address: 'a.this', summary: 'x' };
  const others = [{ address: 'b.this', summary: 'y' }, { summary: 'z' }];
  expect(attachWarnings([first, second], [about, ...others])).toEqual({
    findings: [{ ...first, warnings: [about] }, second],
    others,
  });
  expect(reviewPlan(plan, { diagnostics: [warning({})] }).warnings).toEqual([{ summary: 'The mount moves' }]);
  expect(reviewPlan(plan)).not.toHaveProperty('warnings');
});
