import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'fs';
import { tmpdir } from 'os';
import * as path from 'path';
import { pathToFileURL } from 'url';
import { TerraformStack, Testing } from 'cdktf';
import { LintelProvider, platform } from '../../../src';
import { locationsIn } from '../../../src/cli/review/locations';
import { sourceLocation } from '../../../src/constructs/source-location';
import { describeGiven } from '../../support/needed';
import { runProgram } from '../../support/run-program';
import { lintel } from '../run-cli';

jest.setTimeout(60_000);

let folder: string;
const cwd = process.cwd();
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'lintel-located-'));
});
afterEach(() => {
  process.chdir(cwd);
  rmSync(folder, { recursive: true, force: true });
});
const at = (name: string) => path.join(folder, name);
const relative = (name: string) => path.relative(cwd, at(name)).split(path.sep).join('/');
const write = (name: string, text: string | object) => {
  mkdirSync(path.dirname(at(name)), { recursive: true });
  writeFileSync(at(name), typeof text === 'string' ? text : JSON.stringify(text, undefined, 2));
};

const HCL = `# Checks.
resource "lintel_run_task" "scan" {
  name    = "scan"
  enabled = false
}

resource "lintel_policy" "other" {
  enabled = 1
}
`;

const task = { id: 'task-1', organization: 'acme', name: 'scan', url: 'https://hooks.example.com/scan', enabled: true };
const change = (name: string, before: object, after: object | null) => ({
  address: `lintel_run_task.${name}`,
  mode: 'managed',
  type: 'lintel_run_task',
  name,
  provider_name: 'registry.terraform.io/lintel/lintel',
  change: { actions: [after === null ? 'delete' : 'update'], before, after, after_unknown: {} },
});
const PLAN = {
  format_version: '1.2',
  resource_changes: [
    change('scan', task, { ...task, enabled: false }),
    change('gone', { ...task, id: 'task-2', name: '<%,:"&\n' }, null),
  ],
};
const render = async (format: string, ...args: string[]): Promise<string> => {
  write('main.tf', HCL);
  write('plan.json', PLAN);
  const { stdout, stderr } = await lintel(['review', '--format', format, ...args, at('plan.json')]);
  expect(stderr).toBe('');
  return stdout;
};

it('--format sarif has the rules, the lines of the configuration, and the address', async () => {
  const log = JSON.parse(await render('sarif', '--name', 'network'));
  expect(log).toMatchObject({ version: '2.1.0', runs: [{ automationDetails: { id: 'lintel/network/' } }] });
  const [{ tool, results }] = log.runs;
  expect(tool.driver.rules.map(({ id }: { id: string }) => id)).toEqual([
    'run_task/the-run-task-is-disabled',
    'run_task/the-run-task-is-deleted',
  ]);
  expect(results).toMatchObject([
    {
      ruleId: 'run_task/the-run-task-is-disabled',
      ruleIndex: 0,
      level: 'error',
      message: { text: expect.stringContaining('lintel_run_task.scan · enabled: true → false.') },
      locations: [
        {
          physicalLocation: { artifactLocation: { uri: relative('main.tf') }, region: { startLine: 4 } },
          logicalLocations: [{ fullyQualifiedName: 'lintel_run_task.scan' }],
        },
      ],
    },
    // What is deleted is in no file.
    { ruleIndex: 1, level: 'warning', locations: [{ physicalLocation: { region: { startLine: 1 } } }] },
  ]);
  expect(
    new Set(results.map((one: { partialFingerprints: object }) => JSON.stringify(one.partialFingerprints))).size,
  ).toBe(2);
});

it('--format sarif has the URI of a file whose folder has characters that end a path in one', async () => {
  write('c# & more?/main.tf', HCL);
  write('plan.json', PLAN);
  const args = ['review', '--format', 'sarif', '--source', at('c# & more?'), at('plan.json')];
  const [{ results }] = JSON.parse((await lintel(args)).stdout).runs;
  const { uri } = results[0].locations[0].physicalLocation.artifactLocation;
  expect(new URL(uri, pathToFileURL(`${cwd}/`)).href).toBe(pathToFileURL(at('c# & more?/main.tf')).href);
});

describeGiven('The validator of the SARIF SDK', 'LINTEL_TEST_SARIF_MULTITOOL', (multitool) => {
  it('has no remark on a review', async () => {
    write('review.sarif', await render('sarif'));
    const { status, stdout } = await runProgram(
      multitool,
      ['validate', at('review.sarif'), '--output', at('remarks.sarif')],
      {
        cwd: folder,
        // It needs no language but English.
        env: { ...process.env, DOTNET_SYSTEM_GLOBALIZATION_INVARIANT: '1' },
      },
    );
    expect({ status, remarks: stdout.split('\n').filter((line) => /: (?:error|warning|note) /.test(line)) }).toEqual({
      status: 0,
      remarks: [],
    });
  });
});

