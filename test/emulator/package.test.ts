/** @tier complete */
import { execFileSync, spawnSync } from 'child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'fs';
import { tmpdir } from 'os';
import * as path from 'path';
import { EMULATOR_PAGES } from '../support/emulator-pages';
import { npmTarball } from '../support/npm-tarball';

const ROOT = path.join(__dirname, '..', '..');
/** With the other package; the test of that one runs the example as it is. */
const EXAMPLE = /```typescript\n([^]*?)```/.exec(EMULATOR_PAGES)![1]!.replace('lintel-cdktn/', 'lintel/');

const ours = (module: string) => path.join(ROOT, 'node_modules', module);

/** A project with the published package, TypeScript and jest, without our sources. */
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'lintel-packed-'));
  const modules = path.join(folder, 'node_modules');
  mkdirSync(path.join(modules, 'lintel'), { recursive: true });
  execFileSync('tar', ['-xzf', npmTarball(ROOT), '--strip-components=1', '-C', path.join(modules, 'lintel')]);
  for (const name of ['@types', 'cdktf', 'constructs']) symlinkSync(ours(name), path.join(modules, name));
  writeFileSync(path.join(folder, 'package.json'), '{}');
  writeFileSync(path.join(folder, 'example.test.ts'), EXAMPLE);
  const compilerOptions = {
    module: 'node16',
    strict: true,
    target: 'es2022',
    types: ['jest', 'node'],
    outDir: 'out',
    // Checks ours and those of @types, but not the compiler's.
    skipDefaultLibCheck: true,
  };
  writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['example.test.ts'] }));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it("starts from a user's tests: the example compiles and passes", () => {
  execFileSync(process.execPath, [ours('typescript/bin/tsc'), '-p', folder], { stdio: 'pipe' });
  const report = path.join(folder, 'report.json');
  execFileSync(
    process.execPath,
    [
      ours('jest/bin/jest.js'),
      '--rootDir',
      folder,
      '--config',
      '{"testMatch":["**/out/*.test.js"]}',
      '--json',
      '--outputFile',
      report,
    ],
    { cwd: folder, stdio: 'pipe' },
  );
  expect(JSON.parse(readFileSync(report, 'utf8'))).toMatchObject({ numPassedTests: 1, numFailedTests: 0 });
}, 120_000);

it('starts from tests of vitest: the same example passes with the import that the page shows', () => {
  const project = mkdtempSync(path.join(tmpdir(), 'lintel-vitest-'));
  try {
    const [, version = '', line = ''] = /^With vitest (\S+),.*`(import .*)`/m.exec(EMULATOR_PAGES)!;
    writeFileSync(path.join(project, 'package.json'), '{"type": "module"}');
    const install = ['install', '--no-save', '--no-audit', '--no-fund', '--prefer-offline', `vitest@${version}`];
    execFileSync('npm', install, { cwd: project, stdio: 'pipe' });
    symlinkSync(path.join(folder, 'node_modules', 'lintel'), path.join(project, 'node_modules', 'lintel'));
    writeFileSync(path.join(project, 'example.test.ts'), `${line}\n${EXAMPLE}`);
    const vitest = path.join(project, 'node_modules', 'vitest', 'vitest.mjs');
    const ran = execFileSync(process.execPath, [vitest, 'run', '--reporter=json'], { cwd: project, encoding: 'utf8' });
    expect(JSON.parse(ran)).toMatchObject({ numPassedTests: 1, numFailedTests: 0 });
  } finally {
    rmSync(project, { recursive: true, force: true });
  }
}, 120_000);

it('serves HTTPS and reads PGP keys without other packages', async () => {
  // oxlint-disable-next-line typescript/no-require-imports -- a CommonJS module
  const { generateKey } = require('openpgp') as typeof import('openpgp', { with: { 'resolution-mode': 'import' } });
  const { publicKey } = await generateKey({ userIDs: [{ name: 'Ada' }], format: 'object' });
  const program = `
    const { startEmulator } = require('lintel/emulator');
    const https = require('https');
    (async () => {
      const emulator = await startEmulator({ tls: true });
      const headers = { 'X-Service-Token': 'secrets-root' };
      const body = JSON.stringify({ secret_shares: 1, secret_threshold: 1, pgp_keys: ['${Buffer.from(publicKey.write()).toString('base64')}'] });
      const request = https.request(emulator.address + '/v1/sys/rekey-recovery-key/init', { method: 'POST', ca: emulator.ca, headers }, (answer) => {
        console.log(answer.statusCode);
        answer.resume().on('end', () => emulator.close());
      });
      request.end(body);
    })();`;
  expect(execFileSync(process.execPath, ['--eval', program], { cwd: folder, encoding: 'utf8' }).trim()).toBe('200');
});

it.each(['lintel', 'lintel/emulator'])('exports the same names to ES modules and CommonJS modules from %s', (entry) => {
  const names = (type: string, source: string): string[] =>
    JSON.parse(
      execFileSync(process.execPath, [`--input-type=${type}`, '--eval', source], { cwd: folder, encoding: 'utf8' }),
    ) as string[];
  const required = names('commonjs', `console.log(JSON.stringify(Object.keys(require('${entry}'))))`).filter(
    (name) => name !== 'modules',
  );
  expect(required.length).toBeGreaterThan(0);
  const imports = `import { ${required.join(', ')} } from '${entry}';`;
  expect(names('module', `${imports} console.log(JSON.stringify(${JSON.stringify(required)}))`)).toEqual(required);
});

const TYPED = `import { Duration } from 'lintel';
import { connectToEmulator, startEmulator, type Emulator, type EmulatorClient } from 'lintel/emulator';
export const started: Promise<Emulator> = startEmulator({ seed: 1 });
export const wrong: number = startEmulator();
export const client: EmulatorClient = connectToEmulator('http://127.0.0.1:8400');
export const bodies: Promise<unknown[]> = client.journal().then(({ requests }) => requests.map(({ body }) => body));
export const unknown: Promise<void> = client.expectRequest({ metod: 'GET' });
export const day: Duration = Duration.days(1);
export const week: Duration = Duration.days('7');
`;

it.each([
  // As cdktf's template configures one.
  ['compilers that do not read `exports`', 'types.ts', ['commonjs', 'node10', '--ignoreDeprecations', '6.0']],
  ['CommonJS modules', 'types.cts', ['node16', 'node16']],
  ['ES modules', 'types.mts', ['node16', 'node16']],
  ['bundlers', 'bundled.ts', ['preserve', 'bundler']],
])('has types of every entry for %s', (_, file, [module = '', moduleResolution = '', ...others]) => {
  writeFileSync(path.join(folder, file), TYPED);
  const options = ['--ignoreConfig', '--module', module, '--moduleResolution', moduleResolution, ...others];
  const checked = ['--noEmit', '--strict', '--skipDefaultLibCheck', '--target', 'es2022', '--types', 'node'];
  const refused = spawnSync(process.execPath, [ours('typescript/bin/tsc'), ...checked, ...options, file], {
    cwd: folder,
    encoding: 'utf8',
  });
  // The types are known if what is wrong is all that is refused.
  expect(
    refused.stdout
      .replace(/^ .*\n/gm, '')
      .trim()
      .split('\n'),
  ).toEqual([
    expect.stringMatching(/\(4,14\): error TS2322/),
    expect.stringMatching(/\(7,\d+\): error TS2561.*'metod'/),
    expect.stringMatching(/\(9,\d+\): error TS2345/),
  ]);
});
