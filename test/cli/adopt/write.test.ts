import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'fs';
import { tmpdir } from 'os';
import * as path from 'path';
import { writeProject } from '../../../src/cli/adopt/write-project';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'lintel-write-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

const COPIED = { path: 'modules/vpc/nested/main.tf', content: Buffer.from([0, 255]), executable: false };

it('writeProject writes texts and bytes, and leaves no temporary files', () => {
  writeProject(folder, [COPIED, { path: 'a.tf', text: 'a' }], []);
  expect(readFileSync(path.join(folder, COPIED.path))).toEqual(COPIED.content);
  expect([readdirSync(folder).sort(), readdirSync(path.join(folder, 'modules/vpc/nested'))]).toEqual([
    ['a.tf', 'modules'],
    ['main.tf'],
  ]);
});

it('writeProject writes nothing if one of the files already exists, and removes only the folders that it created', () => {
  mkdirSync(path.join(folder, 'modules', 'mine'), { recursive: true });
  writeFileSync(path.join(folder, 'z.tf'), 'mine');
  expect(() =>
    writeProject(path.join(folder, 'new', 'place'), [COPIED, { path: '../../z.tf', text: 'z' }], []),
  ).toThrow(`nothing was written: ${path.join(folder, 'z.tf')} already exists.`);
  expect(() => writeProject(folder, [COPIED, { path: 'z.tf', text: 'z' }], [])).toThrow('already exists.');
  expect(readFileSync(path.join(folder, 'z.tf'), 'utf8')).toBe('mine');
  expect([existsSync(path.join(folder, 'new')), readdirSync(path.join(folder, 'modules'))]).toEqual([false, ['mine']]);
});