describeGiven('The schema of test results in Jenkins', 'LINTEL_TEST_JUNIT_SCHEMAS', (schemas) => {
  it('is met by a review', async () => {
    write('review.xml', await render('junit', '--fail-on', 'warning'));
    const schema = path.join(schemas, 'jenkins-junit.xsd');
    expect(
      await runProgram('xmllint', ['--noout', '--schema', schema, at('review.xml')], { cwd: folder, env: process.env }),
    ).toMatchObject({ status: 0, stderr: `${at('review.xml')} validates\n` });
  });
});

it('acknowledged findings are suppressed in sarif, skipped in junit, notices in github, and not in gitlab', async () => {
  write(
    'acknowledged.yaml',
    'acknowledged:\n  - rule: run_task/the-run-task-is-disabled\n    address: lintel_run_task.scan\n    attribute: enabled\n    before: true\n    after: false\n    reason: <&%\n    by: ada\n    until: 2999-12-31\n',
  );
  const args = ['--acknowledged', at('acknowledged.yaml')];
  const [, suppressed] = JSON.parse(await render('sarif', ...args)).runs[0].results;
  expect(suppressed.suppressions).toEqual([
    { kind: 'external', status: 'accepted', justification: 'Acknowledged by ada until 2999-12-31: <&%' },
  ]);
  expect(await render('junit', ...args)).toContain(
    '<skipped message="Acknowledged by ada until 2999-12-31: &#60;&#38;%"/>',
  );
  expect(await render('github', ...args)).toContain('\n::notice file=');
  expect(JSON.parse(await render('gitlab', ...args))).toHaveLength(1);
});

it('--format junit has a test case for each finding, which fails if it is as severe as --fail-on', async () => {
  const xml = await render('junit');
  expect(xml).toContain('<testsuite name="lintel review" tests="2" failures="1" errors="0" skipped="0" time="0">');
  expect(xml).toContain(`type="danger">${relative('main.tf')}:4: The run task is disabled.`);
  expect(await render('junit', '--fail-on', 'warning')).toContain('failures="2"');
  write('calm.json', { format_version: '1.2' });
  expect((await lintel(['review', '--format', 'junit', at('calm.json')])).stdout).toContain(
    '<testcase classname="lintel review" name="no known risks" time="0"/>',
  );
});

it('--format github has an annotation on the line of each finding', async () => {
  expect((await render('github')).split('\n')).toEqual([
    `::error file=${relative('main.tf')},line=4,title=Danger%3A run_task/the-run-task-is-disabled::The run task is disabled. lintel_run_task.scan · enabled: true → false. Runs pass without it in all associated workspaces, even where it is mandatory.`,
    expect.stringMatching(
      /^::warning file=.*,line=1,title=Warning%3A run_task\/the-run-task-is-deleted::The run task is deleted\./,
    ),
    '',
  ]);
});

it('--format gitlab is a code quality report', async () => {
  const report = JSON.parse(await render('gitlab'));
  expect(report).toEqual([
    {
      description: expect.stringContaining('The run task is disabled.'),
      check_name: 'run_task/the-run-task-is-disabled',
      fingerprint: expect.stringMatching(/^[0-9a-f]{32}$/),
      severity: 'critical',
      location: { path: relative('main.tf'), lines: { begin: 4 } },
    },
    expect.objectContaining({ severity: 'major' }),
  ]);
});

it('an object is found in a module, and an attribute in a nested block', () => {
  write('main.tf', 'module "network" {\n  source = "./network"\n}\n');
  write('.terraform/modules/modules.json', {
    Modules: [
      { Key: '', Dir: '.' },
      { Key: 'network', Dir: 'network' },
    ],
  });
  write(
    'network/roles.tf',
    'resource "lintel_database_static_role" "app" {\n  name = "x"\n  credential_config = {\n    key_bits = 2048\n  }\n}\n',
  );
  const locate = locationsIn(folder);
  const address = 'module.network["a.b"].lintel_database_static_role.app[0]';
  expect(locate(address, 'credential_config.key_bits')).toEqual({ file: relative('network/roles.tf'), line: 4 });
  expect(locate(address, 'username')).toEqual({ file: relative('network/roles.tf'), line: 1 });
  expect(locate('module.other.lintel_policy.x')).toBeUndefined();
  expect(locate('lintel_policy.x')).toBeUndefined();
});

