import { execFile } from 'child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'fs';
import { tmpdir } from 'os';
import * as path from 'path';
import { promisify } from 'util';
import { controls } from '../../src/emulator/control/controls';
import { EndpointTable } from '../../src/emulator/endpoint-table';
import type { Control } from '../../src/emulator/exchange';
import { startEmulator } from '../support/emulator';
import type { TestEmulator } from '../support/emulator';

const ROOT = path.join(__dirname, '..', '..');
const PAGE = readFileSync(path.join(ROOT, 'docs', 'emulator.md'), 'utf8');

interface Example {
  readonly request: string;
  readonly body?: string;
  readonly status: number;
  readonly response?: unknown;
}

const examples: Example[] = [...PAGE.matchAll(/```http\n(.+)\n([^]*?)\n```/g)].map(([, request, rest]) => {
  const [body, status, response] = /^([^]*?)\n?\n(\d{3})(?:\n([^]+))?$/.exec(rest)!.slice(1);
  return { request, body: body || undefined, status: Number(status), response: response && JSON.parse(response) };
});

let emulator: TestEmulator;
beforeAll(async () => {
  emulator = await startEmulator();
});
beforeEach(async () => {
  await emulator.control.reset();
  await emulator.control.clearRequests();
});
afterAll(async () => emulator.close());

it.each(examples)('documents the actual response: $request', async ({ request, body, status, response }) => {
  await emulator.request('GET', '/api/v2/organizations/acme/tasks');
  const [method, target] = request.split(' ');
  const reply = await emulator.request(method, target, { body });
  expect(reply.status).toBe(status);
  if (response) expect(reply.body).toEqual(response);
});

it('has an example for every control endpoint', () => {
  const table = new EndpointTable(controls);
  const documented = examples.map(({ request }) => {
    const [method = '', target = ''] = request.split(' ');
    return table.find(method, target)?.route;
  });
  const names = (all: readonly (Control | undefined)[]) => all.map((row) => `${row?.method} ${row?.path}`).sort();
  expect(names(documented)).toEqual(names(controls));
});

it('contains a test that passes unchanged', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'lintel-test-'));
  const file = path.join(folder, 'example.test.js');
  writeFileSync(file, /```js\n([^]*?)```/.exec(PAGE)![1]);
  const env = { ...process.env, PATH: `${path.join(ROOT, 'bin')}${path.delimiter}${process.env.PATH}` };
  const { stdout } = await promisify(execFile)(process.execPath, ['--test', '--test-reporter', 'tap', file], { env });
  expect(stdout).toMatch(/^# pass 1$/m);
  rmSync(folder, { recursive: true });
});
