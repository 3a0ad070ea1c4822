import { execFile } from 'child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'fs';
import { tmpdir } from 'os';
import * as path from 'path';
import { promisify } from 'util';
import { startEmulator as startSeeded } from '../../src/emulator';
import { controls } from '../../src/emulator/control/controls';
import type { Control } from '../../src/emulator/exchange';
import { EndpointTable } from '../../src/emulator/http/endpoint-table';
import { CONTROL_EXAMPLES } from '../support/control-examples';
import { startEmulator } from '../support/emulator';
import type { TestEmulator } from '../support/emulator';
import { EMULATOR_PAGES } from '../support/emulator-pages';

const ROOT = path.join(__dirname, '..', '..');

let emulator: TestEmulator;
beforeAll(async () => {
  emulator = await startEmulator();
});
beforeEach(async () => {
  await emulator.control.reset();
  await emulator.control.clearRequests();
});
afterAll(async () => emulator.close());

it.each(CONTROL_EXAMPLES)('documents the actual response: $request', async ({ request, body, status, response }) => {
  await emulator.request('GET', '/api/v2/organizations/acme/tasks');
  const [method, target] = request.split(' ');
  const reply = await emulator.request(method, target, { body });
  expect(reply.status).toBe(status);
  if (response) expect(reply.body).toEqual(response);
});

it('has an example for every control endpoint', () => {
  const table = new EndpointTable(controls);
  const documented = CONTROL_EXAMPLES.map(({ request }) => {
    const [method = '', target = ''] = request.split(' ');
    return table.find(method, target)?.route;
  });
  const names = (all: readonly (Control | undefined)[]) =>
    [...new Set(all.map((row) => `${row?.method} ${row?.path}`))].sort();
  expect(names(documented)).toEqual(names(controls));
});

/** The tests on the page, with how each file ends. */
const tests = [...EMULATOR_PAGES.matchAll(/```(m?js)\n([^]*?)```/g)].map(([, ending, text]) => ({ ending, text }));

it.each(tests.map(({ ending, text }) => [/test\('(.+)'/.exec(text)![1], { ending, text }] as const))(
  'contains tests that pass unchanged: %s',
  async (_, { ending, text }) => {
    const passing = text.match(/^test\('/gm)!.length;
    const folder = mkdtempSync(path.join(tmpdir(), 'lintel-test-'));
    const file = path.join(folder, `example.test.${ending}`);
    writeFileSync(file, text);
    // Both packages have the same bundle of the emulator.
    mkdirSync(path.join(folder, 'node_modules'));
    symlinkSync(ROOT, path.join(folder, 'node_modules', 'lintel-cdktn'));
    const env = { ...process.env, PATH: `${path.join(ROOT, 'bin')}${path.delimiter}${process.env.PATH}` };
    const { stdout } = await promisify(execFile)(process.execPath, ['--test', '--test-reporter', 'tap', file], { env });
    expect(stdout).toMatch(new RegExp(`^# pass ${passing}$`, 'm'));
    rmSync(folder, { recursive: true });
  },
);

it('contains seeds that can be applied', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'lintel-test-'));
  writeFileSync(path.join(folder, '1-organizations.json'), exampleIn('json'));
  writeFileSync(path.join(folder, '2-roles.http'), exampleIn('rest'));
  const seeded = await startSeeded({ init: folder, strict: true });
  const { objects } = await seeded.snapshot();
  await seeded.close();
  expect(objects.workspaces).toContainEqual({ id: 'ws-beta', name: 'main', organization: 'beta' });
  expect([objects.pkiRoles?.length, objects.tokens?.length]).toEqual([1, 1]);
  rmSync(folder, { recursive: true });
});

function exampleIn(language: string): string {
  return new RegExp(`\`\`\`${language}\\n([^]*?)\`\`\``).exec(EMULATOR_PAGES)![1];
}