it('an object of a construct is found at the line of the program, if it was synthesized with LINTEL_SOURCE_LOCATIONS', () => {
  const stack = new TerraformStack(Testing.app(), 'stack');
  new LintelProvider(stack, 'lintel');
  process.env.LINTEL_SOURCE_LOCATIONS = '1';
  const props = { organization: 'acme', name: 'scan', url: 'https://scan.example.com' };
  new platform.RunTask(stack, 'scan', props);
  delete process.env.LINTEL_SOURCE_LOCATIONS;
  new platform.RunTask(stack, 'other', { ...props, name: 'other' });
  const synthesized = path.join(Testing.fullSynth(stack), 'stacks', 'stack');
  const locate = locationsIn(synthesized);
  const own = path.relative(cwd, __filename).split(path.sep).join('/');
  expect(locate('lintel_run_task.scan')).toEqual({ file: own, line: expect.any(Number) });
  expect(locate('lintel_run_task.other')).toMatchObject({ file: expect.stringContaining('cdk.tf.json') });
});

test.each([
  ['an ES module', 'file:///tmp/an%20app/main.mjs', '/tmp/an app/main.mjs'],
  ['an ES module on Windows', 'file:///C:/apps/an%20app/main.mjs', 'C:/apps/an app/main.mjs'],
  ['a folder with parentheses', '/tmp/team (a)/main.ts', '/tmp/team (a)/main.ts'],
  ['a percent sign that stands for itself', 'file:///tmp/100%/main.mjs', '/tmp/100%/main.mjs'],
])('the line is known of %s', (_where, inStack, file) => {
  const { prepareStackTrace } = Error;
  try {
    for (const frame of [`new Checks (${inStack}:12:5)`, `${inStack}:12:5`, `async ${inStack}:12:5`]) {
      Error.prepareStackTrace = () =>
        `Error\n    at new RunTask (/x/node_modules/lintel/lib/a.js:1:1)\n    at node:internal/main:1:1\n    at ${frame}`;
      process.env.LINTEL_SOURCE_LOCATIONS = '1';
      expect(sourceLocation()).toBe(`${path.relative(cwd, path.resolve(file)).split(path.sep).join('/')}:12:5`);
    }
  } finally {
    delete process.env.LINTEL_SOURCE_LOCATIONS;
    Error.prepareStackTrace = prepareStackTrace;
  }
});

describe('in a program of another language', () => {
  const FOLDER = Symbol.for('jsii.context.hostDirName');
  const STACK = Symbol.for('jsii.context.hostStackTrace');
  const WHEEL = 'wheels/lintel_cdktf-0.1.0-py3-none-any.whl/lintel_cdktf';
  const host = globalThis as { [FOLDER]?: string; [STACK]?: unknown };
  beforeEach(() => {
    process.env.LINTEL_SOURCE_LOCATIONS = '1';
    host[FOLDER] = '/tmp/jsii-runtime/lib';
    write('team/main.py', '');
    write('src/main/java/com/acme/Main.java', '');
    write('src/main/java/team/Checks.java', '');
    write('src/main/kotlin/team/Checks.kt', '');
    write('team/lib/python3-apps/main.py', '');
    write(`${WHEEL}/__init__.py`, '');
    write('usr/lib64/python3.12/functools.py', '');
    process.chdir(folder);
  });
  afterEach(() => {
    delete process.env.LINTEL_SOURCE_LOCATIONS;
    delete host[FOLDER];
    delete host[STACK];
  });

  test.each<[language: string, frames: unknown, place: string | undefined]>([
    [
      'Python',
      [
        ['/x/.venv/lib/python3.12/site-packages/lintel_cdktf/platform/__init__.py', 900, 0, '__init__'],
        ['/usr/lib/python3.12/functools.py', 981, 0, '__get__'],
        ['team/main.py', 12, 0, 'checks'],
        ['team/main.py', 40, 0, '<module>'],
      ],
      'team/main.py:12',
    ],
    [
      'Java',
      [
        ['RunTask.java', 41, 0, 'io.lintel.platform.RunTask$Builder.build'],
        ['Main.java', 12, 0, 'com.acme.Main$Checks.<init>'],
        ['Main.java', 40, 0, 'com.acme.Main.main'],
      ],
      'src/main/java/com/acme/Main.java:12',
    ],
    [
      'Python in a folder whose name begins like that of its library',
      [
        [`${WHEEL}/__init__.py`, 900, 0, '__init__'],
        ['usr/lib64/python3.12/functools.py', 981, 0, '__get__'],
        ['team/lib/python3-apps/main.py', 3, 0, '<module>'],
      ],
      'team/lib/python3-apps/main.py:3',
    ],
    [
      'Kotlin, whose folders leave out what all packages begin with',
      [
        ['RunTask.java', 41, 0, 'io.lintel.platform.RunTask$Builder.build'],
        ['Checks.kt', 7, 0, 'com.acme.team.ChecksKt.checks$default'],
        ['Main.java', 40, 0, 'com.acme.Main.main'],
      ],
      'src/main/kotlin/team/Checks.kt:7',
    ],
    ['Java in another folder than its package', [['Checks.java', 7, 0, 'com.acme.team.Checks.<init>']], undefined],
    ['Go', undefined, undefined],
    ['a language whose sources are elsewhere', [['Main.java', 12, 0, 'com.elsewhere.Main.main']], undefined],
  ])('the line is what %s says', (_language, frames, place) => {
    host[STACK] = frames;
    const stack = new TerraformStack(Testing.app(), 'stack');
    const props = { organization: 'acme', name: 'scan', url: 'https://scan.example.com' };
    const { resource } = new platform.RunTask(stack, 'scan', props).toTerraform();
    expect(resource.lintel_run_task.scan['//'].source).toBe(place);
  });

  test('an error of the synthesis names the line', () => {
    host[STACK] = [['team/main.py', 12, 0, 'checks']];
    const stack = new TerraformStack(Testing.app(), 'stack');
    const set = new platform.PolicySet(stack, 'set', {
      organization: 'acme',
      name: 'set',
      kind: platform.PolicySetKind.OPA,
    });
    set.global = true;
    set.workspaceIds = ['ws-1'];
    expect(set.node.validate()).toEqual([expect.stringMatching(/ \(created at team\/main\.py:12\)$/)]);
  });
});

