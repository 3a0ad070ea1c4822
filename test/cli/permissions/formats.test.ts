/** @tier complete */
import { spawnSync } from 'child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'fs';
import { tmpdir } from 'os';
import * as path from 'path';
import type { NeededPermissions } from '../../../src/cli/permissions/needed-permissions';
import { parseAclPolicy, typedAclRules } from '../../../src/definition/kinds/acl-policy/parse';
import * as registry from '../../../src/handlers';
import { PackedPackage } from '../../constructs/packed-package';
import { startEmulator, TestEmulator } from '../../support/emulator';
import { settingsFor } from '../../support/environments/environment';
import { terraformJson } from '../../support/environments/resource';
import { serveRegistry } from '../../support/serve-registry';
import { TerraformFolder } from '../../support/terraform';
import { lintel, lintelFed, ROOT } from '../run-cli';

jest.setTimeout(120_000);

const created = (type: string, name: string, after: object) => ({
  address: `${type}.${name}`,
  mode: 'managed',
  type,
  name,
  change: { actions: ['create'], before: null, after, after_unknown: {} },
});

/** Names that each language must quote in its own way. */
const HOSTILE = 'it\'s "${1}" %{x} \\ `y`';

const PLAN = JSON.stringify({
  format_version: '1.2',
  resource_changes: [
    created('lintel_database_role', 'app', { mount: 'database', name: 'app' }),
    created('lintel_password_policy', 'hostile', { name: HOSTILE }),
    created('lintel_run_task', 'scan', { organization: 'acme', name: 'scan' }),
    created('lintel_policy', 'buckets', { organization: 'acme', name: 'buckets' }),
    created('lintel_workspace_run_task', 'app', { workspace_id: 'ws-app' }),
  ],
});

const RIGHTS = [
  'The team on the platform needs:',
  '  manage policies (acme): lintel_policy.buckets',
  '  manage run tasks (acme): lintel_run_task.scan',
  '  manage workspace run tasks (ws-app): lintel_workspace_run_task.app',
  '  membership in the team owners (acme): lintel_run_task.scan',
];

