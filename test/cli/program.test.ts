import { spawnSync } from 'child_process';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'fs';
import { tmpdir } from 'os';
import * as path from 'path';
import { lintel, ROOT } from './run-cli';

it('lintel --help prints a description, examples and the exit codes', async () => {
  const { code, stdout, stderr } = await lintel(['--help']);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  expect(stdout).toContain('Lintel manages the platform (run tasks, policies, the module registry,');
  expect(stdout.match(/^ {4}\$ .+$/gm)).toEqual([
    '    $ lintel emulator',
    '    $ eval "$(lintel provider env)"',
    '    $ lintel adopt --language hcl infrastructure',
    '    $ lintel login --method jwt --role deploy -- terraform apply',
    '    $ lintel rekey submit',
    '    $ lintel permissions --stack cdktf.out/stacks/platform-team',
    '    $ lintel review --stack cdktf.out/stacks/platform-team',
    '    $ lintel drift --stack cdktf.out/stacks/platform-team',
  ]);
  expect(stdout).toContain('Exit codes: 0 success, 1 failure, 2 invalid usage, 3 something was found');
});

it('lintel --help lists every command, and each command prints its help', async () => {
  const { stdout } = await lintel(['--help']);
  const listed = [
    ...stdout
      .split('Commands:')[1]
      .split('Examples:')[0]
      .matchAll(/^ {2}(\w+)/gm),
  ].map(([, name]) => name);
  expect(listed).toEqual([
    'adopt',
    'emulator',
    'login',
    'permissions',
    'provider',
    'rekey',
    'drift',
    'review',
    'report',
    'completion',
    'help',
  ]);
  for (const name of listed.filter((one) => one !== 'help')) {
    expect(await lintel([name, '--help'])).toMatchObject({
      code: 0,
      stdout: expect.stringContaining(`Usage: lintel ${name}`),
    });
  }
});

it('the help of a command names pages by addresses, and the repository has each of them', async () => {
  const named = new Map<string, readonly string[]>();
  for (const name of ['adopt', 'emulator', 'login', 'permissions', 'provider', 'rekey', 'drift', 'review', 'report']) {
    const { stdout } = await lintel([name, '--help']);
    expect([name, /(?<!main\/)docs\//.exec(stdout)]).toEqual([name, null]);
    named.set(
      name,
      [...stdout.matchAll(/https:\/\/github\.com\/lintel-iac\/lintel\/blob\/main\/(\S+)/g)].map(([, file]) => file),
    );
  }
  expect([...named].filter(([, pages]) => pages.length === 0).map(([name]) => name)).toEqual(['provider', 'report']);
  expect([...named.values()].flat().filter((file) => !existsSync(path.join(ROOT, file)))).toEqual([]);
});

it('every help fits into 80 columns, in paragraphs that fill them', async () => {
  const helpOf = async (words: readonly string[]): Promise<readonly (readonly [string, string])[]> => {
    const { stdout } = await lintel([...words, '--help']);
    const commands = /^Commands:\n((?: .*\n)+)/m.exec(stdout)?.[1] ?? '';
    const names = [...commands.matchAll(/^ {2}(\w[\w-]*)/gm)].map(([, name]) => name).filter((name) => name !== 'help');
    const inner = await Promise.all(names.map(async (name) => helpOf([...words, name])));
    return [[words.join(' '), stdout], ...inner.flat()];
  };
  const helps = await helpOf([]);
  expect(helps.map(([name]) => name)).toEqual(
    expect.arrayContaining(['', 'drift', 'provider install', 'rekey restart-verification', 'report merge']),
  );
  const lines = helps.flatMap(([name, text]) => text.split('\n').map((line) => ({ name, line })));
  expect(lines.filter(({ line }) => line.length > 80)).toEqual([]);
  // A paragraph that was broken by hand would have a line whose next word had fitted.
  const short = lines.filter(({ line }, index) => {
    const next = lines[index + 1]?.line ?? '';
    return /^\S/.test(line) && /^\S/.test(next) && line.length + 1 + next.split(' ', 1)[0].length <= 80;
  });
  expect(short.filter(({ line }) => !/^(?:Lintel manages|Usage:)/.test(line))).toEqual([]);
});

it.each([
  [['reveiw', '--help'], "error: unknown command 'reveiw'\n(Did you mean review?)\n(lintel --help for more)\n"],
  [['--help', 'reveiw'], "error: unknown command 'reveiw'\n(Did you mean review?)\n(lintel --help for more)\n"],
  [['help', 'reveiw'], "error: unknown command 'reveiw'\n(Did you mean review?)\n(lintel --help for more)\n"],
  [['help', 'nothing'], "error: unknown command 'nothing'\n(lintel --help for more)\n"],
  [
    ['provider', 'instal', '-h'],
    "error: unknown command 'instal'\n(Did you mean install?)\n(lintel provider --help for more)\n",
  ],
  [
    ['help', 'provider', 'instal'],
    "error: unknown command 'instal'\n(Did you mean install?)\n(lintel provider --help for more)\n",
  ],
])('lintel says for %j that there is no such command', async (args, stderr) => {
  expect(await lintel(args)).toEqual({ code: 2, stdout: '', stderr });
});

it('lintel --version prints the version of the package', async () => {
  const { version } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8'));
  expect(await lintel(['--version'])).toEqual({ code: 0, stdout: `${version}\n`, stderr: '' });
});

it.each([
  [['emulater'], "error: unknown command 'emulater'\n(Did you mean emulator?)\n(lintel --help for more)\n"],
  [
    ['provider', 'instal'],
    "error: unknown command 'instal'\n(Did you mean install?)\n(lintel provider --help for more)\n",
  ],
  [
    ['emulator', '--prot', '1'],
    "error: unknown option '--prot'\n(Did you mean --port?)\n(lintel emulator --help for more)\n",
  ],
  [
    ['emulator', '--port', '65536'],
    "error: option '--port <number>' argument '65536' is invalid. Must be a number from 0 to 65535.\n(lintel emulator --help for more)\n",
  ],
  [
    ['emulator', '--dialect', 'vault', 'openbao'],
    'error: --dialect accepts vault or openbao, not both\n(lintel emulator --help for more)\n',
  ],
  [['review'], 'error: specify either a plan or --stack\n(lintel review --help for more)\n'],
  [['drift'], 'error: specify --stack <folder> or --template <file>\n(lintel drift --help for more)\n'],
  [['emulator', '--ca-file', 'x'], 'error: --ca-file requires --tls\n(lintel emulator --help for more)\n'],
])('lintel exits with 2 for %j', async (args, stderr) => {
  expect(await lintel(args)).toEqual({ code: 2, stdout: '', stderr });
});

it('lintel prints its help and exits with 2 if no command is given', async () => {
  const { code, stdout, stderr } = await lintel([]);
  expect({ code, stdout, usage: stderr.split('\n', 1)[0] }).toEqual({
    code: 2,
    stdout: '',
    usage: 'Usage: lintel [options] [command]',
  });
});

it('lintel names the build command if it has not been built', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'lintel-test-'));
  mkdirSync(path.join(folder, 'bin'));
  copyFileSync(path.join(ROOT, 'bin', 'lintel'), path.join(folder, 'bin', 'lintel'));
  const { status, stderr } = spawnSync(process.execPath, [path.join(folder, 'bin', 'lintel'), '--help'], {
    encoding: 'utf8',
  });
  expect({ status, stderr }).toEqual({
    status: 1,
    stderr: `lintel has not been built. Run this first:\n  npm --prefix ${folder} run build\n`,
  });
  rmSync(folder, { recursive: true });
});