it('an object whose line is not known is found in the synthesized file, and its construct is named', () => {
  const metadata = { path: 'team/Scan' };
  write('cdk.tf.json', { resource: { lintel_run_task: { scan: { '//': { metadata } } } } });
  const location = { file: relative('cdk.tf.json'), line: 4, construct: 'team/Scan' };
  expect(locationsIn(folder)('lintel_run_task.scan', 'url')).toEqual(location);
});

it('an object is found by a stack trace of cdktf', () => {
  write('main.ts', '\n\nnew RunTask();\n');
  const stackTrace = ['new RunTask (/x/node_modules/lintel/lib/a.js:1:1)', `Object.<anonymous> (${at('main.ts')}:3:1)`];
  write('cdk.tf.json', { resource: { lintel_run_task: { scan: { '//': { metadata: { stackTrace } } } } } });
  expect(locationsIn(folder)('lintel_run_task.scan', 'url')).toEqual({ file: relative('main.ts'), line: 3 });
});

const SYNTHESIZED = 'infra (a)/cdktf.out/stacks/team';
const synthesized = (comment: object) =>
  write(`${SYNTHESIZED}/cdk.tf.json`, { resource: { lintel_run_task: { scan: { '//': comment } } } });

it('an object is found in an app of a folder of its own, wherever the review runs', () => {
  const main = 'infra (a)/my checks/main.py';
  write(main, '');
  // Not the program, although it has the same path from where the review runs.
  write('my checks/main.py', '');
  synthesized({ source: 'my checks/main.py:3' });
  for (const from of ['.', 'infra (a)', SYNTHESIZED]) {
    process.chdir(at(from));
    const file = path.relative(process.cwd(), at(main)).split(path.sep).join('/');
    expect(locationsIn(at(SYNTHESIZED))('lintel_run_task.scan')).toEqual({ file, line: 3 });
  }
  process.chdir(cwd);
  rmSync(at(main));
  process.chdir(folder);
  expect(locationsIn(SYNTHESIZED)('lintel_run_task.scan')).toEqual({ file: 'my checks/main.py', line: 3 });
});

it('a stack trace may have URLs, spaces and parentheses', () => {
  write('infra (a)/main.ts', '');
  for (const frame of [
    `new Team (${at('infra (a)/main.ts')}:3:1)`,
    `async file://${encodeURI(at('infra (a)/main.ts'))}:3:1`,
  ]) {
    synthesized({ metadata: { stackTrace: ['new RunTask (/x/node_modules/lintel/lib/a.js:1:1)', frame] } });
    expect(locationsIn(at(SYNTHESIZED))('lintel_run_task.scan')).toEqual({
      file: relative('infra (a)/main.ts'),
      line: 3,
    });
  }
});
