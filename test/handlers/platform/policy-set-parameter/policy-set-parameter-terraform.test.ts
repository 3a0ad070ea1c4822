/** @tier complete */
import {
  openTerraformEnvironment,
  type TerraformEnvironment,
} from '../../../support/environments/terraform-environment';
import { writePeerState } from '../../../support/peer-state';
import { policySetStore } from '../shared/policy-set-store';

const TYPE = 'lintel_policy_set_parameter';

let environment: TerraformEnvironment;
let store: ReturnType<typeof policySetStore>;
let policySetId: string;
beforeEach(async () => {
  environment = await openTerraformEnvironment('standard');
  store = policySetStore(environment.service);
  policySetId = await store.set('cost');
});
afterEach(async () => {
  await environment.close();
});

const configured = (...lines: readonly string[]) => `
resource "${TYPE}" "it" {
  policy_set_id = "${policySetId}"
  key           = "limit"
  ${lines.join('\n  ')}
}
`;
const made = async (value: string, sensitive: boolean): Promise<string> =>
  (
    await store.send('POST', `/policy-sets/${policySetId}/parameters`, {
      data: { type: 'vars', attributes: { key: 'limit', value, sensitive, category: 'policy-set' } },
    })
  ).data.id as string;
const planned = async () =>
  (await environment.terraform.plan()).resource_changes!.map(({ change }) => ({
    actions: change.actions.join(),
    after: change.after,
  }));

it('shows the value of a parameter that is not sensitive in plan, output and data source', async () => {
  environment.terraform.configure(`${configured('value = "500"')}
data "${TYPE}" "it" {
  policy_set_id = "${policySetId}"
  key           = ${TYPE}.it.key
}
output "resource" { value = ${TYPE}.it.value }
output "data" { value = data.${TYPE}.it.value }
`);
  expect(await environment.terraform.succeed('plan', '-no-color')).toMatch(/\+ value += "500"/);
  await environment.terraform.apply();
  expect(await environment.terraform.succeed('output', '-no-color')).toBe('data = "500"\nresource = "500"\n');
});

it('keeps an output of a sensitive value hidden', async () => {
  environment.terraform.configure(configured('sensitive_value = "canary-500"', 'sensitive = true'));
  expect(await environment.terraform.succeed('plan', '-no-color')).not.toContain('canary');
});

it.each([
  [false, 'value = "500"'],
  [true, 'sensitive_value = "500"\n  sensitive = true'],
])('plans nothing for a state in which both values were in one attribute (sensitive: %s)', async (sensitive, lines) => {
  const parameterId = await made('500', sensitive);
  environment.terraform.configure(configured(lines));
  const id = `${policySetId}/${parameterId}`;
  const attributes = {
    id,
    parameter_id: parameterId,
    policy_set_id: policySetId,
    key: 'limit',
    value: '500',
    sensitive,
  };
  writePeerState(environment.terraform, [], {
    serial: 1,
    resources: [
      {
        mode: 'managed',
        type: TYPE,
        name: 'it',
        provider: 'provider["registry.terraform.io/lintel/lintel"]',
        instances: [{ schema_version: 0, attributes: { ...attributes, secrets_revision: 0 } }],
      },
    ],
  });
  expect(await planned()).toMatchObject([{ actions: 'no-op' }]);
});

it('is taken over from the other provider with its sensitive value', async () => {
  const id = await made('500', true);
  writePeerState(environment.terraform, [
    {
      type: 'tfe_policy_set_parameter',
      name: 'it',
      attributes: { id, policy_set_id: policySetId, key: 'limit', value: '500', sensitive: true },
    },
  ]);
  environment.terraform.configure(
    `moved {\n  from = tfe_policy_set_parameter.it\n  to = ${TYPE}.it\n}\n${configured('sensitive_value = "500"', 'sensitive = true')}`,
  );
  expect(await planned()).toMatchObject([{ actions: 'no-op', after: { sensitive_value: '500', value: null } }]);
});

it('says where a sensitive value belongs', async () => {
  environment.terraform.configure(configured('value = "500"', 'sensitive = true'));
  const { status, stderr } = await environment.terraform.run('plan', '-no-color');
  expect(status).toBe(1);
  expect(stderr.replace(/[\s│]+/g, ' ')).toContain('It would be shown: configure `value_wo`, or `sensitive_value`');
});