it('lintel help prints the help of a command', async () => {
  const help = await lintel(['help', 'review']);
  expect(help).toMatchObject({ code: 0, stderr: '', stdout: expect.stringContaining('Usage: lintel review') });
  expect((await lintel(['help'])).stdout).toContain('Commands:');
  expect((await lintel(['help', 'provider', 'install'])).stdout).toContain('Usage: lintel provider install');
});

it('FORCE_COLOR decides whether standard output has colors, and never colors a file', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'lintel-test-'));
  const plan = path.join(folder, 'plan.json');
  writeFileSync(plan, '{ "format_version": "1.2" }');
  const bold = '\u001b[1m';
  expect((await lintel(['review', plan], { FORCE_COLOR: '1' })).stdout).toContain(bold);
  expect((await lintel(['review', plan], { FORCE_COLOR: '0' })).stdout).not.toContain(bold);
  await lintel(['review', '--output', path.join(folder, 'review'), plan], { FORCE_COLOR: '1' });
  expect(readFileSync(path.join(folder, 'review'), 'utf8')).not.toContain(bold);
  rmSync(folder, { recursive: true });
});

it.each([
  [['lintel', 'rev'], ['review']],
  [['lintel', 'review', '--format', 'ma'], ['markdown']],
  [['lintel', 'provider', 'in'], ['install']],
  [['lintel', 'report', 'merge', '--fo'], ['--format']],
  [['lintel', 'completion', 'f'], ['fish']],
  [['lintel', 'review', '--output', 'x'], []],
])('bash completes %j to %j', async (words, expected) => {
  const { stdout: script } = await lintel(['completion', 'bash']);
  const ask = `COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); _lintel; printf '%s\\n' "\${COMPREPLY[@]}"`;
  const run = spawnSync('bash', ['-c', `${script}\n${ask}`, 'bash', ...words], { encoding: 'utf8' });
  expect([run.stdout.split('\n').filter((word) => word !== ''), run.stderr]).toEqual([expected, '']);
});

it.each(['bash', 'zsh', 'fish', 'powershell'])(
  'the completion for %s has commands, options and values',
  async (shell) => {
    const { code, stdout } = await lintel(['completion', shell]);
    expect(code).toBe(0);
    for (const word of ['adopt', 'rekey', 'merge', 'fail-on', 'markdown', 'dialect']) expect(stdout).toContain(word);
  },
);

it('--json is the same as --format json', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'lintel-test-'));
  const plan = path.join(folder, 'plan.json');
  writeFileSync(plan, '{ "format_version": "1.2" }');
  expect(JSON.parse((await lintel(['review', '--json', plan])).stdout)).toMatchObject({ format: 'lintel-review' });
  expect(JSON.parse((await lintel(['permissions', '--json', plan])).stdout)).toBeInstanceOf(Object);
  rmSync(folder, { recursive: true });
});