const escapeTemplates = (text: string) => text.replace(/[$%](?=\{)/g, (mark) => mark + mark);

describe('lintel permissions prints', () => {
  let service: TestEmulator;
  let rules: readonly { path: string; capabilities: readonly string[] }[];

  const print = async (...args: string[]): Promise<string> => {
    const { stdout, stderr, code } = await lintelFed(PLAN, ['permissions', '-', '--name', 'pipeline', ...args]);
    expect([code, stderr]).toEqual([0, '']);
    return stdout;
  };
  /** The rights of a team are comments of the language. */
  const expectRights = (text: string, mark: string) =>
    expect(text.split('\n').slice(0, RIGHTS.length)).toEqual(RIGHTS.map((line) => `${mark} ${line}`));
  const plain = (all: readonly { path: string; capabilities: readonly string[] }[]) =>
    all.map(({ path: at, capabilities }) => ({ path: at, capabilities }));

  beforeAll(async () => {
    service = await startEmulator();
    const needed = JSON.parse(await print('--format', 'json')) as NeededPermissions;
    rules = plain(needed.rules);
    expect(rules).toEqual([
      { path: 'database/roles/app', capabilities: ['create', 'read'] },
      { path: 'sys/policies/password/' + HOSTILE, capabilities: ['read', 'update'] },
    ]);
  });
  afterAll(async () => service.close());

  it('a text that the service accepts as a policy', async () => {
    const text = await print();
    expectRights(text, '#');
    expect(plain(typedAclRules(parseAclPolicy(text)!) as never)).toEqual(rules);
    const { status } = await service.request('POST', '/v1/sys/policies/acl/pipeline', { body: { policy: text } });
    expect(status).toBe(204);
    await service.request('DELETE', '/v1/sys/policies/acl/pipeline');
  });

  it('HCL that terraform formats, plans and applies', async () => {
    const text = await print('--format', 'hcl');
    expectRights(text, '#');
    const served = await serveRegistry(registry);
    const terraform = new TerraformFolder(served.environment).configure(text);
    try {
      terraform.write(
        'provider.tf.json',
        JSON.stringify({ provider: { lintel: terraformJson(settingsFor(service)) } }),
      );
      await terraform.apply();
      const { rules: applied } = terraform.instance('lintel_acl_policy.pipeline').attributes;
      expect(plain(applied as never)).toEqual(rules);
      await terraform.succeed('fmt', '-check', '-diff');
    } finally {
      terraform.close();
      await served.close();
    }
  });

  it('a construct that compiles and is synthesized', async () => {
    const text = await print('--format', 'construct', '--framework', 'cdktf');
    expectRights(text, '//');
    expect(text).toContain("\n// import { secrets } from 'lintel';\nnew secrets.AclPolicy(this, 'Permissions', {\n");
    const project = new PackedPackage();
    try {
      for (const tool of ['.bin', 'tsx', 'typescript', '@types']) {
        symlinkSync(path.join(ROOT, 'node_modules', tool), path.join(project.folder, 'node_modules', tool));
      }
      const app = path.join(project.folder, 'app');
      mkdirSync(app);
      writeFileSync(
        path.join(app, 'main.ts'),
        `import { App, TerraformStack } from 'cdktf';
import { Construct } from 'constructs';
import { LintelProvider, secrets } from 'lintel';

class Stack extends TerraformStack {
  constructor(scope: Construct, id: string) {
    super(scope, id);
    new LintelProvider(this, 'lintel', { selfInstall: false });
    ${text}
  }
}

const app = new App();
new Stack(app, 'stack');
app.synth();
`,
      );
      const compiler = {
        compilerOptions: {
          strict: true,
          noEmit: true,
          skipLibCheck: true,
          module: 'commonjs',
          target: 'es2022',
          types: ['node'],
        },
        include: ['main.ts'],
      };
      writeFileSync(path.join(app, 'tsconfig.json'), JSON.stringify(compiler));
      const run = (program: string, ...args: string[]) =>
        spawnSync(process.execPath, [path.join(ROOT, 'node_modules', program), ...args], {
          cwd: app,
          encoding: 'utf8',
        });
      expect(run('typescript/bin/tsc', '-p', app).stdout).toBe('');
      const { status, stderr } = run('tsx/dist/cli.mjs', 'main.ts');
      expect([status, stderr]).toEqual([0, '']);
      const synthesized = JSON.parse(
        readFileSync(path.join(app, 'cdktf.out', 'stacks', 'stack', 'cdk.tf.json'), 'utf8'),
      );
      expect(Object.values(synthesized.resource.lintel_acl_policy)).toMatchObject([
        { name: 'pipeline', rules: JSON.parse(escapeTemplates(JSON.stringify(rules))) },
      ]);
    } finally {
      project.close();
    }
  });

  // The tests of the packages compile and synthesize them.
  it.each([
    ['typescript', 'cdktn', "// import { secrets } from 'lintel-cdktn';\nnew secrets.AclPolicy(this, "],
    ['python', 'cdktf', '# from lintel_cdktf import secrets as lintel_secrets\nlintel_secrets.AclPolicy('],
    ['python', 'cdktn', '# from lintel_cdktn import secrets as lintel_secrets\nlintel_secrets.AclPolicy('],
    ['go', 'cdktf', '// import "github.com/lintel-iac/lintel-go/lintel/secrets"\nsecrets.NewAclPolicy(stack, '],
    ['go', 'cdktn', '// import "github.com/lintel-iac/lintel-cdktn-go/lintel/secrets"\nsecrets.NewAclPolicy(stack, '],
    ['java', 'cdktf', '// import io.lintel.secrets.AclPolicy;\n'],
    ['java', 'cdktn', '// import io.lintel.cdktn.secrets.AclPolicy;\n'],
  ])('a construct in %s for %s', async (language, framework, expected) => {
    const text = await print('--format', 'construct', '--language', language, '--framework', framework);
    expectRights(text, language === 'python' ? '#' : '//');
    expect(text).toContain(expected);
  });

  it('a construct for the app around the stack or the folder', async () => {
    const app = mkdtempSync(path.join(tmpdir(), 'lintel-permissions-'));
    const stack = path.join(app, 'cdktf.out', 'stacks', 'empty');
    mkdirSync(stack, { recursive: true });
    writeFileSync(path.join(app, 'cdktf.json'), JSON.stringify({ language: 'python', app: 'python3 main.py' }));
    writeFileSync(path.join(app, 'requirements.txt'), 'lintel-cdktn~=0.1.0\n');
    const args = ['permissions', '-', '--format', 'construct'];
    const { code, stdout } = await lintelFed(PLAN, args, {}, `cd '${stack}' && `);
    rmSync(app, { recursive: true });
    expect([code, stdout]).toEqual([
      0,
      expect.stringContaining('# from lintel_cdktn import secrets as lintel_secrets\n'),
    ]);
  });

  it('nothing if it is said for which framework something is that has none', async () => {
    const { code, stderr } = await lintelFed(PLAN, ['permissions', '-', '--format', 'hcl', '--framework', 'cdktn']);
    expect([code, stderr]).toEqual([
      2,
      expect.stringContaining('error: --language and --framework are for --format construct\n'),
    ]);
  });

  it('the extents and the formats in its help', async () => {
    const { stdout } = await lintel(['permissions', '--help']);
    for (const word of [
      '--for <extent>',
      'plan:',
      'apply:',
      'life:',
      'text',
      'hcl',
      'construct',
      'json',
      '/docs/permissions.md',
    ]) {
      expect(stdout).toContain(word);
    }
  });
});
