import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'fs';
import { tmpdir } from 'os';
import * as path from 'path';
import { accept } from '../../../src/cli/drift/accept';
import { applyAcceptances, readAcceptances } from '../../../src/cli/drift/accepted';
import { renderHtml } from '../../../src/cli/drift/render-html';
import { renderMarkdown } from '../../../src/cli/drift/render-markdown';
import { renderTerminal } from '../../../src/cli/drift/render-terminal';
import type { DriftedObject, DriftReport } from '../../../src/cli/drift/report';
import { codeLine } from '../../../src/diagnostics/code';

let folder: string;
const file = () => path.join(folder, 'accepted.yaml');
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'lintel-accepted-'));
  jest.spyOn(process.stderr, 'write').mockReturnValue(true);
});
afterEach(() => {
  jest.restoreAllMocks();
  rmSync(folder, { recursive: true, force: true });
});

const object = (more: Partial<DriftedObject> = {}): DriftedObject => ({
  address: 'lintel_run_task.scan',
  type: 'lintel_run_task',
  what: 'changed',
  changes: [{ path: 'enabled', before: true, after: false, next: 'restored' }],
  next: 'update',
  besides: [],
  ...more,
});
const reportOf = (...drifted: DriftedObject[]): DriftReport => ({
  subject: 'stacks/team',
  objects: 3,
  drifted,
  unread: [],
  pending: [],
  problems: [],
});
const gone = object({ address: 'lintel_run_task.cost', what: 'gone', changes: [], next: 'create' });
const GIVEN = { reason: 'It is being repaired.', by: 'ada', until: '2030-06-30' };
const DAY = (day: string) => Date.parse(`${day}T23:59:59Z`);
const now = DAY('2030-06-30');
const write = async (report: DriftReport) => accept(report, { file: file(), now, ...GIVEN });
const apply = (report: DriftReport, at = now) => applyAcceptances(report, readAcceptances(file()), at);

it('accepted drift does not count, and is shown with its reason in every format', async () => {
  const report = reportOf(object(), gone);
  await write(report);
  expect(readFileSync(file(), 'utf8')).toContain(
    '  - address: lintel_run_task.scan\n    attribute: enabled\n    before: true\n    after: false\n    stack: stacks/team\n',
  );
  const shown = apply(report);
  expect(shown).toMatchObject({ drifted: [], accepted: [{ path: 'enabled' }, { deleted: true }] });
  const reason = 'Accepted by ada until 2030-06-30: It is being repaired.';
  expect(renderTerminal(shown)).toContain(`No drift that is not accepted. 2 changes accepted.`);
  for (const render of [renderTerminal, renderMarkdown, renderHtml]) {
    expect(render(shown).match(new RegExp(reason.replace(/\./g, '\\.'), 'g'))).toHaveLength(2);
  }
});

it('an acceptance ends after its day, and the drift counts again', async () => {
  await write(reportOf(object()));
  const ended = apply(reportOf(object()), DAY('2030-07-01'));
  expect(ended).toMatchObject({
    drifted: [{ address: 'lintel_run_task.scan' }],
    unused: [{ line: 2, because: 'has ended' }],
  });
  expect(renderTerminal(ended)).toContain('lintel_run_task.scan (enabled) has ended. The drift counts again.');
});

it.each<[string, DriftedObject]>([
  ['another value', object({ changes: [{ path: 'enabled', before: true, after: 'no', next: 'restored' }] })],
  ['another attribute', object({ changes: [{ path: 'url', before: true, after: false, next: 'restored' }] })],
  ['another object', object({ address: 'lintel_run_task.other' })],
  ['a deletion', object({ what: 'gone', changes: [] })],
])('an acceptance does not hold for %s, and is reported as matching nothing', async (_, drift) => {
  await write(reportOf(object()));
  expect(apply(reportOf(drift))).toMatchObject({
    drifted: [{ what: drift.what }],
    unused: [{ because: 'matches nothing' }],
  });
});

it('an acceptance holds for one attribute, and the others still count', async () => {
  await write(reportOf(object()));
  const more = object({
    changes: [...object().changes, { path: 'url', before: 'a', after: 'b', next: 'restored' }],
  });
  expect(apply(reportOf(more)).drifted).toMatchObject([{ changes: [{ path: 'url' }] }]);
});

it('an acceptance holds for its stack, and long values are written as hashes', async () => {
  const policy = object({
    changes: [{ path: 'policy', before: 'a'.repeat(400), after: 'b'.repeat(400), next: 'restored' }],
  });
  await write(reportOf(policy));
  expect(readFileSync(file(), 'utf8')).not.toContain('aaaa');
  expect(apply(reportOf(policy)).drifted).toEqual([]);
  const other = { ...reportOf(policy), subject: 'stacks/other' };
  expect(apply(other)).toEqual(other);
});

it('sensitive drift cannot be accepted', async () => {
  const secret = reportOf(object({ changes: [{ path: 'hmac_key', sensitive: true, next: 'restored' }] }));
  const said = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  await write(secret);
  expect(said.mock.calls.join('')).toContain(codeLine('drift-not-acceptable'));
  said.mockRestore();
  expect(readAcceptances(file())).toEqual([]);
  expect(apply(secret)).toEqual(secret);
});

it.each([
  ['  - {address: a, attribute: b, reason: r, by: m, until: 2030-01-01}', 'it must have either `attribute`'],
  ['  - {address: a, deleted: false, reason: r, by: m, until: 2030-01-01}', 'it must have either `attribute`'],
  ['  - {address: a, deleted: true, reason: r, by: m, until: 2030-02-30}', '`until` must be a day'],
])('a file of accepted drift that is wrong is refused with its line (case %#)', (entry, says) => {
  writeFileSync(file(), `accepted:\n${entry}\n`);
  expect(() => readAcceptances(file())).toThrow(`${file()}:2: ${says}`);
});
