import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'fs';
import { tmpdir } from 'os';
import * as path from 'path';
import { ephemeralsInJson, ephemeralsInText } from '../../../src/cli/permissions/configuration-blocks';
import { missingEphemerals, withEphemerals } from '../../../src/cli/permissions/ephemeral-configuration';
import { neededPermissions } from '../../../src/cli/permissions/needed-permissions';
import type { Plan } from '../../../src/cli/stack/plan-json';
import { codeLine } from '../../../src/diagnostics/code';
import { lintelFed } from '../run-cli';

const pathsOf = (plan: Plan) =>
  neededPermissions(plan, { extent: 'plan', withChecks: false, dialect: 'openbao' }).rules.map((rule) => rule.path);

const TEXT = `
# ephemeral "lintel_generated_password" "comment" {}
/* ephemeral "lintel_generated_password" "comment" {
} */
locals {
  text = "ephemeral \\"lintel_generated_password\\" \${join("}", ["{"])} $\${"
  heredoc = <<-END
    ephemeral "lintel_generated_password" "heredoc" {
    END
}
ephemeral "lintel_database_credentials" "app" {
  mount = "shop" # not "database"
  role  = lintel_database_role.app.name
  after = [
    lintel_database_role.app.id, // one a line
  ]
  lifecycle {
    precondition {
      condition     = var.enabled == true
      error_message = "role = \\"other\\""
    }
  }
}
ephemeral "lintel_generated_password" "first" { policy = "\${var.policy}" }
ephemeral "lintel_generated_password" "other" {
  policy = "team-\${var.policy}"
}
`;

it('lintel permissions reads ephemeral resources from the text of a configuration, among comments and strings', () => {
  expect(ephemeralsInText(TEXT)).toEqual([
    {
      address: 'ephemeral.lintel_database_credentials.app',
      mode: 'ephemeral',
      type: 'lintel_database_credentials',
      name: 'app',
      expressions: {
        mount: { constant_value: 'shop' },
        role: { references: ['lintel_database_role.app.name'] },
        after: {},
      },
    },
    expect.objectContaining({ name: 'first', expressions: { policy: { references: ['var.policy'] } } }),
    expect.objectContaining({ name: 'other', expressions: { policy: {} } }),
  ]);
});

it('lintel permissions reads ephemeral resources from a configuration in JSON', () => {
  const config = {
    '//': { metadata: {} },
    'role': '${lintel_database_role.app.name}',
    'revoke_on_close': false,
    'after': ['x'],
  };
  const document = { ephemeral: { lintel_database_credentials: { app: config } } };
  expect(ephemeralsInJson(JSON.stringify(document))).toEqual([
    expect.objectContaining({
      address: 'ephemeral.lintel_database_credentials.app',
      expressions: {
        role: { references: ['lintel_database_role.app.name'] },
        revoke_on_close: { constant_value: false },
        after: {},
      },
    }),
  ]);
});

