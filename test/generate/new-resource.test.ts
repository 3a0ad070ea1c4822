/** @tier complete */
import { execFileSync, spawnSync } from 'child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'fs';
import { tmpdir } from 'os';
import * as path from 'path';
import * as ts from 'typescript';
import { findUnwritten } from '../../generate/code/unwritten';
import { layOut } from '../../generate/new-resource';

const ROOT = path.join(__dirname, '..', '..');
const COPIED = [
  'src',
  'generate',
  'examples',
  'test/support',
  'test/handlers',
  'test/cli/review',
  'test/emulator/spec',
  'changelog',
  'CHANGELOG.md',
  'package.json',
  'tsconfig.json',
  'tsconfig.dev.json',
];

let copy: string;

beforeAll(() => {
  copy = mkdtempSync(path.join(tmpdir(), 'lintel-new-resource-'));
  for (const what of COPIED) cpSync(path.join(ROOT, what), path.join(copy, what), { recursive: true });
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(copy, 'node_modules'));
});

afterAll(() => rmSync(copy, { recursive: true, force: true }));

const run = (script: string, ...args: string[]) =>
  spawnSync(process.execPath, [path.join(ROOT, 'node_modules/tsx/dist/cli.mjs'), `generate/${script}.ts`, ...args], {
    cwd: copy,
    encoding: 'utf8',
  });
const filesOf = (folder: string) => readdirSync(path.join(copy, folder)).sort();
const everything = () =>
  ['src/handlers', 'test/handlers', 'test/emulator', 'examples', 'changelog'].flatMap((folder) =>
    readdirSync(path.join(copy, folder), { recursive: true, encoding: 'utf8' }),
  ).length;

/** The type checker's findings for some files as `file:line: sentence`; other output is unchanged. */
function checkTypes(files: readonly string[]): string[] {
  const { config } = ts.readConfigFile(path.join(copy, 'tsconfig.dev.json'), (file) => ts.sys.readFile(file)) as {
    config: object;
  };
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, copy);
  const program = ts.createProgram(
    files.map((file) => path.join(copy, file)),
    options,
  );
  // Their imports are checked elsewhere, and there are many.
  const sources = files.map((file) => program.getSourceFile(path.join(copy, file)));
  const found = sources.flatMap((source) => [
    ...program.getSyntacticDiagnostics(source),
    ...program.getSemanticDiagnostics(source),
  ]);
  return found.map(({ file, start, messageText }) => {
    const message = ts.flattenDiagnosticMessageText(messageText, '\n');
    const place = file
      ? `${path.relative(copy, file.fileName)}:${ts.getLineAndCharacterOfPosition(file, start!).line + 1}: `
      : '';
    return place + (/does not satisfy the expected type '"(.+)"'\.$/.exec(message)?.[1] ?? message);
  });
}

describe('a new resource from the generator', () => {
  let reported: string;

  beforeAll(() => {
    const laidOut = [
      run('new-resource', 'secrets', 'seal-policy'),
      run('new-resource', 'platform', 'team-token'),
      run('new-resource', 'secrets', 'audit-sink', '--system', 'sys/audit'),
      run('new-resource', 'secrets', 'ldap-group', '--mount', 'auth/ldap', '--collection', 'groups'),
    ];
    expect(laidOut.map(({ status }) => status)).toEqual([0, 0, 0, 0]);
    reported = laidOut.map(({ stdout }) => stdout).join('');
  });

  it('has seven files of source and tests, beside which only the emulator is written', () => {
    for (const folder of ['secrets/seal-policy', 'secrets/audit-sink', 'secrets/ldap-group', 'platform/team-token']) {
      const files = [...filesOf(`src/handlers/${folder}`), ...filesOf(`test/handlers/${folder}`)];
      expect([folder, files]).toEqual([
        folder,
        ['adoption.ts', 'definition.ts', 'review.ts', 'fixture.ts', 'review-cases.ts', 'rules.test.ts'],
      ]);
    }
    for (const file of [
      'test/emulator/spec/rows/team-token.ts',
      'changelog/unreleased/team-token.md',
      'examples/resources/lintel_seal_policy/resource.tf',
      'examples/data-sources/lintel_seal_policies/data-source.tf',
      'examples/list-resources/lintel_team_token/list-resource.tfquery.hcl',
    ]) {
      expect([file, existsSync(path.join(copy, file))]).toEqual([file, true]);
    }
    expect(reported).toContain('src/emulator/secrets');
  });

  it('fails the type check with a sentence exactly where something has to be written', () => {
    const left = findUnwritten(copy);
    expect(
      reported
        .split('\n')
        .filter((line) => line.startsWith('  '))
        .map((line) => line.trim())
        .sort(),
    ).toEqual([...left].sort());
    const typed = left.filter((line) => /^\S+\.ts:/.test(line));
    const files = [...new Set(typed.map((line) => line.slice(0, line.indexOf(':'))))];
    process.stdout.write(
      `laid out: ${left.length} sentences, ${typed.length} of them identified by the type checker\n`,
    );
    expect(files.length).toBeGreaterThan(20);
    expect(checkTypes(files).sort()).toEqual([...typed].sort());
  }, 120_000);

  it('is neither used by the generators nor registered: they report what has to be written', () => {
    const registry = readFileSync(path.join(copy, 'src/handlers/index.ts'), 'utf8');
    const { status, stderr } = run('main');
    expect(status).not.toBe(0);
    for (const line of findUnwritten(copy)) expect(stderr).toContain(line);
    expect(readFileSync(path.join(copy, 'src/handlers/index.ts'), 'utf8')).toBe(registry);
  });

  it('says where the service stores the objects', () => {
    const text = (file: string) => readFileSync(path.join(copy, 'src/handlers', file), 'utf8');
    expect(text('platform/team-token/definition.ts')).toContain("organizationPlace({\n  type: 'team-tokens',");
    expect(text('secrets/audit-sink/definition.ts')).toContain("servicePlace('sys/audit', {");
    expect(text('secrets/ldap-group/definition.ts')).toContain("authObjectPlace('ldap', 'groups', {");
    expect(text('secrets/ldap-group/adoption.ts')).toContain("scope: { authMethod: 'ldap' }");
  });

  it('has examples that terraform refuses with the sentence', () => {
    const folder = mkdtempSync(path.join(copy, 'terraform-'));
    // A type that every terraform has, so that the attribute is the only mistake.
    const example = readFileSync(path.join(copy, 'examples/resources/lintel_team_token/resource.tf'), 'utf8');
    writeFileSync(path.join(folder, 'main.tf'), example.replace('lintel_team_token', 'terraform_data'));
    const terraform = (...args: string[]) =>
      spawnSync('terraform', args, {
        cwd: folder,
        encoding: 'utf8',
        env: { ...process.env, TF_CLI_ARGS: '-no-color' },
      });
    expect(terraform('init', '-input=false').status).toBe(0);
    const { status, stderr } = terraform('validate');
    expect(status).toBe(1);
    expect(stderr).toContain('unwritten = "Write the smallest useful configuration."');
    expect(() => execFileSync('terraform', ['fmt', '-check', 'main.tf'], { cwd: folder })).not.toThrow();
  });

  it('asks for the mount and the collection of its engine once', () => {
    expect(run('new-resource', 'secrets', 'seal-key', '--mount', 'seals', '--collection', 'keys').status).toBe(0);
    const text = filesOf('src/handlers/secrets/seal-key')
      .map((file) => readFileSync(path.join(copy, 'src/handlers/secrets/seal-key', file), 'utf8'))
      .join('');
    expect(text).toContain("enginePlace('seals', 'keys', {");
    expect(findUnwritten(copy).filter((line) => line.includes('seal-key') && /mount|segment/.test(line))).toEqual([]);
  });
});

describe('no new resource is written', () => {
  it.each([
    [
      'if the resource exists',
      'platform',
      'run-task',
      {},
      'Nothing was written, because these files exist:\n  src/handlers/platform/run-task',
    ],
    ['for a service that does not exist', 'cloud', 'team', {}, 'There is no service "cloud"; use platform or secrets.'],
    ['under an invalid name', 'platform', 'Run_Task', {}, 'not "Run_Task"'],
    [
      'for a system path that has a mount as well',
      'secrets',
      'device',
      { system: 'sys/audit', mount: 'x' },
      'A system path has several segments',
    ],
    [
      'where an engine is named that the platform does not have',
      'platform',
      'team',
      { mount: 'x' },
      'Only engines of the secrets service',
    ],
  ])('%s, and the reason is reported', (_, service, thing, options, reason) => {
    const before = everything();
    expect(() => layOut(copy, service, thing, options)).toThrow(reason);
    expect(everything()).toBe(before);
  });

  it.each([
    ['under an invalid name', ['platform', 'Run_Task'], 'error: Name the resource in lower case'],
    ['without a name', ['platform'], "error: missing required argument 'resource'"],
  ])('by the command %s, which then fails', (_, args, reason) => {
    const { status, stderr } = run('new-resource', ...args);
    expect([status, stderr]).toEqual([1, expect.stringContaining(reason)]);
  });
});