describe('the ephemeral resources of a stack', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'lintel-ephemeral-'));
    mkdirSync(path.join(folder, '.terraform', 'modules'), { recursive: true });
    mkdirSync(path.join(folder, 'inner'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const password = (policy: string) => `ephemeral "lintel_generated_password" "it" {\n  policy = ${policy}\n}\n`;

  it('are added to the plan, with the values of variables, and unknown values as wildcards', () => {
    writeFileSync(path.join(folder, 'main.tf'), TEXT);
    const plan = withEphemerals({ format_version: '1.2', variables: { policy: { value: 'strong' } } }, folder);
    expect(pathsOf(plan)).toEqual([
      'shop/creds/+',
      'sys/leases/revoke',
      'sys/policies/password/+/generate',
      'sys/policies/password/strong/generate',
    ]);
  });

  it('are found in modules, whose variables are not those of the root', () => {
    writeFileSync(path.join(folder, 'main.tf'), password('"root"'));
    writeFileSync(path.join(folder, 'inner', 'main.tf'), password('var.policy'));
    writeFileSync(
      path.join(folder, '.terraform', 'modules', 'modules.json'),
      JSON.stringify({
        Modules: [
          { Key: '', Dir: '.' },
          { Key: 'inner', Dir: 'inner' },
        ],
      }),
    );
    const configuration = { root_module: { module_calls: { inner: { module: {} } } } };
    const plan = withEphemerals(
      { format_version: '1.2', variables: { policy: { value: 'of the root' } }, configuration },
      folder,
    );
    expect(pathsOf(plan)).toEqual(['sys/policies/password/+/generate', 'sys/policies/password/root/generate']);
  });

  it('are taken from the plan where it has them, as that of OpenTofu', () => {
    writeFileSync(path.join(folder, 'main.tf'), password('"of the file"'));
    const resource = {
      address: 'ephemeral.lintel_generated_password.it',
      mode: 'ephemeral',
      type: 'lintel_generated_password',
      name: 'it',
      expressions: { policy: { constant_value: 'of-the-plan' } },
    } as const;
    const plan = { format_version: '1.2', configuration: { root_module: { resources: [resource] } } };
    expect(pathsOf(withEphemerals(plan, folder))).toEqual(['sys/policies/password/of-the-plan/generate']);
    expect(missingEphemerals(plan)).toEqual([]);
  });

  it('have known values in the plan of OpenTofu, too, where a configuration in JSON has its text as a constant', () => {
    const policies = ['${var.policy}', 'team-${var.policy}', ['${var.policy}'], '${var.unknown}'];
    const resources = policies.map((text, number) => ({
      address: `ephemeral.lintel_generated_password.p${number}`,
      mode: 'ephemeral',
      type: 'lintel_generated_password',
      name: `p${number}`,
      expressions: {
        policy: { constant_value: text, references: [number === 3 ? 'var.unknown' : 'var.policy'] },
      },
    }));
    const variables = { policy: { value: 'strong' } };
    const wildcard = 'sys/policies/password/+/generate';
    for (const [number, expected] of [
      'sys/policies/password/strong/generate',
      wildcard,
      wildcard,
      wildcard,
    ].entries()) {
      const root_module = { resources: [resources[number]] };
      expect(pathsOf({ format_version: '1.2', variables, configuration: { root_module } } as Plan)).toEqual([expected]);
    }
    const inner = { module_calls: { inner: { module: { resources: [resources[0]] } } } };
    expect(pathsOf({ format_version: '1.2', variables, configuration: { root_module: inner } } as Plan)).toEqual([
      wildcard,
    ]);
  });
});

it('lintel permissions names the ephemeral resources that a plan of Terraform refers to and does not contain', async () => {
  const plan = {
    format_version: '1.2',
    configuration: {
      provider_config: {
        lintel: {
          name: 'lintel',
          expressions: { token: { references: ['ephemeral.lintel_platform_token.it.token'] } },
        },
      },
      root_module: {
        resources: [
          {
            address: 'terraform_data.x',
            mode: 'managed',
            type: 'terraform_data',
            name: 'x',
            provisioners: [
              {
                expressions: {
                  command: {
                    references: ['ephemeral.lintel_database_credentials.app.username', 'ephemeral.other_thing.x'],
                  },
                },
              },
            ],
          },
        ],
      },
    },
  };
  const { stderr, code } = await lintelFed(JSON.stringify(plan), ['permissions', '-']);
  expect(code).toBe(0);
  expect(stderr.split('\n').slice(0, -1)).toEqual([
    expect.stringMatching(/^warning: .* ephemeral\.lintel_database_credentials\.app, .* use --stack\.$/),
    codeLine('permissions-incomplete'),
    expect.stringMatching(/^warning: .* ephemeral\.lintel_platform_token\.it, .* use --stack\.$/),
    codeLine('permissions-incomplete'),
  ]);
});
